"""Symbols arranged in a box, and a pen within a pen."""

from itertools import combinations

import pytest
from PIL import Image

from render.kit import Box, Pen
from render.kit.parts.furniture import arrange


@pytest.mark.parametrize("count", range(1, 10))
def test_symbols_are_arranged_inside_their_box_and_apart(count: int) -> None:
    box = Box(10, 20, 116, 64)
    size, middles = arrange(box, count, 58, 0.9)
    assert len(middles) == count
    for x, y in middles:
        assert box.x <= x - round(size * 0.9) // 2 and x + round(size * 0.9) // 2 <= box.right
        assert box.y <= y - size // 2 and y + size // 2 <= box.bottom
    for (x, y), (u, v) in combinations(middles, 2):
        assert abs(x - u) >= round(size * 0.9) or abs(y - v) >= size


def test_a_pen_within_a_pen_draws_the_same_smaller_and_elsewhere() -> None:
    pictures = [Image.new("RGBA", (400, 400)) for _ in range(2)]
    colours = {"ink": (1, 2, 3), "paper": (250, 250, 240)}
    whole, inset = Pen(pictures[0], colours), Pen(pictures[1], colours).inset(30, 60, 50)
    whole.disc(30, 60, 20, "paper", "ink", 5)
    whole.stroke([(15, 45), (40, 80)], "ink", 4)
    whole.box(10, 40, 10, 5, "paper")
    inset.disc(50, 50, 40, "paper", "ink", 10)
    inset.stroke([(20, 20), (70, 90)], "ink", 8)
    inset.box(10, 10, 20, 10, "paper")
    assert pictures[0].tobytes() == pictures[1].tobytes()
