"""A position in words, from a view: its text, the alt texts of its pictures, and what a seat holds."""

from collections.abc import Iterable, Sequence
from typing import Any

from games.core import Note, Seat, Standing, engine, standings
from words.bundles import join
from words.fitting import ALT_LIMIT, cut, paginate
from words.speaker import Speaker

HEADINGS = ("heading-", "hand-kind-")
"""Prefixes of the ids of notes that are headings of the lines below them."""


def position_text(
    speaker: Speaker, view: Any, seat: Seat | None, markdown: bool = False, most: int = 0
) -> str:
    """The whole position as text, made only from `seat`'s view (None: the public's): who is awaited, the
    title's lines, and the result of a finished game.

    `markdown`: with headings and lists, in Discord's. `most`: maximum number of characters; further lines are
    left out, and the text says where to find them.
    """
    lines = [line for section in _sections(speaker, view, seat, markdown) for line in section]
    return cut(lines, most, speaker.say("alt-more")) if most else "\n".join(lines)


def position_pages(speaker: Speaker, view: Any, seat: Seat | None, most: int) -> list[str]:
    """The whole position with headings and lists, on pages of at most `most` characters.

    A page ends at a heading, unless the part below a heading is longer than a page.
    """
    sections = _sections(speaker, view, seat, markdown=True)
    return paginate([text for section in sections for text in paginate(section, most)], most)


def position_alts(speaker: Speaker, view: Any, count: int, seat: Seat | None = None) -> list[str]:
    """The alt texts of a position in this number of pictures: as many whole lines as fit. Each text goes on
    where the one before ends. What is shown beside the pictures is left out (who is awaited, the result)."""
    addressing = speaker.addressing(seat)
    lines = [speaker.say("title-name"), *_standing(addressing, view)]
    lines += _lines(addressing, speaker.title.texts.position(view), markdown=False)
    found = []
    for _ in range(count - 1):
        fits = [at for at in range(1, len(lines) + 1) if len("\n".join(lines[:at])) <= ALT_LIMIT]
        found.append("\n".join(lines[: fits[-1]]) if fits else speaker.say("title-name"))
        lines = lines[fits[-1] :] if fits else lines
    return [*found, cut(lines, ALT_LIMIT, speaker.say("alt-more"))]


def position_alt(speaker: Speaker, view: Any, seat: Seat | None = None) -> str:
    """The alt text of a position in one picture."""
    return position_alts(speaker, view, 1, seat)[0]


def hand_text(speaker: Speaker, view: Any, seat: Seat, markdown: bool = False) -> str:
    """What only `seat` sees of its own things, as text, from its view; empty if there is nothing."""
    notes = speaker.title.texts.hand(view, seat)
    if notes:
        return "\n".join(_lines(speaker, notes, markdown))
    lines = []
    for kind, cards in speaker.title.hand(view, seat).items():
        if cards:
            lines.append(_heading(speaker.say(f"hand-kind-{kind}"), markdown))
            lines += [_entry(_described(speaker, card), markdown) for card in cards]
    return "\n".join(lines)


def _sections(speaker: Speaker, view: Any, seat: Seat | None, markdown: bool) -> list[list[str]]:
    """The lines of a position, each heading with those below it."""
    addressing = speaker.addressing(seat)
    sections = [[addressing.awaits(other, engine.asks(view, other)) for other in engine.waits_for(view)]]
    now = () if view.over else standings(speaker.title.points, view)
    sections[0] += [_entry(line, markdown) for line in _ahead(addressing, now)]
    for note in speaker.title.texts.position(view):
        heading = note.id.startswith(HEADINGS)
        if heading:
            sections.append([])
        sections[-1].append((_heading if heading else _entry)(addressing.note(note), markdown))
        if heading and now and "seat" in note.figures:
            points = _if_ended(addressing, now[note.figures["seat"]], "position-if-ended")
            sections[-1] += [_entry(line, markdown) for line in points]
    sections.append([addressing.score(one) for one in sorted(view.scores, key=lambda score: score.place)])
    return [section for section in sections if section]


def _standing(speaker: Speaker, view: Any) -> list[str]:
    """In a running game each seat's points if it ended now, where the end adds some, and who is ahead."""
    now = () if view.over else standings(speaker.title.points, view)
    told = [
        speaker.say("standing-of", seat=name, points=points)
        for name, one in zip(speaker.players, now, strict=False)
        for points in _if_ended(speaker, one, "standing-points")
    ]
    points = [speaker.say("position-all-if-ended", points=join(speaker.language, told))] if told else []
    return [*points, *_ahead(speaker, now)]


def _ahead(speaker: Speaker, now: Sequence[Standing]) -> list[str]:
    """Who is ahead, unless all have equal points."""
    names = [name for name, one in zip(speaker.players, now, strict=False) if one.ahead]
    return [speaker.say("position-ahead", seats=join(speaker.language, names))] if names else []


def _if_ended(speaker: Speaker, standing: Standing, id: str) -> list[str]:
    """A seat's points if the game ended now, in the words of a message, where the end adds some."""
    if standing.if_ended is None:
        return []
    return [speaker.say(f"{id}-at-least" if standing.at_least else id, points=standing.if_ended)]


def _lines(speaker: Speaker, notes: Iterable[Note], markdown: bool) -> list[str]:
    return [
        (_heading if note.id.startswith(HEADINGS) else _entry)(speaker.note(note), markdown) for note in notes
    ]


def _described(speaker: Speaker, card: str) -> str:
    text = speaker.thing_text(card)
    return f"{speaker.thing(card)}: {text}" if text else speaker.thing(card)


def _heading(text: str, markdown: bool) -> str:
    return f"**{text}**" if markdown else text


def _entry(text: str, markdown: bool) -> str:
    return f"- {text}" if markdown else text
