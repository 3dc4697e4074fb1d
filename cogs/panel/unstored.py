"""Clicks on the panel of a table that is not stored: a lesson, a puzzle, a guess. Their ids are the same as
at every table."""

from collections.abc import Callable, Sequence
from typing import Any

from cogs.app.client import BotBase
from cogs.app.requests import Click
from cogs.panel.picture_cache import panel_pictures
from cogs.screens import ids
from cogs.screens.forms import Form
from cogs.screens.pages.posts import table_pictures
from cogs.screens.panel.panel import Panel, QuestionScreen
from cogs.screens.panel.paths.tokens import BadToken
from cogs.screens.panel.pictures import PanelPicture
from cogs.screens.parts import Picture, Screen
from cogs.support.sent_forms import typed_line
from games.core import Move, Refusal
from render import Pictures
from words import Speaker

ShownQuestion = Callable[[QuestionScreen, Sequence[Picture]], Screen]


async def follow_click(
    bot: BotBase, panel: Panel, click: Click[Any], shown: ShownQuestion
) -> Move | Screen | Form:
    """The move that a click completes, or else the next question as a screen (`shown`). Raises BadToken if
    the click means nothing here, Refusal."""
    id = click.id
    if not isinstance(id, ids.AnswerButton | ids.Finish) or isinstance(id, ids.GiveOrder):
        raise BadToken(str(id))
    found = panel.follow(id.offer, panel.path_of(id, click.values, click.sent))
    if isinstance(found, Move):
        return found
    beside = found.picture
    pictures = [] if beside is None else await bot.draw(panel_pictures, bot.pictures, panel, beside)
    screen = shown(found, pictures)
    if isinstance(id, ids.FormButton) and click.sent is None:
        return panel.opened_form(id, screen)
    return screen


def refusal_notice(click: Click[Any], speaker: Speaker, error: Exception) -> str:
    """Why a click was not taken (a refusal, or the position has changed), and what was typed into its
    form."""
    why = speaker.refusal(error) if isinstance(error, Refusal) else speaker.say("refuse-answered")
    return f"{why}\n{typed_line(click.interaction, click.language)}".strip()


def position_pictures(pictures: Pictures, panel: Panel, asks: bool = True) -> list[Picture]:
    """The table as a seat sees it, and what its panel shows beside the question, or else its hand. Runs in
    the drawing thread."""
    table, title, seat = panel.table, panel.table.title, panel.seat
    view = table.view(seat)
    drawn = pictures.tables(table.id, title, view, (), table.seat_names, panel.speaker.language)
    beside = panel.home_picture() if asks else None
    if beside is None and any(title.hand(view, seat).values()):
        beside = PanelPicture("hand", view)
    found = table_pictures(drawn, panel.speaker, view)
    return found if beside is None else [*found, *panel_pictures(pictures, panel, beside)]
