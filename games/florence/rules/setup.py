"""Set-up: decks, the deal and the secret choice of a hand (rules 2.2)."""

from collections.abc import Iterator, Sequence

from games.core import (
    Note,
    Offer,
    Phase,
    Refusal,
    Seat,
    draw_start_player,
    note,
    one_of,
)
from games.florence.model import components as c
from games.florence.model import events, moves
from games.florence.model.state import Context, FlorenceState
from games.florence.rules.cards import preference_note
from games.florence.rules.rounds import Round


class ChooseHand(Phase[FlorenceState]):
    """Each seat secretly gives back one of four dealt professions, all at the same time (rules 2.2.1).

    `dealt` and `returned` are by seat. A choice can be withdrawn until the last one is in; their order
    doesn't matter. Nothing is dealt before the first step."""

    rule = "2.2"

    dealt: list[list[str]] = []
    returned: list[str | None] = []

    def waits_for(self, game: FlorenceState) -> Sequence[Seat]:
        return tuple(Seat(seat) for seat, card in enumerate(self.returned) if card is None)

    def may_answer(self, game: FlorenceState) -> Sequence[Seat]:
        return tuple(Seat(seat) for seat in range(len(self.returned)))

    def asks(self, game: FlorenceState, seat: Seat) -> Note:
        if self.returned[seat] is not None:
            return note("ask-choose-again", card=self.returned[seat] or "")
        return note("ask-return-card", count=c.DEALT)

    def offers(self, game: FlorenceState, seat: Seat) -> Iterator[Offer]:
        if self.returned[seat] is not None:
            yield Offer(moves.ChooseAgain)
            return
        dealt = tuple(self.dealt[seat])
        yield Offer(
            moves.ReturnCard,
            previews={"profession": lambda card: preference_note(game, card)},
            profession=one_of(dealt, Refusal("ERR_CHOICE_NOT_OFFERED", self.rule, offered=dealt)),
        )

    def _return(self, ctx: Context, seat: Seat, move: moves.ReturnCard) -> None:
        self.returned[seat] = move.profession
        ctx.tell(events.HandChosen(seat))

    def _choose_again(self, ctx: Context, seat: Seat, move: moves.ChooseAgain) -> None:
        self.returned[seat] = None
        ctx.tell(events.HandReopened(seat))

    handlers = {moves.ReturnCard: _return, moves.ChooseAgain: _choose_again}

    def step(self, ctx: Context) -> None:
        if self.dealt:
            self._settle(ctx)
        else:
            self._deal(ctx)

    def _deal(self, ctx: Context) -> None:
        game = ctx.game
        game.professions = ctx.shuffle("professions", list(c.PROFESSIONS))
        game.bonus_deck = ctx.shuffle("bonus cards", list(c.BONUS_CARDS))
        game.prestige_deck = ctx.shuffle("prestige cards", list(c.PRESTIGE_CARDS))
        game.start_player = draw_start_player(ctx, len(game.houses), game.options.start_player)
        for seat in range(len(game.houses)):
            cards = game.professions[: c.DEALT]
            del game.professions[: c.DEALT]
            self.dealt.append(cards)
            self.returned.append(None)
            ctx.tell(events.Dealt(tuple(cards)), to=Seat(seat))

    def _settle(self, ctx: Context) -> None:
        """All have chosen: hands are what was kept, the rest is shuffled into the deck."""
        game = ctx.game
        for seat, card in enumerate(self.returned):
            assert card is not None
            hand = [kept for kept in self.dealt[seat] if kept != card]
            game.houses[seat].hand = hand
            game.professions.append(card)
            ctx.tell(events.HandSettled(card, tuple(hand)), to=Seat(seat))
        game.professions = ctx.shuffle("returned professions", game.professions)
        ctx.replace(Round())
