"""The list of titles: each with its cover and two buttons, to play with people or against computers."""

from collections.abc import Mapping, Sequence
from typing import Final

from cogs.screens import ids
from cogs.screens.learning.lesson import learn_button
from cogs.screens.pages.packages import labelled
from cogs.screens.parts import Button, Divider, Illustrated, Picture, Screen, ScreenPart, Text
from games.core import Title
from words import Language, Speaker, say

PAGE: Final = 5
"""Maximum number of titles on a page. A title takes six of a message's 40 components."""


def on_page(titles: Mapping[str, Title], first: str) -> Sequence[str]:
    """The ids of the titles on the page that begins with `first`, or on the first page."""
    all_ids = [*titles]
    start = all_ids.index(first) if first in all_ids else 0
    return all_ids[start : start + PAGE]


def title_list(
    titles: Mapping[str, Title],
    covers: Mapping[str, bytes],
    first: str,
    language: Language,
    alone: bool = False,
) -> Screen:
    """The page that begins with the title `first`. `covers`: PNG files of its titles. `alone`: there is no
    server to play on with people, so the first button is that of the lesson."""
    parts: list[ScreenPart] = [Text(f"### {say(language, 'welcome-choose')}")]
    shown = on_page(titles, first)
    for id in shown:
        speaker = Speaker(titles[id], language, ())
        name = speaker.say("title-name")
        allowed = titles[id].playable(titles[id].options())
        players = say(language, "welcome-players", least=allowed[0], most=allowed[-1])
        cover = Picture(f"cover-{id}.png", covers[id], say(language, "alt-cover", title=name))
        parts += (
            Illustrated(f"**{labelled(id, language)}** · {players}\n{speaker.say('title-about')}", cover),
            *_buttons(id, titles[id], language, alone),
        )
    if len(titles) > PAGE:
        following = [*titles][[*titles].index(shown[-1]) + 1 :]
        more = ids.WelcomeButton("open", following[0] if following else "")
        parts += (Divider(), Button(str(more), say(language, "button-more-games")))
    return Screen(tuple(parts))


def _buttons(id: str, title: Title, language: Language, alone: bool) -> list[ScreenPart]:
    against = Button(str(ids.WelcomeButton("solo", id)), say(language, "button-solo"))
    if alone:
        return [*learn_button(title, language), against]
    return [Button(str(ids.WelcomeButton("new", id)), say(language, "button-people"), "primary"), against]
