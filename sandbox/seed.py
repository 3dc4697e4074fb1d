"""The initial world: one server with channels, six people of two languages, and the bot."""

from sandbox.model import TEXT, Application, Channel, Guild, Member, Role, User, World, iso_now
from sandbox.rules import permissions

PEOPLE = (("Aoi", "ja"), ("Ben", "en-US"), ("Chie", "ja"), ("Dan", "en-US"), ("Emi", "ja"), ("Finn", "en-US"))
OWNER = ("Olga", "en-US")
BOT = "Loggia"
CHANNELS = ("welcome", "table-1", "table-2", "table-3", "table-4", "table-5", "table-6")


def seeded_world() -> World:
    """One server "Loggia test" owned by the moderator Olga, with Aoi, Ben, Chie, Dan, Emi and Finn."""
    world = World(Application(0, 0, 0))
    owner = add_user(world, *OWNER)
    bot = add_user(world, BOT, "en-US", bot=True)
    # On Discord, a newer application and its bot have the same id.
    world.application = Application(bot.id, bot.id, owner.id, BOT)
    people = [add_user(world, name, locale) for name, locale in PEOPLE]
    guild = add_guild(world, "Loggia test", owner.id, "en-US")
    for user in people:
        guild.members[user.id] = Member(user.id, iso_now())
    for name in CHANNELS:
        add_channel(world, guild, name)
    return world


def add_user(world: World, name: str, locale: str, *, bot: bool = False) -> User:
    """Add a user, on no server yet."""
    user = User(world.new_id(), name.lower(), name, locale, bot)
    world.users[user.id] = user
    return user


def add_guild(world: World, name: str, owner_id: int, locale: str = "en-US") -> Guild:
    """Add a server with its owner and the bot, which has a role of its own."""
    guild = Guild(world.new_guild_id(), name, owner_id, locale)
    guild.roles[guild.id] = Role(guild.id, "@everyone", permissions.EVERYONE)
    role = Role(world.new_id(), world.bot.name, permissions.BOT, 1)
    guild.roles[role.id] = role
    guild.members[owner_id] = Member(owner_id, iso_now())
    guild.members[world.bot.id] = Member(world.bot.id, iso_now(), roles=[role.id])
    world.guilds[guild.id] = guild
    return guild


def add_channel(world: World, guild: Guild, name: str) -> Channel:
    """Add a text channel."""
    position = sum(channel.guild_id == guild.id for channel in world.channels.values())
    channel = Channel(world.new_id(), TEXT, name, guild.id, position=position)
    world.channels[channel.id] = channel
    return channel
