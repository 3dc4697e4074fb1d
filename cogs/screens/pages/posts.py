"""The post of a table after a turn, made from the public view alone; a table's status, and a seat's hand."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from cogs.screens import ids
from cogs.screens.notices import proposals, results, turn_notices
from cogs.screens.notices.happened import ROOM, happened
from cogs.screens.notices.studies import study_act
from cogs.screens.notices.turn_notices import awaited_lines
from cogs.screens.pages.table_options import all_option_lines
from cogs.screens.parts import Button, ButtonStyle, Picture, Screen, ScreenPart, Text
from cogs.screens.speaking import SEAT_MARKS, speaker_at
from games.core import SEAT_LETTERS, AddressedEvent, Seat
from games.manager.history import fairness
from games.manager.model.table import Table
from games.manager.storage.outbox_items import RestoredBackup
from words import SEAT_SIGNS, Language, Speaker, join, say
from words.icon_marks import size
from words.positions import hand_text, position_alts, position_text

FINGERPRINT = 16
"""Number of characters of a game's fingerprint in its first post. The card and /verify show all."""

SEAT_COLOURS = tuple(int(sign.colour[1:], 16) for sign in SEAT_SIGNS)


def seat_label(table: Table, seat: int) -> str:
    """A seat's letter, shape and name."""
    return f"{SEAT_MARKS[seat]} **{SEAT_LETTERS[seat]}** {table.marked_names[seat]}"


def shortcut_buttons(table: Table, language: Language, seat: Seat | None, name: str = "") -> list[ScreenPart]:
    """Buttons for a table whose post is out of sight or deleted: the own move, and a new post. `name`: the
    table's name, where several are listed."""
    parts: list[ScreenPart] = []
    about = f" · {name}" if name else ""
    if table.status == "running" and seat is not None:
        move = ids.UnderPost(table.id, "move", table.entry_no)
        parts.append(Button(str(move), say(language, "button-your-move") + about, "primary"))
    if table.live:
        again = ids.UnderPost(table.id, "post", table.entry_no)
        parts.append(Button(str(again), say(language, "button-post-again") + about))
    return parts


def status(table: Table, language: Language, seat: Seat | None = None) -> Screen:
    """Who sits at the table, who is awaited, and the options; for a reader who may hold a seat."""
    speaker = speaker_at(table, language)
    lines = [seat_label(table, at) for at in range(len(table.seats))]
    parts: list[ScreenPart] = [
        Text(f"### {speaker.say('title-name')} · {say(language, 'status-' + table.status)}")
    ]
    parts.append(Text("\n".join(lines) or say(language, "lobby-empty")))
    if table.game is not None and not table.game.over:
        parts.append(Text("\n".join(awaited_lines(table, speaker))))
    parts.append(Text("\n".join(f"-# {line}" for line in all_option_lines(table, language))))
    if table.commitment:
        parts.append(Text(f"-# {say(language, 'status-commitment', commitment=table.commitment)}"))
    return Screen((*parts, *shortcut_buttons(table, language, seat)))


def restored_line(restored: RestoredBackup | None, language: Language) -> str:
    """Says that a table was restored from a backup, and what is lost; empty if it was not."""
    if restored is None:
        return ""
    made, at = turn_notices.stamp(restored.made, "f"), turn_notices.stamp(restored.at, "f")
    return say(language, "post-restored", made=made, at=at)


def restored_parts(restored: RestoredBackup | None, language: Language) -> list[ScreenPart]:
    return [] if restored is None else [Text(restored_line(restored, language))]


def published_shares(table: Table) -> str:
    """The players' numbers that are mixed into the secret, as published."""
    return ", ".join(map(str, table.shares))


def table_pictures(pictures: Sequence[bytes], speaker: Speaker, view: Any) -> list[Picture]:
    """A table in one or more pictures, with alt texts that go on from one to the next."""
    alts = position_alts(speaker, view, len(pictures))
    return [
        Picture(f"table{at or ''}.png", data, alt)
        for at, (data, alt) in enumerate(zip(pictures, alts, strict=True))
    ]


class PostNews(msgspec.Struct, frozen=True):
    """What a post tells besides the position.

    - `events`: what happened
    - `started`: the first post of a game, which names the commitment to its chance; the last one publishes
      the secret
    - `mentions`: the users it mentions; `deadlines`: until when awaited players have time
    - `ended`: the result of a finished game; `missing`: whose consent an open proposal needs
    - `restored`: the backup the table was restored from"""

    events: Sequence[AddressedEvent] = ()
    started: bool = False
    mentions: tuple[int, ...] = ()
    deadlines: Mapping[Seat, int] = MappingProxyType({})
    ended: results.EndedGame | None = None
    missing: Sequence[Seat] = ()
    restored: RestoredBackup | None = None


def board(table: Table, pictures: Sequence[bytes], news: PostNews) -> Screen:
    """The post of a table: picture, what happened, who must answer what, buttons. `pictures`: of the table;
    empty if it could not be drawn. Then the position is told in words."""
    language = table.spoken
    parts = restored_parts(news.restored, language)
    position = _position(table, pictures, news)
    taken = sum(size(part.text) for part in (*parts, *position) if isinstance(part, Text))
    if lines := happened(table, news.events, language, ROOM - taken):
        parts.append(Text("\n".join(f"- {line}" for line in lines)))
    parts += [*position, *_buttons(table, language)]
    if table.status == "running":
        parts += proposals.parts(table, language, news.missing)
    asked = table.awaited()
    accent = SEAT_COLOURS[asked[0]] if len(asked) == 1 else None
    return Screen(tuple(parts), accent=accent, mentions=news.mentions)


