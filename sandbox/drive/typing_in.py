"""What a Discord client does before it sends: finds the command, checks the options, finds the component."""

from sandbox import payloads
from sandbox.drive.refs import find_channel, find_user
from sandbox.model import BOT_DM, GUILD, USER_INSTALL, Channel, Json, Message, User
from sandbox.rules import permissions
from sandbox.rules.check_commands import BRANCHES, CommandType, OptionType, names_in
from sandbox.rules.check_components import walk
from sandbox.rules.errors import ClientRefused
from sandbox.service import Service


class ChosenCommand:
    """A command picked from the list: its root, the path to it, and its options."""

    def __init__(self, root: Json, path: list[Json], guild_id: int | None) -> None:
        self.root = root
        self.path = path
        self.guild_id = guild_id
        self.resolved: Json = {}

    @property
    def options(self) -> list[Json]:
        """The options of the command that was typed."""
        leaf = self.path[-1] if self.path else self.root
        return list(leaf.get("options") or ())

    @property
    def name(self) -> str:
        """Its whole name: `table new`."""
        return " ".join(step["name"] for step in [self.root, *self.path])

    def data(self, values: list[Json]) -> Json:
        """The `data` of the interaction."""
        for step in reversed(self.path):
            values = [{"type": step["type"], "name": step["name"], "options": values}]
        data: Json = {
            "id": self.root["id"],
            "name": self.root["name"],
            "type": CommandType.CHAT_INPUT,
            "options": values,
        }
        if self.resolved:
            data["resolved"] = self.resolved
        return data


def usable_commands(service: Service, user: User, channel: Channel, kind: int) -> list[Json]:
    """The commands a user sees here: synced, allowed in this place, allowed to this member."""
    world = service.world
    place = GUILD if channel.guild_id is not None else BOT_DM
    found = [c for c in world.application.commands if c["type"] == kind and place in c["contexts"]]
    if not permissions.bot_is_on(world, channel):
        found = [c for c in found if user.installed and USER_INSTALL in c["integration_types"]]
    if place == BOT_DM:
        return [c for c in found if c.get("dm_permission") is not False]
    bits = permissions.in_channel(world, channel, user)
    if not bits & permissions.USE_APPLICATION_COMMANDS:
        return []
    return [c for c in found if _allowed(c["default_member_permissions"], bits)]


def _allowed(needed: str | None, bits: int) -> bool:
    if needed is None:
        return True
    return bits & permissions.ADMINISTRATOR > 0 if needed == "0" else bits & int(needed) == int(needed)


def picked_command(service: Service, user: User, channel: Channel, command: str) -> ChosenCommand:
    """The command a user types, by its names in English or in the user's language."""

    def named(things: list[Json], word: str) -> Json | None:
        for thing in things:
            if word in (thing["name"], names_in(thing, user.locale)):
                return thing
        return None

    words = command.lstrip("/").split()
    root = named(usable_commands(service, user, channel, CommandType.CHAT_INPUT), words[0]) if words else None
    if root is None:
        raise ClientRefused(f"{user.name} finds no command /{command} here")
    chosen = ChosenCommand(root, [], channel.guild_id)
    for word in words[1:]:
        step = named([o for o in chosen.options if o["type"] in BRANCHES], word)
        if step is None:
            raise ClientRefused(f"/{command}: {word!r} is no subcommand of /{chosen.name}")
        chosen.path.append(step)
    if any(option["type"] in BRANCHES for option in chosen.options):
        raise ClientRefused(f"/{command} is a group; a subcommand must follow")
    return chosen


def filled_options(
    service: Service, user: User, chosen: ChosenCommand, given: Json, *, partly: bool = False
) -> list[Json]:
    """The options as the client sends them. `partly`: for autocompletion, where required ones may be
    missing."""
    left = dict(given)
    values = []
    for option in chosen.options:
        for name in (option["name"], names_in(option, user.locale)):
            if name in left:
                value = _value(service, user, chosen, option, left.pop(name))
                values.append({"name": option["name"], "type": option["type"], "value": value})
                break
        else:
            if option.get("required") and not partly:
                raise ClientRefused(f"/{chosen.name}: option {option['name']!r} is required")
    if left:
        raise ClientRefused(f"/{chosen.name} has no option {sorted(left)}")
    return values


