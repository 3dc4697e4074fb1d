"""The driver's other verbs: settings of the world, faults, records."""

from __future__ import annotations

import msgspec

from sandbox.drive.refs import find_channel, find_user
from sandbox.drive.views import plain
from sandbox.faults import Fault
from sandbox.model import Guild, Json, Member, Overwrite, User, World, iso_now
from sandbox.rules.errors import ClientRefused
from sandbox.rules.limits import Timings
from sandbox.seed import add_channel, add_guild
from sandbox.service import Service


class Powers:
    """Verbs that are not a user's acts."""

    def __init__(self, service: Service) -> None:
        self.service = service

    @property
    def world(self) -> World:
        return self.service.world

    # Faults of requests and of the gateway

    async def fault(self, **rule: object) -> Json:
        """Activate a fault (fields of `Fault`)."""
        return plain(self.service.faults.add(msgspec.convert(rule, Fault)))

    async def clear_faults(self) -> None:
        self.service.faults.clear()
        self.service.gateway.silence(on=False)

    async def list_faults(self) -> list[Json]:
        return [plain(rule) for rule in self.service.faults.rules]

    async def double_interactions(self, times: int) -> None:
        self.service.faults.doubled_interactions = times

    async def gateway_drop(self, code: int | None) -> None:
        self.service.gateway.drop(code)

    async def gateway_silence(self, on: bool) -> None:
        self.service.gateway.silence(on=on)

    async def gateway_reconnect(self) -> None:
        self.service.gateway.ask_reconnect()

    async def gateway_invalidate(self, resumable: bool) -> None:
        self.service.gateway.invalidate(resumable=resumable)

    async def set_gateway(self, shards: int, max_concurrency: int) -> None:
        """Set what /gateway/bot recommends."""
        self.service.gateway.recommended_shards = shards
        self.service.gateway.max_concurrency = max_concurrency

    # The world

    async def start_bot(self) -> bool:
        """Start the bot's process if the sandbox manages one that has stopped. Returns whether it did."""
        keeper = self.service.keeper
        if keeper is None or keeper.state == "running":
            return False
        await keeper.start()
        return True

    async def close_dms(self, user: object, closed: bool) -> None:
        find_user(self.world, user).dms_closed = closed

    async def set_locale(self, user: object, locale: str) -> None:
        find_user(self.world, user).locale = locale

    async def set_privileged_intents(self, intents: int) -> None:
        self.world.application.privileged_intents = intents

    async def set_timings(self, **seconds: float) -> Json:
        """Change some of `Timings`; returns all of them."""
        for name, value in seconds.items():
            if name not in Timings.__struct_fields__:
                raise ClientRefused(f"there is no timing {name!r}")
            setattr(self.service.timings, name, value)
        self.service.links.seconds = self.service.timings.link
        self.service.changed()
        return plain(self.service.timings)

    async def install(self, user: object) -> None:
        """Add the application to a user's account."""
        find_user(self.world, user).installed = True
        self.service.changed()

    async def delete_channel(self, channel: object) -> None:
        self.service.delete_channel(find_channel(self.world, channel))

    async def delete_message(self, message: int) -> None:
        for messages in list(self.world.messages.values()):
            if message in messages:
                self.service.delete_message(messages[message], "moderator")
                return
        raise ClientRefused(f"there is no message {message}")

    async def prune(self, keep: int) -> int:
        """Delete all but the last messages of each channel without events. Returns the number deleted."""
        gone = 0
        for messages in self.world.messages.values():
            for message_id in list(messages)[: max(0, len(messages) - keep)]:
                del messages[message_id]
                gone += 1
        return gone

    async def archive(self, channel: object, archived: bool, locked: bool) -> None:
        """Set a thread's archived and locked marks as a moderator does."""
        thread = find_channel(self.world, channel)
        thread.locked = locked
        self.service.set_archived(thread, archived)

    async def deny(self, channel: object, bits: int) -> None:
        """Remove permissions from the bot in a channel; 0 restores all."""
        place = find_channel(self.world, channel)
        bot = self.world.bot.id
        place.overwrites = [o for o in place.overwrites if o.id != bot]
        if bits:
            place.overwrites.append(Overwrite(bot, 1, deny=bits))
        self.service.channel_changed(place)

    async def add_user(self, name: str, locale: str, guilds: list[str] | None) -> Json:
        """Add a user to all servers, or to the named ones."""
        user = User(self.world.new_id(), name.lower(), name, locale)
        self.world.users[user.id] = user
        for guild in self.world.guilds.values():
            if guilds is None or guild.name in guilds:
                guild.members[user.id] = Member(user.id, iso_now())
        self.service.changed()
        return plain(user)

    async def add_guild(self, name: str, channels: list[str], locale: str) -> Json:
        """Add a server with all users as members; the bot is told."""
        guild = add_guild(self.world, name, self.world.application.owner_id, locale)
        for user in self.world.users.values():
            guild.members.setdefault(user.id, Member(user.id, iso_now()))
        for channel in channels:
            add_channel(self.world, guild, channel)
        self.service.guild_joined(guild)
        return {"id": guild.id, "name": guild.name}

    async def add_channel(self, name: str, guild: str | None) -> Json:
        """Add a text channel to the first server, or to the named one."""
        for one in self.world.guilds.values():
            if guild in (None, one.name):
                channel = add_channel(self.world, one, name)
                self.service.channel_created(channel)
                return {"id": channel.id, "name": channel.name}
        raise ClientRefused(f"there is no server {guild!r}")

    async def kick_bot(self, guild: str) -> None:
        """Remove the bot from a server."""
        self.service.guild_left(self._guild(guild))

    async def invite_bot(self, guild: str) -> None:
        """Invite the bot back to a server that removed it."""
        self.service.guild_entered(self._guild(guild))

    async def outage(self, guild: str, on: bool) -> None:
        """Start or end an outage that makes a server temporarily unavailable."""
        self.service.guild_away(self._guild(guild), on=on)

    def _guild(self, name: str) -> Guild:
        for one in self.world.guilds.values():
            if one.name == name:
                return one
        raise ClientRefused(f"there is no server {name!r}")

    async def leave(self, user: object, guild: str) -> None:
        """Make a user leave a server."""
        someone = find_user(self.world, user)
        for one in self.world.guilds.values():
            if one.name == guild and one.members.pop(someone.id, None) is not None:
                self.service.member_left(one, someone)
                return
        raise ClientRefused(f"{user!r} is not on a server {guild!r}")

    # Looking

    async def users(self) -> list[Json]:
        return [plain(user) for user in self.world.users.values()]

    async def channels(self) -> list[Json]:
        return [plain(channel) for channel in self.world.channels.values()]

    async def guilds(self) -> list[Json]:
        return [{"id": guild.id, "name": guild.name} for guild in self.world.guilds.values()]

    async def commands(self) -> list[Json]:
        app = self.world.application
        return [*app.commands, *(c for own in app.guild_commands.values() for c in own)]

    async def requests(self) -> list[Json]:
        return [plain(record) for record in self.service.record.requests]

    async def posts(self) -> list[Json]:
        return [plain(record) for record in self.service.record.posts]

    async def interactions(self) -> list[Json]:
        return [plain(record) for record in self.service.record.interactions]

    async def clear_record(self) -> None:
        self.service.record.clear()

    async def unknown_routes(self) -> list[str]:
        return list(self.world.unknown_routes)

    async def counters(self) -> Json:
        """Numbers of identifications and resumes, and whether a bot is connected."""
        gateway = self.service.gateway
        return {
            "identifies": gateway.identifies,
            "resumes": gateway.resumes,
            "connected": gateway.connected,
            "shards": gateway.shards(),
            "too_fast": gateway.too_fast,
        }
