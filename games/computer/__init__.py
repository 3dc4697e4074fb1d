"""Computer players. Input: a view and the offers. Output: a move. Hidden information never reaches them.

`seat_view.py` is what they are told. `levels.py` has the four levels. `candidates.py` lists the moves they
consider. `evaluation.py` scores a move. `search.py` is the Master's search, `grandmaster.py` the
Grandmaster's over `whole_turns.py`; in both, candidates race (`race.py`). `playouts.py` plays a game on from
a position. `guessing.py` fills in hidden cards for titles without an `imagine` of their own.
`hint_ranking.py` turns scores into hints and reviews, `chances.py` the worth of a position into chances to
win. `thinker.py` runs the worker processes. A title's own knowledge is its `Advisor`.

Four words mean one thing each here, all in points of the title unless a title's own worths have another unit:

- the *score* of a move or a turn is what speaks for it (`ScoredMove`, `Turn`);
- what a position is *worth* to a seat follows from the considerations (`Advisor.worth`), or from what the
  title's Master goes by instead (`SearchSettings.worths`);
- its *value* is such a worth that was learned from games (`LearnedValue`);
- a *lead* is by how much one is ahead: a seat's worth of that of the best other seat, in searches; one
  candidate of another, in a race."""

from games.computer.effort import Effort
from games.computer.evaluation import ScoredMove
from games.computer.hint_ranking import ChoiceReview
from games.computer.levels import choose, has_learned, levels_of, plays_by_value, ranked_moves
from games.computer.seat_view import SeatView
from games.core.level_names import LEVELS, Level

__all__ = [
    "LEVELS",
    "ChoiceReview",
    "Effort",
    "Level",
    "ScoredMove",
    "SeatView",
    "choose",
    "has_learned",
    "levels_of",
    "plays_by_value",
    "ranked_moves",
]
