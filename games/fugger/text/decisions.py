"""What was decided here because the rules say nothing or leave it open, for `/about` (rules 13). What a table
may decide otherwise stands in its options."""

from games.core import note
from games.fugger.model import components as c

DECISIONS = (
    note("decision-money"),
    note("decision-unit", unit=c.UNIT),
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
