"""Application commands: what may be synced, and how users find, complete and type them."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from sandbox_kit import SandboxWithBot

from sandbox import ClientRefused
from sandbox.rules.check_commands import text_size, valid_name


def command(name: str = "x", **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "d", "type": 1} | more


def option(name: str = "o", kind: int = 3, **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "d", "type": kind} | more


def options(count: int, kind: int = 3) -> list[dict[str, Any]]:
    return [option(f"o{n}", kind) for n in range(count)]


def choices(count: int, value: Any = None) -> dict[str, Any]:
    listed = [{"name": f"c{n}", "value": f"v{n}" if value is None else value} for n in range(count)]
    return command(options=[option(choices=listed)])


def choice(**more: Any) -> dict[str, Any]:
    return command(options=[option(choices=[{"name": "n", "value": "v"} | more])])


def heavy(size: int) -> dict[str, Any]:
    """A command whose names, descriptions and values add up to `size` characters."""
    base = command(options=[option(f"o{n:02}", description="x" * 100) for n in range(25)])
    base["options"][0]["choices"] = [{"name": "x" * 100, "value": "v" * 100} for _ in range(25)]
    for number, one in enumerate(base["options"][0]["choices"]):
        one["name"] = f"{number:03}" + "x" * 97
    missing = size - text_size(base)
    for place in range(1, 25):
        extra = min(max(missing, 0), 200)
        half = extra // 2
        if extra:
            listed = [{"name": "n" * (half or 1), "value": "v" * (extra - half)}]
            base["options"][place]["choices"] = listed if extra > 1 else []
            missing -= extra if extra > 1 else 0
    base["description"] = "d" * (1 + missing)
    assert text_size(base) == size
    return base


LIMITS = {
    "name length": (command("x" * 32), command("x" * 33)),
    "name in lower case": (command("raise"), command("Raise")),
    "name of letters": (command("競り-上げる"), command("競り・上げる")),
    "name without spaces": (command("a_b"), command("a b")),
    "description": (command(description="x" * 100), command(description="x" * 101)),
    "description needed": (command(), command(description="")),
    "options": (command(options=options(25)), command(options=options(26))),
    "option names unique": (command(options=options(2)), command(options=[option(), option()])),
    "subcommands": (command(options=options(25, 1)), command(options=options(26, 1))),
    "required first": (
        command(options=[option("a", required=True), option("b")]),
        command(options=[option("a"), option("b", required=True)]),
    ),
    "no mixture": (command(options=options(2, 1)), command(options=[option("a", 1), option("b", 3)])),
    "depth": (
        command(options=[option("a", 2, options=[option("b", 1, options=[option()])])]),
        command(options=[option("a", 2, options=[option("b", 2, options=[option("c", 1)])])]),
    ),
    "choices": (choices(25), choices(26)),
    "choice name": (choice(name="x" * 100), choice(name="x" * 101)),
    "choice value": (choice(value="x" * 100), choice(value="x" * 101)),
    "choice type": (choice(value="1"), choice(value=1)),
    "choices or completion": (
        choices(2),
        command(options=[choices(2)["options"][0] | {"autocomplete": True}]),
    ),
    "completion of texts": (
        command(options=[option(autocomplete=True)]),
        command(options=[option(kind=5, autocomplete=True)]),
    ),
    "text lengths": (command(options=[option(max_length=6000)]), command(options=[option(max_length=6001)])),
    "number sizes": (
        command(options=[option(kind=4, max_value=2**53)]),
        command(options=[option(kind=4, max_value=2**53 + 1)]),
    ),
    "translated name": (
        command(name_localizations={"ja": "上げる"}),
        command(name_localizations={"ja": "上げる！"}),
    ),
    "translated description": (
        command(description_localizations={"ja": "あ" * 100}),
        command(description_localizations={"ja": "あ" * 101}),
    ),
    "locale": (command(name_localizations={"ja": "a"}), command(name_localizations={"jp": "a"})),
    "translated options unique": (
        command(options=[option("a", name_localizations={"ja": "甲"}), option("b")]),
        command(options=[option("a", name_localizations={"ja": "甲"}), option("甲")]),
    ),
    "contexts": (command(contexts=[0, 1, 2]), command(contexts=[3])),
    "size in all": (heavy(8000), heavy(8001)),
}


async def test_every_limit_of_commands_holds_at_its_figure(both: SandboxWithBot) -> None:
    path = f"/applications/{both.bot.application_id}/commands"
    for name, (good, bad) in LIMITS.items():
        assert (await both.bot.raw("PUT", path, [good]))[0]["id"], name
        with pytest.raises(discord.HTTPException) as refused:
            await both.bot.raw("PUT", path, [bad])
        assert (refused.value.status, refused.value.code) == (400, 50035), name


async def test_a_hundred_commands_with_names_of_their_own(both: SandboxWithBot) -> None:
    path = f"/applications/{both.bot.application_id}/commands"
    for bad in ([command(f"c{n}") for n in range(101)], [command(), command()]):
        with pytest.raises(discord.HTTPException, match="50035"):
            await both.bot.raw("PUT", path, bad)
    with pytest.raises(discord.HTTPException, match="50035"):
        await both.bot.raw("PUT", path, [command("a", name_localizations={"ja": "b"}), command("b")])
    assert len(await both.bot.raw("PUT", path, [command(f"c{n}") for n in range(100)])) == 100


async def test_two_hundred_creations_a_day(both: SandboxWithBot) -> None:
    path = f"/applications/{both.bot.application_id}/commands"
    first = [command(f"a{n}") for n in range(100)]
    await both.bot.raw("PUT", path, first)
    # What is there already isn't created again.
    await both.bot.raw("PUT", path, first)
    with pytest.raises(discord.HTTPException) as refused:
        await both.bot.raw("PUT", path, [command(f"b{n}") for n in range(100)])
    assert refused.value.code == 30034


async def test_translations_count_by_the_longest(both: SandboxWithBot) -> None:
    assert text_size(command("abc", description="x", name_localizations={"ja": "あ" * 5})) == 6


def test_names_follow_discords_rule() -> None:
    assert all(map(valid_name, ["raise", "上げる", "ビール", "a-b_c'd", "9", "ไทยดี"]))
    assert not any(map(valid_name, ["", "Raise", "a.b", "・", "a b", "😀"]))


async def test_syncing_keeps_ids_of_commands_that_stay(both: SandboxWithBot) -> None:
    first = {c["name"]: c["id"] for c in await both.sandbox.commands()}
    again = await both.bot.tree.sync()
    assert {c.name: str(c.id) for c in again} == first


async def test_options_reach_the_bot_with_their_types(both: SandboxWithBot) -> None:
    answer = await both.sandbox.slash(
        "Ben", "#table-1", "game raise", {"bid": 300, "colour": "red", "whom": "Chie", "note": "abc"}
    )
    assert answer.text == "300 r Chie abc en-US"
    assert (await both.sandbox.slash("Ben", "#table-1", "/game raise", bid=300)).text.startswith("300 none")


async def test_japanese_users_read_and_type_japanese_names(both: SandboxWithBot) -> None:
    answer = await both.sandbox.slash("Aoi", "#table-1", "game 上げる", {"競り値": 200, "colour": "赤"})
    assert answer.text == "200 r nobody None ja"
    with pytest.raises(ClientRefused, match="上げる"):
        await both.sandbox.slash("Ben", "#table-1", "game 上げる", {"bid": 200})


@pytest.mark.parametrize(
    ("typed", "given", "why"),
    [
        ("games raise", {}, "finds no command"),
        ("game lower", {}, "no subcommand"),
        ("game", {}, "subcommand must follow"),
        ("game raise", {}, "'bid' is required"),
        ("game raise", {"bid": "much"}, "is a number"),
        ("game raise", {"bid": 50}, "within 100 and 900"),
        ("game raise", {"bid": 200, "colour": "blue"}, "no choice"),
        ("game raise", {"bid": 200, "whom": "Nobody"}, "no user"),
        ("game raise", {"bid": 200, "note": "a"}, "2 to 5 characters"),
        ("game raise", {"bid": 200, "size": 1}, "has no option"),
    ],
)
async def test_what_the_client_would_not_send(
    both: SandboxWithBot, typed: str, given: dict[str, Any], why: str
) -> None:
    with pytest.raises(ClientRefused, match=why):
        await both.sandbox.slash("Ben", "#table-1", typed, given)
    assert await both.sandbox.interactions() == []


async def test_autocompletion_offers_what_the_bot_says(both: SandboxWithBot) -> None:
    offered = await both.sandbox.autocomplete("Ben", "#table-1", "game raise", "bid", "3")
    assert offered == [{"name": "300 florins", "value": 300}, {"name": "310 florins", "value": 310}]
    assert await both.sandbox.autocomplete("Aoi", "#table-1", "game 上げる", "競り値", "9") == []
    with pytest.raises(ClientRefused, match="completes no option"):
        await both.sandbox.autocomplete("Ben", "#table-1", "game raise", "whom", "C")


async def test_more_than_25_completions_are_refused(both: SandboxWithBot) -> None:
    many = [discord.app_commands.Choice(name=f"n{n}", value=n) for n in range(26)]

    async def bids(interaction: discord.Interaction, current: str) -> list[Any]:
        return many

    group: Any = both.bot.tree.get_command("game")
    group.get_command("raise")._params["bid"].autocomplete = bids
    with pytest.raises(ClientRefused, match="loading options"):
        await both.unanswered(both.sandbox.autocomplete("Ben", "#table-1", "game raise", "bid"))
    assert (await both.sandbox.interactions())[-1].refused == [50035]


async def test_places_and_permissions_decide_who_finds_a_command(both: SandboxWithBot) -> None:
    path = f"/applications/{both.bot.application_id}/commands"
    await both.bot.raw("PUT", path, [command("here", contexts=[0]), command("there", contexts=[1])])
    await both.sandbox.set_limits(answer=0.0)
    with pytest.raises(ClientRefused, match="finds no command"):
        await both.sandbox.slash("Ben", "dm", "here")
    with pytest.raises(ClientRefused, match="finds no command"):
        await both.sandbox.slash("Ben", "#table-1", "there")
    manage = str(discord.Permissions(manage_guild=True).value)
    await both.bot.raw("PUT", path, [command("mods", default_member_permissions=manage)])
    with pytest.raises(ClientRefused, match="finds no command"):
        await both.sandbox.slash("Ben", "#table-1", "mods")
    both.bot.tree.on_error = _quiet
    assert (await both.sandbox.slash("Olga", "#table-1", "mods")).kind == "none"


async def _quiet(interaction: discord.Interaction, error: Exception) -> None:
    """The tree doesn't know the command, and needn't say so."""


async def test_context_menus_reach_messages_and_users(both: SandboxWithBot) -> None:
    async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"quoted {message.id}")

    async def greet(interaction: discord.Interaction, user: discord.Member) -> None:
        await interaction.response.send_message(f"hello {user.display_name}")

    both.bot.tree.add_command(discord.app_commands.ContextMenu(name="Quote", callback=quote))
    both.bot.tree.add_command(discord.app_commands.ContextMenu(name="Greet", callback=greet))
    await both.bot.tree.sync()
    said = await both.sandbox.say("Dan", "#table-1", "words")
    assert (await both.sandbox.menu("Ben", "#table-1", "Quote", said)).text == f"quoted {said.id}"
    assert (await both.sandbox.menu("Ben", "#table-1", "Greet", "Chie")).text == "hello Chie"
