"""The application's emoji: created, listed, deleted, limited, and used in messages."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from sandbox_kit import SandboxWithBot, png


async def create(both: SandboxWithBot, name: str = "lake_1") -> discord.Emoji:
    return await both.bot.create_application_emoji(name=name, image=png(128, 128).getvalue())


async def refusal(asking: Any) -> tuple[int, int, str]:
    with pytest.raises(discord.HTTPException) as refused:
        await asking
    return refused.value.status, refused.value.code, refused.value.text


async def test_an_emoji_is_created_listed_and_deleted(both: SandboxWithBot) -> None:
    made = await create(both)
    (listed,) = await both.bot.fetch_application_emojis()
    assert (listed.id, listed.name) == (made.id, "lake_1") and listed.is_application_owned()
    await made.delete()
    assert await both.bot.fetch_application_emojis() == []
    assert (await refusal(made.delete()))[:2] == (404, 10014)


@pytest.mark.parametrize("name", ["a", "x" * 33, "with space", "湖湖"])
async def test_a_name_has_2_to_32_letters_figures_and_underscores(both: SandboxWithBot, name: str) -> None:
    assert (await refusal(create(both, name)))[:2] == (400, 50035)


async def test_two_emoji_never_have_one_name(both: SandboxWithBot) -> None:
    await create(both)
    assert (await refusal(create(both)))[:2] == (400, 50035)


@pytest.mark.parametrize("image", [b"\x89PNG\r\n\x1a\n no picture", png().getvalue() + bytes(256 * 1024)])
async def test_a_picture_is_one_of_at_most_256_kib(both: SandboxWithBot, image: bytes) -> None:
    wanted = both.bot.create_application_emoji(name="lake", image=image)
    assert (await refusal(wanted))[:2] == (400, 50035)


async def test_there_are_at_most_2000(both: SandboxWithBot) -> None:
    assert both.sandbox.service.limits.emojis == 2000
    await both.sandbox.set_limits(emojis=1)
    await create(both)
    assert (await refusal(create(both, "lake_2")))[:2] == (400, 30008)


async def test_a_button_and_an_option_take_an_emoji_that_exists_only(both: SandboxWithBot) -> None:
    made = await create(both)

    def view(emoji: discord.PartialEmoji) -> discord.ui.View:
        shown = discord.ui.View()
        shown.add_item(discord.ui.Button(label="Build", custom_id="b", emoji=emoji))
        option = discord.SelectOption(label="Lake", emoji=emoji)
        shown.add_item(discord.ui.Select(custom_id="s", options=[option]))
        return shown

    posted = await both.channel().send(view=view(discord.PartialEmoji(name=made.name, id=made.id)))
    assert len(posted.components) == 2
    (seen,) = await both.sandbox.messages("#table-1")
    assert seen.buttons[0]["emoji"]["id"] == str(made.id) == seen.selects[0]["options"][0]["emoji"]["id"]
    gone = discord.PartialEmoji(name="lake", id=7)
    status, code, text = await refusal(both.channel().send(view=view(gone)))
    assert (status, code) == (400, 50035) and "components.0.components.0.emoji.id: Invalid emoji" in text
    assert "components.1.components.0.options.0.emoji.id: Invalid emoji" in text
    assert "emoji.id: Invalid emoji" in (await refusal(posted.edit(view=view(gone))))[2]


async def test_creating_fails_on_demand(both: SandboxWithBot) -> None:
    await both.sandbox.fault("POST", r"/emojis$", status=403)
    assert (await refusal(create(both)))[0] == 403
    await create(both)
