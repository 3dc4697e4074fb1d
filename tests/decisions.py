"""Every kind of decision of a title once: its panels in random games, without a store."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
from random_tables import drafted, fresh, game

from cogs.screens.panel.in_advance_screens import InAdvanceScreens
from cogs.screens.panel.panel import Panel, QuestionScreen
from cogs.screens.panel.paths.following import path_to
from cogs.screens.panel.paths.tokens import BadToken
from cogs.screens.parts import Screen
from db import SeatHolder
from games.core import Move, Refusal, Seat, Title, engine
from games.manager.model.table import Table
from words import Language, kebab

NAMES = ("葵", "Ben", "Chie", "Dan", "Emi", "Fuji")


def decisions(title: Title, language: Language, seed: int) -> Iterator[tuple[str, Panel, Screen, Any]]:
    """Each kind of screen once: its name, its panel, the screen, and the content of its picture."""
    known: set[str] = set()
    for seats in title.playable():
        rng = random.Random(seed + seats)
        table = fresh(title, seats, seed + seats, language, title.options())
        table = msgspec.structs.replace(
            table, seats=tuple(SeatHolder(at, at + 1, NAMES[at]) for at in range(seats))
        )
        for here, seat, move, _ in game(table, rng):
            for name, panel, screen, shown in _screens(here, seat, move):
                if name not in known:
                    known.add(name)
                    yield name, panel, screen, shown


def _screens(table: Table, seat: Seat, move: Move) -> Iterator[tuple[str, Panel, Screen, Any]]:
    """What a panel shows on the way to a move."""
    panel = Panel(table, seat, "ja" if table.language == "ja" else "en")
    phase = kebab(table.game.phases[-1].__class__)
    if seat in engine.may_answer(table.game):
        kinds = "+".join(kebab(offer.move) for offer in panel.offers() if offer.is_open())
        yield f"{phase}-home-{kinds}"[:90], panel, panel.home(), panel.home_picture()
    at, offer = next((n, one) for n, one in enumerate(panel.offers()) if one.move is type(move))
    try:
        path = path_to(table.title, offer, tuple(getattr(move, name) for name in offer.names))
    except (BadToken, Refusal):
        path = ()
    for length in range(len(path)):
        asked = panel.follow(at, path[:length])
        if isinstance(asked, QuestionScreen):
            yield f"{phase}-{kebab(offer.move)}-{length}", panel, asked.screen, asked.picture
    yield f"{phase}-why-not", panel, panel.why_not(), None
    yield f"{phase}-ahead", panel, InAdvanceScreens(panel).screen(), None
    panel = Panel(drafted(table, seat, move), seat, panel.speaker.language)
    yield f"{phase}-{kebab(offer.move)}-taken", panel, panel.home(), panel.home_picture()
