"""Decisions where the rules are silent or unclear, for `/about` (rules 13). A table's own choices are its
options."""

from games.core import note
from games.fugger.model import components as c

DECISIONS = (
    note("decision-money"),
    note("decision-unit", unit=c.NUMBERS.unit),
    note("decision-line"),
    note("decision-trades"),
    note("decision-shortage"),
    note("decision-entry"),
    note("decision-cubes"),
    note("decision-nobles"),
    note("decision-waiting"),
    note("decision-sheep"),
    note("decision-unwon"),
    note("decision-rent"),
    note("decision-shared"),
)
"""In the order of the rules; T26 of them is that money is open."""
