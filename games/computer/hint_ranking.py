"""Hint ranking: picks the two best moves that really differ, and the reasons that separate them."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import msgspec

from games.computer.effort import Effort
from games.computer.evaluation import ScoredMove, imagined, score_moves, score_turn
from games.computer.levels import plays_by_value, ranked_moves, searched_moves, turns_by_value
from games.computer.seat_view import SeatView
from games.core import Advisor, Game, Move, Seat, Title, engine
from games.core.advice import Reason
from games.core.chance import Secret
from games.core.level_names import Level

MOVES_COMPARED = 8
"""Maximum number of other moves a move is compared with."""

HINT_EFFORT = Effort(seconds=5.0, playouts=12)
"""The bounds of a Grandmaster's thinking for a hint. The same position gives the same hint where there is
time for all playouts."""

SEARCHED_EFFORT = msgspec.structs.replace(HINT_EFFORT, playouts=150)
"""The same for a Grandmaster who plays as a Master does: its playouts are shorter, and it needs more."""

GLANCE_EFFORT = Effort(seconds=0.0)
"""The bounds for what a Grandmaster sees at first sight."""

NEGLIGIBLE, DIGITS = 1e-6, 6
"""Points below which moves count as equal, and the number of digits that are compared."""


class ChoiceReview(msgspec.Struct, frozen=True):
    """A player's choice and the best move, each with the reasons that the other lacks."""

    chosen: ScoredMove
    best: ScoredMove


def review_choice(seen: SeatView, level: Level, effort: Effort, chosen: Move, rng: Random) -> ChoiceReview:
    """A choice beside the best move to an Apprentice or a Grandmaster."""
    advisor = seen.title.advisor
    assert advisor is not None, "a choice is reviewed by an advisor's considerations"
    by_value = level == "grandmaster" and plays_by_value(seen.title, seen.view)
    scored = _scored_by_value(seen, rng, effort, chosen) if by_value else []
    if all(one.move != chosen for one in scored):  # none are, or no end of its turn was found
        scored = ranked_moves(seen, rng)
    again = next((one for one in scored if one.move == chosen), None)
    if again is None:  # not among the sampled moves
        (again,) = score_moves(advisor, seen, [chosen], rng)
    return beside_best(again, without_needless_moves(seen, scored, rng))


def beside_best(chosen: ScoredMove, scored: Sequence[ScoredMove]) -> ChoiceReview:
    """A choice and the best of all moves; the choice alone if no move is better."""
    best = max([*scored, chosen], key=lambda one: one.score)
    mine, other = [msgspec.structs.replace(one, reasons=added_up(one.reasons)) for one in (chosen, best)]
    both = set(mine.reasons) & set(other.reasons)
    return ChoiceReview(
        *[
            msgspec.structs.replace(one, reasons=tuple([why for why in one.reasons if why not in both]))
            for one in (mine, other)
        ]
    )


def hinted_moves(
    seen: SeatView, level: Level, rng: Random, seconds: float = HINT_EFFORT.seconds
) -> list[ScoredMove]:
    """The one or two moves of a hint, by an Apprentice or a Grandmaster, the best first. `seconds`: maximum
    time of a Grandmaster's thinking."""
    if level != "grandmaster":
        scored = ranked_moves(seen, rng)
    elif plays_by_value(seen.title, seen.view):
        scored = _scored_by_value(seen, rng, msgspec.structs.replace(HINT_EFFORT, seconds=seconds))
    else:
        scored = _scored_by_search(seen, rng, msgspec.structs.replace(SEARCHED_EFFORT, seconds=seconds))
    return distinct_best(each_once(seen, without_needless_moves(seen, scored, rng) or scored, rng))


def _scored_by_value(
    seen: SeatView, rng: Random, effort: Effort, also: Move | None = None
) -> list[ScoredMove]:
    """A Grandmaster's turns with what they come to, the best first. `also`: a move that is among them in any
    case. The reasons are the value's estimates where it has words for them, else those of the
    considerations."""
    advisor = seen.title.advisor
    assert advisor is not None and advisor.learning is not None, "it plays by a learned value"
    value = advisor.learning.value_for(seen.seats)
    turns = turns_by_value(seen, rng, effort, also)
    if advisor.learning.answer_by_answer:
        scored = score_moves(advisor, seen, [turn.moves[0] for turn in turns], rng)
    else:
        scored = [score_turn(advisor, seen, turn.moves, rng, value) for turn in turns]
    return [msgspec.structs.replace(one, score=turn.score) for one, turn in zip(scored, turns, strict=True)]


