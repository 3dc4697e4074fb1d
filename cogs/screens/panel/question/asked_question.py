"""One open question of the panel: the questions joined to it, and the places that a picture shows."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Self

from cogs.screens.discord_limits import MENU_ENTRIES
from cogs.screens.panel.form.joint_form import JointForm
from cogs.screens.panel.paths.path_question import OfferQuestion
from cogs.screens.panel.position import PanelPosition
from cogs.screens.panel.question.joined import MOST, Answered, JoinedEntry, JoinedMenu
from cogs.screens.panel.question.question_forms import QuestionForms
from render.titles import ARTISTS

Candidates = tuple[tuple[str, Any], ...]
"""Candidate places or cards for a picture with their labels: moves, values of a field, ids of cards."""


class AskedQuestion:
    """An open question of an offer. `most`: the number of menus that it may take together with the questions
    behind it."""

    def __init__(
        self,
        panel: PanelPosition,
        asked: OfferQuestion,
        most: int = MOST,
        forms: QuestionForms | None = None,
    ) -> None:
        self.panel = panel
        self.speaker = panel.speaker
        self.asked = asked
        self.number, self.offer, self.question, self.path = asked
        self.most = most
        self.forms = forms or QuestionForms(panel, asked)

    def wider(self, most: int) -> Self:
        """The same question with at most `most` menus."""
        return type(self)(self.panel, self.asked, most, self.forms)

    @cached_property
    def joined(self) -> tuple[JoinedMenu, ...]:
        """The menus that ask for the answers behind this question too; empty if it is asked alone."""
        joining = self.forms.joining
        return () if joining is None else joining.menus(self.most)

    @property
    def joined_entries(self) -> Iterator[JoinedEntry]:
        """The entries of the joined menus."""
        return (joined for menu in self.joined for joined in menu.entries)

    @property
    def width(self) -> int:
        """Number of its menus."""
        return len(self.joined) or len({repr(entry.menu) for entry in self.question.entries})

    @cached_property
    def spatial(self) -> int | None:
        """The last of the questions asked at once whose answers are places; None if there is none."""
        if not self.joined:
            return 0 if self.forms.asks_places else None
        parts = self.panel.table.title.spelling.parts
        answers = max((one.answers for one in self.joined_entries), key=len)
        levels = [
            level
            for level, one in enumerate(answers)
            if one.entry is not None and parts(one.question.field, one.entry.values[0])
        ]
        return levels[-1] if levels else None

    @property
    def is_spatial(self) -> bool:
        """Whether the answers are places, which a picture shows better than words."""
        return self.spatial is not None

    @property
    def form(self) -> JointForm | None:
        """The form that asks this question together with those that would follow it, if there is one."""
        return self.forms.form

    @property
    def asks_cards(self) -> bool:
        """Whether the answers are cards of one's own hand, which a picture shows."""
        return self.forms.asks_cards

    @property
    def numbers_cards(self) -> bool:
        """Whether the picture of the hand has the numbers of the cards that are asked for."""
        return self.asks_cards and ARTISTS[self.panel.table.title.id].numbers_cards

    @property
    def fits_home(self) -> bool:
        """Whether the question fits on the home screen as menus alone."""
        question = self.question
        if self.form is not None:
            return False
        if self.joined:
            return True
        plain = question.several is None and question.typed is None and question.pieces is None
        return plain and (question.entries[0].menu is not None or len(question.entries) <= MENU_ENTRIES)

    def candidates(self) -> Candidates:
        """The places a picture should show, with their numbers in the menus. If a place completes a move, the
        whole move is given, so that its piece can be drawn. A group shows one place."""
        if self.joined:
            return tuple((str(number), value) for value, number in self.numbers.values())
        found = []
        for number, entry in enumerate(self.question.entries, 1):
            found.append((str(number), self.place(Answered(self.question, entry))))
        return tuple(found)

    def place(self, one: Answered) -> Any:
        """A place as the picture takes it."""
        assert one.entry is not None
        question = one.question
        value = question.value_of(one.entry.values[0])
        if question.field == self.offer.names[-1] and question.before == self.question.before:
            return self.offer.move(*question.before, value)
        return value

    @cached_property
    def numbers(self) -> dict[str, tuple[Any, int]]:
        """The places of joined entries with their numbers. The same place has one number."""
        found: dict[str, tuple[Any, int]] = {}
        for one in filter(None, map(self.placed, self.joined_entries)):
            found.setdefault(repr(self.place(one)), (self.place(one), len(found) + 1))
        return found

    def placed(self, joined: JoinedEntry) -> Answered | None:
        """The answer of a joined entry that is a place."""
        level = self.spatial
        if level is None or level >= len(joined.answers) or joined.answers[level].entry is None:
            return None
        return joined.answers[level]
