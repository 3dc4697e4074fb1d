"""Complete moves with a button of their own: one click does what the button says."""

from __future__ import annotations

import random
from typing import Any

import pytest
from live_bot import LiveBot, shown
from random_tables import game, tables

from cogs.screens import ids
from cogs.screens.panel.panel import Panel
from cogs.screens.parts import Button
from games.core import Move, Offer, StandingOrder, Title
from games.florence.model import moves
from games.florence.rules.auction import Selecting
from games.titles import TITLES


def usual_buttons(panel: Panel) -> list[tuple[Button, ids.AnswerButton, Move]]:
    """The buttons on the home screen that are usual moves, with their ids and what they lead to."""
    found = []
    for part in panel.home().parts:
        id = ids.read(part.id) if isinstance(part, Button) else None
        if isinstance(id, ids.AnswerButton) and (id.path or isinstance(id, ids.GiveOrder)):
            move = panel.follow(id.offer, id.path)
            if isinstance(move, Move):
                assert isinstance(part, Button)
                found.append((part, id, move))
    return found


@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_every_button_of_a_usual_move_leads_to_it_and_is_of_its_kind(title: Title) -> None:
    for first in tables(title, "en"):
        for number, (table, seat, *_) in enumerate(game(first, random.Random(len(first.seats)))):
            if number % 5:
                continue
            panel = Panel(table, seat, "en")
            buttons = usual_buttons(panel)
            for _, id, move in buttons:
                assert panel.offer(id.offer).why_not(move) is None
                assert isinstance(id, ids.GiveOrder) == isinstance(move, StandingOrder)
            asked = [*panel.asked_offers, *panel.answering_orders]
            usual = [move for offer in asked if offer.is_open() for move in offer.usual]
            assert all(move in [led_to for *_, led_to in buttons] for move in usual)


async def test_one_click_plays_a_usual_move_of_the_question(
    live: LiveBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Florence's kinds of object, with a button for two of them."""
    plain: Any = Selecting._open_offer

    def with_usual(phase: Selecting, game: Any, seat: Any) -> Offer:
        offer: Offer = plain(phase, game, seat)
        offer.usual = [offer.move(kind) for kind in list(offer.possible("kind", ()))[:2]]
        return offer

    monkeypatch.setitem(Selecting.offer_factories, moves.OpenAuction, with_usual)
    room = await live.auction()
    person = await room.awaited()
    panel = Panel(await room.now(), room.seat(person), room.language_of(person))
    (_, _, first), (button, _, second) = usual_buttons(panel)
    assert first != second
    shown(await room.press(person, button.id))
    (step,) = (await room.now()).draft(room.seat(person)).steps
    assert [answer.move for answer in step.actions] == [second]
