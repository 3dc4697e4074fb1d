"""What the tests of Philadelphia share: a table set up in a line, played with the words of the rules page."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
import pytest
from laws import case

from games.core import Move, Refusal, Seat, StandingOrder, TurnContext, engine
from games.philadelphia import TITLE
from games.philadelphia.model import checks, moves, roles
from games.philadelphia.model import components as c
from games.philadelphia.model import data_rows as d
from games.philadelphia.model.state import Ad, Agency, PhiladelphiaOptions
from games.philadelphia.rules.effects import prompts
from games.philadelphia.rules.game import Philadelphia
from games.philadelphia.rules.hiring import Hiring
from games.philadelphia.rules.rounds import Round
from games.philadelphia.rules.together import ArrangeEffects
from games.philadelphia.rules.turn import TurnActions
from games.philadelphia.rules.updating import Updating

A, B, C = Seat(0), Seat(1), Seat(2)
ITEMS = [item for item in c.ITEM_DECK if item in c.ITEMS]
MARKET = ("same_day", "extra_issue", "back_number")

census: Callable[[Philadelphia], dict[str, Any]] = case("philadelphia").kit.census


class Rigged:
    """Chance that leaves cards in their order, or `turned` reverses it, and rolls the dice it was given."""

    def __init__(self, dice: Iterable[int] = ()) -> None:
        self.dice = list(dice)
        self.turned = False

    def permutation(self, index: int, what: str, n: int) -> tuple[int, ...]:
        order = list(range(n))
        if what.endswith("die"):
            order.insert(0, order.pop(self.dice.pop(0) - 1))
        return tuple(order[::-1] if self.turned else order)


class Table:
    """A game at some point of it. Names of the setup are those of golden.json."""

    def __init__(self, options: PhiladelphiaOptions | None = None, **setup: Any) -> None:
        seats = setup.get("players", 2)
        self.chance = Rigged()
        self.events: list[Any] = []
        self.orders: dict[Seat, tuple[StandingOrder, ...]] = {}
        self.game = Philadelphia(
            phases=[],
            options=options or PhiladelphiaOptions(),
            agencies=[_agency(setup, seat) for seat in range(seats)],
            round=setup.get("round", 2),
            start=Seat(setup.get("start", 0)),
            discard=list(setup.get("discard", [])),
            market=list(setup.get("market", MARKET)),
            item_discard=list(setup.get("item_discard", [])),
            field_cards=list(setup.get("field_cards", [])),
        )
        self.game.item_deck = list(setup["items"]) if "items" in setup else _rest_of_items(self.game.market)
        self.game.deck = _deck(self.game, setup.get("deck", []), setup.get("rest") != "none")

    def me(self, seat: Seat = A) -> Agency:
        """The agency of a seat."""
        return self.game.agencies[seat]

    @property
    def phase(self) -> str:
        """The name of the present phase; empty if there is none."""
        return type(self.game.phases[-1]).__name__ if self.game.phases else ""

    @property
    def asked(self) -> list[Seat]:
        """The seats that are asked."""
        return list(engine.waits_for(self.game))

    def actions_left(self) -> int:
        """Number of actions that are left in this turn."""
        return next((phase.left for phase in self.game.phases if isinstance(phase, TurnActions)), 0)

    def begin(self, phase: Any, *below: Any) -> "Table":
        """Put a phase of the round on the stack and run on to the first question."""
        self.game.phases = [*below, phase]
        ctx = TurnContext(self.game, self.chance)
        engine._run(ctx)
        self.events += [told.event for told in ctx.events]
        return self._obey()

    def given(self, *orders: StandingOrder, seat: Seat = A) -> "Table":
        """A seat's standing orders, which answer as at a table."""
        self.orders[seat] = orders
        return self

    def _obey(self) -> "Table":
        for seat in engine.waits_for(self.game):
            for order in self.orders.get(seat, ()):
                if (move := engine.order_answer(TITLE.view(self.game, seat), seat, order)) is not None:
                    return self.do(move, seat)
        return self

    def turn(self, seat: Seat = A) -> "Table":
        """It is the turn of a seat."""
        self.game.acting = seat
        return self.begin(TurnActions(seat))

    def hiring(self, *dice: int) -> "Table":
        """The phase of hiring, with these dice."""
        self.chance.dice = list(dice)
        self.game.acting = None
        return self.begin(Hiring())

    def update(self) -> "Table":
        """The phase of updates."""
        return self.begin(Updating())

    def next_round(self) -> "Table":
        """The end check, and what follows from it up to the next question."""
        return self.begin(Round(stage=3))

    def do(self, move: Move, seat: Seat | None = None) -> "Table":
        """Play a move."""
        by = engine.waits_for(self.game)[0] if seat is None else seat
        played = engine.play(TITLE, self.game, by, move, self.chance)
        self.game = played.game
        self.events += [told.event for told in played.events]
        return self._obey()

    def code(self, move: Move, seat: Seat | None = None) -> str:
        """The code of the refusal a move meets; nothing has changed."""
        return self.refusal(move, seat).code

    def refusal(self, move: Move, seat: Seat | None = None) -> Refusal:
        """Why a move is refused; it changes nothing."""
        by = engine.waits_for(self.game)[0] if seat is None else seat
        before = TITLE.save(self.game)
        why = engine.why_not(self.game, by, move)
        assert why is not None, move
        assert TITLE.save(self.game) == before
        return why

    def answer(self, kind: str, value: Any) -> None:
        """Answer an open prompt with the words of golden.json; what needs no answer here is passed over."""
        for move in _answers(self.game.phases[-1] if self.game.phases else None, kind, value):
            self.do(move)


