"""How a Master plays Heaven & Ale. It judges moves by the points its garden is expected to make
(`master_features.py`). In its playouts everybody plays as Apprentices do at a glance, as in the games from
which the weights were learnt."""

from dataclasses import replace
from typing import Any

from games.core import Advisor, SearchSettings
from games.heaven_ale.computer import advice
from games.heaven_ale.computer.master_features import worths

ADVISOR: Advisor[Any] = replace(advice.ADVISOR, mastery=SearchSettings(worths=worths, guides=False))
