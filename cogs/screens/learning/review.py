"""The review of a game: its choices beside those of a computer player."""

from collections.abc import Iterator, Sequence

from cogs.screens.notices.studies import study_button
from cogs.screens.panel.advice import amount, reasons
from cogs.screens.parts import Divider, Screen, ScreenPart, Text
from games.computer import Level
from games.manager.history.review import ReviewedMoment, ReviewResult, worth_telling
from games.manager.model.table import Table
from words import Speaker


def moments(table: Table, speaker: Speaker, found: ReviewResult) -> Screen:
    """A review of a game: the share of good choices, unless it is low, then choices a computer player would
    have made otherwise, in kind words. A study of each can begin."""
    say, level = speaker.say, table.reviewed_by
    heading = f"### {say('moments-title')}"
    if not found.moments:
        return Screen((Text(heading), Text(say("moments-none", level=level))))
    lines = [heading, say("moments-intro", level=level)]
    if 2 * found.well >= found.choices:
        lines.insert(1, say("moments-well", level=level, well=found.well, count=found.choices))
    parts: list[ScreenPart] = [Text("\n".join(lines))]
    for moment in found.moments:
        parts += [Divider(), Text("\n".join(_moment(speaker, moment, level)))]
        parts.append(study_button(table, moment.entry_no - 1, speaker.language))
    return Screen((*parts, Divider(), Text("-# " + say("moments-rough"))))


def best_answers(table: Table, speaker: Speaker, made: Sequence[ReviewedMoment]) -> list[str]:
    """A turn's own choices, each with a computer player's best answer if that was better by enough to be
    told."""
    lines, level = [], table.reviewed_by
    for moment in made:
        move = speaker.move(moment.chosen.move)
        if moment.points < worth_telling(table):
            lines.append(speaker.say("moments-as-good", level=level, move=move))
        else:
            points = speaker.say("advice-points", points=amount(moment.points))
            best = speaker.move(moment.best.move)
            lines.append(speaker.say("moments-better", level=level, move=move, best=best, points=points))
    return lines


def _moment(speaker: Speaker, moment: ReviewedMoment, level: Level) -> Iterator[str]:
    when = "" if moment.round is None else speaker.say("course-round", round=moment.round) + " · "
    yield f"-# {when}{speaker.note(moment.asked)}"
    yield speaker.say("moments-chosen", move=speaker.move(moment.chosen.move))
    yield from reasons(speaker, moment.chosen)
    points = speaker.say("advice-points", points=amount(moment.points))
    best = speaker.move(moment.best.move)
    yield speaker.say("moments-advised", level=level, move=best, points=points)
    yield from reasons(speaker, moment.best)
