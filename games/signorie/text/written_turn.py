"""A whole turn in one line (rules 13): `take B 4; signoria; step ini 1; step pol5 2; skip`.

Each step is read at the position after the steps before it, as only that position fills in what the short
form leaves out: the column of a hired helper, the next helper. This uses no real chance: after a roll or a
drawn tile the steps are read with some possible outcome. Whether the moves are allowed is checked when
they are played."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from games.core import TURN_OVER, Move, Refusal, Seat, StepRefused, Title, WrittenStep, WrittenTurn, engine
from games.core.chance import Secret
from games.signorie.model import components as c
from games.signorie.model import moves
from games.signorie.model.cities import GATES, gates_open
from games.signorie.rules.actions.progress import Progress
from games.signorie.rules.game import Signorie
from games.signorie.rules.helpers import Helpers, wants_row
from games.signorie.rules.reward_track import FLORINS, TILE
from games.signorie.rules.turn import MainAction

T = TypeVar("T")

_ANY = Secret(b"a line is read before chance has spoken")
_ENDS = re.compile(r"[;；\n]")
_BRIDE: dict[str, Callable[[str], Move]] = {
    "yes": moves.ClaimWithBride,
    "no": moves.ClaimWithoutBride,
    "first": moves.ClaimBrideFirst,
}

_NEXT_HELPER = ("use", "skip", "end")
"""The steps that go on to the next helper."""


class _Unread(Exception):
    """A step that can't be read."""


def _word(words: Sequence[str], at: int) -> str:
    """A word of a step; _Unread if there are fewer."""
    if at >= len(words):
        raise _Unread
    return words[at]


def _number(word: str) -> int:
    """A word as a number; _Unread if it is none."""
    try:
        return int(word)
    except ValueError:
        raise _Unread from None


def _meaning(meanings: Mapping[str, T], word: str) -> T:
    """What a word stands for; _Unread if it has no meaning."""
    if word not in meanings:
        raise _Unread
    return meanings[word]


def parse_turn(title: Title, game: Signorie, seat: Seat, line: str) -> WrittenTurn:
    """The moves of a line, in order. Refusal with the number of the step that can't be read."""
    steps = _steps(line)
    if not steps:
        raise Refusal("ERR_EMPTY_LINE", "13")
    turn: list[Move] = []
    written: list[WrittenStep] = []
    walk = _Walk(title, game, seat)
    for number, words in steps:
        step = WrittenStep(number, " ".join(words)[:60])
        try:
            read = walk.read(words)
        except _Unread:
            if walk.over:
                raise StepRefused(step, TURN_OVER) from None
            raise Refusal("ERR_LINE", "13", step=number, text=step.text) from None
        turn += read
        written += [step] * len(read)
    return WrittenTurn(turn, written)


def _steps(line: str) -> list[tuple[int, list[str]]]:
    """The steps with their numbers. A reward and its bride are one answer: `reward tile; bride yes` is
    read as `reward tile yes`, and a bride named before the reward as `first`. So are a helper and the row
    of its face-down tile: `use; row mar` is read as `use row mar`."""
    parts = [words for part in _ENDS.split(line.lower()) if (words := part.split())]
    steps: list[tuple[int, list[str]]] = []
    for number, words in enumerate(parts, 1):
        last = steps[-1][1] if steps else [""]
        if words[0] == "bride" and last[0] == "reward":
            last += words[1:]
        elif words[0] == "reward" and last[0] == "bride":
            steps[-1] = (number, [*words, "first" if last[1:] == ["yes"] else "no"])
        elif words[0] == "row" and last[0] == "use" and all(map(_helper, last[1:])):
            last += words
        else:
            steps.append((number, words))
    return steps


class _Walk:
    """The position after the steps read so far, while they are legal."""

    def __init__(self, title: Title, game: Signorie, seat: Seat) -> None:
        self.title = title
        self.game: Signorie = title.copy(game)
        # In a view the stock is face down; any tile will do for drawn ones.
        self.game.stock = [next(iter(c.TILES))] * len(game.stock)
        self.seat = seat
        self.over = False
        self._forced: list[Move] = []

    def read(self, words: list[str]) -> list[Move]:
        """The moves of one step, played here. A step that goes on to the next helper gives up the
        remaining points of this one; `skip` and `end` do only that if there is no next one."""
        read: list[Move] = []
        if words[0] in _NEXT_HELPER and _helpers_points(self.game):
            read.append(moves.Done())
            self._goes_on(moves.Done())
            more = isinstance(self.game.phases[-1], Helpers)
            if not more and (words[0] != "use" or _helpers_points(self.game)):
                return read
        return read + [move for move in _read(self.game, self.seat, words) if self._goes_on(move)]

    def _goes_on(self, move: Move) -> bool:
        """Play a move; False if it was the only one and has been played already."""
        if self._forced:
            if self._forced[0] == move:
                del self._forced[0]
                return False
            self._forced = []
        if engine.why_not(self.game, self.seat, move) is None:
            played = engine.play(self.title, self.game, self.seat, move, _ANY)
            self.game = played.game
            self.over = played.turn_over or self.seat not in engine.waits_for(played.game)
            self._forced = [only for owner, only in played.forced if owner == self.seat]
        return True


def _helpers_points(game: Signorie) -> bool:
    """Whether points of a helper are being spent, with some left."""
    top, below = game.phases[-1], game.phases[-2] if len(game.phases) > 1 else None
    # The helpers are at their first row until one is used: before that the points are the main action's.
    return isinstance(top, Progress) and isinstance(below, Helpers) and below.row > 1


