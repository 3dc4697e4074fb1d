"""The hint of a panel: what a computer player would do, with a button for each of these moves."""

from collections.abc import Sequence

from cogs.screens import ids
from cogs.screens.discord_limits import ID
from cogs.screens.panel.advice import hint
from cogs.screens.panel.paths.following import path_to
from cogs.screens.panel.position import PanelPart
from cogs.screens.parts import ACCENT, Button, Screen, ScreenPart, Text
from games.computer import ScoredMove
from games.core import Move, Note


class HintScreen(PanelPart):
    """Advice for the seat of a panel."""

    def screen(self, advised: Sequence[ScoredMove]) -> Screen:
        """What a computer player would do, and why. A button under each move adds it to the turn."""
        parts: list[ScreenPart] = [
            Text(f"### {self.speaker.say('panel-hint', level=self.panel.table.hinted_by)}")
        ]
        for text, one in zip(self.advice(advised), advised, strict=True):
            parts += [text, *self._do_this(one.move)]
        if self.panel.confirm and any(
            offer.at_once for one in advised if (offer := self.panel.offer_of(one.move))
        ):
            parts.append(Text("-# " + self.speaker.say("panel-hint-at-once")))
        parts.append(Text("-# " + self.speaker.say("panel-hint-own-view")))
        return Screen(
            (*parts, Button(self.panel.act("show"), self.speaker.say("button-back"))), accent=ACCENT
        )

    def advice(self, advised: Sequence[ScoredMove]) -> list[Text]:
        """Answers with the reasons for them."""
        return hint(self.speaker, advised, self._facts, self.words)

    def words(self, move: Move) -> str:
        """An answer in the words of its question."""
        return self.panel.words(move, self.panel.offer_of(move))

    def _do_this(self, move: Move) -> list[ScreenPart]:
        """The button that answers with a hinted move, as its clicks would. An id can't hold a very long
        answer."""
        for at, offer in enumerate(self.panel.asked_offers):
            if isinstance(move, offer.move):
                values = tuple([getattr(move, name) for name in offer.names])
                id = str(
                    ids.AnswerButton(
                        self.panel.table.id, self.panel.at, at, path_to(self.panel.table.title, offer, values)
                    )
                )
                if len(id) <= ID:
                    return [Button(id, self.speaker.say("button-do-this"))]
        return []

    def _facts(self, move: Move) -> list[Note]:
        """The certain effects of a move in figures: those shown beside its choices and those the title
        foretells."""
        advisor = self.panel.table.title.advisor
        offer = self.panel.offer_of(move)
        facts: list[Note] = []
        if offer is not None and not (advisor is not None and advisor.hints.tells_all):
            values = [getattr(move, name) for name in offer.names]
            # Unused fields (no dowry, no help on the way) are not mentioned.
            used = [at for at, value in enumerate(values) if value]
            notes = [offer.preview(offer.names[at], tuple(values[: at + 1])) for at in used]
            facts = [note for note in notes if note is not None][-1:] or ([offer.does] if offer.does else [])
        return [
            *facts,
            *(advisor.hints.tells(self.panel.game, self.panel.seat, move) if advisor is not None else ()),
        ]