def _position(table: Table, pictures: Sequence[bytes], news: PostNews) -> list[ScreenPart]:
    """The table as everybody sees it, the result or who is awaited, and how its chance can be verified."""
    language = table.spoken
    speaker, view = speaker_at(table, language), table.view(None)
    parts: list[ScreenPart] = [*table_pictures(pictures, speaker, view)] if pictures else []
    if not pictures:
        parts.append(Text(position_text(speaker, view, None, markdown=True, most=2500)))
    if news.ended is not None:
        parts += results.parts(table, news.ended, language)
    elif pictures or not table.game.over:  # the position in words ends with the result
        parts.append(Text(_next(table, speaker, news.deadlines)))
    if news.started:
        beginning = table.commitment[:FINGERPRINT]
        parts.append(Text("-# " + say(language, "lobby-commitment", commitment=beginning)))
    if fairness.publishes_secret(table):
        parts.append(Text("-# " + say(language, "verify-secret", secret=table.secret.hex())))
    return parts


def mention_message(table: Table, mentions: tuple[int, ...], deadlines: Mapping[Seat, int]) -> Screen:
    """The short message that mentions users for a question: the post above tells the rest."""
    language = table.spoken
    button = Button(
        str(ids.UnderPost(table.id, "called", table.entry_no)), say(language, "button-your-move"), "primary"
    )
    speaker = Speaker(table.title, language, table.marked_names)
    return Screen((Text(_next(table, speaker, deadlines)), button), mentions=mentions)


def _next(table: Table, speaker: Speaker, deadlines: Mapping[Seat, int]) -> str:
    if table.status == "cancelled":
        return speaker.say("lobby-cancelled")
    if table.game.over:
        scores = sorted(table.game.scores, key=lambda score: score.place)
        return "### " + speaker.say("post-over") + "\n" + "\n".join(speaker.score(score) for score in scores)
    # Discord can notify only those whom a text mentions. The others' names are plain.
    awaited, after = table.awaited(), table.asked_next()
    mentioned = {*awaited, *after}
    names = [_mention(table, at) if at in mentioned else name for at, name in enumerate(table.marked_names)]
    mentioning = speaker_at(table, speaker.language, names)
    lines = []
    for seat, line in zip(awaited, awaited_lines(table, mentioning), strict=True):
        lines.append(f"{SEAT_MARKS[seat]} {line}")
        if table.seats[seat].kind == "computer":
            lines.append(f"-# {speaker.say('wait-thinks')}")
        elif times := turn_notices.times(table, seat, deadlines.get(seat), speaker.language):
            lines.append(f"-# {times}")
    if after:
        players = join(speaker.language, [f"{SEAT_MARKS[seat]} {names[seat]}" for seat in after])
        lines.append(f"-# {speaker.say('wait-asked-next', players=players)}")
    return "\n".join(lines)


def _mention(table: Table, seat: int) -> str:
    user = table.seats[seat].user_id
    return f"<@{user}>" if user is not None else table.marked_names[seat]


def _buttons(table: Table, language: Language) -> list[ScreenPart]:
    """The buttons. Each id ends with the last log entry the post tells, so that the post can be recognised.
    After the game, "once more" comes first."""
    over = table.status in ("over", "cancelled")

    def button(what: ids.PostAct, style: ButtonStyle = "secondary") -> Button:
        word = "your-move" if what == "move" else what
        id = ids.UnderPost(table.id, what, table.entry_no)
        return Button(str(id), say(language, f"button-{word}"), style)

    buttons = [button("hand"), button("board"), button("log"), button("rules")]
    if table.study is not None:
        return [button("move", "primary"), *buttons, study_act(table, "menu", language)]
    if not over:
        return [button("move", "primary"), *buttons, *turn_notices.clock_buttons(table, language)]
    if table.status == "over":
        rematch = Button(str(ids.RematchButton(table.id)), say(language, "button-rematch"), "success")
        looks = [button("moments")] if table.title.advisor is not None else []
        film = Button(str(ids.FilmButton(table.id)), say(language, "button-film"))
        return [rematch, *looks, *buttons, film, study_act(table, "replay", language)]
    return [*buttons]


def hand(table: Table, seat: Seat, language: Language, *drawn: bytes) -> Screen:
    """A seat's own cards as pictures and text, for its holder only."""
    speaker = speaker_at(table, language)
    text = hand_text(speaker, table.view(seat), seat, markdown=True) or say(language, "hand-empty")
    alt = say(language, "alt-hand", name=table.names[seat])
    heading = f"### {speaker.say('title-name')} · {say(language, 'hand-of', name=table.marked_names[seat])}"
    pictures = [Picture(f"hand{at or ''}.png", data, alt) for at, data in enumerate(drawn)]
    return Screen((Text(heading), *pictures, Text(text)), accent=SEAT_COLOURS[seat])
