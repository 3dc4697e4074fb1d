"""What a seat has given in advance and may give: a part of its panel, and a screen of its own."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cogs.screens import ids
from cogs.screens.discord_limits import ENTRY
from cogs.screens.panel.entries import Entries
from cogs.screens.panel.panel_part import PanelPart
from cogs.screens.panel.path_tokens import BadToken
from cogs.screens.panel.question_paths import path_to
from cogs.screens.parts import ACCENT, Button, Divider, Menu, MenuEntry, Screen, ScreenPart, Text, cut
from games.core import Move, Seat, StandingOrder
from games.manager.model.premoves import GivenInAdvance, standing_order_of
from games.manager.model.table import Table
from games.manager.playing.drafting import can_compose
from games.manager.playing.missed_premoves import what_changed
from words import Speaker, has

if TYPE_CHECKING:
    from cogs.screens.panel.panel import Panel


BUTTONS = 5
"""Maximum number of given things that have buttons of their own. If there are more, a menu selects one."""


class InAdvance(PanelPart):
    """Standing orders and premoves of the panel's seat."""

    def __init__(self, panel: Panel) -> None:
        super().__init__(panel)
        self.in_advance = panel.table.given_by(panel.seat)

    def parts(self) -> list[ScreenPart]:
        """The foot of the panel: what has been given in advance, and ways to give more."""
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
        if any(offer.is_open() for offer in panel.orders[panel.orders_now :]):
            found.append(Button(panel.act("ahead"), self._label()))
        if self.table.status == "running" and not panel.draft.steps and can_compose(self.table, self.seat):
            found.append(Button(panel.act("plan"), say("button-plan")))
        return found

    def _label(self) -> str:
        """The label of the kind of order that may be given. If there are several kinds, the name of this
        title's standing orders, if they have one ("bid ahead")."""
        kinds = {offer.move for offer in self.panel.orders[self.panel.orders_now :] if offer.is_open()}
        if len(kinds) == 1:
            return self.speaker.move(*kinds)
        own = "button-ahead-own"
        known = has(self.speaker.language, own, self.table.title.id)
        return self.speaker.say(own if known else "button-ahead")

    def saved_order(self) -> Screen:
        """Says which order has just been saved, and shows everything given in advance."""
        lines = given(self.table, self.speaker, self.in_advance)
        newest = lines[-1].rstrip(".。")
        return self.screen(self.speaker.say("told-ordered", number=len(lines), order=newest))

    def screen(self, notice: str = "") -> Screen:
        """Everything given in advance, with buttons to change and withdraw it, and what may be given now."""
        say, panel = self.speaker.say, self.panel
        parts: list[ScreenPart] = [Text(notice), Divider()] if notice else []
        lines = given(self.table, self.speaker, self.in_advance)
        listed = [f"{at}. {line}" for at, line in enumerate(lines, 1)]
        parts.append(Text("\n".join([f"### {say('ahead-given')}", *(listed or [say("ahead-none")])])))
        parts += self._about(lines)
        if panel.always_available():
            parts.append(Button(panel.act("beside"), say("button-any-time")))
        openings = {asking.at: asking for asking in panel.openings()}
        first = panel.first_order
        # Those that answer the present question stand beside it.
        entries = Entries(panel).of(range(first + panel.orders_now, first + len(panel.orders)), openings)
        if entries:
            parts += [Divider(), Text(f"-# {say('ahead-about')}"), *entries]
        return Screen((*parts, Button(panel.act("show"), say("button-back"))), accent=ACCENT)

    def _about(self, lines: Sequence[str]) -> list[ScreenPart]:
        """Buttons to change and withdraw each given thing."""
        say, checksum = self.speaker.say, given_checksum(self.table, self.seat)
        changeable = [at for at in range(len(lines)) if self._can_change(at)]
        if len(lines) <= BUTTONS:
            return [
                *(
                    Button(
                        str(ids.OrderButton(self.table.id, at, checksum)),
                        say("button-drop-order", number=at + 1),
                    )
                    for at in range(len(lines))
                ),
                *(
                    Button(
                        str(ids.OrderButton(self.table.id, at, checksum, "change")),
                        say("button-change-given", number=at + 1),
                    )
                    for at in changeable
                ),
            ]
        drop, change = (str(ids.OrderButton(self.table.id, 0, checksum, what)) for what in ids.GIVEN_ACTS)
        found: list[ScreenPart] = [Menu(drop, say("menu-drop-order"), _entries(lines, range(len(lines))))]
        if changeable:
            found.append(Menu(change, say("menu-change-given"), _entries(lines, changeable)))
        return found

    def _can_change(self, which: int) -> bool:
        """Whether a given thing can be edited: a premove, or a standing order still on offer."""
        if which < len(self.in_advance.premoves):
            return not self.panel.draft.steps and can_compose(self.table, self.seat)
        return self._on_offer(which) is not None

    def _on_offer(self, which: int) -> tuple[int, StandingOrder] | None:
        """A given standing order with the number of its offer; None if it is no longer on offer or has
        nothing to change."""
        at = which - len(self.in_advance.premoves)
        if not 0 <= at < len(self.in_advance.orders) or self.in_advance.orders[at].question:
            return None
        rule = standing_order_of(self.table.title, self.in_advance.orders[at])
        if rule is None or not rule.__struct_fields__:
            return None
        for number, offer in enumerate(self.panel.orders, self.panel.first_order):
            if isinstance(rule, offer.move) and offer.is_open():
                return number, rule
        return None

    def change(self, which: int) -> Screen:
        """The last question of a given standing order, to be answered anew. Raises BadToken if there is none
        any more."""
        found = self._on_offer(which)
        if found is None:
            raise BadToken(str(which))
        at, rule = found
        offer = self.panel.offer(at)
        before = tuple([getattr(rule, name) for name in offer.names[:-1]])
        asked = self.panel.follow(at, path_to(self.table.title, offer, before))
        if isinstance(asked, Move):
            return self.screen()
        return asked.screen

    def ask(self, at: int, path: Sequence[str], order: StandingOrder) -> Screen:
        """Asks for a confirmation of a standing order that answers at once."""
        say = self.speaker.say
        give = ids.GiveOrder(self.table.id, self.panel.at, at, tuple(path))
        lines = f"### {self.speaker.move(order)}\n{say('ahead-answers-now')}"
        yes = Button(str(give), say("button-confirm"), "success")
        return Screen((Text(lines), yes, Button(self.panel.act("show"), say("button-back"))), accent=ACCENT)


