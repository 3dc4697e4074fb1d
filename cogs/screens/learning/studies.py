"""Studies on the screen: their list, the menu of a line, its seats, outcomes of chance, lines compared."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from cogs.screens import ids, learning_ids
from cogs.screens.discord_limits import ENTRY, MENU_ENTRIES, PLACEHOLDER
from cogs.screens.forms import Form, TextField
from cogs.screens.notices.studies import study_act
from cogs.screens.notices.turn_notices import awaited_lines
from cogs.screens.parts import Button, Divider, Menu, MenuEntry, Picture, Screen, ScreenPart, Text, shorten
from cogs.screens.speaking import SEAT_MARKS, level_lines, speaker_at
from db import LineRow
from games.core import Seat, letter
from games.manager.model.durations import DAY
from games.manager.model.study import FORGOTTEN_AFTER, LONGEST_NAME, MOST_STUDIES, study_levels
from games.manager.model.table import Table
from games.manager.playing.studies import StudyOutcome
from words import Language, say, title_name
from words.icon_marks import unmarked
from words.names import escaped

COMPARED = 4
"""Maximum number of lines that are compared at a time."""


class LineFrom(msgspec.Struct, frozen=True):
    """Where a line begins: at a turn of a game, or of another line that has this name."""

    turn: int
    of: str = ""


def names(lines: Sequence[LineRow], language: Language) -> dict[int, str]:
    """The names of the lines of one study, by their tables: their number, with the name they were given."""
    return {
        one.table_id: say(language, "study-line-named", number=at, name=one.name)
        if one.name
        else say(language, "study-line", number=at)
        for at, one in enumerate(lines, 1)
    }


def study_list(studies: Sequence[Sequence[LineRow]], language: Language) -> Screen:
    """All of a person's studies, each with the number of its lines, and a menu of them."""
    days = FORGOTTEN_AFTER // DAY
    parts: list[ScreenPart] = [
        Text(
            f"### {say(language, 'studies-title')}\n"
            + say(language, "studies-count", count=len(studies), most=MOST_STUDIES, days=days)
        )
    ]
    if not studies:
        return Screen((*parts, Text(say(language, "studies-none"))))
    labels = []
    for at, lines in enumerate(studies, 1):
        title, count = title_name(language, lines[0].title), len(lines)
        labels.append(f"{at}. {title} · {say(language, 'study-lines', count=count)}")
    looks = [f"<t:{max(line.looked_at for line in lines) // 1000}:R>" for lines in studies]
    parts.append(Text("\n".join(f"{label} · {look}" for label, look in zip(labels, looks, strict=True))))
    choices = [
        MenuEntry(str(lines[-1].table_id), label) for label, lines in zip(labels, studies, strict=True)
    ]
    parts.append(Menu(str(learning_ids.StudyList()), say(language, "studies-choose"), tuple(choices)))
    return Screen(tuple(parts))


def line_menu(
    table: Table, line: LineRow, lines: Sequence[LineRow], begins: LineFrom, language: Language
) -> Screen:
    """The menu of a line: what it is, the other lines of its study, and what can be done with it."""
    assert table.study is not None
    labels = names(lines, language)
    begun = "study-from-line" if begins.of else "study-from"
    about = [
        f"### {speaker_at(table, language).say('title-name')} · {escaped(labels[table.id])}",
        say(language, begun, turn=begins.turn, line=escaped(begins.of)),
    ]
    if table.study.imagined:
        about.append(f"-# {say(language, 'study-imagined')}")
    about.append(f"-# {say(language, 'study-sees-all' if table.study.is_open else 'study-sees-own')}")
    if line.shared is not None:
        about.append(say(language, "study-is-shared", id=line.shared))
    parts: list[ScreenPart] = [Text("\n".join(about))]
    parts += _lines_menu(table, lines, labels, language)
    acts: list[learning_ids.StudyAct] = ["seats"]
    if table.status == "running":
        acts.append("anew")
    acts.append("own" if table.study.is_open else "open")
    if len(lines) > 1:
        acts.append("compare")
    if not table.study.imagined:
        acts.append("unshare" if line.shared is not None else "share")
    move = ids.UnderPost(table.id, "move", table.entry_no)
    # A log has no more turns than entries, so this is the last turn, also when the line has gone on.
    replay = ids.ReplayTurn(table.id, table.entry_no, "last")
    return Screen(
        (
            *parts,
            Button(str(move), say(language, "button-your-move"), "primary"),
            Button(str(replay), say(language, "button-study-replay-line")),
            *[study_act(table, what, language) for what in acts],
            Button(str(learning_ids.StudyName(table.id)), say(language, "button-study-name")),
            study_act(table, "ask-delete", language, "danger"),
        )
    )


