"""One open question of the panel: whether a form or menus ask it, the questions joined to it, and the places
that a picture shows."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Self

from cogs.screens.discord_limits import BUTTONS_IN_ROW, MENU_ENTRIES
from cogs.screens.panel.form.joint_form import JointForm, joint_form
from cogs.screens.panel.paths.field_question import FieldQuestion, OfferQuestion, PathEntry
from cogs.screens.panel.paths.following import follow_path
from cogs.screens.panel.position import PanelPosition
from cogs.screens.panel.question.joined import JOINED_MENUS, Answered, JoinedEntry, JoinedMenu, Joining
from render.titles import ARTISTS

Candidates = tuple[tuple[str, Any], ...]
"""Candidate places or cards for a picture with their labels: moves, values of a field, ids of cards."""


class AskedQuestion:
    """An open question of an offer. `most`: the number of menus that it may take together with the questions
    behind it. `joining`: these questions, if they are known; no form asks it then."""

    def __init__(
        self,
        panel: PanelPosition,
        asked: OfferQuestion,
        most: int = JOINED_MENUS,
        joining: Joining | None = None,
    ) -> None:
        self.panel = panel
        self.speaker = panel.speaker
        self.asked = asked
        self.number, self.offer, self.question, self.path = asked
        self.most = most
        if joining is not None:
            self.form, self.opens_form, self.joining = None, False, joining

    def wider(self, most: int) -> Self:
        """The same question with at most `most` menus."""
        return self if self.joining is None else type(self)(self.panel, self.asked, most, self.joining)

    # What asks it

    @cached_property
    def asks_places(self) -> bool:
        """Whether the answers are places."""
        question = self.question
        return bool(self.panel.table.title.spelling.parts(question.field, question.entries[0].values[0]))

    @cached_property
    def asks_cards(self) -> bool:
        """Whether the answers are cards of one's own hand, which a picture shows."""
        values = [entry.values[0] for entry in self.question.entries if entry.part is None]
        held = self.panel.held
        return bool(values) and all(isinstance(value, str) and value in held for value in values)

    @cached_property
    def form(self) -> JointForm | None:
        """The form that asks this question together with those that would follow it, if there is one."""
        return None if self.asks_cards else joint_form(self.panel, self.asked)

    @cached_property
    def opens_form(self) -> bool:
        """Whether a form opens after every answer. A few answers are buttons then: a menu stays as it was
        chosen when a form is closed, and can't be chosen again."""
        offer, question = self.offer, self.question
        left = len(offer.names) - len(question.before)
        if left < 3 or self.asks_places or question.several or len(question.entries) > BUTTONS_IN_ROW:
            return False
        return all(map(self._asks_in_form, question.entries))

    def _asks_in_form(self, entry: PathEntry) -> bool:
        """Whether a form asks what follows this entry."""
        path = (*self.path, entry.token)
        found = follow_path(self.panel.table.title, self.offer, path)
        return isinstance(found, FieldQuestion) and self._has_form(found, path)

    def _has_form(self, question: FieldQuestion, path: tuple[str, ...]) -> bool:
        """Whether a form asks a question behind this one."""
        return joint_form(self.panel, OfferQuestion(self.number, self.offer, question, path)) is not None

    @cached_property
    def joining(self) -> Joining | None:
        """The questions behind this one, if a menu may ask them with it."""
        if self.form is not None or self.opens_form:
            return None
        known: dict[str, bool] = {}

        def opens(question: FieldQuestion, path: tuple[str, ...]) -> bool:
            """Whether a form asks this question; found out once for each field."""
            if question.field not in known:
                known[question.field] = self._has_form(question, path)
            return known[question.field]

        return Joining(self.panel.table.title, self.offer, self.path, self.question, opens)

    # The questions joined to it

    @cached_property
    def joined(self) -> tuple[JoinedMenu, ...]:
        """The menus that ask for the answers behind this question too; empty if it is asked alone."""
        return () if self.joining is None else self.joining.menus(self.most)

    @property
    def joined_entries(self) -> Iterator[JoinedEntry]:
        """The entries of the joined menus."""
        return (joined for menu in self.joined for joined in menu.entries)

    @property
    def width(self) -> int:
        """Number of its menus."""
        return len(self.joined) or len({repr(entry.menu) for entry in self.question.entries})

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

    # The places and cards among its answers

    @cached_property
    def spatial(self) -> int | None:
        """The last of the questions asked at once whose answers are places; None if there is none."""
        if not self.joined:
            return 0 if self.asks_places else None
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
    def numbers_cards(self) -> bool:
        """Whether the picture of the hand has the numbers of the cards that are asked for."""
        return self.asks_cards and ARTISTS[self.panel.table.title.id].numbers_cards

    def candidates(self) -> Candidates:
        """The places a picture should show, with their numbers in the menus. If a place completes a move, the
        whole move is given, so that its piece can be drawn. A group shows one place."""
        if self.joined:
            return tuple((str(number), value) for value, number in self.numbers.values())
        places = []
        for number, entry in enumerate(self.question.entries, 1):
            places.append((str(number), self.place(Answered(self.question, entry))))
        return tuple(places)

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
