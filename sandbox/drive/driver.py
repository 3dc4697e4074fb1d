"""The driver's verbs, for a sandbox in this process or in another one."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from functools import wraps
from inspect import signature
from typing import Any, Concatenate, ParamSpec, TypeVar, get_type_hints

import msgspec

from sandbox.drive.acts import PATIENCE, Acts
from sandbox.drive.controls import Controls
from sandbox.drive.refs import Ref
from sandbox.drive.views import FileView, MessageView

P = ParamSpec("P")
R = TypeVar("R")


def verb(
    work: Callable[Concatenate[Any, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[Driver, P], Coroutine[Any, Any, R]]:
    """The driver's method that runs a verb of `Acts` or `Controls` in the process that has the world."""
    parameters, returned = signature(work), get_type_hints(work)["return"]

    @wraps(work)
    async def call(driver: Driver, /, *args: P.args, **named: P.kwargs) -> R:
        given = parameters.bind(driver, *args, **named).arguments
        given.pop("self")
        more = given.pop("more", {})
        sent = {name: _sent(value) for name, value in (given | more).items()}
        found: R = msgspec.convert(await driver.call(work.__name__, **sent), returned)
        return found

    return call


def _sent(value: Any) -> Any:
    """A value as plain data. A message is sent as its id."""
    return value.id if isinstance(value, MessageView) else msgspec.to_builtins(value)


class Driver:
    """Acts as users and controls the world. Acts that a Discord client would forbid raise ClientRefused."""

    async def call(self, verb: str, **arguments: Any) -> Any:
        """Run one verb in the process that has the world, and return its result as plain data."""
        raise NotImplementedError

    async def file(self, file: FileView) -> bytes:
        """The bytes of a file, read from its address. Raises LookupError if the address has expired."""
        raise NotImplementedError

    # Users act

    slash = verb(Acts.slash)
    autocomplete = verb(Acts.autocomplete)
    menu = verb(Acts.menu)
    click = verb(Acts.click)
    select = verb(Acts.select)
    submit_modal = verb(Acts.submit_modal)
    say = verb(Acts.say)

    # Users see

    messages = verb(Acts.messages)
    message = verb(Acts.message)
    answer = verb(Acts.answer)
    settle = verb(Acts.settle)
    wait = verb(Acts.wait)
    is_connected = verb(Acts.is_connected)

    async def wait_for_bot(self, patience: float = PATIENCE) -> None:
        """Wait until a bot is connected to the gateway. Raises TimeoutError."""
        if not await self.is_connected(patience):
            raise TimeoutError(f"no bot came to the gateway within {patience} s")

    async def wait_for_command(self, name: str, patience: float = PATIENCE) -> None:
        """Wait until a bot has synced a command of this root name and is connected to the gateway: it syncs
        before it connects, and what is typed in between never reaches it. Raises TimeoutError."""

        async def synced() -> bool:
            return any(command["name"] == name for command in await self.commands())

        await self.wait_for(synced, patience)
        await self.wait_for_bot(patience)

    async def wait_for(self, true: Callable[[], Any], patience: float = PATIENCE) -> Any:
        """Evaluate the coroutine function `true` after every change until its result is true. Returns the
        result.

        Only changes of the sandbox are noticed, not those inside a bot. Raises TimeoutError.
        """
        end = time.monotonic() + patience
        version = await self.wait(-1, 0)
        while not (found := await true()):
            left = end - time.monotonic()
            if left <= 0:
                raise TimeoutError(f"{getattr(true, '__name__', true)} did not come true in {patience} s")
            version = await self.wait(version, left)
        return found

    async def wait_message(
        self,
        channel: Ref,
        fits: Callable[[MessageView], bool] = lambda message: True,
        *,
        user: Ref | None = None,
        patience: float = PATIENCE,
    ) -> MessageView:
        """Wait for a matching message; the latest one of several. Raises TimeoutError."""

        async def found() -> list[MessageView]:
            seen = await self.messages(channel, user, limit=100)
            return [message for message in seen if fits(message)]

        fitting: list[MessageView] = await self.wait_for(found, patience)
        return fitting[-1]

    # Fate

    fault = verb(Controls.fault)
    clear_faults = verb(Controls.clear_faults)
    list_faults = verb(Controls.list_faults)
    double_interactions = verb(Controls.double_interactions)
    gateway_drop = verb(Controls.gateway_drop)
    gateway_silence = verb(Controls.gateway_silence)
    gateway_reconnect = verb(Controls.gateway_reconnect)
    gateway_invalidate = verb(Controls.gateway_invalidate)
    set_gateway = verb(Controls.set_gateway)
    install = verb(Controls.install)
    close_dms = verb(Controls.close_dms)
    set_locale = verb(Controls.set_locale)
    set_limits = verb(Controls.set_limits)
    delete_channel = verb(Controls.delete_channel)
    delete_message = verb(Controls.delete_message)
    archive = verb(Controls.archive)
    deny = verb(Controls.deny)
    add_user = verb(Controls.add_user)
    add_guild = verb(Controls.add_guild)
    add_channel = verb(Controls.add_channel)
    kick_bot = verb(Controls.kick_bot)
    invite_bot = verb(Controls.invite_bot)
    outage = verb(Controls.outage)
    leave = verb(Controls.leave)

    # Looking behind the scenes

    users = verb(Controls.users)
    channels = verb(Controls.channels)
    commands = verb(Controls.commands)
    requests = verb(Controls.requests)
    posts = verb(Controls.posts)
    interactions = verb(Controls.interactions)
    clear_record = verb(Controls.clear_record)
    unserved = verb(Controls.unserved)
    counters = verb(Controls.counters)