def _read(game: Signorie, seat: Seat, words: list[str]) -> list[Move]:
    """The moves of one step; several if a helper is used with its parameters."""
    if words[0] == "use":
        return _use(game, seat, words[1:])
    if words[0] in ("skip", "end"):
        return [_skip_or_end(game, words[0])]
    return [_meaning(_VERBS, words[0])(game, seat, words[1:])]


def _use(game: Signorie, seat: Seat, words: list[str]) -> list[Move]:
    """`use`, `use Y3`, `use marry fi 3`: the helper named, else the next one."""
    helper = _helper(words[0]) if words else ""
    if helper:
        words = words[1:]
    else:
        top = game.phases[-1]
        usable = top.usable(game) if isinstance(top, Helpers) else []
        if not usable:
            raise _Unread
        helper = usable[0]
    if words[:1] == ["row"] and wants_row(helper):
        return [moves.UseHelper(helper, _word(words, 1))]
    return [moves.UseHelper(helper), *(_read(game, seat, words) if words else ())]


def _skip_or_end(game: Signorie, word: str) -> Move:
    """`end` means `skip` if one helper is left."""
    top = game.phases[-1]
    several = isinstance(top, Helpers) and len(top.usable(game)) > 1
    return moves.EndHelpers() if word == "end" and several else moves.SkipHelper()


def _helper(word: str) -> str:
    """A helper slot by column and row ("g3") or by its id; "" if it is none."""
    if word in c.HELPERS:
        return word
    column, row = c.COLUMN.get(word[:1].upper(), ()), word[1:]
    return _helper_in(column, int(row)) if row.isdecimal() else ""


def _helper_in(column: Sequence[str], row: int) -> str:
    """The slot in a row of a column, counted from 1; "" if there is none."""
    return column[row - 1] if 0 < row <= len(column) else ""


def _die(words: list[str]) -> str:
    """`B 4` or `B4`."""
    die = "".join(words).upper()
    if die not in c.DICE:
        raise _Unread
    return die


def _take(game: Signorie, seat: Seat, words: list[str]) -> Move:
    return moves.TakeDie(_die(words))


def _hire(game: Signorie, seat: Seat, words: list[str]) -> Move:
    """`hire 2`: the row (the column is forced); `hire Y2` names both."""
    word, top = _word(words, 0), game.phases[-1]
    column = c.COLUMN[c.RING[top.colour]] if isinstance(top, MainAction) else ()
    helper = _helper_in(column, int(word)) if word.isdecimal() else _helper(word)
    if not helper:
        raise _Unread
    return moves.Hire(helper)


def _assign(game: Signorie, seat: Seat, words: list[str]) -> Move:
    """`assign m 3`: the slot of the die's area; `assign Gm`, `assign a_ini 3`."""
    word, count = _word(words, 0), _number(words[1]) if len(words) > 1 else 1
    if word in c.ASSIGNMENTS:
        return moves.Assign(word, count)
    top = game.phases[-1]
    area = c.AREA[top.colour] if isinstance(top, MainAction) else ()
    meant = [slot for slot in area if c.ASSIGNMENT_SLOTS[slot].sex == word]
    meant += [slot for slot in c.ASSIGNMENT_SLOTS if slot.lower() == word]
    if not meant:
        raise _Unread
    return moves.Assign(_meaning(game.assignments, meant[0]), count)


def _step(game: Signorie, seat: Seat, words: list[str]) -> Move:
    """`step pol5 2`, `step mil new`, `step ini`."""
    piece, rest = _word(words, 0), words[1:]
    if rest and rest[0] == "new":
        piece, rest = f"{piece}0", rest[1:]
    return moves.Step(piece, _number(rest[0]) if rest else 1)


def _mission(game: Signorie, seat: Seat, words: list[str]) -> Move:
    """`mission pol5 fi`; through open gates `mission pol5`."""
    return moves.SendMission(_word(words, 0), GATES if gates_open(game) else _word(words, 1))


def _marry(game: Signorie, seat: Seat, words: list[str]) -> Move:
    """`marry fi 3`; the city also where everybody goes through open gates."""
    return moves.Marry(GATES if gates_open(game) else _word(words, 0), _number(_word(words, 1)))


def _gain(game: Signorie, seat: Seat, words: list[str]) -> Move:
    """`gain 1m 1f`."""
    counts = {"m": 0, "f": 0}
    for word in words:
        if word[-1] not in counts:
            raise _Unread
        counts[word[-1]] += _number(word[:-1])
    return moves.Gain(counts["m"], counts["f"])


def _reward(game: Signorie, seat: Seat, words: list[str]) -> Move:
    """`reward tile`, `reward florins`, `reward hire G3`, `reward row mar`, and the bride after it."""
    bride = words.pop() if words and words[-1] in _BRIDE else "no"
    word = words[-1] if words else ""
    bonus = word if word in (FLORINS, TILE, *c.ROWS) else _helper(word)
    if not bonus:
        raise _Unread
    return _BRIDE[bride](bonus)


_TILE = {"yes": "take", "no": "leave"}
_BUY = {"yes": "buy", "no": "keep"}

_VERBS: dict[str, Callable[[Signorie, Seat, list[str]], Move]] = {
    "take": _take,
    "extra": _take,
    "pass": lambda game, seat, words: moves.Pass(),
    "hire": _hire,
    "assign": _assign,
    "signoria": lambda game, seat, words: moves.Signoria(),
    "step": _step,
    "done": lambda game, seat, words: moves.Done(),
    "mission": _mission,
    "marry": _marry,
    "tile": lambda game, seat, words: moves.TakeTile(_meaning(_TILE, _word(words, 0))),
    "row": lambda game, seat, words: moves.ChooseRow(_word(words, 0)),
    "gain": _gain,
    "reward": _reward,
    "buy": lambda game, seat, words: moves.BuyVp(_meaning(_BUY, _word(words, 0))),
}
