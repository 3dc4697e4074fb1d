"""A title's knowledge of good play: weighted considerations, which can also be shown as advice.

A consideration looks at a move and its result, and says how much speaks for it in the title's points. Most
of them count something in the position before and after (`gain`). Computer players, hints and reviews
share them. A title without any is still played at random."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, Literal, NamedTuple

import msgspec

from games.core.choices.answers import Chooser
from games.core.choices.offer import Move, Note
from games.core.decoding import decoded_json
from games.core.game import G, Seat
from games.core.learned_value import LearnedValue, Learning

CountFunction = Callable[..., float]
"""Takes what the advisor's `outlook` gives: by default the position and the seat."""
Outlook = Callable[[G, Seat], tuple[Any, ...]]
Measure = Callable[[G, G, Seat, Move], float]
Imagine = Callable[[G, Seat, Chooser], G]
WorthsFunction = Callable[[G], list[float]]
QuickMove = Callable[[G, Seat, Chooser], Move | None]
Replies = Callable[[G, Seat], Sequence[Move]]
WorthUnit = Literal["points", "chances"]
"""Points of the title, or chances to win from 0 to 1."""
Tries = Callable[[G, Seat, Chooser], Sequence[tuple[Move, float]]]


@dataclass(frozen=True)
class Consideration(Generic[G]):
    """One reason for or against a move. `weight`: points per unit. Its words are `advice-<id>` in the title's
    Fluent files: `way` is "more" or "less", with the change as a figure (`by`, `about`) or its `worth` in
    points. It has one of these, in units a player knows:

    - `measure(before, after, seat, move)`: what speaks for a move
    - `count`: what it counts in a position; the more it gets by a move, the more speaks for it"""

    id: str
    weight: float
    measure: Measure[G] | None = None
    count: CountFunction | None = None


class Reason(NamedTuple):
    """What a consideration says of a move: its id, by how much what it counts changes, and the points this is
    worth."""

    id: str
    change: float
    points: float


def gain(id: str, weight: float, count: CountFunction) -> Consideration[Any]:
    """A consideration that counts something in the position. Each unit more is worth `weight` points."""
    return Consideration(id, weight, count=count)


@dataclass(frozen=True)
class SearchSettings(Generic[G]):
    """How a Master of a title searches, beside the considerations.

    - `horizon`: number of answers (of all seats) that a playout looks ahead, or of rounds if the title
      counts them (`rounds`). With 0 it looks ahead only where there are `replies`, and elsewhere follows
      the considerations.
    - `tried`: number of the Apprentice's best moves to try out. `trust`: the Apprentice's judgement counts
      as this many playouts. `surely`: number of standard errors by which a move must beat the Apprentice's
      favourite.
    - `worths(game)`: what a position is worth to each seat (also at the end), if considerations can't
      say it all. Playouts end with it. `unit`: what hints tell of them. `guides`: players of playouts
      follow it too, except for moves of the kinds in `skipped`. Otherwise they play as Apprentices at a
      glance.
    - `quick(game, seat, rng)`: the answer of a player of a playout. None: the default above.
    - `replies(view, seat)`: the answers to a sealed question that are tried out against the others'
      possible answers and compared when all are in. Empty: it is treated like any other question.
      `repeats`: the number of rounds after which only the better half of them is tried further.
    - `tries(view, seat, rng)`: the moves to try out instead of the Apprentice's best, the favourite first,
      each with what it seems worth (if nothing is known of that, 0). A single one is played at once. Empty:
      the Apprentice's best.
    - `where(view)`: whether it looks ahead in a game with these options. If not, it follows the
      considerations as with `horizon` 0.
    - `enough`: maximum number of playouts of each move; 0: no limit."""

    horizon: int = 24
    rounds: Callable[[G], int] | None = None
    tried: int = 8
    trust: float = 3.0
    surely: float = 1.5
    worths: WorthsFunction[G] | None = None
    unit: WorthUnit = "points"
    guides: bool = True
    skipped: tuple[type[Move], ...] = ()
    quick: QuickMove[G] | None = None
    replies: Replies[G] | None = None
    repeats: int = 1
    tries: Tries[G] | None = None
    where: Callable[[G], bool] = lambda view: True
    enough: int = 0


