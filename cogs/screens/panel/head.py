"""The head of a panel: the question, one's own figures with the effect of the turn so far, and the turn's
steps."""

from cogs.screens.notices.turn_notices import awaited_lines
from cogs.screens.panel.position import PanelPart, PanelPosition
from cogs.screens.speaking import SEAT_MARKS
from games.core import engine
from games.manager.model.draft import DraftStep
from games.manager.model.view_cache import view_of


class Head(PanelPart):
    """The part above the answers of a panel."""

    def __init__(self, panel: PanelPosition) -> None:
        super().__init__(panel)
        self.game = panel.game
        self.draft = panel.draft

    def above(self) -> str:
        """The question and one's own figures. A calm panel omits the question once it is answered."""
        answered = self.panel.calm and self.draft.waits
        return "\n".join(filter(None, ("" if answered else self.heading(), self._studied(), self.figures())))

    def _studied(self) -> str:
        """At a study, for which seat its student decides."""
        if self.table.study is None or self.table.game.over:
            return ""
        name = f"{SEAT_MARKS[self.seat]} {self.table.marked_names[self.seat]}"
        return f"-# {self.speaker.say('study-as', seat=name)}"

    def heading(self) -> str:
        """The question, or whom the table waits for."""
        say = self.speaker.say
        if self.table.game.over:
            return f"### {say('post-over')}"
        if self.panel.planning:
            return f"### {say('plan-heading')}\n{self._planned()}-# {say('plan-about')}"
        if self.seat in engine.may_answer(self.game):
            return f"### {self.speaker.note(engine.asks(self.game, self.seat))}"
        waiting = awaited_lines(self.table, self.speaker)
        if all(self.table.seats[seat].kind == "computer" for seat in self.table.awaited()):
            waiting.append(f"-# {say('panel-computers-think')}")
        return "### " + say("panel-not-you") + "\n" + "\n".join(waiting)

    def _planned(self) -> str:
        """The next question of the premove, unless it depends on something not yet revealed."""
        asked = engine.asks(self.game, self.seat)
        others = [engine.asks(one, self.seat) for one in self.panel.worlds if not one.over]
        return "" if any(one != asked for one in others) else f"{self.speaker.note(asked)}\n"

    def figures(self) -> str:
        """One's own figures, and the effect of the turn so far."""
        before = self.table.title.figures(self.table.view(self.seat), self.seat)
        after = self._figures_after()
        words = []
        for name, value in after.items():
            now = self.speaker.figure_label(name, value)
            if value != before[name]:
                was = self.speaker.figure_label(name, before[name])
                now = self.speaker.say("panel-change", before=was, after=f"**{now}**")
            elif self.panel.calm:
                continue
            words.append(now)
        return "-# " + " · ".join(words) if words else ""

    def _figures_after(self) -> dict[str, int]:
        """The figures after the whole turn so far. Of a step that reveals something, only what is known in
        advance."""
        title, seat = self.table.title, self.seat
        if self.panel.worlds:
            others = [title.figures(one, seat) for one in self.panel.worlds]
            now = title.figures(self.game, seat).items()
            return {name: value for name, value in now if all(one.get(name) == value for one in others)}
        if not self.draft.waits:
            return dict(title.figures(self.game, seat))
        last = self.draft.steps[-1]
        if last.reveals:
            return {**title.figures(self.game, seat), **title.foretold(self.game, seat, last.move)}
        return dict(title.figures(view_of(title, last.game, seat), seat))

    def _told(self, step: DraftStep) -> list[str]:
        """What came of a step; its move, if nothing is told of it yet."""
        return self.speaker.log(step.events, self.seat) or [self.speaker.move(step.move)]

    def so_far(self) -> str:
        """The steps of the turn being composed, or of the premove."""
        if self.panel.planning:
            moves = "\n".join(f"- {self.speaker.move(move)}" for move in self.panel.planned)
            so_far = f"{self.speaker.say('panel-draft')}\n{moves}"
            return f"{so_far}\n-# {self.speaker.say('plan-unknown')}" if self.panel.worlds else so_far
        steps = self.draft.steps[:-1] if self.draft.waits else self.draft.steps
        lines = [line for step in steps for line in self._told(step)]
        if self.draft.waits:
            last = self.draft.steps[-1].move
            lines.append(f"**{self.panel.words(last, self.panel.offer_of(last))}**")
        return self.speaker.say("panel-draft") + "\n" + "\n".join(f"- {line}" for line in lines)
