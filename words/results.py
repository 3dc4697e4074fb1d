"""The result of a finished game in words: the places, the points by source, and the turning points. Also the
chances to win, which are a course of the game in percent."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from games.core import CHANCES, SEAT_LETTERS, PointsBySource, SeatScore, TurningPoint
from words.bundles import has, join
from words.fitting import ALT_LIMIT, cut
from words.numbers import number
from words.speaker import Speaker

SEPARATOR = " · "
ALT_TURNS = 12
"""Number of turns that the alt text of chances tells, where rounds are not counted."""

TIEBREAK = "tiebreak"
"""The source that breaks ties. A title with a tiebreaker has words for it."""


def ranked(outcome: PointsBySource) -> list[SeatScore]:
    """All results, best first. Equal ones are in the order of their seats."""
    return sorted(outcome.scores, key=lambda score: (score.place, score.seat))


def points_text(speaker: Speaker, amount: int) -> str:
    """A number of points, in the title's unit."""
    return speaker.say("points", points=amount)


def signed_points(speaker: Speaker, amount: int) -> str:
    """Points won or lost, with their sign, in the title's unit."""
    return f"+{points_text(speaker, amount)}" if amount > 0 else points_text(speaker, amount)


def course_figure(speaker: Speaker, outcome: PointsBySource, amount: int) -> str:
    """A figure of the course, in its unit."""
    return speaker.say("chance", percent=amount) if outcome.counted == CHANCES else number(amount)


def gained_text(speaker: Speaker, outcome: PointsBySource, point: TurningPoint) -> str:
    """What a turning point brought its seat."""
    return "+" + course_figure(speaker, outcome, point.gained)


def source_name(speaker: Speaker, name: str) -> str:
    """The name of a source of points."""
    return speaker.say(f"source-{name}")


def source_rows(speaker: Speaker, outcome: PointsBySource) -> list[tuple[str, tuple[int, ...]]]:
    """The table by source: words and the points of all seats.

    Then the total, and the tiebreaker if the title has one.
    """
    found = [(source_name(speaker, row.source), row.points) for row in outcome.rows]
    found.append((speaker.say("result-total"), by_seat(outcome, "points")))
    if breaks_ties(speaker, outcome):
        found.append((source_name(speaker, TIEBREAK), by_seat(outcome, "tiebreak")))
    return found


def breaks_ties(speaker: Speaker, outcome: PointsBySource) -> bool:
    """Whether there is a tiebreaker and the seats differ in it."""
    named = has(speaker.language, f"source-{TIEBREAK}", speaker.title.id)
    return named and len(set(by_seat(outcome, "tiebreak"))) > 1


def by_seat(outcome: PointsBySource, figure: str) -> tuple[int, ...]:
    """A figure of all results, by seat."""
    return tuple(int(getattr(score, figure)) for score in sorted(outcome.scores, key=lambda one: one.seat))


def place_lines(speaker: Speaker, outcome: PointsBySource) -> list[str]:
    """A line for each seat, best first. Winners are marked, and shared victories are mentioned."""
    found = [
        speaker.say(
            "result-first" if score.place == 1 else "result-line",
            place=score.place,
            seat=speaker.seat(score.seat),
            points=points_text(speaker, score.points),
        )
        for score in ranked(outcome)
    ]
    winners = [score.seat for score in ranked(outcome) if score.place == 1]
    if len(winners) > 1:
        names = join(speaker.language, [speaker.seat(seat) for seat in winners])
        found.append(speaker.say("result-shared", seats=names))
    return found


def points_table(speaker: Speaker, outcome: PointsBySource) -> str:
    """The points by source in columns of figures, with the words at the end of each line, so that the columns
    align in every script."""
    order = seats_of(outcome)
    lines = [(" ", [SEAT_LETTERS[seat] for seat in order])]
    lines += [(words, [number(row[seat]) for seat in order]) for words, row in source_rows(speaker, outcome)]
    wide = max(len(one) for _, cells in lines for one in cells) + 1
    return "\n".join(
        "".join(cell.rjust(wide) for cell in cells) + f"  {words}".rstrip() for words, cells in lines
    )


