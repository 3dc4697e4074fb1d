"""The turn so far at the foot of a panel: confirm it, take it back, or leave the premove being composed."""

from cogs.screens.notices.studies import study_act
from cogs.screens.panel.entries import consequence
from cogs.screens.panel.position import PanelPart
from cogs.screens.parts import Button, ScreenPart, Text
from games.manager.playing.premove_drafts import ends_turn
from games.manager.playing.premoves import MOST_FURTHER


class ComposedTurn(PanelPart):
    """The turn that a panel's seat has composed."""

    def to_confirm(self) -> list[ScreenPart]:
        """What confirming means, and the buttons to confirm and to take back."""
        say = self.speaker.say
        last = self.panel.draft.steps[-1]
        if self.panel.planning:
            return self._to_lodge()
        offer = self.panel.offer_of(last.move)
        lines = [say(consequence(last, self.seat, offer is not None and offer.ends))]
        warning = offer.warns(last.move) if offer is not None else None
        if warning is not None:
            lines.insert(0, f"**⚠ {self.speaker.note(warning)}**")
        return [
            Text("\n".join(lines)),
            Button(self.panel.act("confirm"), say("button-confirm"), "success"),
            *self._outcomes(last.reveals),
            *self.take_back(),
        ]

    def _outcomes(self, reveals: bool) -> list[ScreenPart]:
        """At a study, the button that lists what chance may bring."""
        if self.table.study is None or not reveals:
            return []
        return [study_act(self.table, "outcomes", self.speaker.language)]

    def _to_lodge(self) -> list[ScreenPart]:
        """The premove is a complete turn: buttons to submit it or to make a standing order of it."""
        say = self.speaker.say
        buttons: list[ScreenPart] = [Button(self.panel.act("confirm"), say("button-lodge"), "success")]
        buttons += self._further()
        if len(self.panel.planned) == 1 and not self.panel.draft.steps[0].reveals:
            buttons.append(Button(self.panel.act("always"), say("button-always")))
        return [Text(say("plan-whole")), *buttons, *self.take_back()]

    def cancel_plan(self) -> list[ScreenPart]:
        """The button that leaves the premove being composed."""
        if not self.panel.planning:
            return []
        return [Button(self.panel.act("cancel-plan"), self.speaker.say("button-cancel-plan"))]

    def _further(self) -> list[ScreenPart]:
        """A button to plan the following turn as well."""
        in_advance = self.table.in_advance.get(self.seat)
        if in_advance is None or in_advance.further >= MOST_FURTHER or not ends_turn(self.table, self.seat):
            return []
        return [Button(self.panel.act("further"), self.speaker.say("button-plan-further"))]

    def take_back(self) -> list[ScreenPart]:
        """The buttons that take back the last step, or all."""
        count = len(self.panel.planned) if self.panel.planning else len(self.panel.draft.steps)
        if not count:
            return []
        buttons: list[ScreenPart] = [Button(self.panel.act("undo"), self.speaker.say("button-undo-step"))]
        if self.panel.planning and not self.panel.draft.steps:
            # Something is revealed here. What follows can be planned as far as it does not depend on that.
            so_far = Button(self.panel.act("confirm"), self.speaker.say("button-lodge-so-far"), "success")
            buttons = [so_far, *self._further(), *buttons]
        if count > 1 and not self.panel.calm:
            buttons.append(Button(self.panel.act("ask-reset"), self.speaker.say("button-reset-turn")))
        return buttons
