"""Computer players: a view and the offers go in, a move comes out. Nothing hidden is ever handed in.

`levels.py` has the three levels, `candidates.py` the moves they look at, `weighing.py` what speaks for each,
`search.py` what a Master tries out, `playouts.py` how a game may go on from there, `guessing.py` how hidden
things may lie in a title that does not say, `telling.py` what of their thoughts makes a hint, `thinker.py`
the worker processes they think in. What a title knows of playing well is its `Advisor`.
"""

from games.computer.levels import LEVELS, Effort, Level, advise, choose
from games.computer.telling import Reviewed
from games.computer.weighing import ScoredMove

__all__ = ["LEVELS", "Effort", "Level", "Reviewed", "ScoredMove", "advise", "choose"]
