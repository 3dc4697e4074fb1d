"""The buttons that lead to studies, on other screens."""

from cogs.screens import learning_ids
from cogs.screens.parts import Button, ButtonStyle
from games.manager.model.table import Table
from words import Language, say


def study_button(table: Table, entry_no: int, language: Language, disabled: bool = False) -> Button:
    """Begins a study after a log entry."""
    begin = str(learning_ids.StudyFrom(table.id, entry_no))
    return Button(begin, say(language, "button-play-on"), "success", disabled)


def study_act(
    table: Table, what: learning_ids.StudyAct, language: Language, style: ButtonStyle = "secondary"
) -> Button:
    """A button of a study's line."""
    return Button(str(learning_ids.StudyButton(table.id, what)), say(language, f"button-study-{what}"), style)
