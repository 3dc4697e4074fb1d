"""Discord's limits for messages, components, forms, threads and slash commands.

Source: https://docs.discord.com/developers/components/reference and
https://docs.discord.com/developers/interactions/application-commands."""

TEXTS = 4000
"""Characters of all texts of a message or form."""
COMPONENTS = 40
"""Components of a message, those inside of others included."""
BUTTONS_IN_ROW = 5
"""Buttons side by side."""
BUTTON_LABEL = 80
"""Characters on a button."""
MENU_ENTRIES = 25
"""Entries of a menu."""
ENTRY = 100
"""Characters of a menu entry's label, and of its description."""
PLACEHOLDER = 150
"""Characters that an unused menu shows."""
ALT_TEXT = 1024
"""Characters of a picture's description."""
FORM_FIELDS, BOXES = 5, 10
"""Fields of a form, a text above them included, and boxes to tick in one field."""
FORM_TITLE, FIELD_LABEL, FIELD_NOTE = 45, 45, 100
"""Characters of a form's title, and of the label and the description of its fields."""
ID = 100
"""Characters of the id of a button, menu or form."""
CHOICES = 25
"""Suggestions for a slash command's argument."""
CHOICE = 100
"""Characters of such a suggestion, and of its value."""
THREAD_NAME = 100
"""Characters of a thread's name."""
COMMANDS = 100
"""Slash commands of an application."""
COMMAND_NAME, COMMAND_DESCRIPTION, COMMAND_TEXTS = 32, 100, 8000
"""Characters of the name and of the description of a command, and of all its texts."""