class Odds(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a lead becomes a chance to win, for one number of players (`games/computer/chances.py`). `slopes`:
    the logarithm of the odds for each point of worth ahead, from the end of a game to its beginning.
    `value`: what a position is worth, as a function of the features of the title's `learning`; None: what it
    is worth to a Master. `source`: how they were found."""

    source: str
    slopes: tuple[float, ...]
    value: LearnedValue | None = None


def odds_of(path: Path) -> Mapping[int, Odds]:
    """A title's `chances.json`, by the number of players; empty if there is none yet."""
    return decoded_json(path.read_bytes(), dict[int, Odds]) if path.exists() else {}


class FeatureWeights(msgspec.Struct, frozen=True):
    """What each feature of a position is worth at the beginning and at the end of a game, as learnt from
    play. `source` says how that was found."""

    source: str
    early: Mapping[str, float]
    late: Mapping[str, float]


@dataclass(frozen=True)
class ChanceScale(Generic[G]):
    """How what positions are worth becomes chances to win. `left(game)`: the share of the game that is left,
    from 1 to 0. `odds`: how a lead becomes a chance, by the number of players."""

    left: Callable[[G], float]
    odds: Mapping[int, Odds]


@dataclass(frozen=True)
class NoviceSettings:
    """How strong a Novice of a title is. `moves`: average number of moves it considers (1.5: one or two,
    equally often). `skips`: kinds of moves it never considers, as they give away more than it can see."""

    moves: float = 3
    skips: tuple[type[Move], ...] = ()


@dataclass(frozen=True)
class HintSettings(Generic[G]):
    """What hints of a title do beside giving the considerations.

    - `free`: kinds of moves that cost nothing of a turn and may be made later: hints name one only if
      something else needs it.
    - `tells(view, seat, move)`: figures a hint adds to what the panel says of a move. `tells_all`: a hint
      gives no other figures, as the menu of the move shows the rest."""

    free: tuple[type[Move], ...] = ()
    tells: Callable[[G, Seat, Move], tuple[Note, ...]] = lambda view, seat, move: ()
    tells_all: bool = False


@dataclass(frozen=True)
class Advisor(Generic[G]):
    """A title's considerations, and how to fill in what a seat can't see.

    - `imagine(view, seat, rng)` makes a view a whole game: hidden cards are drawn from those the seat has
      not seen. It uses only the view and `rng`, and changes a copy.
    - `outlook(game, seat)`: what the considerations that count share in a position. Each `count` takes it as
      its arguments.
    - `novice`, `mastery`: how its Novice and its Master play. `hints`: what its hints tell.
    - `scale`: how worths become chances to win; None: no chances are told.
    - `learning`: what its Grandmaster's value of positions is learned from.
    - `grandmastery`: how its Grandmaster searches if it plays as a Master does, but with something learned.
      Without this and a learned value there is no Grandmaster."""

    considerations: tuple[Consideration[G], ...]
    imagine: Imagine[G]
    outlook: Outlook[G] = lambda game, seat: (game, seat)
    novice: NoviceSettings = NoviceSettings()
    hints: HintSettings[G] = HintSettings()
    mastery: SearchSettings[G] = SearchSettings()
    scale: ChanceScale[G] | None = None
    learning: Learning[G] | None = None
    grandmastery: SearchSettings[G] | None = None

    @cached_property
    def _gains(self) -> list[tuple[float, CountFunction]]:
        return [(one.weight, one.count) for one in self.considerations if one.count is not None]

    def worth(self, game: G, seat: Seat) -> float:
        """What a position is worth to a seat, in points: the sum of all considerations that count
        something."""
        seen = self.outlook(game, seat)
        return sum([weight * count(*seen) for weight, count in self._gains])
