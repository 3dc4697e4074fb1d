"""What simulated players decide in advance, for the bench of hand-overs: a module for each title with orders.

A module has the functions of `Minds`, or, if the title's orders are given while moves are made, of
`WholeGames`.
"""

from collections.abc import Hashable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, NamedTuple, Protocol

from games.core import Seat, StandingOrder, Title


class Minds(Protocol):
    """Decisions for a part of a game, made at its start."""

    def part(self, game: Any) -> Hashable:
        """The part of the game for which minds are made up at its start."""

    def is_auction(self, game: Any) -> bool:
        """Whether an auction goes on."""

    def wishes(self, view: Any, seat: Seat, rng: Random) -> list[StandingOrder]:
        """What a seat decides in advance for a part of the game."""


class SimulatedGame(NamedTuple):
    """A game of simulated players: its end, its rounds, and how often play passed to somebody."""

    game: Any
    rounds: int
    hand_overs: int


class WholeGames(Protocol):
    """Games of players who give orders while they move."""

    def play_out(self, seats: int, seed: int, orders: bool, options: Any) -> SimulatedGame:
        """A whole game. `orders`: the players give orders, instead of being asked everything."""


def minds_of(title: Title) -> Any:
    """The title's module of this folder; None if it has none."""
    name = f"{__name__}.{title.id}"
    return None if find_spec(name) is None else import_module(name)
