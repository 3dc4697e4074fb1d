"""Fences: what has been drawn, rolled or revealed cannot be unseen."""

from collections.abc import Callable

import pytest

from games.core import Flow, Game
from games.core.chance import Secret


@pytest.fixture
def flow() -> Flow[Game]:
    return Flow(Game(phases=[]), Secret(b"fair"))


@pytest.mark.parametrize(
    "act",
    [lambda flow: flow.shuffle("cards", "abc"), lambda flow: flow.roll("die", 6), lambda flow: flow.reveal()],
    ids=["a draw", "a roll", "a reveal"],
)
def test_chance_and_revealing_are_fences(flow: Flow[Game], act: Callable[[Flow[Game]], object]) -> None:
    assert not flow.fence
    act(flow)
    assert flow.fence


def test_the_end_of_a_turn_is_not_a_fence_and_a_fence_ends_no_turn(flow: Flow[Game]) -> None:
    flow.end_turn()
    assert (flow.turn_over, flow.fence) == (True, False)
    other = Flow(Game(phases=[]), Secret(b"fair"))
    other.roll("die", 6)
    assert (other.turn_over, other.fence) == (False, True)
