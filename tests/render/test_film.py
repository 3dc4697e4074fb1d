"""The film of a game: about twenty seconds, the first and the last table in it, small enough to be sent."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageDraw

from render import film


def picture(number: int, size: tuple[int, int] = (1200, 800)) -> bytes:
    image = Image.new("RGB", size, "#f4ead5")
    ImageDraw.Draw(image).rectangle((number * 20, 100, number * 20 + 200, 300), fill="#2e86ab")
    out = io.BytesIO()
    image.quantize(8).save(out, "PNG")
    return out.getvalue()


def frames_of(data: bytes) -> list[int]:
    """Milliseconds for which each frame is shown."""
    with Image.open(io.BytesIO(data)) as shown:
        times = []
        for at in range(getattr(shown, "n_frames", 1)):
            shown.seek(at)
            times.append(shown.info["duration"])
        return times


@pytest.mark.parametrize("turns", (1, 2, 59, 60, 61, 400))
def test_first_and_last_turn_are_shown_and_no_more_than_fit(turns: int) -> None:
    found = film.chosen(turns)
    assert found[0] == 0 and found[-1] == turns - 1
    assert found == sorted(set(found)) and len(found) == min(turns, film.FRAMES)


def test_a_film_lasts_about_twenty_seconds_and_stays_at_the_end() -> None:
    data = film.film([film.frame(picture(number)) for number in range(30)])
    times = frames_of(data)
    assert len(times) == 30 and times[-1] == 1000 * film.LAST
    assert abs(sum(times) - 1000 * film.SECONDS) < 500
    with Image.open(io.BytesIO(data)) as shown:
        assert shown.size == (film.WIDTH, 400)


def test_tables_that_grow_are_put_on_a_ground_of_their_own() -> None:
    data = film.film([film.frame(picture(0)), film.frame(picture(1, (1200, 1000)))])
    with Image.open(io.BytesIO(data)) as shown:
        assert shown.size == (film.WIDTH, 500)
        assert shown.convert("RGB").getpixel((5, 490)) == shown.convert("RGB").getpixel((5, 5))


def test_frames_are_left_out_until_the_file_is_small_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    frames = [film.frame(picture(number)) for number in range(20)]
    whole = film.film(frames)
    monkeypatch.setattr(film, "LIMIT", len(whole) - 1)
    smaller = film.film(frames)
    assert len(smaller) < len(whole) and 2 <= len(frames_of(smaller)) < 20
    with pytest.raises(ValueError, match="needs a frame"):
        film.film([])