def _scored_by_search(seen: SeatView, rng: Random, effort: Effort) -> list[ScoredMove]:
    """The moves of a Grandmaster who plays as a Master does, the best first, by the lead that each comes to.
    The reasons are those of the considerations."""
    advisor = seen.title.advisor
    assert advisor is not None and advisor.grandmastery is not None, "a Grandmaster has learned something"
    searched = searched_moves(seen, "grandmaster", rng, effort)
    reasons = score_moves(advisor, seen, [one.move for one in searched], rng)
    return [
        msgspec.structs.replace(why, score=one.score, unit=advisor.grandmastery.unit)
        for one, why in zip(searched, reasons, strict=True)
    ]


def without_needless_moves(seen: SeatView, scored: Sequence[ScoredMove], rng: Random) -> list[ScoredMove]:
    """The moves, best first, without free moves that are not needed. A free move isn't needed if what
    follows it is possible at once, or after a better free move. It is evaluated one step further than what
    follows it, so it may look better only because of that."""
    advisor = seen.title.advisor
    if advisor is None or not advisor.hints.free:
        return list(scored)
    game = imagined(advisor, seen.view, seen.seat, rng)
    needed: list[ScoredMove] = []
    served: set[Move] = set()
    for one in scored:
        free = isinstance(one.move, advisor.hints.free)
        kept = _needed(seen.title, advisor, game, seen.seat, [one.move, *one.then])
        if free and one.then and (0 not in kept or one.then[0] in served):
            continue
        served |= {*one.then[:1]} if free else set()
        then = tuple([move for at, move in enumerate(one.then, 1) if at in kept])
        needed.append(msgspec.structs.replace(one, then=then))
    return needed


def _needed(title: Title, advisor: Advisor[Any], game: Game, seat: Seat, turn: Sequence[Move]) -> set[int]:
    """The indices in `turn` of the moves to keep: all but free moves that the next move does not need. A
    free move at the end of `turn` is dropped too, as nothing is known to follow it."""
    game = title.copy(game)
    kept: set[int] = set()
    for at, move in enumerate(turn):
        next_ = turn[at + 1 : at + 2]
        free = isinstance(move, advisor.hints.free)
        if free and (not next_ or _possible(title, game, seat, next_[0], move)):
            continue
        if engine.why_not(game, seat, move) is not None:
            break
        engine.play_in_place(game, seat, move, Secret(b"told"))
        kept.add(at)
    return kept


def _possible(title: Title, game: Game, seat: Seat, move: Move, free: Move) -> bool:
    """Whether `move` is possible without the free move before it, and without a warning (such as cards
    lost unsold)."""
    offer = engine.offer_of(game, seat, move)
    if offer is None or engine.why_not(game, seat, move) is not None:
        return False
    warned = offer.warns(move)
    if warned is None:
        return True
    after = title.copy(game)
    engine.play_in_place(after, seat, free, Secret(b"free"))
    later = engine.offer_of(after, seat, move)
    return later is not None and later.warns(move) == warned


def each_once(seen: SeatView, scored: Sequence[ScoredMove], rng: Random) -> list[ScoredMove]:
    """Removes duplicates: moves after which the seat sees exactly the same (the best of all cards in one
    click, or the same cards by name). Keeps the kind that is offered first, and of that the shortest move."""
    title, seat = seen.title, seen.seat
    if title.advisor is None or len(scored) < 2:
        return list(scored)
    saved, luck = title.save(imagined(title.advisor, seen.view, seat, rng)), rng.randbytes(8)
    offered = [offer.move for offer in engine.open_offers(seen.view, seat)]

    def first(move: Move) -> tuple[int, int]:
        return offered.index(type(move)), len(msgspec.json.encode(move))

    by_view: dict[bytes, ScoredMove] = {}
    for one in scored:
        after = title.load(saved)
        engine.play_in_place(after, seat, one.move, Secret(luck))
        leads = title.save(title.view(after, seat))
        if leads not in by_view or first(one.move) < first(by_view[leads].move):
            by_view[leads] = one
    return list(by_view.values())


