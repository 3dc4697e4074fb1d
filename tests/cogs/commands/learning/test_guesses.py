"""Guessing the next move: in a finished game, privately, with points; never in a running one."""

from __future__ import annotations

from typing import Any

import pytest
from live_bot import LiveBot, press, shown
from live_tables import played_out

from cogs.screens import ids, learning_ids
from cogs.screens.panel.paths.following import path_to
from games.core import engine
from games.manager.history import guesses
from games.manager.history.turns import turns
from games.manager.model.unstored import guess_number
from words import say

AFTER = 2
"""The turn after which is guessed."""


@pytest.mark.parametrize("title", ["florence", pytest.param("signorie", marks=pytest.mark.rest)])
async def test_what_was_played_and_anything_else_is_guessed_and_counted(live: LiveBot, title: str) -> None:
    room = await played_out(live, title)
    person, table = room.people[0], await room.now()
    page = shown(await live.sandbox.slash(person, room.channel, "replay"))
    page = shown(await live.sandbox.click(person, page, say("en", "button-first")))
    page = shown(await live.sandbox.click(person, page, say("en", "button-guess")))
    past = turns(await live.store.log(room.id))
    stage = guesses.stage_after(table, past, 0, 0, 0)
    assert stage is not None and say("en", "guess-points", points=0, count=0) in page.text and page.files
    told = shown(await press(live.sandbox, person, room.channel, answer_id(stage, stage.played)))
    assert "✓" in told.text and say("en", "guess-points", points=guesses.FULL, count=1) in told.text
    page = shown(await live.sandbox.click(person, told, say("en", "button-guess")))
    stage = guesses.stage_after(table, past, stage.turn, guesses.FULL, 1)
    assert stage is not None
    offer = engine.open_offers(stage.table.view(stage.seat), stage.seat)[0]
    other = next((move for move in offer.moves() if move != stage.played), None)
    if other is not None:
        told = shown(await press(live.sandbox, person, room.channel, answer_id(stage, other)))
        assert say("en", "guess-heading", at=stage.turn + 1, of=len(past)) in told.text
    back = shown(await live.sandbox.click(person, told, say("en", "button-guess-back")))
    assert say("en", "replay-title", at=stage.turn + 1, of=len(past)) in back.text or other is None


def answer_id(stage: guesses.GuessStage, move: Any) -> str:
    """The id of the button that guesses a move."""
    view = stage.table.view(stage.seat)
    offers = enumerate(engine.offers(view, stage.seat))
    at, offer = next((at, one) for at, one in offers if one.move is type(move))
    path = path_to(stage.table.title, offer, tuple([getattr(move, name) for name in offer.names]))
    return str(ids.AnswerButton(stage.table.id, stage.table.at(stage.seat), at, path))


async def test_moves_of_a_running_game_are_not_guessed(live: LiveBot) -> None:
    room = await live.auction()
    person = room.people[0]
    for what in ("ask", "back"):
        id = str(learning_ids.GuessButton(guess_number(room.id), what, 0))  # type: ignore[arg-type]
        answer = await press(live.sandbox, person, room.channel, id)
        if what == "ask":
            assert answer.text == say("en", "refuse-guess-running")
    page = shown(await live.sandbox.slash(person, room.channel, "replay"))
    assert say("en", "button-guess") not in [one["label"] for one in page.buttons]
    unknown = await press(live.sandbox, person, room.channel, f"K:{guess_number(10**8)}:ask:0")
    assert unknown.ephemeral and unknown.text
