"""What is missing in a title is named: when its `Title` is made, or by the laws in one sentence."""

import re
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import every_law
import pytest
from laws import Case, toy_code, toy_modules

from games.core.engine import EndlessSteps
from games.core.title_check import TitleError

NUMBERS = iter(range(10**6))


@pytest.fixture
def made(request: pytest.FixtureRequest) -> Iterator[Any]:
    """A function that runs the title of the page with something replaced in its code."""
    names = []

    def make(old: str, new: str) -> Any:
        code = toy_code()[0]
        assert old in code
        name = f"games.pile_{next(NUMBERS)}"
        names.append(name)
        module = sys.modules[name] = ModuleType(name)
        exec(compile(code.replace(old, new), name, "exec"), vars(module))
        return module

    yield make
    for name in names:
        del sys.modules[name]


ORDER = """from games.core import StandingOrder
class Wait(StandingOrder, frozen=True):
    pass"""

SEALED = """class Secret(SealedPhase[PileState]):
    pass
class Pile(PileState, kw_only=True):
    phases: list[Turns | Secret]"""

ADVISOR = """from games.core import Advisor, gain
STONES = gain("points", 1, lambda game, seat: game.stones[seat])
ADVISOR = Advisor((STONES,), imagine=lambda view, seat, rng: view)
"""

FAULTS = {
    "a phase outside the union": (
        "class Pile(",
        "class Watch(Phase[PileState]):\n    pass\nclass Pile(",
        "the phase Watch is neither in `phases` nor in `always_available` of Pile",
    ),
    "an event that is not collected": (
        "events=(Dealt, StonesTaken, CardPlayed)",
        "events=(Dealt, StonesTaken)",
        "the event CardPlayed is not in `events`",
    ),
    "a move without a handler": (
        "handlers = {TakeStones: _stones, PlayCard: _card}",
        "handlers = {TakeStones: _stones}",
        "no phase has PlayCard in its `handlers`",
    ),
    "an order without a handler": (
        "class Dealt(",
        f"{ORDER}\nclass Dealt(",
        "no phase has Wait in its `order_handlers`",
    ),
    "a field with the name of an option of offers": (
        "class PlayCard(Move, frozen=True):\n    card: str",
        "class PlayCard(Move, frozen=True):\n    last: str",
        "the field `last` of PlayCard has the name of an option of `Offer`",
    ),
    "a sealed phase that opens nothing": (
        "class Pile(PileState, kw_only=True):\n    phases: list[Turns]",
        f"from games.core import SealedPhase\n{SEALED}",
        "the phase Secret needs a method `opened`, which ends it",
    ),
    "a consideration with the name of the unit": (
        "TITLE = Title(",
        f"{ADVISOR}\nTITLE = Title(advisor=ADVISOR,",
        "no consideration may be called `points`: `advice-points` says points with their unit",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_a_title_lacks_is_named_when_it_is_made(fault: str, made: Any) -> None:
    old, new, sentence = FAULTS[fault]
    with pytest.raises(TitleError, match=f"^pile: {re.escape(sentence)}$"):
        made(old, new)


def test_all_faults_are_named_at_once(made: Any) -> None:
    with pytest.raises(TitleError) as raised:
        made("events=(Dealt, StonesTaken, CardPlayed)", "events=(Dealt,)")
    assert str(raised.value).count("; ") == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("yield Offer(TakeStones, count=", "yield Offer(TakeStones, number="),
        ("class PlayCard(Move, frozen=True):\n    card: str", "class PlayCard(Move, frozen=True):\n    pass"),
    ],
)
def test_a_field_of_an_offer_that_its_move_lacks_is_named_by_the_laws(old: str, new: str, made: Any) -> None:
    case = Case(made(old, new).TITLE, toy_modules()[1])
    with pytest.raises(AssertionError, match=r"the offer of \w+ and the move differ in the fields \['"):
        every_law.check_every_offer(case, 2)


def test_a_forgotten_pop_is_named_by_the_laws(made: Any) -> None:
    case = Case(made("            ctx.pop()\n", "").TITLE, toy_modules()[1])
    with pytest.raises(EndlessSteps, match=r"^Turns asks nobody and its `step` does not end: is a `ctx.pop"):
        every_law.check_saving(case, 2)
