"""Every size limit of messages, components and modals: at the limit accepted, one beyond refused."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from sandbox_kit import SandboxWithBot

from sandbox.rules.check_components import check_modal
from sandbox.rules.errors import BodyErrors, DiscordError

V2 = 1 << 15


def row(*children: dict[str, Any]) -> dict[str, Any]:
    return {"components": [{"type": 1, "components": list(children)}]}


def button(**more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "x", "custom_id": "x"} | more


def select(count: int = 2, **more: Any) -> dict[str, Any]:
    options = [{"label": f"o{n}", "value": f"v{n}"} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": options} | more


def option(**more: Any) -> dict[str, Any]:
    return select(options=[{"label": "o", "value": "v"} | more])


def buttons(count: int) -> list[dict[str, Any]]:
    return [button(custom_id=f"b{n}") for n in range(count)]


def rows(count: int) -> dict[str, Any]:
    return {"components": [{"type": 1, "components": [button(custom_id=f"r{n}")]} for n in range(count)]}


def v2(*components: dict[str, Any]) -> dict[str, Any]:
    return {"flags": V2, "components": list(components)}


def texts(*sizes: int) -> dict[str, Any]:
    return v2(*({"type": 10, "content": "x" * size} for size in sizes))


def gallery(count: int, **more: Any) -> dict[str, Any]:
    items = [{"media": {"url": "https://example.invalid/a.png"}} | more for _ in range(count)]
    return v2({"type": 12, "items": items})


def nested(leaves: int) -> dict[str, Any]:
    """A container with a row of five buttons and texts: 1 + 1 + 5 + the texts."""
    inner = [{"type": 1, "components": buttons(5)}]
    inner += [{"type": 10, "content": "x"} for _ in range(leaves - 7)]
    return v2({"type": 17, "components": inner})


SIZES = {
    "content": ({"content": "x" * 2000}, {"content": "x" * 2001}),
    "nonce": ({"content": "x", "nonce": "1" * 25}, {"content": "x", "nonce": "1" * 26}),
    "rows": (rows(5), rows(6)),
    "buttons in a row": (row(*buttons(5)), row(*buttons(6))),
    "a select fills its row": (row(select()), row(select(), button())),
    "a row is not empty": (row(button()), row()),
    "classic top level": (row(button()), {"components": [{"type": 10, "content": "x"}]}),
    "custom_id": (row(button(custom_id="x" * 100)), row(button(custom_id="x" * 101))),
    "custom_id unique": (row(*buttons(2)), row(button(), button())),
    "custom_id needed": (row(button()), row(button(custom_id=""))),
    "button label": (row(button(label="x" * 80)), row(button(label="x" * 81))),
    "button says something": (row(button()), row(button(label=""))),
    "select options": (row(select(25)), row(select(26))),
    "select options needed": (row(select(1)), row(select(0))),
    "select placeholder": (row(select(placeholder="x" * 150)), row(select(placeholder="x" * 151))),
    "select values": (row(select(max_values=2)), row(select(max_values=3))),
    "select order": (row(select(min_values=1)), row(select(min_values=2, max_values=1))),
    "option label": (row(option(label="x" * 100)), row(option(label="x" * 101))),
    "option value": (row(option(value="x" * 100)), row(option(value="x" * 101))),
    "option description": (row(option(description="x" * 100)), row(option(description="x" * 101))),
    "option values unique": (
        row(select(2)),
        row(select(options=[{"label": "a", "value": "v"}, {"label": "b", "value": "v"}])),
    ),
    "V2 components": (nested(40), nested(41)),
    "V2 text": (texts(2000, 2000), texts(2000, 2001)),
    "V2 alone": (texts(5), texts(5) | {"content": "x"}),
    "V2 without embeds": (texts(5), texts(5) | {"embeds": [{"title": "x"}]}),
    "V2 flag": (texts(5), texts(5) | {"flags": 0}),
    "V2 custom_id unique": (
        v2({"type": 1, "components": buttons(2)}),
        v2({"type": 1, "components": [button()]}, {"type": 1, "components": [button()]}),
    ),
    "V2 ids unique": (
        v2({"type": 10, "content": "x", "id": 4}, {"type": 10, "content": "x", "id": 5}),
        v2({"type": 10, "content": "x", "id": 4}, {"type": 10, "content": "x", "id": 4}),
    ),
    "V2 nesting": (
        v2({"type": 17, "components": [{"type": 14}]}),
        v2({"type": 17, "components": [{"type": 17, "components": [{"type": 14}]}]}),
    ),
    "gallery": (gallery(10), gallery(11)),
    "gallery description": (gallery(1, description="x" * 1024), gallery(1, description="x" * 1025)),
    "gallery file": (gallery(1), gallery(1, media={"url": "attachment://none.png"})),
    "section": (
        v2({"type": 9, "components": [{"type": 10, "content": "x"}] * 3, "accessory": button()}),
        v2({"type": 9, "components": [{"type": 10, "content": "x"}] * 4, "accessory": button()}),
    ),
    "section accessory": (
        v2({"type": 9, "components": [{"type": 10, "content": "x"}], "accessory": button()}),
        v2({"type": 9, "components": [{"type": 10, "content": "x"}]}),
    ),
}


async def test_every_limit_of_a_message_holds_at_its_figure(both: SandboxWithBot) -> None:
    path = f"/channels/{both.channel().id}/messages"
    for name, (good, bad) in SIZES.items():
        assert (await both.bot.raw("POST", path, good))["id"], name
        with pytest.raises(discord.HTTPException) as refused:
            await both.bot.raw("POST", path, bad)
        assert (refused.value.status, refused.value.code) == (400, 50035), name


async def test_a_message_must_hold_something(both: SandboxWithBot) -> None:
    for body in ({"content": ""}, {"components": []}):
        with pytest.raises(discord.HTTPException) as refused:
            await both.bot.raw("POST", f"/channels/{both.channel().id}/messages", body)
        assert refused.value.code == 50006


async def test_a_refusal_says_where(both: SandboxWithBot) -> None:
    with pytest.raises(
        discord.HTTPException, match=r"components\.0\.components\.0\.label: Must be 80 or fewer"
    ):
        await both.bot.raw("POST", f"/channels/{both.channel().id}/messages", row(button(label="x" * 81)))


async def test_a_refused_answer_can_be_mended(both: SandboxWithBot) -> None:
    async def doing(i: discord.Interaction) -> None:
        try:
            await i.response.send_message("x" * 2001)
        except discord.HTTPException as refused:
            await i.response.send_message(f"refused with {refused.code}")

    answer = await both.do(doing)
    assert answer.text == "refused with 50035" and answer.refused == [50035]


def text_input(**more: Any) -> dict[str, Any]:
    return {"type": 4, "style": 1, "custom_id": "t"} | more


def label(child: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {"type": 18, "label": "x", "component": child or text_input()} | more


def modal(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"title": "t", "custom_id": "m", "components": list(components) or [label()]} | more


def labels(count: int) -> list[dict[str, Any]]:
    return [label(text_input(custom_id=f"t{n}")) for n in range(count)]


def group(kind: int, count: int, defaults: int = 0, **more: Any) -> dict[str, Any]:
    """A radio group (21) or a group of checkboxes (22)."""
    options = [{"label": str(n), "value": str(n), "default": n < defaults} for n in range(count)]
    return {"type": kind, "custom_id": "r", "options": options} | more


MODALS = {
    "title": (modal(title="x" * 45), modal(title="x" * 46)),
    "custom_id": (modal(custom_id="x" * 100), modal(custom_id="x" * 101)),
    "components": (modal(*labels(5)), modal(*labels(6))),
    "unique": (modal(*labels(2)), modal(label(), label())),
    "label": (modal(label(label="x" * 45)), modal(label(label="x" * 46))),
    "description": (modal(label(description="x" * 100)), modal(label(description="x" * 101))),
    "placeholder": (
        modal(label(text_input(placeholder="x" * 100))),
        modal(label(text_input(placeholder="x" * 101))),
    ),
    "value": (modal(label(text_input(value="x" * 4000))), modal(label(text_input(value="x" * 4001)))),
    "length": (modal(label(text_input(max_length=4000))), modal(label(text_input(max_length=4001)))),
    "style": (modal(label(text_input(style=2))), modal(label(text_input(style=3)))),
    "no buttons": (modal(label(select())), modal(label(button()))),
    "most radio options": (modal(label(group(21, 10))), modal(label(group(21, 11)))),
    "fewest radio options": (modal(label(group(21, 2))), modal(label(group(21, 1)))),
    "radio defaults": (modal(label(group(21, 3, defaults=1))), modal(label(group(21, 3, defaults=2)))),
    "most boxes": (modal(label(group(22, 10))), modal(label(group(22, 11)))),
    "fewest boxes": (modal(label(group(22, 1))), modal(label(group(22, 0)))),
    "ticked boxes": (
        modal(label(group(22, 3, defaults=2, max_values=2))),
        modal(label(group(22, 3, defaults=3, max_values=2))),
    ),
    "most of the boxes": (
        modal(label(group(22, 3, min_values=2, max_values=3))),
        modal(label(group(22, 3, min_values=2, max_values=4))),
    ),
    "no box": (
        modal(label(group(22, 3, min_values=0, required=False))),
        modal(label(group(22, 3, min_values=0, required=True))),
    ),
    "no entry": (
        modal(label(select(3) | {"min_values": 0, "required": False})),
        modal(label(select(3) | {"min_values": 0, "required": True})),
    ),
    "a select's options": (modal(label(select(25))), modal(label(select(26)))),
    "nothing disabled": (modal(label(select(3))), modal(label(select(3) | {"disabled": True}))),
}


@pytest.mark.parametrize("name", MODALS)
def test_every_limit_of_a_modal_holds_at_its_figure(name: str) -> None:
    good, bad = MODALS[name]
    wrong = BodyErrors()
    check_modal(wrong, good)
    wrong.refuse()
    check_modal(wrong, bad)
    with pytest.raises(DiscordError, match="50035"):
        wrong.refuse()
