"""The forms of a question of the panel: the one that asks it, and those that open after its answers."""

from functools import cached_property

from cogs.screens.discord_limits import BUTTONS_IN_ROW
from cogs.screens.panel.form.joint_form import JointForm, joint_form
from cogs.screens.panel.paths.following import follow_path
from cogs.screens.panel.paths.path_question import OfferQuestion, PathEntry, PathQuestion
from cogs.screens.panel.position import PanelPosition
from cogs.screens.panel.question.joined import Joining


class QuestionForms:
    """What a question is asked by: a form, or menus, which may ask the questions behind it as well."""

    def __init__(self, panel: PanelPosition, asked: OfferQuestion) -> None:
        self.panel = panel
        self.asked = asked
        self.number, self.offer, self.question, self.path = asked

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
        if self.asks_cards:
            return None
        return joint_form(self.panel, self.asked)

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
        return isinstance(found, PathQuestion) and self._has_form(found, path)

    def _has_form(self, question: PathQuestion, path: tuple[str, ...]) -> bool:
        """Whether a form asks a question behind this one."""
        return joint_form(self.panel, OfferQuestion(self.number, self.offer, question, path)) is not None

    @cached_property
    def joining(self) -> Joining | None:
        """The questions behind this one, if a menu may ask them with it."""
        if self.form is not None or self.opens_form:
            return None
        known: dict[str, bool] = {}

        def opens(question: PathQuestion, path: tuple[str, ...]) -> bool:
            """Whether a form asks this question; found out once for each field."""
            if question.field not in known:
                known[question.field] = self._has_form(question, path)
            return known[question.field]

        return Joining(self.panel.table.title, self.offer, self.path, self.question, opens)
