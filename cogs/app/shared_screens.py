"""What commands and posts show alike: a hand, and the result of a finished game."""

import asyncio
import logging
from collections.abc import Sequence

from cogs.app.client import BotBase
from cogs.screens.notices.results import EndedGame
from cogs.screens.pages import posts
from cogs.screens.parts import Screen
from db import Logged, StoreFailed
from games.core import PointsBySource, Refusal, Seat
from games.manager.history.chances import course, may_see
from games.manager.history.outcome import outcome
from games.manager.model.table import Table
from words import Language

log = logging.getLogger("loggia.delivery")

SOON = 15.0
"""Maximum number of seconds that a final post waits for the chances."""


async def hand_screen(bot: BotBase, table: Table, seat: Seat, language: Language) -> Screen:
    """A seat's hand as its holder sees it now, including cards it is looking at. Raises Refusal if the game
    has not begun."""
    if table.game is None:
        raise Refusal("refuse-not-started")
    view = table.view(seat)
    drawn = await bot.draw(bot.pictures.hands, table.title, view, seat, table.seat_names, language)
    return posts.hand(table, seat, language, *drawn)


async def ended_game(bot: BotBase, table: Table, language: Language) -> EndedGame | None:
    """A game's result. None while the game is running, or if it can't be computed: an error of ours must not
    block the final post. Raises StoreFailed: the store recovers, and the post is tried again."""
    if table.status != "over":
        return None
    try:
        entries = await bot.services.studies.whole_log(table)
        found = await bot.draw(outcome, table, entries)
    except StoreFailed:
        raise
    except Exception:
        log.exception("the outcome of table %s could not be computed", table.id)
        return None
    if found is None:
        return None
    chances = await ended_chances(bot, table, entries, language)
    try:
        picture = await bot.draw(bot.pictures.result, table.title, found, table.seat_names, language)
    except Exception:
        log.exception("the result of table %s could not be drawn", table.id)
        return EndedGame(found, None, chances)
    return EndedGame(found, picture, chances)


async def ended_chances(
    bot: BotBase, table: Table, entries: Sequence[Logged], language: Language
) -> tuple[PointsBySource, bytes] | None:
    """The chances to win of a finished game, with their picture. None if they can't be told, or if they are
    not known soon: the final post comes without them."""
    if not may_see(table, None):
        return None
    try:
        async with asyncio.timeout(SOON):
            found = await bot.services.chances.of(table, None, entries)
        made, _ = await asyncio.to_thread(course, table, entries, found)
        return made, await bot.draw(bot.pictures.chances, table.title, made, table.seat_names, language)
    except Refusal as refusal:
        log.info("the final post of table %s has no chances: %s", table.id, refusal.code)
    except TimeoutError:
        log.warning("the chances of table %s are not known within %g s", table.id, SOON)
    except Exception:
        log.exception("the chances of table %s could not be told", table.id)
    return None
