"""A game as one HTML file. Pictures, style and script are in it, and its policy forbids all requests."""

import base64
import hashlib
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from pathlib import Path
from string import Template
from typing import Any

import msgspec

from cogs.screens import ids
from cogs.screens.book.pictured import PicturedTurn, pictured
from cogs.screens.notices.log_lines import day_and_time, told_to
from cogs.screens.notices.seat_history import SeatHistory
from cogs.screens.pages.replays import rounds_of
from db import Logged
from games.computer.chances import Chances
from games.core import SEAT_LETTERS, PointsBySource, Seat
from games.manager.history.chances import percents
from games.manager.history.turns import positions, round_begun, turns
from games.manager.model.table import Table
from render import Pictures, film
from render.patches import Patch
from words import SEAT_SIGNS, Language, Speaker, numbers, results, say
from words.positions import hand_text, position_text

FOLDER = Path(__file__).parent

LIMIT = 8_000_000
"""Maximum number of bytes of a page: below what Discord takes."""

MOST = 600
"""Maximum number of pictures in a page."""


class BookChances(msgspec.Struct, frozen=True):
    """The chances to win after each turn, their course with the index of the turn of each of its turning
    points, and its picture."""

    found: Sequence[Chances]
    course: PointsBySource
    turning: Sequence[int]
    picture: bytes


class Book:
    """A game as a reader may see it, who holds `seat` (None: the public). `log` is the whole log. `result`
    and `chances` are those of a finished game; `departs` is the entry from which the log can't be replayed
    (`history.positions`). Methods return HTML."""

    def __init__(
        self,
        table: Table,
        log: Sequence[Logged],
        seat: Seat | None,
        language: Language,
        result: PointsBySource | None = None,
        chances: BookChances | None = None,
        departs: int | None = None,
    ) -> None:
        self.table, self.log, self.seat, self.language = table, log, seat, language
        self.past = turns(log)
        self.result, self.chances, self.departs = result, chances, departs
        self.speaker = Speaker(table.title, language, table.names, table.options)
        self._holders = SeatHistory(table, log, language)
        self._lines: dict[str, int] = {}
        """The lines of all positions, each once, with its number."""

    def games(self) -> Iterator[Any]:
        """The positions after the turns, as far as the log can be replayed."""
        good = [turn for turn in self.past if self.departs is None or turn[-1].entry_no < self.departs]
        return positions(self.table, good)

    def file(self, turns: Sequence[PicturedTurn], every: int, cover: bytes) -> bytes:
        """The file. `every`: the number of turns for each picture."""
        style, script, over = _file("page.css"), _file("page.js"), self.table.game.over
        values = {
            "language": self.language,
            "style": style,
            "script": script,
            "style_hash": _hash(style),
            "script_hash": _hash(script),
            "cover": _data("png", cover),
            "title": escape(self.speaker.say("title-name")),
            "names": escape(", ".join(self.table.names)),
            "players": "".join(
                f"<li>{sign.shape} {letter} {escape(name)}</li>"
                for letter, sign, name in zip(SEAT_LETTERS, SEAT_SIGNS, self.table.names, strict=False)
            ),
            "about": " ".join(self._about(turns, every)),
            "width": str(film.WIDTH),
            "count": str(len(turns)),
            "start": str(1 if over else len(turns)),
            "buttons": "".join(
                f'<button type="button" data-way="{direction}">{self._say(f"button-{direction}")}</button>'
                for direction in ids.REPLAY_DIRECTIONS
            ),
            "result": "" if self.result is None else self._result(self.result),
            "chances": "" if self.chances is None else self._chances(self.chances, turns),
            "present": "" if over else self._present(),
            "turns": "".join(self._rounds(turns)),
            "lines": "".join(f"<li>{escape(line)}</li>" for line in self._lines),
        }
        headings = ("book-board", "book-turn", "ctx-text", "log-title")
        said = {id.replace("-", "_"): self._say(id) for id in headings}
        return Template(_file("page.html")).substitute(said, **values).encode()

    def _say(self, id: str, **args: str | int) -> str:
        return escape(say(self.language, id, None, **args))

    def _about(self, turns: Sequence[PicturedTurn], every: int) -> Iterator[str]:
        """What the page shows, and which pictures it lacks."""
        if self.table.game.over:
            yield self._say("book-over", turns=len(self.past))
        elif self.seat is None:
            yield self._say("book-public")
        else:
            yield self._say("book-own", name=self.table.names[self.seat])
        if every > 1:
            yield self._say("book-fewer", every=every)
        if (lost := next((one.first for one in turns if not one.position), None)) is not None:
            yield self._say("book-no-pictures", turn=lost + 1)

    def _rounds(self, turns: Sequence[PicturedTurn]) -> Iterator[str]:
        """All turns in lists. Each round has a heading."""
        begins = {turn: number for number, turn in rounds_of(self.table, self.past)}
        before = 0
        for number, one in enumerate(turns, 1):
            rounds = [begins[at] for at in range(one.first, one.last + 1) if at in begins]
            heading = f"<h3>{self._say('log-round', round=rounds[-1])}</h3>" if rounds else ""
            if rounds or number == 1:
                yield f"{'</ol>' if number > 1 else ''}{heading}<ol>"
            until = self.past[one.last][-1].entry_no if number < len(turns) else self.log[-1].entry_no
            entries = [entry for entry in self.log if before < entry.entry_no <= until]
            yield self._turn(number, one, entries)
            before = until
        yield "</ol>"

    def _turn(self, number: int, one: PicturedTurn, entries: Sequence[Logged]) -> str:
        at = str(one.first + 1) if one.first == one.last else f"{one.first + 1}–{one.last + 1}"
        when = day_and_time(self.past[one.last][0].at)
        lines = [line for entry in entries for line in self._told(entry)]
        if self.chances is not None:
            chances = results.chances_line(self.speaker, percents(self.chances.found[one.last]))
            lines.append(f'<li class="soft">{escape(chances)}</li>')
        position = " ".join(str(self._lines.setdefault(line, len(self._lines))) for line in one.position)
        return (
            f'<li class="turn" id="t{number}" data-height="{one.height}" data-position="{position}">'
            f'<p class="when"><a href="#t{number}">{self._say("replay-title", at=at, of=len(self.past))}</a>'
            f' <time datetime="{when.replace(" ", "T")}Z">{when} UTC</time></p>'
            f'<ul class="said">{"".join(lines)}</ul>'
            f'<div class="changes">{"".join(map(_picture, one.patches))}</div></li>\n'
        )

    def _told(self, entry: Logged) -> Iterator[str]:
        names = self._holders.plain(entry.entry_no)
        speaker = Speaker(self.table.title, self.language, names, self.table.options)
        for event in told_to(self.table, entry, self.seat):
            begins = ' class="begins"' if round_begun(event) is not None else ""
            yield f"<li{begins}>{escape(speaker.event(event))}</li>"

    def _result(self, result: PointsBySource) -> str:
        """The places, the points by source and the turning points."""
        order = results.seats_of(result)
        names = "".join(
            f'<th scope="col"><abbr title="{escape(self.table.names[seat])}">{SEAT_LETTERS[seat]}</abbr></th>'
            for seat in order
        )
        rows = "".join(
            f'<tr><th scope="row">{escape(words)}</th>'
            + "".join(f"<td>{numbers.number(row[seat])}</td>" for seat in order)
            for words, row in results.source_rows(self.speaker, result)
        )
        standings = "".join(f"<li>{_plain(line)}</li>" for line in results.place_lines(self.speaker, result))
        return (
            f'<section aria-labelledby="result"><h2 id="result">{self._say("result-title")}</h2>'
            f"<ol>{standings}</ol><table><thead><tr><td></td>{names}</thead><tbody>{rows}</table>"
            f"{self._turning(result, [''] * len(result.turning))}</section>"
        )

    def _chances(self, chances: BookChances, turns: Sequence[PicturedTurn]) -> str:
        ends = [one.last for one in turns]
        links = [f"#t{bisect_left(ends, turn) + 1}" for turn in chances.turning]
        alt = escape(results.chances_alt(self.speaker, chances.course))
        return (
            f'<section aria-labelledby="chances"><h2 id="chances">{self._say("chances-title")}</h2>'
            f'<img src="{_data("png", chances.picture)}" alt="{alt}">{self._turning(chances.course, links)}'
            f'<p class="soft">{self._say("chances-rough")}</p></section>'
        )

    def _turning(self, course: PointsBySource, links: Sequence[str]) -> str:
        """The turning points, each with its reasons. A link leads to the turn."""
        points = ""
        for point, link in zip(results.turning_lines(self.speaker, course), links, strict=True):
            first, *reasons = map(_plain, point.split("\n-# "))
            linked = f'<a href="{link}">{first}</a>' if link else first
            points += f"<li><p>{linked}</p>{''.join(f'<p>{reason}</p>' for reason in reasons)}"
        heading = f"<h3>{self._say('turning-title')}</h3>"
        return f'{heading}<ol class="turning">{points}</ol>' if points else ""

    def _present(self) -> str:
        """The reader's own cards, and the present position in words."""
        view = self.table.view(self.seat)
        hand = hand_text(self.speaker, view, self.seat) if self.seat is not None else ""
        name = self.table.names[self.seat] if self.seat is not None else ""
        cards = f"<h2>{self._say('hand-of', name=name)}</h2><p>{escape(hand)}</p>" if hand else ""
        position = escape(position_text(self.speaker, view, self.seat))
        return (
            f'<section class="present">{cards}'
            f"<details><summary>{self._say('book-now')}</summary><p>{position}</p></details></section>"
        )


