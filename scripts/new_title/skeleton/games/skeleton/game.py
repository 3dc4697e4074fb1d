"""The state of a whole game: its fields and the phases it may be in."""

from games.skeleton.state import SkeletonState
from games.skeleton.turns import Deal, Turns


class Skeleton(SkeletonState, kw_only=True):
    """The whole table."""

    phases: list[Deal | Turns]
