"""One slash command per kind of move, generated from the title's moves: `/florence raise amount:300`.

Autocompletion offers what is legal at the position with the player's draft. Anything else that is typed is
checked like every other answer.
"""

import inspect
import itertools
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from discord import app_commands

from cogs.app.client import BotBase
from cogs.app.requests import Declared, Invocation, Reader, Request, Route
from cogs.commands.autocomplete import matching
from cogs.commands.playing.board import part_screen
from cogs.panel.panels import Panels
from cogs.screens.discord_limits import CHOICE
from cogs.screens.forms import Form
from cogs.screens.panel.form import field_suggestions, typed_values
from cogs.screens.parts import Screen, shorten
from cogs.support.access import playing_seat
from cogs.support.command_contexts import TABLE_CONTEXTS
from cogs.support.interactions import Interaction
from cogs.support.translation import localized, options
from games.core import Move, Refusal, Seat, Title
from games.manager.model.table import Table
from render.titles import ARTISTS
from words import description_id, kebab, say
from words.names import unescaped

TURN = 500
"""Maximum number of characters of a whole turn in one line."""


class MoveCommands:
    """Generates the commands of one title."""

    def __init__(self, bot: BotBase, panels: Panels, title: Title) -> None:
        self.bot = bot
        self.panels = panels
        self.title = title
        self.group = app_commands.Group(
            name=localized("cmd-title", title.id),
            description=localized("cmd-title-desc", title.id),
            allowed_contexts=TABLE_CONTEXTS,
        )
        for move in title.moves:
            self.group.add_command(self._command(move))
        if title.spelling.parse_turn is not None:
            self.group.add_command(self._turn_command())
        self.regions = ARTISTS[title.id].regions
        if self.regions:
            self.group.add_command(self._map_command())
        bot.tree.add_command(self.group)

    def _command(self, move: type[Move]) -> app_commands.Command[Any, ..., Any]:
        route = Route(MoveHandler(self, move).play, Declared(looks_up="here"))

        async def callback(interaction: Interaction, **texts: Any) -> None:
            await self.bot.receiver.receive(interaction, Invocation(route, options=texts))

        fields = typed_values.field_types(move)
        _give_signature(callback, move, self.title.id)
        name = kebab(move)
        command: app_commands.Command[Any, ..., Any] = app_commands.Command(
            name=localized(f"cmd-{name}", self.title.id),
            description=localized(description_id(f"cmd-{name}", self.title.id), self.title.id),
            callback=callback,
        )
        for field in [field for field, hint in fields.items() if hint is not bool]:
            command.autocomplete(field)(self._completion(move, field))
        return command

    def _turn_command(self) -> app_commands.Command[Any, ..., Any]:
        """A whole turn in the title's own short form: `/signorie turn line:…`."""

        route = Route(self.play_line, Declared(looks_up="here"))

        async def callback(interaction: Interaction, line: app_commands.Range[str, 1, TURN]) -> None:
            await self.bot.receiver.receive(interaction, Invocation(route, options={"line": line}))

        options(self.title.id, line="opt-line")(callback)
        return app_commands.Command(
            name=localized("cmd-turn", self.title.id),
            description=localized("cmd-turn-desc", self.title.id),
            callback=callback,
        )

    def _map_command(self) -> app_commands.Command[Any, ..., Any]:
        """The map, or a region of it enlarged: `/fugger map region:`."""
        whole = self.regions[0]

        route = Route(self.show_region, Declared(looks_up="watched"))

        async def callback(
            interaction: Interaction, region: app_commands.Range[str, 1, CHOICE] = whole
        ) -> None:
            await self.bot.receiver.receive(interaction, Invocation(route, options={"region": region}))

        async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
            language = (await self.bot.receiver.reader(interaction)).language
            named = {one: say(language, f"name-{one}", self.title.id) for one in self.regions}
            return matching(named, current)

        options(region="opt-region")(callback)
        command: app_commands.Command[Any, ..., Any] = app_commands.Command(
            name=localized("cmd-map"), description=localized("cmd-map-desc"), callback=callback
        )
        command.autocomplete("region")(complete)
        return command

    def _completion(self, move: type[Move], field: str) -> Callable[..., Coroutine[Any, Any, Any]]:
        fields = typed_values.field_types(move)
        whole = fields[field] is int

        async def complete(interaction: Interaction, current: Any) -> list[app_commands.Choice[Any]]:
            """Complete nothing if the user types faster than the bot answers: only the newest text
            matters."""
            async with self.bot.receiver.queues.newest(interaction.user.id) as newest:
                return await choices(interaction, current) if newest else []

        async def choices(interaction: Interaction, current: Any) -> list[app_commands.Choice[Any]]:
            # Discord identifies the options by their English names.
            shown = {localized(f"opt-{name}", self.title.id).message: name for name in fields}
            texts = {shown[option]: text for option, text in interaction.namespace if option in shown}
            try:
                table, reader, seat = await self._seated(interaction)
                found = field_suggestions.suggestions(
                    table, seat, reader.language, move, field, texts, str(current if current else "")
                )
            except Refusal:
                return []  # not their question, or an earlier field is invalid
            labels = _distinct([unescaped(label) for label, _ in found])
            return [
                app_commands.Choice(name=label, value=int(text) if whole else text)
                for label, (_, text) in zip(labels, found, strict=True)
                if len(text) <= CHOICE
            ]

        return complete

    async def _seated(self, interaction: Interaction) -> tuple[Any, Reader, Seat]:
        reader = await self.bot.receiver.reader(interaction)
        table = await self.bot.table_here(interaction)
        self.check_title(table)
        return table, reader, playing_seat(table, reader.id)

    def check_title(self, table: Table) -> None:
        """Raise Refusal unless the table plays this title."""
        if table.title.id != self.title.id:
            raise Refusal("refuse-other-title", title=table.title.id)

    # Handlers

    async def play_line(self, request: Request, line: str) -> Screen:
        """Play a whole turn that was typed as one line."""
        self.check_title(request.table)
        table, seat = request.table, request.seat
        if (closed := table.draft(seat).why_closed) is not None:
            raise closed
        assert self.title.spelling.parse_turn is not None
        moves = self.title.spelling.parse_turn(table.view(seat, composed=True), seat, line)
        return await self.panels.play_all(request, moves)

    async def show_region(self, request: Request, region: str) -> Screen:
        """Show the map, or a region of it enlarged."""
        table = request.table
        if table.game is None:
            raise Refusal("refuse-not-started")
        found = typed_values.named(table, region) if table.title.id == self.title.id else ""
        if found not in self.regions:
            raise Refusal("refuse-no-region")
        return await part_screen(self.bot, table, request.reader, found)


