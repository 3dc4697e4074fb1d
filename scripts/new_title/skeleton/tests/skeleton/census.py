"""What the laws of tests/core need to know of Skeleton."""

from collections.abc import Iterator, Sequence
from typing import Any

from games.core import Event, Move, Seat
from games.skeleton import components as c
from games.skeleton import events
from games.skeleton.game import Skeleton
from games.skeleton.state import SkeletonOptions

CODES = {
    "ERR_CARD_NOT_IN_HAND",
    "ERR_TOO_FEW_STONES",
    "ERR_PLAYER_COUNT",
    "ERR_NOT_YOUR_TURN",
    "ERR_WRONG_PHASE",
    "ERR_BAD_PARAM",
    "ERR_GAME_OVER",
}
"""The error codes of the rules page, and those of the core that can come up."""

SECRET: tuple[type[Move], ...] = ()
"""Moves whose content only their seat knows: none, a card is played face up."""

IN_TURN = True
"""Nobody is ever asked at the same time as others."""


def options(seats: int) -> Sequence[SkeletonOptions]:
    """The options to play with."""
    return SkeletonOptions(), SkeletonOptions(long=True)


def seats_of(game: Skeleton) -> int:
    return len(game.hands)


def census(game: Skeleton) -> dict[str, Any]:
    """What never changes in number: asserted after every move."""
    cards = sorted([*game.deck, *game.played, *(card for hand in game.hands for card in hand)])
    return {"cards": cards, "stones": game.stones_left + sum(game.stones)}


def changes(event: Event) -> Iterator[tuple[Seat, str, int]]:
    """What an event says of the figures."""
    if isinstance(event, events.StonesTaken | events.CardPlayed):
        yield event.seat, "stones", event.stones


def hidden(game: Skeleton, seat: Seat | None) -> list[list[str]]:
    """Cards that `seat` (None: the public) cannot tell apart, in groups that may change places."""
    seen = {*game.played, *(game.hands[seat] if seat is not None else ())}
    return [[card for card in c.CARDS if card not in seen]]
