"""Figures as people read them: the true minus, which is as wide as the plus, and separated thousands."""

MINUS = "−"


def number(value: int) -> str:
    """A figure with separated thousands."""
    return f"{value:,}".replace("-", MINUS)


def plain_number(value: int) -> str:
    """A figure without separators, as boards have it."""
    return str(value).replace("-", MINUS)


def signed(difference: int) -> str:
    """A difference with its sign: +3, −2, ±0."""
    return f"{difference:+}".replace("-", MINUS) if difference else "±0"