def _answers(top: Any, kind: str, value: Any) -> list[Move]:
    if kind == "optional":
        if not value:
            return [moves.Decline()]
        return [moves.UseEffect()] if isinstance(top, prompts.MayUse) else []
    if kind in ("pick_look", "salvage"):
        return [moves.TakeCard(card) for card in value]
    if kind == "choose_ads":
        return [moves.ChooseAd(card) for card in value]
    if kind == "choose_hand":
        if not value:
            return [moves.Decline()]
        one = isinstance(top, prompts.DiscardFromHand) and top.most == 1
        return [moves.DiscardCard(value[0])] if one else [moves.DiscardCards(tuple(value))]
    if kind == "post_pick":
        return [moves.PostNext(value) if value else moves.Decline()]
    if kind == "choose_player":
        return [moves.ChoosePlayer(Seat(value))]
    if kind == "die_shift":
        return [moves.ShiftDie(value)]
    assert kind == "order", kind
    if not isinstance(top, ArrangeEffects):
        return []
    return [moves.OrderEffects(tuple(range(1, len(top.queues[top.asked[0]]) + 1)))]


def move_of(table: Table, words: Sequence[Any]) -> Move:
    """The move of a line of golden.json."""
    kind, *rest = words
    if kind == "buy":
        return moves.Buy(table.game.market[rest[0]])
    if kind == "submit":
        roles = tuple((role, tuple(cards)) for role, cards in rest[0])
        return moves.SubmitRoles(tuple(dict.fromkeys(card for _, cards in roles for card in cards)), roles)
    kinds: dict[str, type[Move]] = {
        "explore": moves.Explore,
        "acquire": moves.Acquire,
        "post": moves.Post,
        "pass": moves.Pass,
    }
    return kinds[kind](*rest)


def _agency(setup: dict[str, Any], seat: int) -> Agency:
    def of(name: str, default: Any) -> Any:
        values = setup.get(name, [])
        return values[seat] if seat < len(values) else default

    return Agency(
        gold=of("money", c.NUMBERS.start_gold),
        hand=list(of("hands", [])),
        vp=of("vp", 0),
        field=[Ad(card, months) for card, months in of("fields", [])],
    )


def _deck(game: Philadelphia, top: Sequence[str], with_rest: bool) -> list[str]:
    named = {*top, *game.discard}
    for agency in game.agencies:
        named |= {*agency.hand, *(ad.card for ad in agency.field)}
    return [*top, *(card for card in c.CARDS if with_rest and card not in named)]


def _rest_of_items(market: Sequence[str]) -> list[str]:
    left = list(ITEMS)
    for item in market:
        left.remove(item)
    return left


def add_card(patch: pytest.MonkeyPatch, id: str, *effects: dict[str, Any], **fields: Any) -> None:
    """A specialist that is not in the box, with letters A and B, hired on 1, for as long as a test lasts."""
    row = {"industry": "specialist", "cost": 0, "gold": 1, "cards": 0, "period": 9, **fields}
    kind = msgspec.convert(
        {"id": id, "letters": {"A": [1], "B": [1]}, "effects": list(effects), **row}, d.AdKind
    )
    assert not list(checks.effect_flaws(kind.effects, "ad", tuple(c.INDUSTRIES)))
    patch.setitem(c.KINDS, id, kind)
    for card in c.cards_of(kind).values():
        patch.setitem(c.CARDS, card.id, card)
        patch.setitem(roles._GROUPS, card.id, None)
        script = c.script_of(kind.effects)
        patch.setitem(c.SCRIPTS, card.id, script)
        for static in script.statics:
            standing = c.STANDING[static.modify]
            patch.setitem(standing, card.id, (*standing.get(card.id, ()), static))
        for at, effect in script.triggered.items():
            numbers = c.SET_OFF[effect.trigger.event, effect.trigger.source]
            patch.setitem(numbers, card.id, (*numbers.get(card.id, ()), at))


def on(event: str, *ops: dict[str, Any], source: str = "this", **more: Any) -> dict[str, Any]:
    """A triggered effect as the data file has it."""
    return {"kind": "triggered", "trigger": {"event": event, "source": source}, "do": list(ops), **more}