def _value(service: Service, user: User, chosen: ChosenCommand, option: Json, given: object) -> object:
    kind, name = option["type"], option["name"]
    if option.get("choices"):
        for choice in option["choices"]:
            if given in (choice["value"], choice["name"], names_in(choice, user.locale)):
                return choice["value"]
        raise ClientRefused(f"/{chosen.name}: {given!r} is no choice of {name!r}")
    if kind == OptionType.STRING:
        return _text(chosen, option, given)
    if kind in (OptionType.INTEGER, OptionType.NUMBER):
        return _number(chosen, option, given)
    if kind == OptionType.BOOLEAN:
        if not isinstance(given, bool):
            raise ClientRefused(f"/{chosen.name}: {name!r} is yes or no, not {given!r}")
        return given
    return resolve(service, chosen.resolved, kind, chosen.guild_id, given)


def _text(chosen: ChosenCommand, option: Json, given: object) -> str:
    name = option["name"]
    if not isinstance(given, str):
        raise ClientRefused(f"/{chosen.name}: {name!r} is a text, not {given!r}")
    least, most = option.get("min_length") or 0, option.get("max_length") or 6000
    if not least <= len(given) <= most:
        raise ClientRefused(f"/{chosen.name}: {name!r} must have {least} to {most} characters")
    return given


def _number(chosen: ChosenCommand, option: Json, given: object) -> int | float:
    name = option["name"]
    whole = option["type"] == OptionType.INTEGER
    if isinstance(given, bool) or not isinstance(given, int | float) or (whole and given != int(given)):
        raise ClientRefused(f"/{chosen.name}: {name!r} is a number, not {given!r}")
    least, most = option.get("min_value"), option.get("max_value")
    if (least is not None and given < least) or (most is not None and given > most):
        raise ClientRefused(f"/{chosen.name}: {name!r} must be within {least} and {most}, not {given}")
    return int(given) if whole else given


def resolve(service: Service, resolved: Json, kind: int, guild_id: int | None, given: object) -> str:
    """The id of a user or channel; its payload is added to `resolved`."""
    world = service.world
    guild = world.guilds.get(guild_id or 0)
    if kind == OptionType.USER:
        user = find_user(world, given)
        resolved.setdefault("users", {})[str(user.id)] = payloads.user(user)
        if guild is not None and user.id in guild.members:
            bits = permissions.in_guild(guild, user.id)
            membership = payloads.member(world, guild.members[user.id], with_user=False)
            resolved.setdefault("members", {})[str(user.id)] = membership | {"permissions": str(bits)}
        return str(user.id)
    if kind == OptionType.CHANNEL:
        channel = find_channel(world, given)
        shown = payloads.channel(world, channel) | {"permissions": "0"}
        resolved.setdefault("channels", {})[str(channel.id)] = shown
        return str(channel.id)
    raise ClientRefused(f"{given!r} can't be picked as an option of type {kind}")


def find_component(message: Message, kind: int, wanted: str | None) -> Json:
    """A component of a message by custom_id, label or placeholder; without a name, the only one."""
    found = [c for c in walk(message.components) if c.get("type") == kind]
    if wanted is not None:
        found = [c for c in found if wanted in (c.get("custom_id"), c.get("label"), c.get("placeholder"))]
    if not found:
        raise ClientRefused(f"message {message.id} shows no {wanted!r} to use")
    if len(found) > 1:
        raise ClientRefused(f"message {message.id} shows {len(found)} things called {wanted!r}")
    if found[0].get("disabled"):
        raise ClientRefused(f"{wanted!r} of message {message.id} is disabled")
    return found[0]


def chosen_values(select: Json, given: list[object]) -> list[str]:
    """The values of a select as the client sends them."""
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not least <= len(given) <= most:
        raise ClientRefused(f"{least} to {most} values may be chosen, not {len(given)}")
    return [_option(select, one) for one in given]


def _option(select: Json, given: object) -> str:
    for option in select.get("options") or ():
        if given in (option["value"], option["label"]):
            return str(option["value"])
    raise ClientRefused(f"{given!r} is no option of {select['custom_id']!r}")