def moment_text(speaker: Speaker, point: TurningPoint) -> str:
    """When a turning point was: its round, the end, or the turn if the title counts no rounds."""
    if point.last:
        return speaker.say("turning-when-end")
    if point.when is not None:
        return speaker.note(point.when)
    return round_or_turn(speaker, point.round, point.at)


def round_or_turn(speaker: Speaker, round: int | None, turn: int) -> str:
    """A round, or the turn where rounds are not counted."""
    if round is not None:
        return speaker.say("turning-when-round", round=round)
    return speaker.say("turning-when-turn", turn=turn)


def figures_line(speaker: Speaker, outcome: PointsBySource, figures: Sequence[int]) -> str:
    """The figures of all seats at one turn of the course."""
    each = (
        speaker.say("turning-of", name=SEAT_LETTERS[seat], points=course_figure(speaker, outcome, figure))
        for seat, figure in enumerate(figures)
    )
    return join(speaker.language, each)


def what_happened(speaker: Speaker, point: TurningPoint, name: str) -> str:
    """What happened at a turning point to the seat called `name`."""
    word = f"{point.what}-first" if point.what == "kept" and point.first else point.what
    return speaker.say(f"turning-{word}", seat=name)


def turning_lines(speaker: Speaker, outcome: PointsBySource) -> Iterator[str]:
    """The turning points, one line each, with their reasons."""
    for point in outcome.turning:
        line = speaker.say(
            "turning-point",
            when=moment_text(speaker, point),
            what=what_happened(speaker, point, speaker.seat(point.seat)),
            gained=course_figure(speaker, outcome, point.gained),
            standing=figures_line(speaker, outcome, point.standing),
        )
        yield "\n-# ".join([line, *(speaker.event(event) for event in point.events)])


def result_alt(speaker: Speaker, outcome: PointsBySource) -> str:
    """Alt text of a result's picture: every seat with its points by source."""
    named = source_rows(speaker, outcome)
    shown = [
        *named[: len(outcome.rows)],
        *named[len(outcome.rows) + 1 :],
    ]  # the total is part of each seat anyway
    lines = [f"{speaker.say('title-name')}: {speaker.say('result-title')}"]
    for score in ranked(outcome):
        parts = [
            speaker.say("result-alt-part", source=words, points=number(row[score.seat]))
            for words, row in shown
            if row[score.seat]
        ]
        lines.append(
            speaker.say(
                "result-alt-line",
                place=score.place,
                seat=speaker.names[score.seat],
                points=points_text(speaker, score.points),
                parts=join(speaker.language, parts),
            )
        )
    return cut(lines, ALT_LIMIT, "…")


def chances_line(speaker: Speaker, percents: Sequence[int]) -> str:
    """The chances of all seats in one line."""
    each = [
        speaker.say("chances-seat", seat=speaker.seat(seat), chance=speaker.say("chance", percent=percent))
        for seat, percent in enumerate(percents)
    ]
    return speaker.say("chances-now", chances=SEPARATOR.join(each))


def chances_alt(speaker: Speaker, outcome: PointsBySource) -> str:
    """Alt text of the picture of chances: those of all seats at the beginning, after each round (or after
    some turns, where rounds are not counted), and now."""
    names = [f"{SEAT_LETTERS[seat]} {name}" for seat, name in enumerate(speaker.names)]
    lines = [f"{speaker.say('title-name')}: {speaker.say('chances-title')} ({join(speaker.language, names)})"]
    last = len(outcome.course) - 1
    ends = [at for at, (one, two) in enumerate(pairwise(outcome.rounds)) if one != two]
    for at in sorted({0, last, *(ends or range(0, last, max(1, last // ALT_TURNS)))}):
        if at in (0, last):
            when = speaker.say("chances-last" if at else "chances-first")
        else:
            when = round_or_turn(speaker, outcome.rounds[at], at)
        each = figures_line(speaker, outcome, outcome.course[at])
        lines.append(speaker.say("chances-alt-line", when=when, chances=each))
    return cut(lines, ALT_LIMIT, "…")


def seats_of(outcome: PointsBySource) -> Sequence[int]:
    """The seats in the order of the table, best first."""
    return [score.seat for score in ranked(outcome)]
