"""The terms of a table: what its people agree on in the lobby beside the options of the title."""

from typing import Any, Literal, get_args, get_type_hints

import msgspec

HOUR = 3_600_000
"""Milliseconds."""


class TableSettings(msgspec.Struct, frozen=True):
    """How a table goes about time, and who decides. These are the terms of a new table.

    - `pace`: nobody is reminded; reminders alone; a soft deadline (when it has passed, the others may let a
      stand-in answer); a hard one (the stand-in answers by itself, once the seat's bank is used up).
    - `hours`: of counted time for one answer, and `bank` those a seat has beside it for the whole game.
    - `rest`: what does not count: days away and quiet hours, days away alone, or nothing.
    - `stand_in`: what answers for somebody: the most neutral answer, or a computer player.
    - `consent`: who decides on proposals: all who sit at the table, or its host with whom it is about; in a
      game that counts for ratings, and on calling it off, all (`games.manager.people.consent`).
    - `rated`: whether the game counts for the ratings of those who want to be rated.
    - `door`: who may sit down: whoever finds it among the server's tables; whoever sees its card, but it is
      not listed; only those whom the host invites.
    - `watch`: who may look on: all who see its channel, or only those who sit at it.
    - `ready`: whether everybody is asked to be ready before it starts.
    - `hints`: who is told what the Apprentice would do: nobody, one person among computers, everybody.
    - `orders`: what was given in advance answers at once, or after a while that depends on nothing hidden, so
      that nobody can tell it from an answer by hand.
    """

    pace: Literal["none", "remind", "soft", "hard"] = "remind"
    hours: Literal["12", "24", "48", "72", "168"] = "48"
    bank: Literal["0", "24", "72", "168"] = "72"
    rest: Literal["both", "away", "none"] = "both"
    stand_in: Literal["neutral", "computer"] = "neutral"
    consent: Literal["all", "host"] = "all"
    rated: Literal["yes", "no"] = "yes"
    door: Literal["open", "unlisted", "invited"] = "open"
    watch: Literal["all", "seated"] = "all"
    ready: Literal["no", "yes"] = "no"
    hints: Literal["never", "computers", "always"] = "computers"
    orders: Literal["at_once", "delayed"] = "at_once"

    @property
    def answer_time(self) -> int:
        """Milliseconds for one answer."""
        return int(self.hours) * HOUR

    @property
    def bank_time(self) -> int:
        """Milliseconds a seat has beside that, for the whole game."""
        return int(self.bank) * HOUR if self.pace == "hard" else 0

    @property
    def has_deadline(self) -> bool:
        return self.pace in ("soft", "hard")

    def changed(self, name: str, value: Any) -> "TableSettings":
        """These with one other. msgspec.ValidationError if it can't be so."""
        return msgspec.convert(msgspec.to_builtins(self) | {name: value}, TableSettings)

    def matters(self, name: str) -> bool:
        """Whether a term says anything beside the others."""
        if name in ("hours", "rest", "stand_in"):
            return self.has_deadline
        return name != "bank" or self.pace == "hard"


UNSAID = TableSettings(pace="none")
"""The terms of a table that was opened before there were any."""

TERMS: dict[str, tuple[str, ...]] = {
    name: get_args(hint) for name, hint in get_type_hints(TableSettings).items()
}
"""The terms with the values each may have."""


def load(data: bytes) -> TableSettings:
    """Terms as they were stored."""
    return msgspec.msgpack.decode(data, type=TableSettings) if data else UNSAID
