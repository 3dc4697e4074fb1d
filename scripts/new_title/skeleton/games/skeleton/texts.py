"""What the title says of itself: positions in words, texts of cards, the figures of its rules."""

from collections.abc import Iterator, Mapping
from typing import Any

from games.core import Note, NoteLines, note
from games.skeleton import components as c
from games.skeleton.game import Skeleton
from games.skeleton.state import SkeletonOptions


def position(view: Skeleton) -> tuple[Note, ...]:
    """The whole position, line by line: all that the picture shows."""
    return tuple(_lines(view))


def _lines(view: Skeleton) -> Iterator[Note]:
    yield note("position-pile", left=view.stones_left, deck=len(view.deck))
    for seat, stones in enumerate(view.stones):
        yield note("position-seat", seat=seat, stones=stones, cards=len(view.hands[seat]))
    if view.played:
        yield note("position-played", played=tuple(view.played))


def describe(id: str, options: SkeletonOptions) -> tuple[Note, ...]:
    """What a card says."""
    return (note("text-card", stones=c.CARDS[id].stones),) if id in c.CARDS else ()


def rules(options: SkeletonOptions, players: int) -> Mapping[str, Any]:
    """The figures of the rules' texts."""
    return {
        "stones": pile(options),
        "hand": c.SETUP.hand,
        "most": c.SETUP.most,
        "cards": NoteLines(
            tuple(note("rule-card", card=id, stones=card.stones) for id, card in c.CARDS.items())
        ),
    }


def pile(options: SkeletonOptions) -> int:
    """Number of stones at the start (rules 1.1)."""
    return c.SETUP.long_stones if options.long else c.SETUP.stones
