"""Taps: how many each common turn of a title takes, from the post.

To a person: how often one taps on the phone for a turn.

    python -m bench taps --title florence

Each common turn of the title is played at several positions by the real bot: a person presses *Your move* and
clicks the shortest way through the panel, the confirmation included. A choice in a menu counts as one tap. A
form counts as the tap that opens it and the one that sends it. The bounds stand in the title (`CommonTurn`).
"""

import argparse
import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from bench.kit.bot_in_process import BotInProcess, bot_in_process
from bench.kit.rows import BenchRow, Figure
from bench.kit.scripted_turns import Scripted, positions
from cogs.screens import ids
from cogs.screens.panel.panel import Panel
from cogs.screens.panel.paths.field_question import FieldQuestion
from cogs.screens.panel.paths.following import follow_path, path_to
from cogs.screens.panel.paths.tokens import JOINT, join_subset
from games.core import CommonTurn, Move, Offer, StandingOrder, Title
from games.manager.model.table import Table
from kit.title_options import title_argument
from sandbox import ActResult, MessageView
from soak.buttons import your_move

MEAN = Figure("taps, mean", "", digits=1)
MOST = Figure("taps, most", "", digits=0)

POSITIONS = 40
"""Number of positions at which each turn is played."""

STUCK = 40
"""Number of taps after which a turn counts as stuck."""


class Tapping:
    """One person at one table, who makes the moves of a turn."""

    def __init__(self, bot: BotInProcess, scripted: Scripted, table_id: int, user: int) -> None:
        self.bot = bot
        self.scripted = scripted
        self.seat = scripted.seat
        self.table_id = table_id
        self.user = user
        self.taps = 0
        self.pressed: list[str] = []
        self.field = ""

    async def play(self, post: MessageView) -> int:
        """The number of taps until all is played, or given in advance."""
        opens = your_move(post)
        assert opens is not None
        panel = await self._click(post, opens)
        while (moves := await self._left()) or await self._waits():
            assert panel is not None and self.taps < STUCK, f"{self.scripted.moves}: {self.pressed}"
            panel = await self._tap(panel, moves)
        return self.taps

    async def _left(self) -> tuple[Move, ...]:
        """The moves of the turn that are still to be made."""
        table = await self._table()
        done = [one.move for one in table.draft(self.seat).steps]
        for one in await self.bot.store.log(self.table_id):
            if one.kind == "move" and one.seat == self.seat and one.cause == "by_hand":
                done.append(table.title.load_move(one.move))
        given = table.in_advance.get(self.seat)
        return self.scripted.moves[len(done) + (0 if given is None else len(given.orders)) :]

    async def _waits(self) -> bool:
        return (await self._table()).draft(self.seat).waits

    async def _table(self) -> Table:
        table = await self.bot.services.get(self.table_id)
        assert table is not None
        return table

    async def _tap(self, message: MessageView, moves: Sequence[Move]) -> MessageView | None:
        """One tap on a panel, nearer to the first of these moves, or one that makes several of them."""
        table = await self._table()
        panel = Panel(table, self.seat, "en")
        draft = table.draft(self.seat)
        if draft.waits or not moves:
            return await self._click(message, str(ids.PanelButton(table.id, panel.at, "confirm")))
        move = moves[0]
        number = next(at for at, one in enumerate(panel.offers()) if one.move is type(move))
        offer = panel.offers()[number]
        path = path_to(table.title, offer, tuple([getattr(move, name) for name in offer.names]))
        ways = [way for way in _ways(message, number, path) if way.tokens == path[: len(way.tokens)]]
        if ways:
            way = max(ways, key=lambda one: (len(one.tokens), not one.form))
            self.field = _field(table, offer, way.tokens)
            if way.tokens == path:
                way = way._replace(values=_several(table.title, offer, way, message, moves))
            return await self._use(message, way, move)
        aside: ids.PanelAct = "ahead" if isinstance(move, StandingOrder) else "beside"
        return await self._click(message, str(ids.PanelButton(table.id, panel.at, aside)))

    async def _use(self, message: MessageView, way: "Way", move: Move) -> MessageView | None:
        """Click or choose; what opens is filled in."""
        world = self.bot.sandbox
        if way.values:
            answer = await world.select(self.user, message, way.id, list(way.values))
        else:
            answer = await world.click(self.user, message, way.id)
        if answer.modal is None:
            return self._came(answer, f"{way.id} {way.values}")
        self.taps += 1
        fields = [part["component"] for part in answer.modal["components"] if "component" in part]
        given = {str(field["custom_id"]): _filled(field, move, self.field) for field in fields}
        sent = await world.submit_modal(self.user, given, modal=answer)
        return self._came(sent, f"{way.id} {given}")

    async def _click(self, message: MessageView, id: str) -> MessageView | None:
        return self._came(await self.bot.sandbox.click(self.user, message, id), id)

    def _came(self, answer: ActResult, what: str) -> MessageView | None:
        self.taps += 1
        self.pressed.append(what)
        assert answer.message is not None, answer
        return answer.message