def made(book: Book, pictures: Pictures, limit: int = LIMIT) -> Iterator[bytes]:
    """Yields empty bytes after each picture that is drawn, and the file in the end. A file that would be
    larger than `limit` is made again with half as many pictures."""
    past, every = book.past, -(-len(book.past) // MOST)
    while True:
        drawn: list[PicturedTurn] = []
        steps = pictured(pictures, book.table, past, book.games(), every, book.language)
        while sum(one.size for one in drawn) <= limit and (turn := next(steps, None)) is not None:
            drawn.append(turn)
            yield b""
        file = book.file(drawn, every, pictures.cover(book.table.title))
        if len(file) <= limit or every >= len(past):
            yield file
            return
        every *= 2


def _plain(line: str) -> str:
    """A line without Discord's markup."""
    return escape(line.replace("**", ""))


def _picture(patch: Patch) -> str:
    x, y, w, h = patch.box
    place = f'width="{w}" height="{h}" data-x="{x}" data-y="{y}"'
    return f'<img alt="" loading="lazy" {place} src="{_data("webp", patch.data)}">'


def _data(kind: str, data: bytes) -> str:
    return f"data:image/{kind};base64,{base64.b64encode(data).decode()}"


def _hash(text: str) -> str:
    """What the page's policy names a script or a style by."""
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


@cache
def _file(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")
