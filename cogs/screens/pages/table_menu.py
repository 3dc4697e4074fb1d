"""The table menu behind "Your move": requests to the table other than moves, what each would do, and who must
agree."""

from collections.abc import Sequence

import msgspec

from cogs.screens import ids
from cogs.screens.notices import proposals
from cogs.screens.parts import ACCENT, Button, Divider, Menu, MenuEntry, Screen, ScreenPart, Text
from cogs.screens.speaking import level_lines, speaker_at
from games.computer import levels_of
from games.core import Seat
from games.manager.model.proposal import ProposalKind
from games.manager.model.table import Table
from games.manager.people.consent import PeopleNow
from games.manager.people.proposals import WayBack
from games.manager.people.table_requests import UNTIMED, TableRequest, paces
from words import Language, join, say


class RequestMade(msgspec.Struct, frozen=True):
    """A request to a table, with the proposal that it makes (None: it asks nobody), and the position that it
    goes back to."""

    request: TableRequest
    proposal: ProposalKind | None
    point: WayBack | None = None


def menu(
    table: Table,
    seat: Seat,
    user_id: int,
    language: Language,
    requests: Sequence[TableRequest],
    here: PeopleNow,
) -> Screen:
    """An open proposal with its answers, and all requests that are possible now."""
    parts: list[ScreenPart] = [Text(f"### {say(language, 'table-menu')}")]
    if table.proposal is not None:
        parts += proposals.open_proposal(table, table.proposal, seat, user_id, language, here)
        parts.append(Divider())
    choices = tuple([_choice(table, one, language) for one in requests])
    parts.append(Text(f"-# {say(language, 'table-menu-about')}"))
    parts.append(Menu(str(ids.TableRequestMenu(table.id)), say(language, "table-menu-choose"), choices))
    return Screen((*parts, _back(table, language, "panel")), accent=ACCENT)


def _choice(table: Table, request: TableRequest, language: Language) -> MenuEntry:
    about = say(language, f"request-{request.what}-desc")
    return MenuEntry(str(_button(table, request)), name(table, request, language), about)


def _button(table: Table, request: TableRequest) -> ids.TableRequestButton:
    return ids.TableRequestButton(table.id, request.what, request.number, request.word)


def name(table: Table, request: TableRequest, language: Language) -> str:
    """A request as an entry of the menu."""
    about = table.names[request.number] if request.number < len(table.names) else ""
    return say(language, f"request-{request.what}", name=about)


def _heading(entry: str) -> str:
    """The heading of the screen that a menu entry leads to."""
    return "### " + entry.removesuffix("…")


def points(table: Table, found: Sequence[WayBack], language: Language) -> Screen:
    """Choice of the position to go back to."""
    heading = _heading(say(language, "request-back"))
    choices = tuple(
        [
            MenuEntry(
                str(ids.TableRequestButton(table.id, "back", one.entry_no)),
                proposals.point_name(table, one, language),
            )
            for one in found
        ]
    )
    asked = Menu(str(ids.TableRequestMenu(table.id, "back")), say(language, "opt-point-desc"), choices)
    nothing = Text(say(language, "request-back-nowhere"))
    return Screen((Text(heading), asked if found else nothing, _back(table, language)), accent=ACCENT)


def other_paces(table: Table, language: Language) -> Screen:
    """Choice of the pace, with its time limits."""
    choices = tuple([MenuEntry(str(_button(table, one)), _pace(one, language)) for one in paces(table)])
    asked = Menu(str(ids.TableRequestMenu(table.id, "pace")), say(language, "opt-pace-desc"), choices)
    heading = Text(_heading(say(language, "request-pace")))
    return Screen((heading, asked, _back(table, language)), accent=ACCENT)


def _pace(request: TableRequest, language: Language) -> str:
    pace, _, hours = request.word.partition("_")
    name = say(language, f"option-pace-{pace}")
    return name if pace in UNTIMED else f"{say(language, f'option-hours-{hours}')} · {name}"


def ask(table: Table, seat: Seat, made: RequestMade, asked: Sequence[Seat], language: Language) -> Screen:
    """What a seat's request would do, in the words the table would read, and who must agree (`asked`). If
    nobody must, it is done at once."""
    request, lines = made.request, [_heading(name(table, made.request, language))]
    if made.point is not None:
        lines.append(f"**{proposals.point_name(table, made.point, language)}**")
    if made.proposal is None:
        lines.append(say(language, f"request-{request.what}-desc"))
    else:
        lines.append(speaker_at(table, language).event(made.proposal.proposed(seat)))
    if asked:
        names = join(language, [table.marked_names[one] for one in asked])
        lines.append(f"-# {say(language, 'request-asks', names=names)}")
    else:
        lines.append(f"-# {say(language, 'request-at-once')}")
    parts: list[ScreenPart] = [Text("\n".join(lines))]
    label = say(language, "button-propose" if asked else "button-do-it")
    if request.what in ("leave", "relieve"):
        parts.append(Text(level_lines(table.title, language)))
        for level in levels_of(table.title):
            give = ids.TableRequestButton(table.id, request.what, request.number, level)
            word = say(language, "button-give-level", level=say(language, f"level-{level}"), what=label)
            parts.append(Button(str(give), word, "success"))
    else:
        ends = request.what in ("end", "stand")
        parts.append(Button(str(_button(table, request)), label, "danger" if ends else "success"))
    return Screen((*parts, _back(table, language)), accent=ACCENT)


def pending(table: Table, language: Language) -> Screen:
    """Tells the proposer that the others are asked, with a button back to the panel."""
    asked = proposals.asked_by_you(table, language)
    return Screen((*asked.parts, _back(table, language, "panel")), accent=ACCENT)


def _back(table: Table, language: Language, to: str = "menu") -> Button:
    back = ids.TableMenuButton(table.id, "panel" if to == "panel" else "menu")
    return Button(str(back), say(language, "button-back"))
