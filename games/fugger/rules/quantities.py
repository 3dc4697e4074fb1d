"""Quantities that can be named of goods and bonds (rules 11)."""

from games.core import Checked, Refusal


def counts(numbers: range, rule: str, have: int | None = None) -> Checked:
    """One of these numbers. `have`: the goods that are there, of which no more can be named; `rule`: the
    section that asks for a quantity."""

    def why_not(count: int) -> Refusal | None:
        if have is not None and count > have:
            return Refusal("ERR_NOT_ENOUGH_GOODS", rule, have=have)
        return why_not_count(count, numbers, rule)

    return Checked(numbers, why_not, numbers)


def why_not_count(count: int, numbers: range, rule: str) -> Refusal | None:
    """Why a quantity is none of these numbers."""
    if count in numbers:
        return None
    return Refusal("ERR_BAD_QUANTITY", rule, least=numbers.start, most=numbers.stop - 1)
