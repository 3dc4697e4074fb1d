"""Table settings: what the people at a table agree on in the lobby, beside the title's options."""

from typing import Literal, get_args, get_type_hints

import msgspec

from games.core.decoding import decoded
from games.manager.model.durations import HOUR

PaceName = Literal["none", "remind", "soft", "hard"]
Hours = Literal["12", "24", "48", "72", "168"]


class TableSettings(msgspec.Struct, frozen=True):
    """How a table handles time, and who decides. The defaults are those of a new table.

    - `pace`: no reminders; reminders only; a soft deadline (once it has passed, the others may let a stand-in
      answer); a hard deadline (the stand-in answers by itself once the seat's time bank is used up).
    - `hours`: counted hours for one answer. `bank`: additional hours of a seat for the whole game.
    - `rest`: what does not count: days away and quiet hours, days away only, or nothing.
    - `stand_in`: what answers for an absent player: the neutral default answer, or a computer player.
    - `consent`: who decides on proposals: everybody at the table, or the host with the player concerned. A
      rated game, and calling a game off, always need everybody (`games.manager.people.consent`).
    - `rated`: whether the game counts for the ratings of players who have opted in.
    - `door`: who may sit down: anybody, and the table is listed; anybody who sees its card, unlisted; only
      users whom the host has invited.
    - `watch`: who may watch: everybody who sees the channel, or only the seated.
    - `ready`: whether everybody is asked to be ready before the start.
    - `hints`: who may see what the Apprentice would do: nobody, a person alone with computers, everybody.
    - `orders`: whether premoves and standing orders answer at once, or after a delay that depends on nothing
      hidden, so that nobody can tell them from an answer by hand.
    - `puzzles`: whether positions of the game may become puzzles once it is over, without names.
    """

    pace: PaceName = "remind"
    hours: Hours = "48"
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
    puzzles: Literal["no", "yes"] = "no"

    @property
    def answer_time(self) -> int:
        """Milliseconds for one answer."""
        return int(self.hours) * HOUR

    @property
    def bank_time(self) -> int:
        """Milliseconds of a seat's time bank for the whole game."""
        return int(self.bank) * HOUR if self.pace == "hard" else 0

    @property
    def has_deadline(self) -> bool:
        return self.pace in ("soft", "hard")

    def matters(self, name: str) -> bool:
        """Whether a setting has any effect with the present values of the others."""
        if name in ("hours", "rest", "stand_in"):
            return self.has_deadline
        return name != "bank" or self.pace == "hard"


UNSAID = TableSettings(pace="none")
"""The settings of tables that were opened before settings were stored."""

SETTING_VALUES: dict[str, tuple[str, ...]] = {
    name: get_args(hint) for name, hint in get_type_hints(TableSettings).items()
}
"""Every setting with its possible values."""


def load(data: bytes) -> TableSettings:
    """Read stored settings."""
    return decoded(data, TableSettings) if data else UNSAID
