"""Makes `render/<title>/palette.json`: the 256 colours of its theme. Prints the largest error.

    python -m scripts.make_palette                  every title
    python -m scripts.make_palette florence         one of them

A picture contains the colours of its theme and, along every edge, mixtures of two of them. The palette starts
with the theme's colours and the edges of words. Then the mixture with the largest error is added again and
again. Pillow picks the nearest in red, green and blue, so an added colour may take a mixture from one that
looks more like it. The palette ends where the largest error is least. No chance is involved.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from kit.command_line import titles_named
from render.kit.material.colour import RGB, distance, mix
from render.kit.material.theme import Theme, coinciding, colours
from render.kit.painting.palette import SIZE, file_of
from render.titles import THEMES

STEPS = 12
WRITING = ("ink", "soft", "accent")
GROUNDS = ("table", "panel", "well", "paper")
WHITE_ON = ("seat_a", "seat_b", "seat_c", "accent", "soft")
MEETS_ALL = {"ink", "panel", "paper", "table"}


def ramp(a: RGB, b: RGB, steps: int) -> list[RGB]:
    """The mixtures strictly between two colours."""
    return [mix(a, b, step / steps) for step in range(1, steps)]


def edges(theme: Theme) -> Iterator[RGB]:
    """Every mixture that an edge can show: pieces touch the ink of an outline or a ground, not each other."""
    for role in WHITE_ON:
        yield from ramp(theme.colour(role), theme.colour("white"), STEPS)
    for (first, a), (second, b) in combinations(colours(theme).items(), 2):
        if {first, second} & MEETS_ALL:
            yield from ramp(a, b, STEPS)


def choose(theme: Theme) -> list[RGB]:
    """The palette of a theme, its own colours first."""
    palette = list(dict.fromkeys(colours(theme).values()))
    for ink in WRITING:
        for ground in GROUNDS:
            palette += ramp(theme.colour(ground), theme.colour(ink), 6 if ink == "ink" else 4)
    palette = list(dict.fromkeys(palette))
    served = {colour: nearest(colour, palette) for colour in dict.fromkeys(edges(theme))}
    least, kept = float("inf"), 0
    while True:
        gap, worst = max((distance(colour, near), colour) for colour, near in served.items())
        if gap <= least:
            least, kept = gap, len(palette)
        if len(palette) == SIZE:
            return palette[:kept]
        palette.append(worst)
        served = {colour: nearest(colour, (near, worst)) for colour, near in served.items()}


def filled(palette: list[RGB]) -> list[RGB]:
    """The palette, padded with its first colour to the size that it must have."""
    return palette + palette[:1] * (SIZE - len(palette))


def nearest(colour: RGB, among: Iterable[RGB]) -> RGB:
    """The palette colour that Pillow picks: the nearest in red, green and blue."""
    return min(among, key=lambda other: sum((p - q) ** 2 for p, q in zip(colour, other, strict=True)))


def error(theme: Theme, palette: list[RGB]) -> tuple[float, float]:
    """Mean and largest CIE76 distance of the theme's mixtures from the colours shown for them."""
    gaps = [distance(colour, nearest(colour, palette)) for colour in dict.fromkeys(edges(theme))]
    return sum(gaps) / len(gaps), max(gaps)


def main(titles: Sequence[str]) -> None:
    """Write the files and print the palettes' quality. Ends at once if colours coincide."""
    for name in titles:
        theme = THEMES[name]
        if alike := coinciding(theme):
            raise SystemExit("\n".join(alike))
        palette = choose(theme)
        mean, largest = error(theme, palette)
        print(f"{name}: mean {mean:.2f}, largest {largest:.2f} (CIE76)")
        stored = {
            "digest": theme.digest(),
            "mean_error": round(mean, 2),
            "largest_error": round(largest, 2),
            "colours": "".join(bytes(colour).hex() for colour in filled(palette)),
        }
        file_of(name).write_text(json.dumps(stored, indent=1) + "\n")


if __name__ == "__main__":
    main(titles_named("python -m scripts.make_palette", __doc__, THEMES))
