"""How a Master plays Heaven & Ale: what it tries out is measured by the points its garden will have made in
the end (`prospects.py`). Everybody in its playouts plays as Apprentices do at a glance, from whose games the
worths come."""

from dataclasses import replace
from typing import Any

from games.core import Advisor, Mastery
from games.heaven_ale.computer import advice
from games.heaven_ale.computer.prospects import value

ADVISOR: Advisor[Any] = replace(advice.ADVISOR, mastery=Mastery(value=value, guides=False))
