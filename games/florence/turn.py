"""Phase B: each player once takes a turn of up to two actions (rules 5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from games.core import Checked, Flow, Move, Note, Offer, Phase, Refusal, Seat, Subsets, note
from games.florence import components as c
from games.florence import events, moves
from games.florence.auction import why_not_pay
from games.florence.cards import look_at_deck
from games.florence.free import FREE_MOVES, answer_free, free_offers
from games.florence.placement import PALAZZO_MASK, legal_places, why_not_there
from games.florence.winning import place
from games.florence.work import bonus_value, most_pp, payout, work_value

if TYPE_CHECKING:
    from games.florence.game import Florence
    from games.florence.state import Principality


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
        yield work_offer(game, seat, spent)
        yield build_offer(game, seat, spent)
        price = why_not_pay(game, seat, c.CARD_COST, "5")
        yield Offer(
            moves.TakeProfession,
            closed=spent or self._once(self.took_profession) or _why_empty(game, "profession"),
            last=price,
        )
        yield Offer(
            moves.IntroduceFreedom,
            closed=spent or self._once(self.introduced_freedom),
            last=price,
            freedom=Checked(c.FREEDOMS, lambda freedom: why_not_freedom(game, seat, freedom)),
        )
        yield Offer(moves.BuyBonus, closed=spent or _why_empty(game, "bonus"), last=price)
        yield Offer(moves.EndTurn)
        yield from free_offers(game, seat)

    def _once(self, done: bool) -> Refusal | None:
        return Refusal("ERR_ONCE_PER_TURN", "5") if done else None

    def answer(self, flow: Flow, seat: Seat, move: Move) -> None:
        if answer_free(flow, seat, move):
            return
        if isinstance(move, moves.EndTurn):
            flow.tell(events.TurnEnded(seat, self.actions))
            flow.pop()
            return
        self.actions += 1
        if isinstance(move, moves.CompleteWork):
            _complete_work(flow, seat, move)
        elif isinstance(move, moves.Build):
            _build(flow, seat, move)
        elif isinstance(move, moves.IntroduceFreedom):
            self.introduced_freedom = True
            _introduce_freedom(flow, seat, move.freedom)
        else:
            deck = "profession" if isinstance(move, moves.TakeProfession) else "bonus"
            self.took_profession = self.took_profession or deck == "profession"
            flow.game.houses[seat].florins -= c.CARD_COST
            flow.tell(events.ActionPaid(seat, deck, -c.CARD_COST))
            look_at_deck(flow, seat, deck)


def _why_empty(game: Florence, deck: str) -> Refusal | None:
    return None if game.deck(deck) else Refusal("ERR_DECK_EMPTY", "5", deck=deck)


# 5.1 Build


def build_offer(game: Florence, seat: Seat, closed: Refusal | None) -> Offer:
    """A building type not yet owned, still in supply, on a legal place."""
    house = game.houses[seat]
    covered = house.covered()
    buildings, palazzo = touch_masks(game, house)

    def why_not_building(building: str) -> Refusal | None:
        refusal = why_not_type(game, house, building)
        if refusal is None and not legal_places(building, covered, buildings | palazzo):
            return Refusal("ERR_NO_ROOM", "5.1", tile=building)
        return refusal

    def cells(building: str) -> Checked:
        return Checked(
            legal_places(building, covered, buildings | palazzo),
            lambda cells: why_not_there(building, cells, covered, buildings, palazzo),
        )

    cost = c.BUILDING_COST[house.builders]
    return Offer(
        moves.Build,
        closed=closed,
        last=why_not_pay(game, seat, cost, "5.1"),
        hints={"building": lambda building: note("hint-building", cost=cost, left=game.supply[building])},
        building=Checked(c.BUILDINGS, why_not_building),
        cells=cells,
    )


def touch_masks(game: Florence, house: Principality) -> tuple[int, int]:
    """What a new building may not touch: own buildings, palazzo. Nothing with two builders (3.2.2-3)."""
    if house.builders >= c.TOUCHING_FROM_BUILDERS:
        return 0, 0
    return house.buildings_mask(), PALAZZO_MASK if game.options.palazzo_blocks else 0


def why_not_type(game: Florence, house: Principality, building: str) -> Refusal | None:
    """Why a building of this type may not be built at all, wherever it lies (rules 3.2.5, 5.1)."""
    if building not in c.BUILDINGS:
        return Refusal("ERR_BAD_PARAM", "5.1")
    if house.tile_count(building):
        return Refusal("ERR_DUPLICATE_BUILDING", "3.2.5", tile=building)
    if not game.supply[building]:
        return Refusal("ERR_BUILDING_SUPPLY", "5.1", tile=building)
    return None


def _build(flow: Flow, seat: Seat, move: moves.Build) -> None:
    house = flow.game.houses[seat]
    cost = c.BUILDING_COST[house.builders]
    place(flow, seat, move.building, move.cells)
    house.florins -= cost
    house.pp += c.BUILDING_PP
    flow.tell(events.Built(seat, move.building, house.tiles[-1].cells, -cost, c.BUILDING_PP))


# 5.3 Introduce a freedom


def why_not_freedom(game: Florence, seat: Seat, freedom: str) -> Refusal | None:
    """Why a seat may not take a freedom."""
    if freedom not in c.FREEDOMS:
        return Refusal("ERR_BAD_PARAM", "5.3")
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


# 5.6 Complete a work


def work_offer(game: Florence, seat: Seat, closed: Refusal | None) -> Offer:
    """A profession from the hand, any bonus cards, and how much of the income to take as prestige."""
    house = game.houses[seat]
    minimum = game.minimum_wv

    def why_not_profession(card: str) -> Refusal | None:
        if card not in house.hand:
            return Refusal("ERR_CARD_NOT_IN_HAND", "5.6.1", card=card)
        best = work_value(game, house, card).total + best_bonus(game, house)
        return None if best >= minimum else _too_low(best)

    def _too_low(wv: int) -> Refusal:
        return Refusal("ERR_WV_TOO_LOW", "5.6.3", wv=wv, minimum=minimum, missing=minimum - wv)

    def bonus_cards(card: str) -> Subsets:
        base = work_value(game, house, card).total

        def why_not(cards: tuple[str, ...]) -> Refusal | None:
            refusal = _why_not_bonus(game, house, cards)
            if refusal is not None:
                return refusal
            wv = base + sum(bonus_value(bonus, house, playing=True) for bonus in cards)
            return None if wv >= minimum else _too_low(wv)

        return Subsets(tuple(house.bonus), why_not)

    def pp(card: str, cards: tuple[str, ...]) -> Checked:
        wv = work_value(game, house, card, cards).total
        return Checked(range(most_pp(wv) + 1), _payout_check(wv))

    return Offer(
        moves.CompleteWork,
        closed=closed,
        hints={
            "profession": lambda card: _work_hint(game, house, card),
            "bonus_cards": lambda card, cards: note("hint-wv", wv=work_value(game, house, card, cards).total),
            "pp": lambda card, cards, pp: note(
                "hint-florins", florins=payout(work_value(game, house, card, cards).total, pp)
            ),
        },
        profession=Checked(house.hand, why_not_profession),
        bonus_cards=bonus_cards,
        pp=pp,
    )


def best_bonus(game: Florence, house: Principality) -> int:
    """The most WV the bonus cards in hand can add to one work."""
    values = [bonus_value(card, house, playing=True) for card in house.bonus]
    if game.options.bonus_per_work == "one":
        return max(values, default=0)
    return sum(values)


def _why_not_bonus(game: Florence, house: Principality, cards: tuple[str, ...]) -> Refusal | None:
    for card in cards:
        if card not in house.bonus:
            return Refusal("ERR_CARD_NOT_IN_HAND", "5.6.2", card=card)
    if len(set(cards)) < len(cards):
        return Refusal("ERR_BONUS_DUPLICATE", "7.1")
    if game.options.bonus_per_work == "one" and len(cards) > 1:
        return Refusal("ERR_ONE_BONUS", "7.1", limit=1)
    return None


def _payout_check(wv: int) -> Callable[[int], Refusal | None]:
    def why_not(pp: int) -> Refusal | None:
        if 0 <= pp <= most_pp(wv):
            return None
        return Refusal("ERR_PAYOUT", "5.6.4", pp=pp, most=most_pp(wv), wv=wv)

    return why_not


def _work_hint(game: Florence, house: Principality, card: str) -> Note:
    value = work_value(game, house, card)
    return note(
        "hint-work",
        wv=value.total,
        best=value.total + best_bonus(game, house),
        minimum=game.minimum_wv,
        building=value.building,
        landscape=value.landscape,
        freedom=value.freedom,
        jesters=value.jesters,
        cards=value.cards,
    )


def _complete_work(flow: Flow, seat: Seat, move: moves.CompleteWork) -> None:
    game: Florence = flow.game
    house = game.houses[seat]
    value = work_value(game, house, move.profession, move.bonus_cards)
    florins = payout(value.total, move.pp)
    house.hand.remove(move.profession)
    house.table.append(move.profession)
    for card in move.bonus_cards:
        house.bonus.remove(card)
        game.used_bonus.append(card)
    house.florins += florins
    house.pp += move.pp
    house.best_work = max(house.best_work, value.total)
    flow.tell(
        events.WorkCompleted(
            seat=seat,
            profession=move.profession,
            wv=value.total,
            building=value.building,
            landscape=value.landscape,
            freedom=value.freedom,
            jesters=value.jesters,
            cards=value.cards,
            bonus=value.bonus,
            bonus_cards=move.bonus_cards,
            florins=florins,
            pp=move.pp,
        )
    )
