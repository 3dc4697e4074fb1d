"""What lies outside a canvas is cut off before it is drawn, and what was drawn is kept by its bytes."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from render.kit.material import clip
from render.kit.material.caching import by_bytes

RIM = (-4, -4, 44, 34)
SIZE = (40, 30)
pixels = st.tuples(st.integers(-90, 130), st.integers(-90, 130))


def _polygon(points: list[tuple[int, int]]) -> Image.Image:
    image = Image.new("L", SIZE)
    if len(points) > 2:
        ImageDraw.Draw(image).polygon(points, fill=255)
    return image


def _different(one: Image.Image, other: Image.Image) -> int:
    return sum(a != b for a, b in zip(one.tobytes(), other.tobytes(), strict=True))


@given(st.lists(pixels, min_size=3, max_size=3, unique=True))
def test_a_polygon_that_is_cut_off_looks_the_same_inside(points: list[tuple[int, int]]) -> None:
    """Corners are whole pixels: a border may shift by less than one along its length."""
    cut = clip.polygon(points, RIM)
    assert all(RIM[0] <= x <= RIM[2] and RIM[1] <= y <= RIM[3] for x, y in cut)
    assert _different(_polygon(points), _polygon(cut)) <= 2 * (SIZE[0] + SIZE[1])


@given(st.lists(pixels, min_size=2, max_size=5))
def test_a_line_that_is_cut_off_keeps_what_shows(points: list[tuple[int, int]]) -> None:
    pieces = clip.line(points, RIM)
    inside = [p for p in points if RIM[0] <= p[0] <= RIM[2] and RIM[1] <= p[1] <= RIM[3]]
    found = {p for piece in pieces for p in piece}
    assert set(inside) <= found
    assert all(RIM[0] <= x <= RIM[2] and RIM[1] <= y <= RIM[3] for x, y in found)


def test_what_lies_inside_is_left_as_it_is() -> None:
    points = [(0, 0), (30, 5), (10, 29)]
    assert clip.polygon(points, RIM) == points
    assert clip.line(points, RIM) == [points]


def test_what_lies_outside_is_nothing() -> None:
    far = [(100, 100), (120, 100), (110, 130)]
    assert clip.polygon(far, RIM) == []
    assert clip.line(far, RIM) == []


def test_what_was_drawn_is_kept_up_to_its_bytes_the_longest_unused_going_first() -> None:
    made: list[int] = []

    @by_bytes(len, limit=10)
    def draw(size: int) -> bytes:
        made.append(size)
        return bytes(size)

    for size in (4, 5, 4, 3, 5, 4, 11, 11):
        assert len(draw(size)) == size
    assert made == [4, 5, 3, 5, 11, 11] or made == [4, 5, 3, 5, 4, 11, 11]
