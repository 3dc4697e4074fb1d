"""The rules of a title, from its Fluent files: chapters of paragraphs, in the order of the file.

`chapter-<name>` begins a chapter; every `rules-<name>` after it is one of its paragraphs. A paragraph named
after a phase (`rules-bidding`) explains that phase and those that derive from it. All of them get the figures
of `Texts.rules`. A paragraph that is empty does not apply at this table.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from words.bundles import message_ids
from words.speaker import Speaker, kebab


class Chapter(NamedTuple):
    """A heading (none before the first `chapter-`) and the paragraphs below it, by id."""

    heading: str
    paragraphs: dict[str, str]

    @property
    def text(self) -> str:
        """The paragraphs, separated by blank lines."""
        return "\n\n".join(self.paragraphs.values())


def rulebook(speaker: Speaker, players: int) -> list[Chapter]:
    """All chapters for this number of players and the speaker's options."""
    title = speaker.title
    figures = speaker.args_without_seats(title.texts.rules(speaker.options, players))
    chapters: list[Chapter] = []
    for id in message_ids(title.id, "chapter-", "rules-"):
        if id.startswith("chapter-"):
            chapters.append(Chapter(speaker.say(id), {}))
            continue
        if not chapters:
            chapters.append(Chapter("", {}))
        text = speaker.say(id, **figures).strip()
        if text:
            chapters[-1].paragraphs[id] = text
    return [chapter for chapter in chapters if chapter.paragraphs]


def rule_of(chapters: Iterable[Chapter], phases: Iterable[Any]) -> str:
    """The paragraph of the current phase (the last of `phases` that has one); empty if none has."""
    texts = {id: text for chapter in chapters for id, text in chapter.paragraphs.items()}
    kinds = (kind for phase in reversed(list(phases)) for kind in phase.__class__.__mro__)
    named = (f"rules-{kebab(kind)}" for kind in kinds)
    return next((texts[id] for id in named if id in texts), "")


def legend(speaker: Speaker, players: int) -> dict[str, str]:
    """The meaning of a title's own symbols: sprite and words, from `legend-<sprite>` of its Fluent file."""
    figures = speaker.args_without_seats(speaker.title.texts.rules(speaker.options, players))
    own = message_ids(speaker.title.id, "legend-")
    return {id.removeprefix("legend-"): speaker.say(id, **figures) for id in own}
