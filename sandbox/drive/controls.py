"""The driver's other verbs: settings of the world, faults, records."""

from sandbox.drive.acts import MessageRef, id_of
from sandbox.drive.refs import Ref, find_channel, find_user
from sandbox.faults import Fault, Phase
from sandbox.model import MEMBER, Channel, Guild, Json, Member, Overwrite, User, World, iso_now
from sandbox.record import InteractionRecord, PostRecord, RequestRecord
from sandbox.rules.errors import ClientRefused
from sandbox.rules.limits import Limits
from sandbox.seed import add_channel, add_guild
from sandbox.service import Service


class Controls:
    """Verbs that are not a user's acts."""

    def __init__(self, service: Service) -> None:
        self.service = service

    @property
    def world(self) -> World:
        """Everything that exists in the sandbox."""
        return self.service.world

    # Faults of requests and of the gateway

    async def fault(
        self,
        method: str = "*",
        path: str = "",
        *,
        status: int | None = None,
        body: Json | None = None,
        delay: float = 0.0,
        abort: bool = False,
        phase: Phase = "before",
        times: int = 1,
    ) -> Fault:
        """Make the next matching requests fail; see `faults.Fault`."""
        return self.service.faults.add(Fault(method, path, status, body, delay, abort, phase, times))

    async def clear_faults(self) -> None:
        """Remove all faults, including a silent gateway."""
        self.service.faults.clear()
        self.service.gateway.silence(on=False)

    async def list_faults(self) -> list[Fault]:
        """The active rules with their hits."""
        return self.service.faults.rules

    async def double_interactions(self, times: int = 1) -> None:
        """Deliver the next interactions twice."""
        self.service.faults.doubled_interactions = times

    async def gateway_drop(self, code: int | None = None) -> None:
        """Close the websockets with a code, or cut the connections."""
        self.service.gateway.drop(code)

    async def gateway_silence(self, on: bool = True) -> None:
        """Send nothing more on the present websockets."""
        self.service.gateway.silence(on=on)

    async def gateway_reconnect(self) -> None:
        """Op 7."""
        self.service.gateway.ask_reconnect()

    async def gateway_invalidate(self, resumable: bool = False) -> None:
        """Op 9."""
        self.service.gateway.invalidate(resumable=resumable)

    async def set_gateway(self, shards: int = 1, max_concurrency: int = 1) -> None:
        """Set what /gateway/bot recommends: a number of shards, and how many identify at a time."""
        self.service.gateway.recommended_shards = shards
        self.service.gateway.max_concurrency = max_concurrency

    # The world

    async def start_bot(self) -> bool:
        """Start the bot's process if the sandbox manages one that has stopped. Returns whether it did."""
        keeper = self.service.bot_process
        if keeper is None or keeper.state == "running":
            return False
        await keeper.start()
        return True

    async def close_dms(self, user: Ref, closed: bool = True) -> None:
        """Make a user refuse the bot's DMs (50007)."""
        find_user(self.world, user).dms_closed = closed

    async def set_locale(self, user: Ref, locale: str) -> None:
        """Change a user's language."""
        find_user(self.world, user).locale = locale

    async def set_limits(self, /, **more: float) -> None:
        """Change limits that tests may change: see `rules.limits.Limits`."""
        for name, value in more.items():
            if name not in Limits.__struct_fields__:
                raise ClientRefused(f"there is no limit {name!r}")
            setattr(self.service.limits, name, value)
        self.service.links.seconds = self.service.limits.link
        self.service.changed()

    async def install(self, user: Ref) -> None:
        """Add the application to a user's account."""
        find_user(self.world, user).installed = True
        self.service.changed()

    async def delete_channel(self, channel: Ref) -> None:
        """Delete a channel as a moderator does."""
        self.service.places.delete_channel(find_channel(self.world, channel))

    async def delete_message(self, message: MessageRef) -> None:
        """Delete a message as a moderator does."""
        for messages in list(self.world.messages.values()):
            if (found := messages.get(id_of(message))) is not None:
                self.service.messages.delete(found, "moderator")
                return
        raise ClientRefused(f"there is no message {id_of(message)}")

    async def archive(self, channel: Ref, archived: bool = True, *, locked: bool = False) -> None:
        """Archive or unarchive a thread, locked or not, as a moderator does."""
        thread = find_channel(self.world, channel)
        thread.locked = locked
        self.service.places.set_archived(thread, archived)

    async def deny(self, channel: Ref, permissions: int) -> None:
        """Remove permissions (bits of `rules/permissions.py`) from the bot in a channel; 0 restores all."""
        place = find_channel(self.world, channel)
        bot = self.world.bot.id
        place.overwrites = [o for o in place.overwrites if o.id != bot]
        if permissions:
            place.overwrites.append(Overwrite(bot, MEMBER, deny=permissions))
        self.service.places.channel_changed(place)

    async def add_user(self, name: str, locale: str = "en-US", guilds: list[str] | None = None) -> User:
        """Add a user to all servers, or to the named ones ([] for none)."""
        user = User(self.world.new_id(), name.lower(), name, locale)
        self.world.users[user.id] = user
        for guild in self.world.guilds.values():
            if guilds is None or guild.name in guilds:
                guild.members[user.id] = Member(user.id, iso_now())
        self.service.changed()
        return user

    async def add_guild(self, name: str, channels: list[str], locale: str = "en-US") -> int:
        """Add a server with all users as members; the bot is told. Returns its id."""
        guild = add_guild(self.world, name, self.world.application.owner_id, locale)
        for user in self.world.users.values():
            guild.members.setdefault(user.id, Member(user.id, iso_now()))
        for channel in channels:
            add_channel(self.world, guild, channel)
        self.service.places.guild_joined(guild)
        return guild.id

    async def add_channel(self, name: str, guild: str | None = None) -> int:
        """Add a text channel to the first server, or to the named one. Returns its id."""
        for one in self.world.guilds.values():
            if guild in (None, one.name):
                channel = add_channel(self.world, one, name)
                self.service.places.channel_created(channel)
                return channel.id
        raise ClientRefused(f"there is no server {guild!r}")

    async def kick_bot(self, guild: str) -> None:
        """Remove the bot from a server."""
        self.service.places.guild_left(self._guild(guild))

    async def invite_bot(self, guild: str) -> None:
        """Invite the bot back to a server that removed it."""
        self.service.places.guild_entered(self._guild(guild))

    async def outage(self, guild: str, on: bool = True) -> None:
        """Start or end an outage that makes a server temporarily unavailable."""
        self.service.places.guild_away(self._guild(guild), on=on)

    def _guild(self, name: str) -> Guild:
        for one in self.world.guilds.values():
            if one.name == name:
                return one
        raise ClientRefused(f"there is no server {name!r}")

    async def leave(self, user: Ref, guild: str) -> None:
        """Make a user leave a server."""
        someone = find_user(self.world, user)
        for one in self.world.guilds.values():
            if one.name == guild and one.members.pop(someone.id, None) is not None:
                self.service.changed()
                return
        raise ClientRefused(f"{user!r} is not on a server {guild!r}")

    # Looking

    async def users(self) -> list[User]:
        """All users, the bot included."""
        return list(self.world.users.values())

    async def channels(self) -> list[Channel]:
        """All channels: those of servers, threads and direct messages."""
        return list(self.world.channels.values())

    async def commands(self) -> list[Json]:
        """The synced commands."""
        return self.world.application.commands

    async def requests(self) -> list[RequestRecord]:
        """Every request of the bot, oldest first."""
        return list(self.service.record.requests)

    async def posts(self) -> list[PostRecord]:
        """Every change of a message, oldest first."""
        return list(self.service.record.posts)

    async def interactions(self) -> list[InteractionRecord]:
        """Every interaction, oldest first."""
        return list(self.service.record.interactions)

    async def clear_record(self) -> None:
        """Delete the records so far."""
        self.service.record.clear()

    async def unserved(self) -> list[str]:
        """Requests of the bot that the sandbox could not serve: it doesn't know the route, or broke over the
        body. A test should find none."""
        return self.world.unserved

    async def counters(self) -> Json:
        """Numbers of identifications and resumes, and whether a bot is connected."""
        gateway = self.service.gateway
        return {
            "identifies": gateway.identifies,
            "resumes": gateway.resumes,
            "connected": gateway.connected,
            "shards": gateway.shards(),
        }
