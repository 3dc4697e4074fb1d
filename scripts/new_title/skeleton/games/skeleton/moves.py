"""What a seat may do: verbs with plain data."""

from games.core import Move


class TakeStones(Move, frozen=True):
    """Take this number of stones (rules 2.1)."""

    count: int


class PlayCard(Move, frozen=True):
    """Play a card and take as many stones as it says (rules 2.2)."""

    card: str