def _lines_menu(
    table: Table, lines: Sequence[LineRow], labels: Mapping[int, str], language: Language
) -> list[Menu]:
    """Menus of the study's lines; none if there is only one."""
    found = []
    for first in range(0, len(lines) if len(lines) > 1 else 0, MENU_ENTRIES):
        choices = [
            MenuEntry(str(one.table_id), shorten(labels[one.table_id], ENTRY))
            for one in lines[first : first + MENU_ENTRIES]
        ]
        id = learning_ids.StudyMenu(table.id, "line", first)
        found.append(Menu(str(id), say(language, "study-go-to"), tuple(choices)))
    return found


def name_form(table: Table, line: LineRow, language: Language) -> Form:
    """The form in which a line is named."""
    label = say(language, "study-name")
    field = TextField("name", label, value=line.name, required=False, most=LONGEST_NAME)
    return Form(
        str(learning_ids.StudyName(table.id)), label, (field,), otherwise=Screen((_back(table, language),))
    )


def seats(table: Table, user_id: int, friends: Mapping[int, str], language: Language) -> Screen:
    """A menu for each seat: who plays it. `friends`: those who play at the line, and their names."""
    parts: list[ScreenPart] = [
        Text(f"### {say(language, 'study-seats')}\n-# {say(language, 'study-seats-about')}"),
        Text(level_lines(table.title, language)),
    ]
    people = {user_id: say(language, "study-seat-me"), **friends}
    for holder in table.seats:
        name = f"{unmarked(SEAT_MARKS[holder.seat])} {letter(holder.seat)}"
        now = people.get(
            holder.user_id or 0, say(language, f"level-{holder.level}") if holder.level else holder.name
        )
        choices = [MenuEntry(str(user), who) for user, who in people.items()]
        levels = study_levels(table.title, table.settings)
        choices += [MenuEntry(level, say(language, f"level-{level}")) for level in levels]
        label = shorten(say(language, "study-seat", seat=name, now=now), PLACEHOLDER)
        parts.append(Menu(str(learning_ids.StudyMenu(table.id, "seat", holder.seat)), label, tuple(choices)))
    return Screen((*parts, _back(table, language)))


def _differences(told: Sequence[Sequence[str]]) -> list[str]:
    """The part of each outcome's text that differs from the others, without markup."""
    own = [[line for line in lines if not all(line in other for other in told)] for lines in told]
    texts = [unmarked(" ".join(lines)).replace("**", "") for lines in own]
    alike = 0
    for signs in zip(*texts, strict=False):
        if len(texts) == 1 or len(set(signs)) > 1:
            break
        alike += 1
    begin = max(texts[0].rfind(" ", 0, alike), texts[0].rfind(": ", 0, alike)) + 1
    return [text[begin:].strip() or "–" for text in texts]


