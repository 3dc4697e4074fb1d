"""What the page shows: markdown, pictures, unread marks, languages, the longest of everything."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from page_kit import DESK, PHONE, button, channel_of, post, row, window
from PIL import Image
from playwright.async_api import Browser, expect

from sandbox import Sandbox
from sandbox.files import Upload
from sandbox.rules.limits import (
    BUTTON_LABEL,
    CONTENT,
    MEDIA_DESCRIPTION,
    OPTION_DESCRIPTION,
    OPTION_LABEL,
    PLACEHOLDER,
    V2_TEXT,
)

V2 = 1 << 15
LONG_WORD = "Donaudampfschifffahrtsgesellschaftskapitän"


def picture(width: int, height: int) -> bytes:
    buffer = BytesIO()
    Image.new("RGB", (width, height), "teal").save(buffer, "PNG")
    return buffer.getvalue()


def texts(length: int) -> str:
    """A text of exactly this length with long words, Japanese and no good place to break."""
    return (f"{LONG_WORD * 2} 長い文章はここで折り返します。" * (length // 60 + 1))[:length]


def menu(custom_id: str) -> dict[str, Any]:
    options = [
        {
            "label": f"{n} {texts(OPTION_LABEL)}"[:OPTION_LABEL],
            "value": str(n),
            "description": texts(OPTION_DESCRIPTION),
        }
        for n in range(25)
    ]
    return row({"type": 3, "custom_id": custom_id, "options": options, "placeholder": "x" * PLACEHOLDER})


def longest_v2() -> dict[str, Any]:
    """A container with as much as Discord takes of everything the bot posts."""
    heading = f"## {LONG_WORD * 3}\n### {'見出し' * 30}\n-# {'x' * 300}\n- {'y' * 200}\n`{'z' * 200}`\n"
    left = V2_TEXT - len(heading) - 2 * BUTTON_LABEL
    section = {
        "type": 9,
        "components": [{"type": 10, "content": "s" * BUTTON_LABEL}],
        "accessory": button("accessory", "W" * BUTTON_LABEL),
    }
    rows = [row(*(button(f"b{n}{m}", "M" * BUTTON_LABEL, 1 + m % 4) for m in range(5))) for n in range(3)]
    items = [
        {"media": {"url": f"attachment://{n}.png"}, "description": texts(MEDIA_DESCRIPTION)} for n in range(3)
    ]
    inside = [
        {"type": 10, "content": heading + texts(left)},
        {"type": 14},
        section,
        {"type": 12, "items": items},
        *rows,
        menu("m1"),
        menu("m2"),
        {"type": 10, "content": "f" * BUTTON_LABEL},
    ]
    return {"flags": V2, "components": [{"type": 17, "accent_color": 0xD55E00, "components": inside}]}


def longest_classic() -> dict[str, Any]:
    return {"content": "<" + "w" * (CONTENT - 2) + ">", "components": [menu("m3")]}


def longest_names(sandbox: Sandbox) -> None:
    world = sandbox.world
    for user in world.users.values():
        user.display = f"{user.display} {'W' * 32}"[:32]
    for channel in world.channels.values():
        channel.name = f"{channel.name}-{'w' * 100}"[:100]
        channel.topic = texts(1024)
    for guild in world.guilds.values():
        guild.name = "G" * 100


@pytest.mark.parametrize("size", (DESK, PHONE), ids=("1280", "390"))
async def test_the_longest_of_everything_stays_within_the_window(
    chromium: Browser, sandbox: Sandbox, size: dict[str, int]
) -> None:
    uploads = [
        Upload(n, f"{n}.png", picture(*wide)) for n, wide in enumerate([(1600, 300), (300, 1600), (9, 9)])
    ]
    post(sandbox, "welcome", longest_classic())
    post(sandbox, "welcome", longest_v2(), uploads)
    service = sandbox.service
    ben = next(user for user in sandbox.world.users.values() if user.name == "ben")
    service.messages.new(service.places.open_dm(ben), sandbox.world.bot, longest_v2(), uploads, how="test")
    longest_names(sandbox)
    async with window(chromium, sandbox, ben.display, size=size) as shown:
        await expect(shown.main.get_by_role("article")).to_have_count(2)
        assert await shown.overflow() == []
        await shown.picture(f"longest-{size['width']}")
        await shown.main.locator(".select").last.click()
        await expect(shown.options).to_have_count(25)
        assert await shown.overflow() == []
        assert await shown.axe() == []
        await shown.page.keyboard.press("Escape")
        for tab in ("places", "dm") if size is PHONE else ():
            await shown.page.locator(f"[data-tab={tab}]").click()
            assert await shown.overflow() == []
            assert await shown.axe() == []
            await shown.picture(f"longest-{tab}-{size['width']}")


MARKDOWN = {
    "# One\n## Two\n### Three": "<h3>One</h3><h4>Two</h4><h5>Three</h5>",
    "-# small **bold**": "<p>small <strong>bold</strong></p>",
    "- a\n  - b\n- c": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    "3. a\n4. b": '<ol start="3"><li>a</li><li>b</li></ol>',
    "*i* _i_ __u__ ~~s~~ `c *x*`": ("<p><em>i</em> <em>i</em> <u>u</u> <s>s</s> <code>c *x*</code></p>"),
    "**b *i* `c`** snake_case_name 2 * 3 * 4": (
        "<p><strong>b <em>i</em> <code>c</code></strong> snake_case_name 2 * 3 * 4</p>"
    ),
    "***both*** \\*no\\*": "<p><strong><em>both</em></strong> *no*</p>",
    "> q\n> r\nafter": "<blockquote><p>q\nr</p></blockquote><p>after</p>",
    "```py\nx = 1\n```": "<pre><code>x = 1</code></pre>",
    "<script>alert(1)</script> &amp;": "<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp;</p>",
    "[t](javascript:x) **open": "<p>[t](javascript:x) **open</p>",
    "**参加**を押し、**開始**を": "<p><strong>参加</strong>を押し、<strong>開始</strong>を</p>",
}


async def test_texts_read_as_discord_shows_them(chromium: Browser, sandbox: Sandbox) -> None:
    async with window(chromium, sandbox, "Ben") as ben:
        for text, expected in MARKDOWN.items():
            shown = await ben.page.evaluate(
                """async text => {
                  const { blocks } = await import("/page/markdown.js");
                  const box = document.createElement("div");
                  box.append(...blocks(text, {user: () => "Aoi", channel: () => "x", go: () => 0}));
                  for (const e of box.querySelectorAll("[class]")) e.removeAttribute("class");
                  return box.innerHTML;
                }""",
                text,
            )
            assert shown == expected, text


async def test_mentions_name_people_and_lead_to_channels(chromium: Browser, sandbox: Sandbox) -> None:
    ids = {user.name: user.id for user in sandbox.world.users.values()}
    other = channel_of(sandbox, "table-2").id
    post(sandbox, "table-1", {"content": f"<@{ids['ben']}> and <@{ids['aoi']}> see <#{other}> <t:0:R>"})
    post(sandbox, "table-2", {"content": "there"})
    async with window(chromium, sandbox, "Ben", channel="table-1") as ben:
        await expect(ben.main.get_by_text("@Ben and @Aoi see #table-2")).to_be_visible()
        await expect(ben.main.locator(".calling")).to_have_count(1)
        await ben.button("#table-2").click()
        await expect(ben.main.get_by_text("there")).to_be_visible()
        await expect(ben.main.get_by_role("heading", level=1)).to_contain_text("table-2")


async def test_a_picture_opens_large_zooms_and_tells_its_alt_text(
    chromium: Browser, sandbox: Sandbox
) -> None:
    items = [{"media": {"url": "attachment://0.png"}, "description": "the whole table"}]
    body = {"flags": V2, "components": [{"type": 17, "components": [{"type": 12, "items": items}]}]}
    post(sandbox, "table-1", body, [Upload(0, "0.png", picture(2400, 1600))])
    async with window(chromium, sandbox, "Ben", channel="table-1") as ben:
        await ben.main.get_by_role("button", name="the whole table").press("Enter")
        dialog = ben.page.get_by_role("dialog", name="Picture")
        large = dialog.get_by_role("img", name="the whole table")
        await expect(dialog.locator(".caption")).to_have_text("the whole table")
        await expect(large).to_have_js_property("naturalWidth", 2400)
        fitting = (await large.bounding_box() or {})["width"]
        assert fitting <= 1280
        assert await ben.axe() == []
        for _ in range(4):
            await ben.page.keyboard.press("+")
        assert (await large.bounding_box() or {})["width"] > fitting * 3
        await ben.page.keyboard.press("0")
        assert (await large.bounding_box() or {})["width"] == fitting
        await ben.page.keyboard.press("Escape")
        await expect(dialog).to_have_count(0)
        await expect(ben.main.get_by_role("button", name="the whole table")).to_be_focused()


async def test_what_was_not_read_is_marked_until_it_is(chromium: Browser, sandbox: Sandbox) -> None:
    ben_id = next(user.id for user in sandbox.world.users.values() if user.name == "ben")
    async with window(chromium, sandbox, "Ben", channel="table-1") as ben:
        place = ben.page.locator(".place", has_text="table-2")
        post(sandbox, "table-2", {"content": "something"})
        await expect(place).to_have_class("place room unread")
        post(sandbox, "table-2", {"content": f"<@{ben_id}> your turn"})
        await expect(place.locator(".badge")).to_have_text("1 mention")
        await ben.page.keyboard.press("Alt+ArrowDown")
        await expect(ben.main.get_by_text("your turn")).to_be_visible()
        await expect(place.locator(".badge")).to_have_count(0)


async def test_a_seat_whose_person_was_called_is_marked(chromium: Browser, sandbox: Sandbox) -> None:
    aoi = next(user.id for user in sandbox.world.users.values() if user.name == "aoi")
    async with window(chromium, sandbox, "Ben", channel="table-1") as ben:
        post(sandbox, "table-1", {"content": f"<@{aoi}> your turn"})
        seat = ben.page.get_by_role("link", name="Sit as Aoi (has been called)", exact=True)
        await seat.click()
        await expect(ben.page.get_by_role("link", name="Aoiとして座っています")).to_be_visible()
        await expect(ben.page.locator(".seat.waits")).to_have_count(0)
        assert "as=Aoi" in ben.page.url


async def test_the_page_speaks_the_language_of_who_sits_and_changes_it_for_the_bot_too(
    chromium: Browser, sandbox: Sandbox
) -> None:
    async with window(chromium, sandbox, "Chie", channel="table-1") as chie:
        await expect(chie.page.locator("html")).to_have_attribute("lang", "ja")
        await expect(chie.main.get_by_role("button", name="送信")).to_be_visible()
        await chie.page.get_by_role("button", name="English").click()
        await expect(chie.main.get_by_role("button", name="Send")).to_be_visible()
        assert next(u.locale for u in sandbox.world.users.values() if u.name == "chie") == "en-US"


async def test_older_messages_come_when_asked_for(chromium: Browser, sandbox: Sandbox) -> None:
    for number in range(60):
        post(sandbox, "table-1", {"content": f"line {number}."})
    async with window(chromium, sandbox, "Ben", channel="table-1") as ben:
        await expect(ben.main.get_by_role("article")).to_have_count(40)
        await expect(ben.main.get_by_text("line 59.")).to_be_in_viewport()
        await ben.button("Show older messages").click()
        await expect(ben.main.get_by_role("article")).to_have_count(60)
        await expect(ben.main.get_by_text("line 59.")).not_to_be_in_viewport()


@pytest.mark.parametrize("dark", (False, True), ids=("light", "dark"))
async def test_both_themes_are_accessible(chromium: Browser, sandbox: Sandbox, dark: bool) -> None:
    buttons = row(*(button(f"b{style}", f"Style {style}", style) for style in (1, 2, 3, 4)))
    ids = [user.id for user in sandbox.world.users.values()]
    content = f"# H\n-# small\n> quote\n`code` <@{ids[0]}> <@{ids[3]}> [link](http://127.0.0.1/)"
    post(sandbox, "table-1", {"content": content, "components": [buttons]})
    async with window(chromium, sandbox, "Ben", channel="table-1", dark=dark) as ben:
        await expect(ben.main.get_by_role("article")).to_have_count(1)
        assert await ben.axe() == []