class Way(NamedTuple):
    """A control of an offer: its id, the tokens that a tap leads to, the entries to choose."""

    id: str
    tokens: tuple[str, ...]
    values: tuple[str, ...] = ()
    form: bool = False


def _ways(message: MessageView, number: int, path: Sequence[str]) -> Iterator[Way]:
    """The controls of an offer."""
    for select in message.selects:
        name = str(select["custom_id"])
        id = ids.read(name)
        if not isinstance(id, ids.AnswerMenu) or id.offer != number:
            continue
        values = [str(option["value"]) for option in select["options"]]
        token = path[len(id.path)] if len(path) > len(id.path) else ""
        plain = [value for value in values if JOINT not in value and value.startswith("s")]
        chosen = [value for value in plain if token.startswith("s") and int(token[1:]) & int(value[1:])]
        if chosen and join_subset(chosen) == token:
            yield Way(name, (*id.path, token), tuple(chosen))
        for value in values:
            yield Way(name, (*id.path, *value.split(JOINT)), (value,))
    for button in message.buttons:
        name = str(button["custom_id"])
        id = ids.read(name)
        if isinstance(id, ids.Finish) and id.offer == number:
            yield Way(name, ())
        elif isinstance(id, ids.AnswerButton) and id.offer == number:
            yield Way(name, id.path, (), isinstance(id, ids.FormButton))


def _several(
    title: Title, offer: Offer, way: Way, message: MessageView, moves: Sequence[Move]
) -> tuple[str, ...]:
    """What to choose in a menu: the entry of the first move, and of those behind it if the menu takes several
    at once and plays them in this order."""
    select = next((one for one in message.selects if one["custom_id"] == way.id), None)
    most = 1 if select is None else int(select.get("max_values", 1))
    id = ids.read(way.id)
    if select is None or most < 2 or offer.several < 2 or not isinstance(id, ids.AnswerMenu):
        return way.values
    values = [str(option["value"]) for option in select["options"]]
    leads = {value: follow_path(title, offer, (*id.path, *value.split(JOINT))) for value in values}
    chosen: list[str] = []
    for move in moves[:most]:
        value = next((one for one in values if leads[one] == move), None)
        if value is None or value in chosen:
            break
        chosen.append(value)
    return tuple(chosen)


def _field(table: Table, offer: Offer, tokens: Sequence[str]) -> str:
    """The field that is asked for after these tokens."""
    question = follow_path(table.title, offer, tokens)
    return question.field if isinstance(question, FieldQuestion) else ""


def _filled(field: dict[str, Any], move: Move, asked: str) -> Any:
    """What a field of a form is given for a move. `asked`: the field of the move, if it is the only one."""
    name, _, thing = str(field["custom_id"]).partition(".")
    value = getattr(move, asked if name == "number" else name)
    if thing:
        value = dict(value).get(thing, 0)
    options = [str(option["value"]) for option in field.get("options") or ()]
    if not options:
        return str(value)
    if not isinstance(value, tuple):
        return next(option for option in options if option in (str(value), f"={value}"))
    keys = {" ".join(map(str, one)) if isinstance(one, tuple) else f"={one}" for one in value}
    return [option for option in options if option in keys]


def arguments(parser: argparse.ArgumentParser) -> None:
    """The command line options of this bench."""
    title_argument(parser)
    parser.add_argument("--positions", type=int, default=POSITIONS, help="positions a turn is played at")


def main(given: argparse.Namespace) -> list[BenchRow]:
    """Play every common turn of the title."""
    return asyncio.run(_measure(given.title, given.positions))


def to_a_person(rows: Sequence[BenchRow]) -> str:
    """What the rows mean to a person."""
    means = [row.value for row in rows if row.figure == MEAN]
    return f"a common turn takes {sum(means) / len(means):.1f} taps"


async def _measure(title: Title, count: int) -> list[BenchRow]:
    """Mean and maximum of the taps of each common turn, over `count` positions."""
    rows = []
    async with bot_in_process() as bot:
        for turn in title.common_turns:
            taps = await _taps(bot, title, turn, count)
            if not taps:
                raise ValueError(f"no position of {title.id} was found for {turn.name}")
            most = msgspec.structs.replace(MOST, most=turn.most)
            rows.append(MEAN.row(sum(taps) / len(taps), of=turn.name))
            rows.append(most.row(max(taps), of=turn.name))
    return rows


async def _taps(bot: BotInProcess, title: Title, turn: CommonTurn, count: int) -> list[int]:
    """The taps of a turn at each of its positions."""
    taps: list[int] = []
    people = [one for one in await bot.sandbox.users() if one.name != "loggia"]
    place = next(one for one in await bot.sandbox.channels() if one.guild_id is not None)
    for scripted in positions(turn, title, count):
        channel = await bot.sandbox.add_channel(f"{title.id}-{turn.name}-{len(taps)}".replace(" ", "-"))
        users = people[: turn.seats]
        table_id = await bot.open_table(scripted.table, place.guild_id or 0, channel, users)
        tapping = Tapping(bot, scripted, table_id, users[scripted.seat].id)
        post = await bot.sandbox.wait_message(channel, lambda message: your_move(message) is not None)
        taps.append(await tapping.play(post))
    return taps
