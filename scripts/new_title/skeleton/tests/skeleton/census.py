"""What the laws of tests/core need to know of Skeleton."""

from collections.abc import Iterator
from typing import Any

from games.core import Event, Seat
from games.skeleton import events
from games.skeleton.game import Skeleton

FACE_DOWN = ("deck", "hands")
"""The fields of the state with hidden cards: nobody sees the deck, a seat sees its own hand."""

IN_TURN = True
"""Nobody is ever asked at the same time as others."""


def census(game: Skeleton) -> dict[str, Any]:
    """What never changes in number: asserted after every move."""
    cards = sorted([*game.deck, *game.played, *(card for hand in game.hands for card in hand)])
    return {"cards": cards, "stones": game.stones_left + sum(game.stones)}


def changes(event: Event) -> Iterator[tuple[Seat, str, int]]:
    """What an event says of the figures."""
    if isinstance(event, events.StonesTaken | events.CardPlayed):
        yield event.seat, "stones", event.stones
