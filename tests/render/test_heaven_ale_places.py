"""Where things lie in Heaven & Ale's pictures: the spaces of the ring, tiles in a honeycomb."""

from itertools import combinations, pairwise

import pytest

from games.heaven_ale.model import components as c
from render.heaven_ale.board import track
from render.heaven_ale.scene import honeycomb
from render.kit import Box


def test_the_ring_has_a_place_for_every_space_and_none_lies_on_another() -> None:
    box = Box(24, 100, 1152, track.HEIGHT)
    cells = [track.cell(box, index) for index in range(len(c.SPACES))]
    for (column, row), (next_column, next_row) in pairwise((*track.RING, track.RING[0])):
        assert abs(column - next_column) + abs(row - next_row) == 1
    for one, other in combinations((*cells, track.inner(box), *track.corners(box)), 2):
        assert one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


@pytest.mark.parametrize("count", range(4, 8))
def test_a_honeycomb_leaves_the_corner_free_and_its_hexagons_apart(count: int) -> None:
    box = Box(0, 0, 114, 82)
    size, middles = honeycomb(box, count, 36)
    wide = size * 0.866
    assert len(middles) == count
    for x, y in middles:
        assert x + wide / 2 <= box.right + 1 and y - size / 2 + 1 >= 0 and y + size / 2 <= box.bottom + 1
        assert x - wide / 2 >= -1
    upper = min(y for _, y in middles)
    assert min(x for x, y in middles if y == upper) - wide / 2 >= 34
    for (x, y), (u, v) in combinations(middles, 2):
        assert ((x - u) ** 2 + (y - v) ** 2) ** 0.5 >= wide - 2
