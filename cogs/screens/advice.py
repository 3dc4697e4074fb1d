"""Advice in words: a move, and what speaks for and against it."""

from collections.abc import Iterator, Sequence

from cogs.screens.parts import Line, Part, Screen, Text
from games.computer import Judged
from games.core import Note
from games.moments import Moment
from words import Speaker

REASONS = 3
"""So many reasons are given for a move."""

WORTH_SAYING = 0.15
"""Points below which a reason is none."""


def advice(speaker: Speaker, judged: Judged, first: bool, known: Sequence[Note] = ()) -> str:
    """One move with what is known of it, then its reasons, the weightiest first."""
    head = speaker.say("advice-first" if first else "advice-else", move=speaker.move(judged.move))
    return "\n".join([head, *(f"- {speaker.note(note)}" for note in known), *reasons(speaker, judged)])


def reasons(speaker: Speaker, judged: Judged) -> list[str]:
    """What speaks for and against a move, one line each."""
    found = [why for why in judged.reasons if abs(why[2]) >= WORTH_SAYING][:REASONS]
    return ["- " + speaker.say(f"advice-{id}", change=signed(change)) for id, change, _ in found]


def moments(speaker: Speaker, found: Sequence[Moment]) -> Screen:
    """The look back at a game: choices an Apprentice would have made otherwise, told kindly."""
    say = speaker.say
    heading = f"### {say('moments-title')}"
    if not found:
        return Screen((Text(heading), Text(say("moments-none"))))
    parts: list[Part] = [Text(f"{heading}\n{say('moments-intro')}")]
    for moment in found:
        parts += [Line(), Text("\n".join(_moment(speaker, moment)))]
    return Screen((*parts, Line(), Text("-# " + say("moments-rough"))))


def _moment(speaker: Speaker, moment: Moment) -> Iterator[str]:
    when = "" if moment.round is None else speaker.say("course-round", round=moment.round) + " · "
    yield f"-# {when}{speaker.note(moment.asked)}"
    yield speaker.say("moments-chosen", move=speaker.move(moment.chosen.move))
    yield from reasons(speaker, moment.chosen)
    points = f"{moment.points:.0f}"
    yield speaker.say("moments-advised", move=speaker.move(moment.advised.move), points=points)
    yield from reasons(speaker, moment.advised)


def signed(change: float) -> str:
    """A figure with its sign, as exact as a person wants it."""
    figure = f"{abs(change):.0f}" if abs(change) >= 2 else f"{abs(change):.1f}".removesuffix(".0")
    return ("+" if change > 0 else "−") + figure
