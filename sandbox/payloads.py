"""The world as Discord's JSON: what REST answers and gateway events carry."""

import hashlib
import hmac
import time
from typing import Any

from sandbox.model import THREADS, Attachment, Channel, Guild, Json, Member, Message, Role, User, World
from sandbox.rules import permissions
from sandbox.rules.check_components import Component

LINK_KEY = b"sandbox links"


class Links:
    """Signed, expiring addresses of files, as Discord's CDN issues them."""

    def __init__(self, base: str, seconds: float) -> None:
        self.base = base
        self.seconds = seconds

    @staticmethod
    def sign(path: str, expires: str) -> str:
        """The signature of a path until a time (hexadecimal Unix seconds)."""
        return hmac.new(LINK_KEY, f"{path}{expires}".encode(), hashlib.sha256).hexdigest()[:32]

    def of(self, channel_id: int, attachment: Attachment) -> str:
        """The address of a file, valid for `seconds` from now."""
        path = f"/attachments/{channel_id}/{attachment.id}/{attachment.filename}"
        expires = f"{int(time.time() + self.seconds):x}"
        return f"{self.base}{path}?ex={expires}&hm={self.sign(path, expires)}"

    def opens(self, path: str, expires: str, signature: str) -> bool:
        """Whether an address is genuine and has not expired."""
        if not hmac.compare_digest(self.sign(path, expires), signature):
            return False
        return int(expires, 16) >= time.time()