class MoveHandler:
    """The handler of the command of one kind of move."""

    def __init__(self, commands: MoveCommands, move: type[Move]) -> None:
        self.commands = commands
        self.move = move

    async def play(self, request: Request, **texts: Any) -> Screen | Form:
        """Play the move that was typed, or ask for what it leaves out."""
        self.commands.check_title(request.table)
        table, seat, panels = request.table, request.seat, self.commands.panels
        offer = field_suggestions.offer_of(table, seat, self.move)
        try:
            meant = typed_values.read(table, offer, self.move, texts)
        except typed_values.MissingField as missing:
            given = {name for name in texts if texts[name]}
            first = len(list(itertools.takewhile(given.__contains__, typed_values.field_types(self.move))))
            typed = first if len(given) == first else len(missing.values)
            return await panels.ask_rest(request, self.move, missing.values, typed)
        return await panels.play(request, meant)


def _distinct(labels: Sequence[str]) -> list[str]:
    """The labels, shortened to Discord's limit. Equal ones get a number, because Discord accepts no
    duplicates."""
    taken: list[str] = []
    for label in labels:
        short = shorten(label, CHOICE)
        for number in itertools.count(2):
            if short not in taken:
                break
            short = f"{shorten(label, CHOICE - 5)} ({number})"
        taken.append(short)
    return taken


def _give_signature(callback: Any, move: type[Move], title: str) -> None:
    """Tell discord.py the options of a generated command. It reads them from the function's signature."""
    parameters = [
        inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    ]
    # Discord requires mandatory options before optional ones.
    fields = typed_values.field_types(move)
    for name in sorted(fields, key=lambda name: typed_values.may_be_left_out(move, name)):
        annotation: Any = (
            fields[name] if fields[name] in (int, bool) else app_commands.Range[str, 1, typed_values.LONGEST]
        )
        default: Any = inspect.Parameter.empty
        if typed_values.may_be_left_out(move, name):
            annotation, default = annotation | None, None
        parameters.append(
            inspect.Parameter(
                name, inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=annotation, default=default
            )
        )
    callback.__signature__ = inspect.Signature(parameters)
    if fields:
        ids = {name: (f"opt-{name}", description_id(f"opt-{name}", title)) for name in fields}
        options(title, **ids)(callback)
