"""The screens of guessing what was played next."""

from collections.abc import Sequence

from cogs.screens import learning_ids
from cogs.screens.learning.puzzles import PuzzlePanel
from cogs.screens.panel.hint_screen import HintScreen
from cogs.screens.panel.panel import QuestionScreen
from cogs.screens.parts import ACCENT, Button, Divider, Picture, Screen, ScreenPart, Text
from games.core import Move
from games.manager.history.guesses import GuessStage, Verdict
from words import Language


class GuessScreens:
    """The screens of a stage, in the reader's language."""

    def __init__(self, stage: GuessStage, turns: int, language: Language) -> None:
        self.stage = stage
        self.turns = turns
        self.panel = PuzzlePanel(stage.table, stage.seat, language)
        self.say = self.panel.speaker.say

    def screen(self, pictures: Sequence[Picture], notice: str = "") -> Screen:
        """The moment with the panel of the seat that was asked."""
        above: list[ScreenPart] = [Text(notice), Divider()] if notice else []
        back = self._button("back")
        return Screen((*above, Text(self._head()), *pictures, *self.panel.home().parts, back), accent=ACCENT)

    def asked(self, question: QuestionScreen, pictures: Sequence[Picture]) -> Screen:
        """A question of the panel."""
        return Screen((Text(self._head()), *pictures, *question.screen.parts), accent=ACCENT)

    def verdict(self, guess: Move, verdict: Verdict, gained: int) -> Screen:
        """What a guess was, beside what was played."""
        moves = {"guess": self._words(guess), "played": self._words(self.stage.played)}
        seat = self.panel.speaker.seat(self.stage.seat)
        result = self.say("guess-result", verdict=verdict, gained=gained, seat=seat, **moves)
        points, guesses = self.stage.points + gained, self.stage.guesses + 1
        sum = self.say("guess-points", points=points, count=guesses)
        next_ = self._button("ask", points, guesses)
        return Screen(
            (Text(f"{self._where()}\n{result}\n-# {sum}"), next_, self._button("back")), accent=ACCENT
        )

    def _where(self) -> str:
        return f"### {self.say('guess-heading', at=self.stage.turn + 1, of=self.turns)}"

    def _head(self) -> str:
        seat = self.panel.speaker.seat(self.stage.seat)
        sum = self.say("guess-points", points=self.stage.points, count=self.stage.guesses)
        return f"{self._where()}\n{self.say('guess-task', seat=seat)}\n-# {sum}"

    def _words(self, move: Move) -> str:
        return HintScreen(self.panel).words(move)

    def _button(self, what: learning_ids.GuessAct, points: int = 0, guesses: int = 0) -> Button:
        id = learning_ids.GuessButton(self.stage.table.id, what, self.stage.turn, points, guesses)
        label = self.say("button-guess" if what == "ask" else "button-guess-back")
        return Button(str(id), label, "primary" if what == "ask" else "secondary")
