"""Phase B: each player once takes a turn of up to two actions (rules 5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from games.core import Checked, Flow, Move, Note, Offer, Phase, Refusal, Seat, note
from games.florence import components as c
from games.florence import events, moves
from games.florence.auction import why_not_pay
from games.florence.building import build, build_offer
from games.florence.cards import look_at_deck
from games.florence.completing import complete_work, work_offer
from games.florence.free import FREE_MOVES, answer_free, free_offers

if TYPE_CHECKING:
    from games.florence.game import Florence


class Actions(Phase):
    """Everybody's turn, clockwise from the start player; `to_play` are those still to come."""

    rule: ClassVar[str] = "5"

    to_play: list[Seat]

    def step(self, flow: Flow) -> None:
        if self.to_play:
            flow.push(Turn(self.to_play.pop(0)))
        else:
            flow.pop()


class Turn(Phase):
    """One player's actions, in any order and combination within the limits (rules 5)."""

    rule: ClassVar[str] = "5"
    answered_by: ClassVar[tuple[type[Move], ...]] = (
        moves.CompleteWork,
        moves.Build,
        moves.TakeProfession,
        moves.IntroduceFreedom,
        moves.BuyBonus,
        moves.EndTurn,
        *FREE_MOVES,
    )

    seat: Seat
    actions: int = 0
    took_profession: bool = False
    introduced_freedom: bool = False

    def tell_forced(self, game: Florence) -> bool:
        return self.actions >= c.ACTIONS

    def waits_for(self, game: Florence) -> Sequence[Seat]:
        return (self.seat,)

    def asks(self, game: Florence, seat: Seat) -> Note:
        return note("ask-turn", left=c.ACTIONS - self.actions, minimum=game.minimum_wv)

    def offers(self, game: Florence, seat: Seat) -> Iterator[Offer]:
        spent = None
        if self.actions >= c.ACTIONS:
            spent = Refusal("ERR_ACTION_LIMIT", "5", limit=c.ACTIONS)
        price = why_not_pay(game, seat, c.CARD_COST, "5")
        yield work_offer(game, seat, spent)
        yield build_offer(game, seat, spent)
        yield Offer(
            moves.TakeProfession,
            closed=spent or _why_again(self.took_profession) or _why_empty(game, "profession"),
            last=price,
        )
        yield Offer(
            moves.IntroduceFreedom,
            closed=spent or _why_again(self.introduced_freedom),
            last=price,
            freedom=Checked(c.FREEDOMS, lambda freedom: why_not_freedom(game, seat, freedom)),
        )
        yield Offer(moves.BuyBonus, closed=spent or _why_empty(game, "bonus"), last=price)
        yield Offer(moves.EndTurn)
        yield from free_offers(game, seat)

    def answer(self, flow: Flow, seat: Seat, move: Move) -> None:
        if answer_free(flow, seat, move):
            return
        if isinstance(move, moves.EndTurn):
            flow.tell(events.TurnEnded(seat, self.actions))
            flow.pop()
            return
        self.actions += 1
        if isinstance(move, moves.CompleteWork):
            complete_work(flow, seat, move)
        elif isinstance(move, moves.Build):
            build(flow, seat, move.building, move.cells)
        elif isinstance(move, moves.IntroduceFreedom):
            self.introduced_freedom = True
            _introduce_freedom(flow, seat, move.freedom)
        elif isinstance(move, moves.TakeProfession):
            self.took_profession = True
            _buy_card(flow, seat, "profession")
        else:
            _buy_card(flow, seat, "bonus")


def _why_again(done: bool) -> Refusal | None:
    return Refusal("ERR_ONCE_PER_TURN", "5") if done else None


def _why_empty(game: Florence, deck: str) -> Refusal | None:
    return None if game.deck(deck) else Refusal("ERR_DECK_EMPTY", "5", deck=deck)


def _buy_card(flow: Flow, seat: Seat, deck: str) -> None:
    """Pay for a look at a deck (rules 5.2, 5.4)."""
    flow.game.houses[seat].florins -= c.CARD_COST
    flow.tell(events.ActionPaid(seat, deck, -c.CARD_COST))
    look_at_deck(flow, seat, deck)


def why_not_freedom(game: Florence, seat: Seat, freedom: str) -> Refusal | None:
    """Why a seat may not take a freedom (rules 5.3)."""
    if freedom not in c.FREEDOMS:
        return moves.why_unknown(freedom, c.FREEDOMS, "5.3")
    if freedom in game.houses[seat].freedoms:
        return Refusal("ERR_FREEDOM_OWNED", "5.3", freedom=freedom)
    if not game.supply[freedom]:
        return Refusal("ERR_FREEDOM_SUPPLY", "5.3", freedom=freedom, tokens=len(game.houses) - 1)
    return None


def _introduce_freedom(flow: Flow, seat: Seat, freedom: str) -> None:
    house = flow.game.houses[seat]
    house.florins -= c.CARD_COST
    house.freedoms.append(freedom)
    flow.game.supply[freedom] -= 1
    flow.tell(events.FreedomIntroduced(seat, freedom, -c.CARD_COST))
