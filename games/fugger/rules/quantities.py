"""Quantities that can be named of goods and bonds (rules 11)."""

from games.core import Checked, Refusal


def counts(most: int, rule: str, least: int = 1) -> Checked:
    """Quantities up to `most`. `rule`: the section that asks for one."""
    numbers = range(least, most + 1)
    return Checked(
        numbers, lambda count: None if count in numbers else why_not_count(count, most, rule), numbers
    )


def why_not_count(count: int, most: int, rule: str) -> Refusal:
    """Why this quantity is none of the goods that are there."""
    return bad_quantity(most, rule) if count < 1 <= most else Refusal("NOT_ENOUGH_GOODS", rule, have=most)


def bad_quantity(most: int, rule: str) -> Refusal:
    """Not a number from 1 to `most`."""
    return Refusal("BAD_QUANTITY", rule, most=most)
