"""What a table may agree on, and what is true of a game (rules 1)."""

from games.core import Game, Options


class SkeletonOptions(Options, frozen=True):
    """`long`: twice as many stones (rules 1.1)."""

    long: bool = False


class SkeletonState(Game, kw_only=True):
    """The table. Cards are ids; the deck lies with its top card last, face down to everybody."""

    options: SkeletonOptions
    stones_left: int
    hands: list[list[str]]
    stones: list[int]
    deck: list[str] = []
    played: list[str] = []
