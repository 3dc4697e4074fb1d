"""The numbers of Skeleton, read once from components.json (rules 1)."""

from pathlib import Path

from games.core import DataFile, DataRow, Positive


class Card(DataRow, frozen=True):
    """A card. Playing it takes this number of stones."""

    id: str
    stones: Positive


class Setup(DataRow, frozen=True):
    """Stones in the pile, in a short game and a long one; cards in a hand; most stones taken without one."""

    stones: Positive
    long_stones: Positive
    hand: Positive
    most: Positive


class Tables(DataFile, frozen=True):
    """The whole file: a field for each of its tables."""

    cards: dict[str, Card]
    setup: Setup


def _lengths(tables: Tables) -> None:
    setup = tables.setup
    tables.file.check("setup, long_stones", setup.long_stones > setup.stones, "is no longer than a short game")


TABLES = Tables.read(Path(__file__).with_name("components.json"), _lengths)
CARDS, SETUP = TABLES.cards, TABLES.setup
