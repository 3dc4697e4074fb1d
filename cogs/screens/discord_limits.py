"""Discord's limits for messages, components, forms and slash commands.

Source: https://docs.discord.com/developers/components/reference and
https://docs.discord.com/developers/interactions/application-commands."""

TEXTS = 4000
"""Characters of all texts of a message or form."""
COMPONENTS = 40
"""Components of a message, those inside of others included."""
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
FORM_TITLE, FIELD_LABEL, FIELD_NOTE = 45, 45, 100
"""Characters of a form's title, and of the label and the description of its fields."""
ID = 100
"""Characters of the id of a button, menu or form."""
CHOICES = 25
"""Suggestions for a slash command's argument."""
CHOICE = 100
"""Characters of such a suggestion, and of its value."""
