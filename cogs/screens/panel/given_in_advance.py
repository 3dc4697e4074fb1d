"""What a seat has given in advance: the part of its panel that tells it, and its lines."""

import zlib

from cogs.screens.panel.position import PanelPart, PanelPosition
from cogs.screens.parts import Button, ScreenPart, Text
from games.core import Seat
from games.manager.model.in_advance import GivenInAdvance, standing_order_of
from games.manager.model.table import Table
from games.manager.playing.missed_premoves import what_changed
from games.manager.playing.premove_drafts import can_compose
from words import Speaker, has


class GivenPart(PanelPart):
    """The part of a panel about the standing orders and premoves of its seat."""

    def __init__(self, panel: PanelPosition) -> None:
        super().__init__(panel)
        self.in_advance = panel.table.given_by(panel.seat)

    def parts(self) -> list[ScreenPart]:
        """What has been given in advance, and ways to give more."""
        say, panel = self.speaker.say, self.panel
        found: list[ScreenPart] = []
        lines = given(self.table, self.speaker, self.in_advance)
        if self.in_advance.missed and self.seat in self.table.awaited():
            found.append(Text(missed(self.table, self.seat, self.speaker, self.in_advance)))
        if self.seat in self.table.clock.due:
            found.append(Text(say("ahead-due")))
        if lines:
            found.append(Text(f"**{say('ahead-given')}**\n" + "\n".join(f"- {line}" for line in lines)))
            found.append(Button(panel.act("drop-plans"), say("button-drop-plans")))
        if any(offer.is_open() for offer in panel.orders_ahead):
            found.append(Button(panel.act("ahead"), self._label()))
        if self.table.status == "running" and not panel.draft.steps and can_compose(self.table, self.seat):
            found.append(Button(panel.act("plan"), say("button-plan")))
        return found

    def _label(self) -> str:
        """The label of the kind of order that may be given. If there are several kinds, the name of this
        title's standing orders, if they have one ("bid ahead")."""
        kinds = {offer.move for offer in self.panel.orders_ahead if offer.is_open()}
        if len(kinds) == 1:
            return self.speaker.move(*kinds)
        own = "button-ahead-own"
        known = has(self.speaker.language, own, self.table.title.id)
        return self.speaker.say(own if known else "button-ahead")


def given(table: Table, speaker: Speaker, in_advance: GivenInAdvance) -> list[str]:
    """What a seat has given in advance, one line each: premoves, then standing orders."""
    title = table.title
    lines = []
    for plan in in_advance.premoves:
        moves = [speaker.move(title.load_move(move)) for move in plan.moves]
        lines.append(speaker.say("ahead-plan", turn=" · ".join(moves)))
    for stored in in_advance.orders:
        if stored.question:
            lines.append(speaker.say("ahead-order", move=speaker.move(title.load_move(stored.move))))
        else:
            order = standing_order_of(title, stored)
            lines.append(speaker.say("ahead-past") if order is None else speaker.move(order))
    return lines


def given_checksum(table: Table, seat: Seat) -> int:
    """A checksum of what a seat has given in advance, to detect changes."""
    return zlib.crc32(table.given_by(seat).save())


def missed(table: Table, seat: Seat, speaker: Speaker, in_advance: GivenInAdvance) -> str:
    """Says that a premove waits in the panel, and what has changed since it was made."""
    sentence = f"**{speaker.say('ahead-missed')}**"
    late = what_changed(table, seat, in_advance.late) if in_advance.late is not None else None
    if late is None:
        return sentence
    move = speaker.move(late.move)
    if late.refusal is not None:
        return f"{sentence}\n- " + speaker.say("ahead-refused", move=move, why=speaker.refusal(late.refusal))
    was, now = (" ".join(map(speaker.event, events)) for events in (late.was, late.now))
    if not now:
        return f"{sentence}\n- " + speaker.say("ahead-otherwise-open", move=move, was=was)
    return f"{sentence}\n- " + speaker.say("ahead-otherwise", move=move, was=was, now=now)
