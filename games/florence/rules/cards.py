"""Taking a card: from the top of a deck, or a profession lying before another player (rules 4.1, 5.2, 5.4, 6,
10)."""

from collections.abc import Iterator
from typing import ClassVar

from games.core import (
    Checked,
    Note,
    Offer,
    Permutations,
    Phase,
    Refusal,
    Seat,
    SingleSeatPhase,
    note,
    one_of,
)
from games.florence.model import components as c
from games.florence.model import events, moves
from games.florence.model.prestige import prestige_pp
from games.florence.model.state import Context, FlorenceState
from games.florence.model.work import bonus_value


class PickCard(SingleSeatPhase[FlorenceState]):
    """Keep one of the cards looked at; the rest go under the deck in any order (rules 5.2)."""

    rule = "5.2"
    turned_up: ClassVar[bool] = True

    deck: str
    cards: list[str]

    def tell_forced(self, game: FlorenceState) -> bool:
        return len(self.cards) == 1

    def asks(self, game: FlorenceState, seat: Seat) -> Note:
        return note("ask-pick-card", deck=self.deck, count=len(self.cards))

    def offers(self, game: FlorenceState, seat: Seat) -> Iterator[Offer]:
        yield Offer(
            moves.PickCard,
            hints={"card": lambda card: self._hint(game, card)},
            card=one_of(self.cards, Refusal("ERR_CHOICE_NOT_OFFERED", self.rule, offered=tuple(self.cards))),
            bottom=lambda card: Permutations(tuple(other for other in self.cards if other != card)),
        )

    def _hint(self, game: FlorenceState, card: str) -> Note:
        if card in c.PROFESSIONS:
            return prefers(game, card)
        if card in c.BONUS_CARDS:
            return note("hint-bonus-card", wv=bonus_value(card, game.houses[self.seat]))
        return note("hint-prestige-card", pp=prestige_pp(card, game.houses, self.seat))

    def _pick(self, ctx: Context, seat: Seat, move: moves.PickCard) -> None:
        house = ctx.game.houses[seat]
        house.cards(self.deck).append(move.card)
        ctx.game.deck(self.deck).extend(move.bottom)
        ctx.tell(events.CardKept(seat, self.deck))
        ctx.tell(events.CardTaken(self.deck, move.card, move.bottom), to=seat)
        ctx.pop()

    handlers = {moves.PickCard: _pick}


def look_at_deck(ctx: Context, seat: Seat, deck: str) -> None:
    """Take up to five cards off a deck and let `seat` keep one."""
    cards = ctx.game.deck(deck)
    seen = cards[: c.LOOKED_AT]
    del cards[: c.LOOKED_AT]
    ctx.reveal()
    ctx.tell(events.CardsSeen(seat, deck, len(seen)))
    ctx.tell(events.CardsOffered(deck, tuple(seen)), to=seat)
    ctx.push(PickCard(seat, deck, seen))


# Recruiting (6)

_OTHERS_GAIN = note("does-recruit")


def recruit_offer(game: FlorenceState, seat: Seat) -> Offer:
    """Take a profession lying face up before another player (rules 6.1)."""
    if not game.houses[seat].recruits:
        return Offer(moves.Recruit, closed=Refusal("ERR_NO_RECRUIT_CARD", "6.1"))
    others = tuple(Seat(other) for other in range(len(game.houses)) if other != seat)

    def why_not_player(player: int) -> Refusal | None:
        found = player in others and game.houses[player].table
        return None if found else Refusal("ERR_RECRUIT_TARGET", "6.1")

    def professions(player: int) -> Checked:
        return one_of(tuple(game.houses[player].table), Refusal("ERR_RECRUIT_TARGET", "6.1"))

    return Offer(
        moves.Recruit,
        does=_OTHERS_GAIN,
        hints={"profession": lambda player, card: prefers(game, card)},
        player=Checked(others, why_not_player),
        profession=professions,
    )


def prefers(game: FlorenceState, card: str) -> Note:
    """The preferences of a profession, as a hint."""
    building, landscape, freedom = game.preferred(card)
    return note("hint-profession", building=building, landscape=landscape, freedom=freedom)


def recruit(phase: Phase, ctx: Context, seat: Seat, move: moves.Recruit) -> None:
    """Take a profession of another player, who gets the recruiting card (rules 6.1)."""
    house, other = ctx.game.houses[seat], ctx.game.houses[move.player]
    house.recruits -= 1
    other.table_recruits += 1
    other.table.remove(move.profession)
    house.hand.append(move.profession)
    ctx.tell(events.Recruited(seat, move.player, move.profession))
