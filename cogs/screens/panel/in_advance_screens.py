"""The screens on which a seat changes and withdraws what it has given in advance."""

from collections.abc import Sequence

from cogs.screens import ids
from cogs.screens.discord_limits import ENTRY
from cogs.screens.panel.given_in_advance import given, given_checksum
from cogs.screens.panel.panel import Panel
from cogs.screens.panel.paths.following import path_to
from cogs.screens.panel.paths.tokens import BadToken
from cogs.screens.parts import ACCENT, Button, Divider, Menu, MenuEntry, Screen, ScreenPart, Text, shorten
from games.core import Move, StandingOrder
from games.manager.model.in_advance import standing_order_of
from games.manager.playing.premove_drafts import can_compose

BUTTONS = 5
"""Maximum number of given things that have buttons of their own. If there are more, a menu selects one."""


class InAdvanceScreens:
    """Standing orders and premoves of a panel's seat."""

    def __init__(self, panel: Panel) -> None:
        self.panel = panel
        self.table = panel.table
        self.seat = panel.seat
        self.speaker = panel.speaker
        self.in_advance = panel.table.given_by(panel.seat)

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
        # Those that answer the present question stand beside it.
        entries = panel.entries(panel.numbers.ahead)
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
        order = standing_order_of(self.table.title, self.in_advance.orders[at])
        if order is None or not order.__struct_fields__:
            return None
        offers = self.panel.offers()
        for number in (*self.panel.numbers.answering, *self.panel.numbers.ahead):
            if isinstance(order, offers[number].move) and offers[number].is_open():
                return number, order
        return None

    def change(self, which: int) -> Screen:
        """The last question of a given standing order, to be answered anew. Raises BadToken if there is none
        any more."""
        given = self._on_offer(which)
        if given is None:
            raise BadToken(str(which))
        at, order = given
        offer = self.panel.offer(at)
        before = tuple([getattr(order, name) for name in offer.names[:-1]])
        found = self.panel.follow(at, path_to(self.table.title, offer, before))
        return self.screen() if isinstance(found, Move) else found.screen

    def ask(self, at: int, path: Sequence[str], order: StandingOrder) -> Screen:
        """Asks for a confirmation of a standing order that answers at once."""
        say = self.speaker.say
        give = ids.GiveOrder(self.table.id, self.panel.at, at, tuple(path))
        lines = f"### {self.speaker.move(order)}\n{say('ahead-answers-now')}"
        yes = Button(str(give), say("button-confirm"), "success")
        return Screen((Text(lines), yes, Button(self.panel.act("show"), say("button-back"))), accent=ACCENT)


def _entries(lines: Sequence[str], numbers: Sequence[int]) -> tuple[MenuEntry, ...]:
    return tuple([MenuEntry(f"v{at}", shorten(f"{at + 1}. {lines[at]}", ENTRY)) for at in numbers])