def distinct_best(scored: Sequence[ScoredMove]) -> list[ScoredMove]:
    """The best move, and the best of those that really differ. Moves don't differ if only a detail does
    (the same card with the rest in another order, the same tile beside its place), if one is a detour to
    the other, or if the same reasons speak for both. A move that only gives something up that the best
    move keeps is left out too. If none differs, another choice that is as good is taken; if only details
    are left, the best move stands alone. A reason's points are the difference it makes to the other move;
    a reason that makes none is shown only if there are no others."""
    summed = [msgspec.structs.replace(one, reasons=added_up(one.reasons)) for one in scored]
    if len(summed) < 2:
        return summed
    best, *others = summed
    if not _only_gives_up(best):
        others = [one for one in others if not _only_gives_up(one)]
    another = [one for one in others if gist(one.move) != gist(best.move)]
    direct = [one for one in another if gist(best.move) not in map(gist, one.then)]
    apart = [one for one in (*direct, *another, *others) if _compared_by(one) != _compared_by(best)]
    shown = [best, *[*apart, *direct][:1]]
    return [_with_difference(one, _others(one, summed)) for one in shown]


def _only_gives_up(one: ScoredMove) -> bool:
    """Whether every reason of a move is a cost."""
    counted = [points for _, _, points in one.reasons if abs(points) > NEGLIGIBLE]
    return bool(counted) and max(counted) < 0


def compared(one: ScoredMove, other: ScoredMove) -> ScoredMove:
    """A move with the reasons that separate it from another."""
    mine, its = [msgspec.structs.replace(move, reasons=added_up(move.reasons)) for move in (one, other)]
    return _with_difference(mine, [its])


def _others(one: ScoredMove, scored: Sequence[ScoredMove]) -> list[ScoredMove]:
    """The moves a move is compared with: those with another result. A detour to the move has all its
    reasons and would hide them, so detours are compared only if there is nothing else."""
    different = [other for other in scored if _compared_by(other) != _compared_by(one)]
    return [other for other in different if gist(one.move) not in map(gist, other.then)] or different


def _compared_by(one: ScoredMove) -> tuple[object, ...]:
    """A move's score with its reasons: if it is equal, nothing separates two moves."""
    return (round(one.score, DIGITS), *[(id, round(points, DIGITS)) for id, _, points in one.reasons])


def _with_difference(one: ScoredMove, different: Sequence[ScoredMove]) -> ScoredMove:
    """A move with the reasons that separate it from the best of the others, the weightiest first."""
    others = different[:MOVES_COMPARED]
    usual: dict[str, float] = {}
    for other in others:
        for id, _, points in other.reasons:
            usual[id] = usual.get(id, 0.0) + points / len(others)
    mine = {id: (change, points) for id, change, points in one.reasons}
    telling: list[Reason] = []
    for id in dict.fromkeys((*mine, *usual)):
        change, points = mine.get(id, (0.0, 0.0))
        apart = points - usual.get(id, 0.0)
        if abs(apart) > NEGLIGIBLE:
            telling.append(Reason(id, change, apart))
    return msgspec.structs.replace(one, reasons=_weightiest_first(telling))


def added_up(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """Reasons of one kind added up over the whole turn, the weightiest first."""
    sums: dict[str, Reason] = {}
    for id, change, points in reasons:
        _, before, worth = sums.get(id, (id, 0.0, 0.0))
        sums[id] = Reason(id, before + change, worth + points)
    return _weightiest_first(sums.values())


def _weightiest_first(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    return tuple(sorted(reasons, key=lambda reason: -abs(reason.points)))


def gist(move: Any) -> tuple[object, ...]:
    """The kind of a move and its first choice."""
    fields = move.__struct_fields__
    return (type(move), getattr(move, fields[0]) if fields else None)
