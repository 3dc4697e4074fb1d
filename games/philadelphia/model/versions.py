"""What games that began under an earlier version do otherwise. Their habits: `rules/old_habits.py`.

`since` is always the version under which a game began."""

VERSION = 5
"""The version of the state and of the results of moves. Since 2 a new seat is asked for shifts and orders.
Since 3 habits are standing orders of the table."""


def items_go_on(since: int) -> bool:
    """Whether an item does what it can though its first part is impossible (9.1)."""
    return since >= 2


def keeps_payments_and_roles(since: int) -> bool:
    """Whether the state keeps what the last roll paid, and which roles a seat has scored."""
    return since >= 4


def keeps_breached_ads(since: int) -> bool:
    """Whether the state keeps which ads were breached after the last roll."""
    return since >= 5