def _entries(lines: Sequence[str], numbers: Sequence[int]) -> tuple[MenuEntry, ...]:
    return tuple([MenuEntry(f"v{at}", cut(f"{at + 1}. {lines[at]}", ENTRY)) for at in numbers])


def given(table: Table, speaker: Speaker, in_advance: GivenInAdvance) -> list[str]:
    """What a seat has given in advance, one line each: premoves, then standing orders."""
    title = table.title
    lines = []
    for plan in in_advance.premoves:
        moves = [speaker.move(title.load_move(move)) for move in plan.moves]
        lines.append(speaker.say("ahead-plan", turn=" · ".join(moves)))
    for order in in_advance.orders:
        if order.question:
            lines.append(speaker.say("ahead-order", move=speaker.move(title.load_move(order.move))))
        else:
            rule = standing_order_of(title, order)
            lines.append(speaker.say("ahead-past") if rule is None else speaker.move(rule))
    return lines


def given_checksum(table: Table, seat: Seat) -> int:
    """A checksum of what a seat has given in advance, to detect changes."""
    return zlib.crc32(table.given_by(seat).save())


def missed(table: Table, seat: Seat, speaker: Speaker, in_advance: GivenInAdvance) -> str:
    """Says that a premove waits in the panel, and what has changed since it was made."""
    told = f"**{speaker.say('ahead-missed')}**"
    late = what_changed(table, seat, in_advance.late) if in_advance.late is not None else None
    if late is None:
        return told
    move = speaker.move(late.move)
    if late.refusal is not None:
        return f"{told}\n- " + speaker.say("ahead-refused", move=move, why=speaker.refusal(late.refusal))
    was, now = (" ".join(map(speaker.event, events)) for events in (late.was, late.now))
    if not now:
        return f"{told}\n- " + speaker.say("ahead-otherwise-open", move=move, was=was)
    return f"{told}\n- " + speaker.say("ahead-otherwise", move=move, was=was, now=now)
