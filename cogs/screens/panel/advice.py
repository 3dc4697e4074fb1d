"""Advice in words: a move, and the reasons for and against it."""

from collections.abc import Callable, Sequence

from cogs.screens.parts import Text
from games.computer import ScoredMove
from games.core import Move, Note
from games.core.advice import WorthUnit
from words import Speaker
from words.bundles import has

REASONS = 3
"""Maximum number of reasons given for a move."""

WORTH_SAYING, SHARE = 0.15, 0.05
"""Points, and share of the weightiest reason, below which a reason is omitted."""

LITTLE = 0.5
"""A cost or gain of at most this share of what other moves cost or bring is called little."""

SHARED = 0.25
"""If a move's extra cost over the others is less than this share of its cost, most of the cost is common to
all."""

LEAST_CHANCE = 0.01
"""A smaller difference between two chances to win is as good as none."""

STEPS = 2
"""Maximum number of further steps of the turn that are mentioned."""


def hint(
    speaker: Speaker,
    advised: Sequence[ScoredMove],
    known: Callable[[Move], Sequence[Note]],
    named: Callable[[Move], str] | None = None,
) -> list[Text]:
    """The best answers, each with its certain effects (`known`), its reasons, and its distance from the
    best. `named`: a move in the words of its question; None: in its own."""
    named = named or speaker.move
    parts: list[Text] = []
    for at, one in enumerate(advised):
        lead = advised[0].score - one.score
        behind = _behind(speaker, lead, one.unit, _least(advised)) if at else None
        text = advice(speaker, one, behind, known(one.move), named(one.move))
        compared = behind is None and one.unit == "chances" and len(advised) > 1
        if compared and not _below(text):  # no consideration speaks for it
            text += "\n- " + speaker.say("advice-tried")
        if behind == speaker.say("advice-same") and _below(text) == _below(parts[0].text):
            text = speaker.say("advice-alike", move=named(one.move))
        parts.append(Text(text))
    return parts


def _below(text: str) -> list[str]:
    """What is said about a move, without the move itself."""
    return text.split("\n")[1:]


def advice(
    speaker: Speaker,
    judged: ScoredMove,
    behind: str | None = None,
    known: Sequence[Note] = (),
    named: str = "",
) -> str:
    """One move with its certain effects, the rest of the turn, and its reasons. `behind`: by how much it is
    worse than the best, in words; None: it is the best."""
    move = named or speaker.move(judged.move)
    if behind is None:
        head = speaker.say("advice-first", move=move)
    else:
        head = speaker.say("advice-else", move=move, behind=behind)
    then = [speaker.move(move) for move in judged.then if move.__struct_fields__][:STEPS]
    next_ = ["- " + speaker.say("advice-then", moves=" → ".join(then))] if then else []
    lines = [*(f"- {speaker.note(note)}" for note in known), *next_]
    return "\n".join([head, *lines, *reasons(speaker, judged, begun=bool(lines))])


def reasons(speaker: Speaker, judged: ScoredMove, begun: bool = False) -> list[str]:
    """The reasons for a move, then those against it, one line each. `begun`: something positive was said
    before, so the latter start with "but"."""
    weighty = [why for why in judged.reasons if abs(why[2]) >= _least([judged])]
    lines = [(why[2] < 0, line) for why in weighty if (line := _reason(speaker, *why))][:REASONS]
    begun = begun or not all(against for against, _ in lines)
    return [
        "- " + (speaker.say("advice-but", reason=line) if against and begun else line)
        for against, line in sorted(lines, key=lambda one: one[0])
    ]


def _least(advised: Sequence[ScoredMove]) -> float:
    """The smallest difference in points worth mentioning."""
    most = max([abs(points) for one in advised for _, _, points in one.reasons], default=0.0)
    return max(WORTH_SAYING, SHARE * most)


def _reason(speaker: Speaker, id: str, change: float, points: float) -> str:
    """One reason, with the change of its figure and what that is worth; empty if there is nothing to say.
    `points`: how much more this is than for other moves."""
    assert speaker.title.advisor is not None
    weight = next(one.weight for one in speaker.title.advisor.considerations if one.id == id)
    worth = weight * change
    if not change:
        free = f"advice-{id}-none"
        return speaker.say(free) if points > 0 and has(speaker.language, free, speaker.title.id) else ""
    little = (worth > 0) != (points > 0)
    if little and abs(worth) > LITTLE * abs(worth - points):
        return ""  # not clearly little: about the same as for other moves
    shared = not little and points < 0 and abs(points) < SHARED * abs(worth)
    if shared:  # most of the cost is common to all moves, so only the difference is told
        change, worth = change * points / worth, points
    way = "more" if change > 0 else "less"
    reason = _with_figures(speaker, id, way, change, worth)
    if not reason or reason == _with_figures(speaker, id, way, 0, 0) != _with_figures(speaker, id, way, 1, 1):
        return ""  # no reason worth telling, or a figure that rounds to nothing
    if shared:
        return speaker.say("advice-beside", reason=reason)
    if not little:
        return reason
    return speaker.say("advice-little", reason=reason, loss="true" if worth < 0 else "false")


def _with_figures(speaker: Speaker, id: str, way: str, change: float, worth: float) -> str:
    """A reason with the change of its figure, exact and rough, and what that is worth."""
    figures = {
        "by": speaker.say("advice-just", figure=amount(change)),
        "about": speaker.say("advice-about", figure=amount(change)),
        "worth": speaker.say("advice-about", figure=amount(worth)),
    }
    return speaker.say(f"advice-{id}", way=way, **figures)


def _behind(speaker: Speaker, lead: float, unit: WorthUnit, least: float) -> str:
    """By how much the best move is better than another: points, at least `least`, or the chance to win. A
    lead in chances over another seat counts half: what one has more, the other has less."""
    if unit == "chances":
        chance = lead / 2
        if chance < LEAST_CHANCE:
            return speaker.say("advice-same")
        return speaker.say("advice-behind-chance", chance=speaker.say("chance", percent=round(100 * chance)))
    if lead < least:
        return speaker.say("advice-same")
    return speaker.say("advice-behind", points=speaker.say("advice-points", points=amount(lead)))


def amount(change: float) -> int | str:
    """A figure without its sign, rounded for people: a number, or below 2 a text with a decimal."""
    figure = abs(change)
    rounded = round(figure, 0 if figure >= 2 else 1)
    return int(rounded) if rounded == int(rounded) else f"{rounded}"