def user(someone: User) -> Json:
    """A user."""
    payload: Json = {
        "id": str(someone.id),
        "username": someone.name,
        "discriminator": "0",
        "global_name": someone.display,
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    if someone.bot:
        payload["bot"] = True
    return payload


def member(world: World, one: Member, *, with_user: bool = True) -> Json:
    """A member of a server."""
    payload: Json = {
        "roles": [str(role) for role in one.roles],
        "joined_at": one.joined_at,
        "nick": one.nick,
        "avatar": None,
        "banner": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "premium_since": None,
        "communication_disabled_until": None,
    }
    if with_user:
        payload["user"] = user(world.users[one.user_id])
    return payload


def role(one: Role) -> Json:
    """A role of a server."""
    return {
        "id": str(one.id),
        "name": one.name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": one.position,
        "permissions": str(one.permissions),
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def channel(world: World, one: Channel) -> Json:
    """A channel, a thread or the place of direct messages."""
    payload: Json = {
        "id": str(one.id),
        "type": one.type,
        "flags": 0,
        "last_message_id": str(one.last_message_id) if one.last_message_id else None,
    }
    if one.guild_id is None:
        payload["recipients"] = [user(world.users[person]) for person in one.recipients]
        return payload
    payload |= {
        "guild_id": str(one.guild_id),
        "name": one.name,
        "parent_id": str(one.parent_id) if one.parent_id else None,
        "rate_limit_per_user": one.slowmode,
        "nsfw": False,
    }
    if one.type in THREADS:
        return payload | _thread_fields(world, one)
    return payload | {
        "topic": one.topic,
        "position": one.position,
        "permission_overwrites": [
            {"id": str(o.id), "type": o.kind, "allow": str(o.allow), "deny": str(o.deny)}
            for o in one.overwrites
        ],
        "default_auto_archive_duration": one.auto_archive_minutes,
    }


def _thread_fields(world: World, one: Channel) -> Json:
    fields: Json = {
        "owner_id": str(one.owner_id),
        "member_count": len(one.thread_members),
        "message_count": one.message_count,
        "total_message_sent": one.message_count,
        "thread_metadata": {
            "archived": one.archived,
            "locked": one.locked,
            "auto_archive_duration": one.auto_archive_minutes,
            "archive_timestamp": one.archive_changed,
            "create_timestamp": one.created,
            "invitable": True,
        },
    }
    if world.application.bot_id in one.thread_members:
        fields["member"] = thread_member(one, world.application.bot_id)
    return fields


def thread_member(thread: Channel, user_id: int) -> Json:
    """A member of a thread."""
    return {"id": str(thread.id), "user_id": str(user_id), "join_timestamp": thread.created, "flags": 0}


def guild(one: Guild) -> Json:
    """A server without the fields that only GUILD_CREATE has."""
    return {
        "id": str(one.id),
        "name": one.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "owner_id": str(one.owner_id),
        "region": "sandbox",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "vanity_url_code": None,
        "premium_tier": 0,
        "preferred_locale": one.locale,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [role(each) for each in one.roles.values()],
    }


def guild_create(world: World, one: Guild) -> Json:
    """GUILD_CREATE. Without the members intent Discord lists only the bot itself."""
    bot = world.bot
    mine = [c for c in world.channels.values() if c.guild_id == one.id]
    return guild(one) | {
        "joined_at": one.members[bot.id].joined_at,
        "large": False,
        "unavailable": False,
        "member_count": len(one.members),
        "members": [member(world, one.members[bot.id])],
        "channels": [channel(world, c) for c in mine if not c.is_thread],
        "threads": [
            channel(world, c)
            for c in mine
            if c.is_thread and not c.archived and permissions.can_see(world, c, bot)
        ],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def attachment(links: Links, message: Message, one: Attachment) -> Json:
    """A file of a message, with its address."""
    address = links.of(message.channel_id, one)
    payload: Json = {
        "id": str(one.id),
        "filename": one.filename,
        "size": one.size,
        "url": address,
        "proxy_url": address,
        "content_type": one.content_type,
    }
    if one.description is not None:
        payload["description"] = one.description
    if one.width is not None:
        payload |= {"width": one.width, "height": one.height}
    if message.ephemeral:
        payload["ephemeral"] = True
    return payload


def resolve_files(value: Any, links: Links, message: Message) -> Any:
    """A copy of components with `attachment://` references replaced by addresses."""
    if isinstance(value, list):
        return [resolve_files(item, links, message) for item in value]
    if not isinstance(value, dict):
        return value
    copy = {key: resolve_files(item, links, message) for key, item in value.items()}
    if value.get("type") == Component.FILE:
        name = str(value["file"].get("url")).removeprefix("attachment://")
        sizes = [one.size for one in message.attachments if one.filename == name]
        copy |= {"name": name, "size": sizes[0] if sizes else None}
    url = value.get("url")
    if isinstance(url, str) and url.startswith("attachment://"):
        name = url.removeprefix("attachment://")
        for one in message.attachments:
            if one.filename == name:
                address = links.of(message.channel_id, one)
                copy |= {"id": str(one.id), "url": address, "proxy_url": address}
                copy |= {"content_type": one.content_type}
                copy |= {"width": one.width, "height": one.height, "attachment_id": str(one.id)}
    return copy


def message(world: World, links: Links, one: Message) -> Json:
    """A message as REST and the gateway show it."""
    payload: Json = {
        "id": str(one.id),
        "channel_id": str(one.channel_id),
        "author": user(world.users[one.author_id]),
        "content": one.content,
        "timestamp": one.created,
        "edited_timestamp": one.edited,
        "tts": False,
        "mention_everyone": False,
        "mentions": [user(world.users[person]) for person in one.mentions if person in world.users],
        "mention_roles": [],
        "attachments": [attachment(links, one, each) for each in one.attachments],
        "embeds": [],
        "components": resolve_files(one.components, links, one),
        "pinned": False,
        "type": one.type,
        "flags": one.flags,
    }
    if one.nonce is not None:
        payload["nonce"] = one.nonce
    if one.author_id == world.application.bot_id and one.interaction is not None:
        payload |= {
            "application_id": str(world.application.id),
            "webhook_id": str(world.application.id),
            "interaction_metadata": one.interaction,
        }
    return payload


def application(world: World) -> Json:
    """The application."""
    app = world.application
    return {
        "id": str(app.id),
        "name": app.name,
        "description": "",
        "icon": None,
        "type": None,
        "explicit_content_filter": 0,
        "approximate_user_install_count": sum(user.installed for user in world.users.values()),
        "approximate_user_authorization_count": 0,
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "eligible_oauth2_scopes": [],
        "flags_new": "0",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "owner": user(world.users[app.owner_id]),
        "team": None,
        "approximate_guild_count": len(world.guilds),
        "tags": [],
        "redirect_uris": [],
    }
