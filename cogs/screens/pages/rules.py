"""The rules: what matters now with a table of contents, then the chapters; and the sources of a title's
numbers. Pages are counted from 1; page 0 of the rules has the contents."""

from collections.abc import Iterable
from typing import NamedTuple

from cogs.screens import ids
from cogs.screens.learning.lesson import learn_button
from cogs.screens.operator import Operator
from cogs.screens.pages.packages import origin, package_lines
from cogs.screens.parts import Button, Divider, Screen, ScreenPart, Text, page_buttons
from cogs.screens.speaking import speaker_at
from games.core import Note
from games.manager.model.table import Table
from games.version import VERSION
from words import Chapter, Language, Speaker, rule_of, rulebook, say
from words.icon_marks import size

ROOM = 3000
"""Maximum number of characters on one page. A longer chapter continues on the next."""


class RulesText(NamedTuple):
    """A page of a chapter."""

    heading: str
    text: str


def rules_screen(table: Table, language: Language, page: int = 0) -> Screen:
    """A page of the rules of a table's title, with this table's options."""
    speaker = speaker_at(table, language)
    chapters = rulebook(speaker, max(len(table.seats), table.title.seats[0]))
    pages = pages_of(chapters, speaker.say("title-name"))
    if not 1 <= page <= len(pages):
        return _first(table, speaker, chapters, pages)
    shown = pages[page - 1]
    parts: list[ScreenPart] = [Text(f"### {shown.heading}"), Text(shown.text)]
    parts.append(Button(str(ids.RulesPage(table.id, 0)), say(language, "button-contents")))
    before = ids.RulesPage(table.id, page - 1) if page > 1 else None
    after = ids.RulesPage(table.id, page + 1) if page < len(pages) else None
    parts += page_buttons(language, before, after, "primary")
    return Screen(tuple(parts))


def pages_of(chapters: list[Chapter], title: str) -> list[RulesText]:
    """The chapters, divided between paragraphs if they are too long for a page."""
    pages: list[RulesText] = []
    for chapter in chapters:
        texts = _in_pages(chapter.paragraphs.values(), "\n\n")
        heading = chapter.heading or title
        many = len(texts) > 1
        pages += [
            RulesText(f"{heading} ({at})" if many else heading, text) for at, text in enumerate(texts, 1)
        ]
    return pages


def _in_pages(pieces: Iterable[str], between: str) -> list[str]:
    """Pieces of text on as few pages as have room for them."""
    pages = [""]
    for piece in pieces:
        if pages[-1] and size(pages[-1]) + size(piece) > ROOM:
            pages.append("")
        pages[-1] += (between if pages[-1] else "") + piece
    return pages


def _first(table: Table, speaker: Speaker, chapters: list[Chapter], pages: list[RulesText]) -> Screen:
    """What matters now, and a button for every page."""
    language = speaker.language
    title = speaker.say("title-name")
    parts: list[ScreenPart] = [Text("### " + say(language, "rules-title", title=title))]
    here = rule_of(chapters, table.game.phases if table.game is not None else ())
    if here:
        parts += [Text(say(language, "rules-now", text=here)), Divider()]
    parts.append(Text(say(language, "rules-contents")))
    parts += [Button(str(ids.RulesPage(table.id, at)), page.heading) for at, page in enumerate(pages, 1)]
    return Screen((*parts, *learn_button(table.title, language)))


def about_screen(table: Table, language: Language, page: int = 1) -> Screen:
    """A page of the sources of a title's numbers, the uncertain ones first, and of decisions where the rules
    leave something open."""
    speaker = speaker_at(table, language)
    notes = table.title.texts.about
    doubtful = [note for note in notes if note.figures.get("doubtful")]
    lines = [speaker.say("title-about"), *origin(table.title.id, language)]
    if doubtful:
        lines += ["**" + say(language, "about-numbers") + "**", *_listed(speaker, doubtful)]
    decided = [note for note in notes if note.id.startswith("decision-")]
    if decided:
        lines += ["**" + say(language, "about-decisions") + "**", *_listed(speaker, decided)]
    sure = [note for note in notes if note not in doubtful and note not in decided]
    lines += ["**" + say(language, "about-sure") + "**", *_listed(speaker, sure)]
    texts = _in_pages(lines, "\n")
    page = min(max(page, 1), len(texts))
    release = Text(f"-# Loggia {VERSION}")
    parts: list[ScreenPart] = [Text("### " + speaker.say("title-name")), Text(texts[page - 1]), release]
    before = ids.AboutPage(table.id, page - 1) if page > 1 else None
    after = ids.AboutPage(table.id, page + 1) if page < len(texts) else None
    parts += page_buttons(language, before, after)
    return Screen(tuple(parts))


def about_operator(operator: Operator, language: Language) -> Screen:
    """What the bot is, who runs it, and their statements on data and terms."""
    told = {name: text for name in ("contact", "privacy", "terms") if (text := getattr(operator, name))}
    lines = [say(language, f"about-{name}", text=text) for name, text in told.items()]
    if not operator.contact:
        lines.insert(0, say(language, "about-no-contact"))
    lines += [say(language, "about-data"), *package_lines(language)]
    listed = "\n".join(f"- {line}" for line in lines)
    return Screen((Text(f"### Loggia {VERSION}"), Text(f"{say(language, 'about-bot')}\n{listed}")))


def _listed(speaker: Speaker, notes: Iterable[Note]) -> list[str]:
    return [f"- {speaker.note(note)}" for note in notes]
