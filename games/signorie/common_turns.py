"""Turns of Signorie that people often take."""

from games.core import CommonTurn

TASKS = ("Step", "SendMission", "Marry", "TakeTile", "ChooseRow", "Gain", "EndHelpers", "SkipHelper")

COMMON_TURNS = (CommonTurn("die and action", (("TakeDie",), ("Hire", "Assign", "Signoria")), 6, TASKS),)
