"""Numbers of items and rows: an item of a canvas with a row, as one plain number that is compared fast.

A number is `item_number(item)` plus a row between `-HALF` and `HALF`."""

ROW_BITS = 16
HALF = 1 << ROW_BITS - 1
ROWS = (1 << ROW_BITS) - 1
"""The bits of a number that hold the row."""

SAME_FOR_ALL = 4
"""Lowest bits of an id that are the same for all objects: CPython begins each at a multiple of 16 bytes."""


def item_number(item: object) -> int:
    """A number of its own for an object, as long as that lives, with free bits for a row. It fits into 60
    bits, which Python hashes and compares fastest."""
    return id(item) >> SAME_FOR_ALL << ROW_BITS


def row_of(number: int) -> int:
    """The row in a number. It may be negative."""
    return (number + HALF & ROWS) - HALF
