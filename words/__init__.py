"""Every word a person reads: ids and figures in, Japanese or English out.

>>> say("en", "button-hand")
'Hand'
>>> Speaker(TITLE, "ja", ("葵", "Ben", "Chie")).event(Raised(Seat(1), "lake", 400))
'Benが湖を400フロリンに上げました。'

The texts are in locale/<language>/<title>.ftl and bot.ftl (projectfluent.org).
"""

from words.bundles import (
    LANGUAGES,
    Language,
    MissingWord,
    description_id,
    file_of,
    has,
    join,
    language_for,
    message_ids,
    say,
    thing_ids,
    title_name,
)
from words.rulebook import Chapter, legend, rule_of, rulebook
from words.seats import SEAT_SIGNS
from words.speaker import Speaker, kebab

__all__ = [
    "LANGUAGES",
    "SEAT_SIGNS",
    "Chapter",
    "Language",
    "MissingWord",
    "Speaker",
    "description_id",
    "file_of",
    "has",
    "join",
    "kebab",
    "language_for",
    "legend",
    "message_ids",
    "rule_of",
    "rulebook",
    "say",
    "thing_ids",
    "title_name",
]
