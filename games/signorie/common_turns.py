"""Turns of Signorie that people often take."""

from games.core import CommonTurn

TASKS = ("Step", "SendMission", "Marry", "TakeTile", "ChooseRow", "Gain", "EndHelpers", "SkipHelper")
"""What a turn goes on with: the tasks of its action and its helpers."""

COMMON_TURNS = (
    CommonTurn("die and action", (("TakeDie",), ("Hire", "Assign", "Signoria")), most=6, then=TASKS),
)
