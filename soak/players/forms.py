"""Fills in a form as somebody does who reads what it says, but chooses at random."""

import random
import re
from typing import Any

from sandbox import ActResult
from soak.checks.ledger import every_string
from soak.sitting import Sitting

STEPS = 4
"""Steps by which a typed number may exceed the least one."""


async def go_through(sitting: Sitting, user: str, answer: ActResult) -> ActResult:
    """The answer to a click; if that opened a form, the answer to the form, filled in."""
    if answer.modal is None:
        return answer
    sitting.leaks.check(sitting.table, sitting.seat_of(user), every_string(answer.modal), f"a form of {user}")
    given = {}
    for part in answer.modal["components"]:
        if "component" in part:
            given[str(part["component"]["custom_id"])] = _filled(part, part["component"], sitting.rng)
    return await sitting.world.submit_modal(user, given, modal=answer)


def _filled(label: dict[str, Any], field: dict[str, Any], rng: random.Random) -> Any:
    options = [str(option["value"]) for option in field.get("options") or ()]
    if not options:
        return _number(str(label.get("description")), bool(field.get("required", True)), rng)
    if "max_values" not in field:
        return rng.choice(options)
    least, most = field.get("min_values", 1), min(field["max_values"], len(options))
    return rng.sample(options, rng.randint(least, most))


def _number(limits: str, required: bool, rng: random.Random) -> str:
    """A number within the limits that the form names, near the least; nothing at times if that is allowed."""
    if not required and rng.random() < 0.5:
        return ""
    least, most, step = [int(one.replace(",", "")) for one in (*re.findall(r"\d[\d,]*", limits), "1")][:3]
    return str(min(least + step * rng.randint(0, STEPS), most))
