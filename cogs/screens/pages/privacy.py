"""What is stored about people: the texts of `/privacy`, and of the hosts' pages on personal data."""

from cogs.screens.operator import Operator
from cogs.screens.parts import Divider, Screen, Text
from db.personal_data import KINDS
from words import Language, say


def privacy_lines(language: Language) -> tuple[str, ...]:
    """What is stored, for how long, and how it is erased: a list, a line for each kind."""
    name = say(language, "forget-name")
    return tuple(f"- {say(language, f'privacy-{kind}', name=name)}" for kind in KINDS)


def privacy_screen(operator: Operator, language: Language) -> Screen:
    """What is stored about people, and whom to ask."""
    contact = say(language, "about-contact", text=operator.contact) if operator.contact else None
    asked = [contact or say(language, "about-no-contact")]
    if operator.privacy:
        asked.append(say(language, "privacy-page", text=operator.privacy))
    return Screen(
        (
            Text(f"### {say(language, 'privacy-title')}\n{say(language, 'privacy-why')}"),
            Text("\n".join(privacy_lines(language))),
            Text("\n".join(say(language, f"privacy-{one}") for one in ("erasing", "elsewhere"))),
            Divider(),
            Text("\n".join(asked)),
        )
    )
