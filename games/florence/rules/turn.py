"""Phase B: each player once takes a turn of up to two actions (rules 5)."""

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from games.core import Checked, Move, Note, Offer, OfferFactory, Phase, Refusal, Seat, note
from games.florence.model import components as c
from games.florence.model import events, moves
from games.florence.model.state import Context, FlorenceState, why_not_pay
from games.florence.rules.building import build, build_offer
from games.florence.rules.cards import look_at_deck, why_empty
from games.florence.rules.characters import (
    actions_of,
    end_of_turn,
    last_chances,
    princess_offer,
    princess_work,
)
from games.florence.rules.completing import complete_work, work_offer
from games.florence.rules.free_moves import FREE_HANDLERS, FREE_OFFERS, DecisionByKind

_PRICE = note("hint-florins", florins=c.CARD_COST)


class Actions(Phase[FlorenceState]):
    """Each seat's turn, clockwise from the start player; `to_play`: the seats still to come."""

    rule = "5"

    to_play: list[Seat]

    def asks_next(self, game: FlorenceState) -> Sequence[Seat]:
        """The seat with the next turn can already plan it."""
        return self.to_play[:1]

    def step(self, ctx: Context) -> None:
        if self.to_play:
            ctx.push(Turn(self.to_play.pop(0)))
        else:
            ctx.pop()


class Turn(DecisionByKind):
    """One player's actions, in any order and combination within the limits (rules 5)."""

    rule = "5"
    expansion: ClassVar[Collection[type[Move]]] = {*DecisionByKind.expansion, moves.PrincessWork}

    seat: Seat
    actions: int = 0
    took_profession: bool = False
    introduced_freedom: bool = False

    def may_play_forced(self, game: FlorenceState) -> bool:
        return self.actions >= actions_of(game, self.seat)

    def waits_for(self, game: FlorenceState) -> Sequence[Seat]:
        return (self.seat,)

    def asks(self, game: FlorenceState, seat: Seat) -> Note:
        return note("ask-turn", left=actions_of(game, seat) - self.actions, minimum=game.minimum_wv)

    def _spent(self, game: FlorenceState, seat: Seat) -> Refusal | None:
        """Why there is no action left."""
        limit = actions_of(game, seat)
        return Refusal("ERR_ACTION_LIMIT", "5", limit=limit) if self.actions >= limit else None

    def _work_offer(self, game: FlorenceState, seat: Seat) -> Offer:
        return work_offer(game, seat, self._spent(game, seat))

    def _princess_offer(self, game: FlorenceState, seat: Seat) -> Offer:
        return princess_offer(game, seat, self._spent(game, seat))

    def _build_offer(self, game: FlorenceState, seat: Seat) -> Offer:
        return build_offer(game, seat, self._spent(game, seat))

    def _profession_offer(self, game: FlorenceState, seat: Seat) -> Offer:
        return Offer(
            moves.TakeProfession,
            closed=self._spent(game, seat)
            or _why_again(self.took_profession)
            or why_empty(game, "profession", "5.2"),
            last=why_not_pay(game, seat, c.CARD_COST, "5.2"),
            does=_PRICE,
        )

    def _freedom_offer(self, game: FlorenceState, seat: Seat) -> Offer:
        return Offer(
            moves.IntroduceFreedom,
            closed=self._spent(game, seat) or _why_again(self.introduced_freedom),
            last=why_not_pay(game, seat, c.CARD_COST, "5.3"),
            does=_PRICE,
            previews={"freedom": lambda freedom: _freedom_note(game, seat, freedom)},
            freedom=Checked(c.FREEDOMS, lambda freedom: why_not_freedom(game, seat, freedom)),
        )

    def _bonus_offer(self, game: FlorenceState, seat: Seat) -> Offer:
        return Offer(
            moves.BuyBonus,
            closed=self._spent(game, seat) or why_empty(game, "bonus", "5.4"),
            last=why_not_pay(game, seat, c.CARD_COST, "5.4"),
            does=_PRICE,
        )

    def _end_offer(self, game: FlorenceState, seat: Seat) -> Offer:
        return Offer(moves.EndTurn, warning=lambda: self._unused(game, seat), ends=True)

    action_offers: ClassVar[Mapping[type[Move], OfferFactory]] = {
        moves.CompleteWork: _work_offer,
        moves.PrincessWork: _princess_offer,
        moves.Build: _build_offer,
        moves.TakeProfession: _profession_offer,
        moves.IntroduceFreedom: _freedom_offer,
        moves.BuyBonus: _bonus_offer,
    }

    offer_factories = {**action_offers, moves.EndTurn: _end_offer, **FREE_OFFERS}

    def _unused(self, game: FlorenceState, seat: Seat) -> Note | None:
        """A warning that something can still be done; in the last round, also which characters are lost
        unused."""
        left = actions_of(game, seat) - self.actions
        if left > 0 and not any(make(self, game, seat).is_open() for make in self.action_offers.values()):
            left = 0
        if lost := last_chances(game, seat):
            return Note("warn-lost", {"left": left, "characters": lost})
        return note("warn-unused", left=left) if left > 0 else None

    def _complete_work(self, ctx: Context, seat: Seat, move: moves.CompleteWork) -> None:
        self.actions += 1
        complete_work(ctx, seat, move)

    def _princess_work(self, ctx: Context, seat: Seat, move: moves.PrincessWork) -> None:
        self.actions += 1
        princess_work(ctx, seat, move)

    def _build(self, ctx: Context, seat: Seat, move: moves.Build) -> None:
        self.actions += 1
        build(ctx, seat, move.building, move.cells)

    def _take_profession(self, ctx: Context, seat: Seat, move: moves.TakeProfession) -> None:
        self.actions += 1
        self.took_profession = True
        _buy_card(ctx, seat, "profession")

    def _introduce_freedom(self, ctx: Context, seat: Seat, move: moves.IntroduceFreedom) -> None:
        self.actions += 1
        self.introduced_freedom = True
        _introduce_freedom(ctx, seat, move.freedom)

    def _buy_bonus(self, ctx: Context, seat: Seat, move: moves.BuyBonus) -> None:
        self.actions += 1
        _buy_card(ctx, seat, "bonus")

    def _end(self, ctx: Context, seat: Seat, move: moves.EndTurn) -> None:
        ctx.tell(events.TurnEnded(seat, self.actions))
        end_of_turn(ctx, seat)
        ctx.end_turn()
        ctx.pop()

    handlers = {
        moves.CompleteWork: _complete_work,
        moves.PrincessWork: _princess_work,
        moves.Build: _build,
        moves.TakeProfession: _take_profession,
        moves.IntroduceFreedom: _introduce_freedom,
        moves.BuyBonus: _buy_bonus,
        moves.EndTurn: _end,
        **FREE_HANDLERS,
    }


