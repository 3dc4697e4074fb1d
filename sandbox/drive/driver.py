"""The driver's verbs with types, for a sandbox in this process or in another one."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from sandbox.drive.views import ActResult, FileView, MessageView
from sandbox.faults import Fault
from sandbox.model import Channel, Json, User
from sandbox.record import InteractionRecord, PostRecord, RequestRecord

Ref = str | int
"""A user: id or name. A channel: id, `#name`, `server/name`, or `dm` for the user's own."""

PATIENCE = float(os.environ.get("SANDBOX_PATIENCE", 120))
"""Seconds to wait for something that must happen, even on a busy machine."""


def _id(message: MessageView | int) -> int:
    return message if isinstance(message, int) else message.id


class Driver:
    """Acts as users and controls the world. Acts that a Discord client would forbid raise ClientRefused."""

    async def call(self, verb: str, **arguments: Any) -> Any:
        """Run one verb in the process that has the world."""
        raise NotImplementedError

    async def file(self, file: FileView) -> bytes:
        """The bytes of a file, read from its address. Raises LookupError if the address has expired."""
        raise NotImplementedError

    async def _answer(self, verb: str, **arguments: Any) -> ActResult:
        return msgspec.convert(await self.call(verb, **arguments), ActResult)

    # Users act

    async def slash(
        self,
        user: Ref,
        channel: Ref,
        command: str,
        options: Json | None = None,
        *,
        patience: float = PATIENCE,
        **more: Any,
    ) -> ActResult:
        """Type a slash command: `slash("Aoi", "#table-1", "florence raise", {"bid": 600})`."""
        given = (options or {}) | more
        arguments = {"user": user, "channel": channel, "command": command, "options": given}
        return await self._answer("slash", **arguments, patience=patience)

    async def autocomplete(
        self, user: Ref, channel: Ref, command: str, option: str, text: str = "", options: Json | None = None
    ) -> list[Json]:
        """The choices offered while typing `text` into an option: `{"name", "value"}` in the user's
        language."""
        arguments = {"user": user, "channel": channel, "command": command, "option": option, "text": text}
        found: list[Json] = await self.call("autocomplete", **arguments, options=options or {})
        return found

    async def menu(
        self, user: Ref, channel: Ref, name: str, target: Ref | MessageView, *, patience: float = PATIENCE
    ) -> ActResult:
        """Use a context menu on a message or a user."""
        aim = target.id if isinstance(target, MessageView) else target
        return await self._answer(
            "menu", user=user, channel=channel, name=name, target=aim, patience=patience
        )

    async def click(
        self, user: Ref, message: MessageView | int, what: str, *, patience: float = PATIENCE
    ) -> ActResult:
        """Click a button, named by its custom_id or label."""
        return await self._answer("click", user=user, message=_id(message), what=what, patience=patience)

    async def select(
        self,
        user: Ref,
        message: MessageView | int,
        what: str | None,
        values: list[Any],
        *,
        patience: float = PATIENCE,
    ) -> ActResult:
        """Choose in a select menu (custom_id, placeholder, or None for the only one) by value or label."""
        arguments = {"user": user, "message": _id(message), "what": what, "values": values}
        return await self._answer("select", **arguments, patience=patience)

    async def submit_modal(
        self, user: Ref, values: Json, *, modal: ActResult | int | None = None, patience: float = PATIENCE
    ) -> ActResult:
        """Fill in and submit the modal that is open before a user; fields by custom_id or label."""
        opened = modal.interaction_id if isinstance(modal, ActResult) else modal
        return await self._answer("submit_modal", user=user, values=values, modal=opened, patience=patience)

    async def say(self, user: Ref, channel: Ref, content: str) -> MessageView:
        """Write a message as a user; channel `dm` opens the DM with the bot."""
        return msgspec.convert(
            await self.call("say", user=user, channel=channel, content=content), MessageView
        )

    # Users see

    async def messages(self, channel: Ref, user: Ref | None = None, limit: int = 50) -> list[MessageView]:
        """The last messages of a channel, oldest first, as a user sees them; None sees everything."""
        found = await self.call("messages", channel=channel, user=user, limit=limit)
        return msgspec.convert(found, list[MessageView])

    async def message(self, user: Ref, message: MessageView | int) -> MessageView:
        """One message in its present state."""
        return msgspec.convert(await self.call("message", message=_id(message), user=user), MessageView)

    async def answer(self, answer: ActResult | int) -> ActResult:
        """The present result of an act."""
        one = answer.interaction_id if isinstance(answer, ActResult) else answer
        return await self._answer("answer", interaction=one)

    async def settle(self, answer: ActResult, *, patience: float = PATIENCE) -> ActResult:
        """Wait until an act is answered for good: at once, unless the bot has only acknowledged it."""
        return await self._answer(
            "settle", interaction=answer.interaction_id, touches=answer.touches, patience=patience
        )

    async def wait_for_bot(self, patience: float = PATIENCE) -> None:
        """Wait until a bot is connected to the gateway. Raises TimeoutError."""
        if not await self.call("wait_for_bot", patience=patience):
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
        version = await self.call("wait", since=-1, patience=0)
        while not (found := await true()):
            left = end - time.monotonic()
            if left <= 0:
                raise TimeoutError(f"{getattr(true, '__name__', true)} did not come true in {patience} s")
            version = await self.call("wait", since=version, patience=left)
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

    async def fault(
        self,
        method: str = "*",
        path: str = "",
        *,
        status: int | None = None,
        body: Json | None = None,
        delay: float = 0.0,
        abort: bool = False,
        phase: Literal["before", "after"] = "before",
        times: int = 1,
    ) -> Fault:
        """Make the next matching requests fail; see `faults.Fault`."""
        arguments = {"status": status, "body": body, "delay": delay, "abort": abort}
        rule = await self.call("fault", method=method, path=path, phase=phase, times=times, **arguments)
        return msgspec.convert(rule, Fault)

    async def clear_faults(self) -> None:
        """Remove all faults, including a silent gateway."""
        await self.call("clear_faults")

    async def list_faults(self) -> list[Fault]:
        """The active rules with their hits."""
        return msgspec.convert(await self.call("list_faults"), list[Fault])

    async def double_interactions(self, times: int = 1) -> None:
        """Deliver the next interactions twice."""
        await self.call("double_interactions", times=times)

    async def gateway_drop(self, code: int | None = None) -> None:
        """Close the websockets with a code, or cut the connections."""
        await self.call("gateway_drop", code=code)

    async def gateway_silence(self, on: bool = True) -> None:
        """Send nothing more on the present websockets."""
        await self.call("gateway_silence", on=on)

    async def gateway_reconnect(self) -> None:
        """Op 7."""
        await self.call("gateway_reconnect")

    async def gateway_invalidate(self, resumable: bool = False) -> None:
        """Op 9."""
        await self.call("gateway_invalidate", resumable=resumable)

    async def set_gateway(self, shards: int = 1, max_concurrency: int = 1) -> None:
        """Set what /gateway/bot recommends, and how many shards may identify at a time
        (`Timings.identify`)."""
        await self.call("set_gateway", shards=shards, max_concurrency=max_concurrency)

    async def install(self, user: Ref) -> None:
        """Add the application to a user's account."""
        await self.call("install", user=user)

    async def close_dms(self, user: Ref, closed: bool = True) -> None:
        """Make a user refuse the bot's DMs (50007)."""
        await self.call("close_dms", user=user, closed=closed)

    async def set_locale(self, user: Ref, locale: str) -> None:
        """Change a user's language."""
        await self.call("set_locale", user=user, locale=locale)

    async def set_privileged_intents(self, intents: int) -> None:
        """Grant the application privileged intents (bits; none at first)."""
        await self.call("set_privileged_intents", intents=intents)

    async def set_timings(self, **seconds: float) -> Json:
        """Change time and size limits: see `limits.Timings`."""
        timings: Json = await self.call("set_timings", **seconds)
        return timings

    async def delete_channel(self, channel: Ref) -> None:
        """Delete a channel as a moderator does."""
        await self.call("delete_channel", channel=channel)

    async def delete_message(self, message: MessageView | int) -> None:
        """Delete a message as a moderator does."""
        await self.call("delete_message", message=_id(message))

    async def prune(self, keep: int = 100) -> int:
        """Delete all but the last messages of each channel, for long soaks. Returns the number deleted."""
        return int(await self.call("prune", keep=keep))

    async def archive(self, channel: Ref, archived: bool = True, *, locked: bool = False) -> None:
        """Archive or unarchive a thread, locked or not, as a moderator does."""
        await self.call("archive", channel=channel, archived=archived, locked=locked)

    async def deny(self, channel: Ref, permissions: int) -> None:
        """Remove permissions (bits of `rules/permissions.py`) from the bot in a channel; 0 restores all."""
        await self.call("deny", channel=channel, bits=permissions)

    async def add_user(self, name: str, locale: str = "en-US", guilds: list[str] | None = None) -> User:
        """Add a user to all servers, or to the named ones ([] for none)."""
        return msgspec.convert(await self.call("add_user", name=name, locale=locale, guilds=guilds), User)

    async def add_guild(self, name: str, channels: list[str], locale: str = "en-US") -> int:
        """Add a server with all users as members. Returns its id."""
        made = await self.call("add_guild", name=name, channels=channels, locale=locale)
        return int(made["id"])

    async def add_channel(self, name: str, guild: str | None = None) -> int:
        """Add a text channel. Returns its id."""
        made = await self.call("add_channel", name=name, guild=guild)
        return int(made["id"])

    async def kick_bot(self, guild: str) -> None:
        """Remove the bot from a server."""
        await self.call("kick_bot", guild=guild)

    async def invite_bot(self, guild: str) -> None:
        """Invite the bot back to a server that removed it."""
        await self.call("invite_bot", guild=guild)

    async def outage(self, guild: str, on: bool = True) -> None:
        """Start or end an outage that makes a server temporarily unavailable."""
        await self.call("outage", guild=guild, on=on)

    async def leave(self, user: Ref, guild: str) -> None:
        """Make a user leave a server."""
        await self.call("leave", user=user, guild=guild)

    # Looking behind the scenes

    async def users(self) -> list[User]:
        return msgspec.convert(await self.call("users"), list[User])

    async def channels(self) -> list[Channel]:
        return msgspec.convert(await self.call("channels"), list[Channel])

    async def commands(self) -> list[Json]:
        """The synced commands, global ones first."""
        found: list[Json] = await self.call("commands")
        return found

    async def requests(self) -> list[RequestRecord]:
        """Every request of the bot, oldest first."""
        return msgspec.convert(await self.call("requests"), list[RequestRecord])

    async def posts(self) -> list[PostRecord]:
        """Every change of a message, oldest first."""
        return msgspec.convert(await self.call("posts"), list[PostRecord])

    async def interactions(self) -> list[InteractionRecord]:
        """Every interaction, oldest first."""
        return msgspec.convert(await self.call("interactions"), list[InteractionRecord])

    async def clear_record(self) -> None:
        """Delete the records so far."""
        await self.call("clear_record")

    async def unknown_routes(self) -> list[str]:
        """Routes that the bot requested and the sandbox doesn't implement. A test should find none."""
        found: list[str] = await self.call("unknown_routes")
        return found

    async def counters(self) -> Json:
        """`identifies`, `resumes`, `connected`."""
        found: Json = await self.call("counters")
        return found
