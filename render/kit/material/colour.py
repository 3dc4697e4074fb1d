"""Colours: hex to RGB, mixing, and how far apart two of them look."""

from functools import lru_cache

RGB = tuple[int, int, int]
Lab = tuple[float, float, float]


def rgb(text: str) -> RGB:
    """`#RRGGBB` as three bytes. Raises ValueError for anything else."""
    if len(text) != 7 or text[0] != "#":
        raise ValueError(f"not a #RRGGBB colour: {text!r}")
    value = int(text[1:], 16)
    return value >> 16, value >> 8 & 255, value & 255


def hexed(colour: RGB) -> str:
    """Three bytes as `#RRGGBB`."""
    return f"#{bytes(colour).hex().upper()}"


def mix(a: RGB, b: RGB, share: float) -> RGB:
    """`share` of `b` (0..1) laid over `a`, channel by channel as Pillow blends an edge."""
    red, green, blue = (round(p + (q - p) * share) for p, q in zip(a, b, strict=True))
    return red, green, blue


@lru_cache(maxsize=65536)
def lab(colour: RGB) -> Lab:
    """CIE L*a*b* under D65, in which equal distances look about equally different."""
    r, g, b = (_linear(part / 255) for part in colour)
    x = _root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
    y = _root(0.2126 * r + 0.7152 * g + 0.0722 * b)
    z = _root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(a: RGB, b: RGB) -> float:
    """CIE76 difference: about 2 is just visible side by side."""
    (l1, a1, b1), (l2, a2, b2) = lab(a), lab(b)
    return float(((l1 - l2) ** 2 + (a1 - a2) ** 2 + (b1 - b2) ** 2) ** 0.5)


def contrast(a: RGB, b: RGB) -> float:
    """WCAG contrast ratio, 1..21; large text wants 3, small text 4.5."""
    bright, dark = sorted((_luminance(a), _luminance(b)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: RGB) -> float:
    r, g, b = (_linear(part / 255) for part in colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116
