"""Advice in words: a move, and what speaks for and against it."""

from collections.abc import Callable, Iterator, Sequence

from cogs.screens.parts import Line, Part, Screen, Text
from games.computer import ScoredMove
from games.core import Move, Note
from games.manager.history.review import Lookback, ReviewedMoment
from words import Speaker
from words.bundles import has

REASONS = 3
"""So many reasons are given for a move."""

WORTH_SAYING, SHARE = 0.15, 0.05
"""Points below which a reason is none; and so small a share of the weightiest one is none either."""

LITTLE = 0.5
"""What costs, or brings, no more than such a share of what others do is called little."""

SHARED = 0.25
"""Where a move costs no more beside the others than such a share of it, they cost nearly as much."""

STEPS = 2
"""So much of what a turn would go on with is told."""


def hint(
    speaker: Speaker, advised: Sequence[ScoredMove], known: Callable[[Move], Sequence[Note]]
) -> list[Text]:
    """The best answers, each with what is `known` of it for sure, its reasons, and how far it is behind."""
    parts: list[Text] = []
    for at, one in enumerate(advised):
        behind = advised[0].points - one.points if at else None
        if behind is not None and behind < _least(advised):
            behind = 0.0
        said = advice(speaker, one, behind, known(one.move))
        if behind == 0.0 and _below(said) == _below(parts[0].text):
            said = speaker.say("advice-alike", move=speaker.move(one.move))
        parts.append(Text(said))
    return parts


def _below(said: str) -> list[str]:
    """What is said of a move, without the move itself."""
    return said.split("\n")[1:]


def advice(
    speaker: Speaker, judged: ScoredMove, behind: float | None = None, known: Sequence[Note] = ()
) -> str:
    """One move with what is known of it, what the turn would go on with, and its reasons."""
    if behind is None:
        head = speaker.say("advice-first", move=speaker.move(judged.move))
    else:
        head = speaker.say("advice-else", move=speaker.move(judged.move), behind=_behind(speaker, behind))
    then = [speaker.move(move) for move in judged.then if move.__struct_fields__][:STEPS]
    next_ = ["- " + speaker.say("advice-then", moves=" → ".join(then))] if then else []
    lines = [*(f"- {speaker.note(note)}" for note in known), *next_]
    return "\n".join([head, *lines, *reasons(speaker, judged, begun=bool(lines))])


def reasons(speaker: Speaker, judged: ScoredMove, begun: bool = False) -> list[str]:
    """What speaks for a move, then what speaks against it, one line each. `begun`: something has been said
    of it before, to which the latter is a "but"."""
    told = [why for why in judged.reasons if abs(why[2]) >= _least([judged])]
    found = [(why[2] < 0, line) for why in told if (line := _reason(speaker, *why))][:REASONS]
    begun = begun or not all(against for against, _ in found)
    return [
        "- " + (speaker.say("advice-but", reason=line) if against and begun else line)
        for against, line in sorted(found, key=lambda one: one[0])
    ]


def _least(advised: Sequence[ScoredMove]) -> float:
    """Points from which on a difference is worth saying."""
    most = max([abs(points) for one in advised for _, _, points in one.reasons], default=0.0)
    return max(WORTH_SAYING, SHARE * most)


def _reason(speaker: Speaker, id: str, change: float, points: float) -> str:
    """One reason, with the figure by which something changes and what that is worth; nothing where there is
    nothing to be said. `points`: how much more that is than what others bring."""
    assert speaker.title.advisor is not None
    weight = next(one.weight for one in speaker.title.advisor.considerations if one.id == id)
    mine = weight * change
    if not change:
        free = f"advice-{id}-none"
        return speaker.say(free) if points > 0 and has(speaker.language, free, speaker.title.id) else ""
    little = (mine > 0) != (points > 0)
    if little and abs(mine) > LITTLE * abs(mine - points):
        return ""  # neither much nor little: as with the others
    shared = not little and points < 0 and abs(points) < SHARED * abs(mine)
    if shared:  # most of it the others cost as well: what is said is by how much this one costs more
        change, mine = change * points / mine, points

    def said(figure: float, rough: bool) -> str:
        word = ("little-" if little else "") + ("about" if rough else "just")
        return speaker.say(f"advice-{word}", figure=amount(figure))

    def words(change: float, mine: float) -> str:
        figures = {"by": said(change, False), "about": said(change, True), "worth": said(mine, True)}
        return speaker.say(f"advice-{id}", way=way, **figures)

    way = "more" if change > 0 else "less"
    reason = words(change, mine)
    if reason == words(0.0, 0.0) != words(1.0, 1.0):
        return ""  # a figure that rounds to nothing says nothing
    if shared:
        return speaker.say("advice-beside", reason=reason)
    return speaker.say("advice-little", reason=reason) if little else reason


def _behind(speaker: Speaker, points: float) -> str:
    """How much less a move comes to than the best."""
    if not points:
        return speaker.say("advice-same")
    return speaker.say("advice-behind", points=speaker.say("advice-points", points=amount(points)))


def moments(speaker: Speaker, found: Lookback) -> Screen:
    """The look back at a game: how much was chosen well, unless that was little, then choices an Apprentice
    would have made otherwise, told kindly."""
    say = speaker.say
    heading = f"### {say('moments-title')}"
    if not found.moments:
        return Screen((Text(heading), Text(say("moments-none"))))
    lines = [heading, say("moments-intro")]
    if 2 * found.well >= found.choices:
        lines.insert(1, say("moments-well", well=found.well, count=found.choices))
    parts: list[Part] = [Text("\n".join(lines))]
    for moment in found.moments:
        parts += [Line(), Text("\n".join(_moment(speaker, moment)))]
    return Screen((*parts, Line(), Text("-# " + say("moments-rough"))))


def _moment(speaker: Speaker, moment: ReviewedMoment) -> Iterator[str]:
    when = "" if moment.round is None else speaker.say("course-round", round=moment.round) + " · "
    yield f"-# {when}{speaker.note(moment.asked)}"
    yield speaker.say("moments-chosen", move=speaker.move(moment.chosen.move))
    yield from reasons(speaker, moment.chosen)
    points = speaker.say("advice-points", points=amount(moment.points))
    yield speaker.say("moments-advised", move=speaker.move(moment.advised.move), points=points)
    yield from reasons(speaker, moment.advised)


def amount(change: float) -> str:
    """A figure without its sign, as exact as a person wants it."""
    figure = abs(change)
    return f"{figure:,.0f}" if figure >= 2 else f"{figure:.1f}".removesuffix(".0")
