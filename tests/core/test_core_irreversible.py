"""Fences: what has been drawn, rolled or revealed cannot be unseen."""

from collections.abc import Callable

import pytest

from games.core import Game, TurnContext
from games.core.chance import Secret


@pytest.fixture
def ctx() -> TurnContext[Game]:
    return TurnContext(Game(phases=[]), Secret(b"fair"))


@pytest.mark.parametrize(
    "act",
    [lambda ctx: ctx.shuffle("cards", "abc"), lambda ctx: ctx.roll("die", 6), lambda ctx: ctx.reveal()],
    ids=["a draw", "a roll", "a reveal"],
)
def test_chance_and_revealing_are_fences(
    ctx: TurnContext[Game], act: Callable[[TurnContext[Game]], object]
) -> None:
    assert not ctx.irreversible
    act(ctx)
    assert ctx.irreversible


def test_the_end_of_a_turn_is_not_a_fence_and_a_fence_ends_no_turn(ctx: TurnContext[Game]) -> None:
    ctx.end_turn()
    assert (ctx.turn_over, ctx.irreversible) == (True, False)
    other = TurnContext(Game(phases=[]), Secret(b"fair"))
    other.roll("die", 6)
    assert (other.turn_over, other.irreversible) == (False, True)
