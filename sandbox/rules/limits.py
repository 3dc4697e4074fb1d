"""Every limit that the sandbox enforces, in one table.

Source: Discord's public documentation (message, component, application command, interaction and gateway
pages), August 2026. discord.py checks only some of them, so a bot that respects them here respects them on
Discord.
"""

import os
from typing import Final

import msgspec

# Messages
CONTENT: Final = 2_000
NONCE: Final = 25
FILES: Final = 10
FILE_DESCRIPTION: Final = 1_024
HISTORY: Final = 100

# Components
ROWS: Final = 5
ROW_BUTTONS: Final = 5
CUSTOM_ID: Final = 100
BUTTON_LABEL: Final = 80
PLACEHOLDER: Final = 150
SELECT_OPTIONS: Final = 25
OPTION_LABEL: Final = 100
OPTION_VALUE: Final = 100
OPTION_DESCRIPTION: Final = 100
V2_COMPONENTS: Final = 40
V2_TEXT: Final = 4_000
GALLERY: Final = 10
MEDIA_DESCRIPTION: Final = 1_024
SECTION_TEXTS: Final = 3

# Modals
MODAL_TITLE: Final = 45
MODAL_COMPONENTS: Final = 5
INPUT_LABEL: Final = 45
INPUT_TEXT: Final = 4_000
INPUT_PLACEHOLDER: Final = 100
LABEL_DESCRIPTION: Final = 100
GROUP_OPTIONS: Final = 10
RADIO_LEAST: Final = 2

# Application commands
COMMANDS: Final = 100
CONTEXT_MENUS: Final = 15
COMMAND_NAME: Final = 32
COMMAND_DESCRIPTION: Final = 100
COMMAND_OPTIONS: Final = 25
CHOICES: Final = 25
CHOICE_NAME: Final = 100
CHOICE_VALUE: Final = 100
STRING_OPTION: Final = 6_000
COMMAND_TEXT: Final = 8_000
COMMAND_CREATES_A_DAY: Final = 200
SAFE_INTEGER: Final = 2**53

# Channels
CHANNEL_NAME: Final = 100
AUTO_ARCHIVE_MINUTES: Final = (60, 1_440, 4_320, 10_080)

# Application emoji
EMOJIS: Final = 2_000
EMOJI_NAME: Final = 32
EMOJI_BYTES: Final = 256 * 1024

# Gateway
GATEWAY_SENDS: Final = 120
GATEWAY_SENDS_SECONDS: Final = 60.0
REPLAY_EVENTS: Final = 2_000


class Limits(msgspec.Struct):
    """The limits that tests may change: seconds, bytes of files, and a number of emoji."""

    answer: float = 3.0
    """Seconds in which an interaction must be answered; later it is 10062."""
    token: float = 15 * 60.0
    """Seconds for which an answered interaction can be followed up; later it is 50027."""
    nonce: float = 5 * 60.0
    """Seconds in which a nonce posted again returns the first message."""
    link: float = 24 * 3600.0
    """Seconds for which a file's address works."""
    heartbeat: float = 41.25
    """Seconds between heartbeats, as HELLO requests."""
    session: float = 300.0
    """Seconds for which a lost session can be resumed."""
    file_bytes: int = 10 * 1024 * 1024
    """Maximum number of bytes of one file."""
    request_bytes: int = 25 * 1024 * 1024
    """Maximum number of bytes of one request."""
    emojis: int = EMOJIS
    """Maximum number of emoji of the application."""


def usual_limits() -> Limits:
    """Discord's values. SANDBOX_ANSWER gives a bot more seconds to answer, for slow machines."""
    return Limits(answer=float(os.environ.get("SANDBOX_ANSWER", Limits().answer)))