def outcomes(table: Table, seat: Seat, found: Sequence[StudyOutcome], language: Language) -> Screen:
    """What chance may bring in the step that waits, to choose from."""
    heading = f"### {say(language, 'button-study-outcomes').removesuffix('…')}"
    if not found:
        return Screen((Text(f"{heading}\n{say(language, 'study-no-outcome')}"), _back(table, language)))
    speaker = speaker_at(table, language)
    texts = [speaker.log(one.events, seat) for one in found]
    choices = [
        MenuEntry(
            str(one.number),
            shorten(text, ENTRY),
            text[ENTRY - 1 : 2 * ENTRY - 1] if len(text) > ENTRY else "",
        )
        for text, one in sorted(zip(_differences(texts), found, strict=True), key=lambda both: both[0])
    ]
    more = learning_ids.StudyButton(table.id, "outcomes", found[-1].number + 1)
    return Screen(
        (
            Text(f"{heading}\n{say(language, 'study-outcomes-about')}"),
            Menu(
                str(learning_ids.StudyMenu(table.id, "outcome")),
                say(language, "study-outcome"),
                tuple(choices),
            ),
            Button(str(more), say(language, "button-study-outcomes-more")),
            _back(table, language),
        )
    )


def compared(
    table: Table,
    tables: Sequence[Table],
    pictures: Sequence[Sequence[Picture]],
    lines: Sequence[LineRow],
    language: Language,
) -> Screen:
    """Lines side by side: who is asked, each seat's points by source if the game ended now, the position."""
    labels = names(lines, language)
    parts: list[ScreenPart] = [Text(f"### {say(language, 'button-study-compare')}")]
    for at, (one, drawn) in enumerate(zip(tables, pictures, strict=True)):
        lines_of_table = [f"**{escaped(labels[one.id])}**", *_standing(one, language)]
        parts += [Divider(), Text("\n".join(lines_of_table))]
        parts += [msgspec.structs.replace(each, name=f"{at}-{each.name}") for each in drawn]
    chosen = tuple(
        [MenuEntry(str(one.table_id), shorten(labels[one.table_id], ENTRY)) for one in lines[-MENU_ENTRIES:]]
    )
    most = min(COMPARED, len(chosen))
    label = say(language, "study-compare-choose", most=most)
    choose = Menu(str(learning_ids.StudyMenu(table.id, "compare")), label, chosen, most=most)
    return Screen((*parts, Divider(), choose, _back(table, language)))


def seen_of(table: Table) -> Any:
    """The position as a line's student sees it: all of it if the study is open, else what is public."""
    assert table.study is not None
    return table.game if table.study.is_open else table.view(None)


def _standing(table: Table, language: Language) -> list[str]:
    """Who is asked, and each seat's points by source if the game ended now."""
    speaker, seen, points = speaker_at(table, language), seen_of(table), table.title.points
    if seen.over:
        return [say(language, "post-over"), *[f"-# {speaker.score(one)}" for one in seen.scores]]
    scores = () if points is None else points.if_ended(seen)
    heading = [f"-# {say(language, 'study-if-ended')}"] if scores else []
    return [*awaited_lines(table, speaker), *heading, *[f"-# {speaker.score(one)}" for one in scores]]


def ask_delete(table: Table, name: str, language: Language) -> Screen:
    """Asks whether to delete a line."""
    text = Text(say(language, "study-ask-delete", line=escaped(name)))
    return Screen((text, study_act(table, "delete", language, "danger"), _back(table, language)))


def shared_line(table: Table, line: LineRow, pictures: Sequence[Picture], language: Language) -> Screen:
    """A line that somebody has shared, with a button that begins one's own at its end."""
    name = line.name or title_name(language, table.title.id)
    begin = Button(
        str(learning_ids.StudyShared(line.shared or "")),
        say(language, "button-play-on"),
        "success",
        disabled=table.status != "running",
    )
    text = "\n".join([f"### {escaped(name)}", *_standing(table, language)])
    return Screen((Text(text), *pictures, begin))


def _back(table: Table, language: Language) -> Button:
    return Button(str(learning_ids.StudyButton(table.id, "menu")), say(language, "button-back"))