def _why_again(done: bool) -> Refusal | None:
    return Refusal("ERR_ONCE_PER_TURN", "5") if done else None


def _buy_card(ctx: Context, seat: Seat, deck: str) -> None:
    """Pay for a look at a deck (rules 5.2, 5.4)."""
    ctx.game.houses[seat].florins -= c.CARD_COST
    ctx.tell(events.ActionPaid(seat, deck, -c.CARD_COST))
    look_at_deck(ctx, seat, deck)


def why_not_freedom(game: FlorenceState, seat: Seat, freedom: str) -> Refusal | None:
    """Why a seat may not take a freedom (rules 5.3)."""
    if freedom not in c.FREEDOMS:
        return moves.why_unknown(freedom, c.FREEDOMS, "5.3")
    if freedom in game.houses[seat].freedoms:
        return Refusal("ERR_FREEDOM_OWNED", "5.3", freedom=freedom)
    if not game.supply[freedom]:
        return Refusal("ERR_FREEDOM_SUPPLY", "5.3", freedom=freedom, tokens=len(game.houses) - 1)
    return None


def _freedom_note(game: FlorenceState, seat: Seat, freedom: str) -> Note:
    """Number of tokens left, and the cards in hand that prefer it."""
    hand = tuple(card for card in game.houses[seat].hand if c.PROFESSIONS[card].freedom == freedom)
    return note("hint-freedom", left=game.supply[freedom], professions=hand)


def _introduce_freedom(ctx: Context, seat: Seat, freedom: str) -> None:
    house = ctx.game.houses[seat]
    house.florins -= c.CARD_COST
    house.freedoms.append(freedom)
    ctx.game.supply[freedom] -= 1
    ctx.tell(events.FreedomIntroduced(seat, freedom, -c.CARD_COST))
