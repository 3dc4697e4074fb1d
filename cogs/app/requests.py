"""What a handler of clicks or commands gets and declares. A handler is a method of a cog that gets one
context and returns a screen, or a form that opens if nothing has been answered yet.

    @on(ids.PanelButton, "confirm", replaces="always", in_panel=True)
    async def confirm(self, click: Click[ids.PanelButton]) -> Screen: ...

    @app_commands.command(name=…, description=…)
    @on_command("watched")
    async def hand(self, request: Request) -> Screen: ...

`cogs.app.receiving` looks up what the context contains, calls the handler, and answers errors.
"""

from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping, Sequence
from functools import wraps
from inspect import unwrap
from typing import Any, Concatenate, Generic, Literal, ParamSpec, TypeVar

import discord
import msgspec
from discord import app_commands

from cogs.screens import ids
from cogs.screens.forms import Sent
from cogs.screens.parts import Screen, Text
from cogs.support import access
from cogs.support.interactions import Interaction
from db import SeatHolder, UserRow
from games.core import Refusal, Seat
from games.manager.model.table import Table
from games.manager.services import RequestContext
from words import Language, say

P = ParamSpec("P")
I_co = TypeVar("I_co", bound=ids.Id | ids.BadId, covariant=True)

Replaces = Literal["never", "private", "always"]
"""When a screen replaces the clicked message: never, only if that message is private, or always. Otherwise it
is a private message of its own."""

LooksUp = Literal["nothing", "here", "watched"]
"""The table that a command is about: none, this channel's, or this channel's if the reader may watch it."""


class Reader(msgspec.Struct, frozen=True):
    """The acting Discord user, with the settings that every answer needs. `language`: to answer in; `shown`:
    that of their Discord client."""

    id: int
    name: str
    language: Language
    shown: Language
    settings: UserRow

    def holder(self, seat: int = 0) -> SeatHolder:
        """The reader as the holder of a seat."""
        return SeatHolder(seat, self.id, self.name, locale=self.shown)


class Request(msgspec.Struct, frozen=True):
    """A command, or a click: who acts, and the table it is about, if any."""

    interaction: Interaction
    reader: Reader
    found: Table | None = None

    @property
    def language(self) -> Language:
        return self.reader.language

    @property
    def table(self) -> Table:
        """The table. Raises Refusal if there is none."""
        if self.found is None:
            raise Refusal("refuse-no-table")
        return self.found

    @property
    def seat(self) -> Seat:
        """The reader's seat. Raises Refusal if they hold none, or there is no game."""
        return access.playing_seat(self.table, self.reader.id)

    @property
    def manages(self) -> bool:
        """Whether the reader may manage every table in the table's channel."""
        return access.manages(self.interaction, self.table)

    @property
    def context(self) -> RequestContext:
        """Where an action that this causes came from."""
        return RequestContext(self.interaction.id)

    def reply(self, id: str, **figures: str | int) -> Screen:
        """A screen of one message."""
        return Screen((Text(say(self.language, id, None, **figures)),))


class Click(Request, Generic[I_co], frozen=True, kw_only=True):
    """A click on a button or a menu, or a form that was sent: its id, the chosen values of a menu, and what
    was filled into the form (None: it is a click)."""

    id: I_co
    values: Sequence[str] = ()
    sent: Sent | None = None

    @property
    def table(self) -> Table:
        if self.found is None:
            raise Refusal("refuse-table-unknown")
        return self.found

    @property
    def context(self) -> RequestContext:
        return RequestContext(self.interaction.id, ids.position_of(self.id))


class Declared(msgspec.Struct, frozen=True):
    """What a handler declares of itself.

    `what`: the buttons of the kind that it handles (`id.what`); none: all others. `in_panel`: a refusal, or a
    click on a past position, is shown by the cog's `refused` in place of the clicked message. `fresh`: the
    click must have been made on the present position. `live`: the screen is a panel, which is kept current
    while computer players think. `apart`: long work that changes nothing, so the person's other requests
    don't wait for it.
    """

    kind: type[ids.Id] | type[ids.BadId] | None = None
    what: tuple[str, ...] = ("",)
    replaces: Replaces = "never"
    in_panel: bool = False
    fresh: bool = False
    live: bool = False
    looks_up: LooksUp = "nothing"
    apart: bool = False


class Route(msgspec.Struct, frozen=True):
    """A handler of a cog, what it declares, and what shows its refusals in the panel."""

    handler: Callable[..., Awaitable[Any]]
    declared: Declared
    refused: Callable[[Any, Exception], Awaitable[Any]] | None = None


class Invocation(msgspec.Struct, frozen=True):
    """What is to be done for an interaction: by which handler, for which click or with which options of a
    command."""

    route: Route
    id: ids.Id | ids.BadId | None = None
    values: Sequence[str] = ()
    options: Mapping[str, Any] = {}
    sent: Sent | None = None

    def failing(self, error: Exception) -> "Invocation":
        """The same, but its handler has failed already."""
        return msgspec.structs.replace(
            self, route=msgspec.structs.replace(self.route, handler=Failure(error))
        )


class Failure:
    """Stands in for a handler that has failed already, or that could not be found."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    async def __call__(self, request: Request, **options: Any) -> Any:
        """Raise the error."""
        raise self.error


F = TypeVar("F", bound=Callable[..., Awaitable[Any]])


def on(
    kind: type[ids.Id] | type[ids.BadId],
    *what: str,
    replaces: Replaces = "never",
    in_panel: bool = False,
    fresh: bool = False,
    live: bool = False,
) -> Callable[[F], F]:
    """Make a method the handler of clicks on ids of this kind, or only of those with this `what`."""
    declared = Declared(kind, what or ("",), replaces, in_panel, fresh, live)

    def declare(method: F) -> F:
        method.declared = declared  # type: ignore[attr-defined]
        return method

    return declare


def routes_of(cog: object) -> Iterator[Route]:
    """The handlers of clicks that a cog declares, some of which answer a command as well."""
    for name in dir(type(cog)):
        method = getattr(type(cog), name)
        if isinstance(method, app_commands.Command):
            method = unwrap(method.callback)
        declared = getattr(method, "declared", None)
        if isinstance(declared, Declared):
            refused: Any = getattr(cog, "refused", None) if declared.in_panel else None
            yield Route(method.__get__(cog), declared, refused)


C = TypeVar("C")


def on_command(
    looks_up: LooksUp = "nothing", apart: bool = False
) -> Callable[
    [Callable[Concatenate[C, Request, P], Awaitable[Any]]],
    Callable[Concatenate[C, discord.Interaction[Any], P], Coroutine[Any, Any, None]],
]:
    """Make a method the handler of a command: what it returns is shown privately. It stands above `@on` if a
    button does the same."""
    declared = Declared(looks_up=looks_up, apart=apart)

    def command(
        method: Callable[Concatenate[C, Request, P], Awaitable[Any]],
    ) -> Callable[Concatenate[C, discord.Interaction[Any], P], Coroutine[Any, Any, None]]:
        @wraps(method)
        async def callback(
            cog: C, interaction: discord.Interaction[Any], /, *given: P.args, **options: P.kwargs
        ) -> None:
            route = Route(method.__get__(cog), declared)
            await interaction.client.receiver.receive(interaction, Invocation(route, options=options))

        return callback

    return command
