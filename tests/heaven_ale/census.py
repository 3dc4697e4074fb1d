"""What is in a box of Heaven & Ale and can never leave the table: counted wherever it lies."""

from collections import Counter
from itertools import chain

from games.heaven_ale.game import HeavenAle


def census(game: HeavenAle) -> dict[str, int]:
    """How many there are of each tile and of each goal's barrels; the same at every step of a game.
    (Privilege cards leave the game when sold; discs and sheds are unlimited.)"""
    counted = Counter(
        chain(
            game.deck,
            game.unused_monks,
            *game.monk_piles,
            *(space.tiles for space in game.spaces),
            *(board.garden.values() for board in game.boards),
            *(board.barrels for board in game.boards),
        )
    )
    counted.update(game.barrels)
    return dict(counted)
