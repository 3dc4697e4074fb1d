"""Taking a card from the top of a deck (rules 4.1, 5.2, 5.4, 10)."""

from collections.abc import Iterator
from typing import ClassVar

from games.core import Note, Offer, Permutations, Refusal, Seat, SingleSeatPhase, note, one_of
from games.florence.model import components as c
from games.florence.model import events, moves
from games.florence.model.prestige import prestige_pp
from games.florence.model.state import Context, FlorenceState, preferred
from games.florence.model.work import bonus_value


class PickCard(SingleSeatPhase[FlorenceState]):
    """Keep one of the cards looked at; the rest go under the deck in any order (rules 5.2)."""

    rule = "5.2"
    turned_up: ClassVar[bool] = True

    deck: str
    cards: list[str]

    def may_play_forced(self, game: FlorenceState) -> bool:
        return len(self.cards) == 1

    def asks(self, game: FlorenceState, seat: Seat) -> Note:
        return note("ask-pick-card", deck=self.deck, count=len(self.cards))

    def offers(self, game: FlorenceState, seat: Seat) -> Iterator[Offer]:
        yield Offer(
            moves.PickCard,
            previews={"card": lambda card: self._preview(game, card)},
            card=one_of(self.cards, Refusal("ERR_CHOICE_NOT_OFFERED", self.rule, offered=tuple(self.cards))),
            bottom=lambda card: Permutations(tuple(other for other in self.cards if other != card)),
        )

    def _preview(self, game: FlorenceState, card: str) -> Note:
        if card in c.PROFESSIONS:
            return preference_note(game, card)
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


def why_empty(game: FlorenceState, deck: str, rule: str) -> Refusal | None:
    """Why no card of a deck can be looked at."""
    return None if game.deck(deck) else Refusal("ERR_DECK_EMPTY", rule, deck=deck)


def look_at_deck(ctx: Context, seat: Seat, deck: str) -> None:
    """Take up to five cards off a deck and let `seat` keep one."""
    cards = ctx.game.deck(deck)
    seen = cards[: c.LOOKED_AT]
    del cards[: c.LOOKED_AT]
    ctx.reveal()
    ctx.tell(events.CardsSeen(seat, deck, len(seen)))
    ctx.tell(events.CardsOffered(deck, tuple(seen)), to=seat)
    ctx.push(PickCard(seat, deck, seen))


def preference_note(game: FlorenceState, card: str) -> Note:
    """What a profession prefers."""
    building, landscape, freedom = preferred(card, game.options.landscapes)
    return note("hint-profession", building=building, landscape=landscape, freedom=freedom)
