"""Computes and draws the result of a finished game, outside the event loop."""

import logging

from cogs.app.client import Loggia
from cogs.screens.notices.results import EndedGame
from games.manager.history.outcome import outcome
from games.manager.model.table import Table
from words import Language

log = logging.getLogger("loggia.delivery")


async def ended_game(bot: Loggia, table: Table, language: Language) -> EndedGame | None:
    """A game's result. None while the game is running, or if an error occurs: it must not block the final
    post."""
    if table.status != "over":
        return None
    entries = await bot.store.log(table.id)
    try:
        found = await bot.draw(outcome, table, entries)
    except Exception:
        log.exception("the outcome of table %s could not be computed", table.id)
        return None
    if found is None:
        return None
    try:
        picture = await bot.draw(bot.pictures.result, table.title, found, table.names, language)
    except Exception:
        log.exception("the result of table %s could not be drawn", table.id)
        return EndedGame(found, None)
    return EndedGame(found, picture)
