"""What went wrong is told beside the message that was clicked on, which stays as it is."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.screens.forms import Form, TextField
from cogs.screens.parts import Screen, Text
from cogs.support import interactions
from cogs.support.discord_errors import ErrorCode
from cogs.support.icons import Icons
from cogs.support.layout import layout


class Response:
    """Records how an interaction is answered."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.acknowledged = asyncio.Event()

    def is_done(self) -> bool:
        return bool(self.calls)

    async def defer(self, **how: Any) -> None:
        self.calls.append("defer")
        self.acknowledged.set()

    async def send_message(self, **what: Any) -> None:
        assert what["ephemeral"]
        self.calls.append("message")

    async def edit_message(self, **what: Any) -> None:
        self.calls.append("edit")

    async def send_modal(self, modal: discord.ui.Modal) -> None:
        self.calls.append("form")


def interaction(response: Response, type: discord.InteractionType, **later: Any) -> Any:
    """An interaction as discord.py gives it. `later`: how it is answered after its acknowledgement."""
    client = SimpleNamespace(icons=Icons(), layout=lambda screen: layout(screen, Icons()))
    return SimpleNamespace(id=1, type=type, client=client, response=response, **later)


async def answered(
    screen: Screen | Form, slow: bool, type: discord.InteractionType = discord.InteractionType.component
) -> list[str]:
    response, followed = Response(), []

    async def work() -> Screen | Form:
        if slow:
            await response.acknowledged.wait()
        return screen

    async def send(**what: Any) -> None:
        assert what["ephemeral"]
        followed.append("followup")

    async def edit(**what: Any) -> None:
        followed.append("edit later")

    asked = interaction(response, type, followup=SimpleNamespace(send=send), edit_original_response=edit)
    await interactions.reply(asked, work(), edit=True)
    return response.calls + followed


@pytest.mark.parametrize(
    ("aside", "slow", "calls"),
    [
        (True, False, ["message"]),
        (True, True, ["defer", "followup"]),
        (False, False, ["edit"]),
        (False, True, ["defer", "edit later"]),
    ],
)
async def test_a_fault_never_takes_the_place_of_a_panel(
    monkeypatch: pytest.MonkeyPatch, aside: bool, slow: bool, calls: list[str]
) -> None:
    monkeypatch.setattr(interactions, "PATIENCE", 0.01 if slow else 600.0)
    screen = Screen((Text("went wrong"),), aside=aside)
    assert await answered(screen, slow) == calls


FORM = Form("n:1", "How many?", (TextField("number", "Pieces"),), otherwise=Screen((Text("the panel"),)))


@pytest.mark.parametrize(
    ("type", "slow", "calls"),
    [
        (discord.InteractionType.component, False, ["form"]),
        (discord.InteractionType.component, True, ["defer", "edit later"]),
        (discord.InteractionType.modal_submit, False, ["edit"]),
    ],
)
async def test_where_no_form_can_open_its_screen_is_shown(
    monkeypatch: pytest.MonkeyPatch, type: discord.InteractionType, slow: bool, calls: list[str]
) -> None:
    """It comes too late, or answers a form that was sent."""
    monkeypatch.setattr(interactions, "PATIENCE", 0.01 if slow else 600.0)
    assert await answered(FORM, slow, type) == calls


@pytest.mark.parametrize(
    ("codes", "shown"),
    [
        ([], True),
        ([ErrorCode.ALREADY_ACKNOWLEDGED], True),
        ([ErrorCode.INVALID_FORM_BODY], True),
        ([ErrorCode.UNKNOWN_INTERACTION], False),
        ([ErrorCode.INVALID_FORM_BODY] * interactions.TRIES, False),
    ],
    ids=["at once", "an earlier try had arrived", "at the second try", "expired", "refused"],
)
async def test_what_nobody_saw_does_not_count_as_shown(
    monkeypatch: pytest.MonkeyPatch, codes: list[ErrorCode], shown: bool
) -> None:
    """A panel that nobody saw is not kept current."""
    monkeypatch.setattr(interactions, "PATIENCE", 600.0)
    monkeypatch.setattr(interactions, "PAUSE", 0.0)
    left = list(codes)

    class Refusing(Response):
        async def send_message(self, **what: Any) -> None:
            if left:
                answer: Any = SimpleNamespace(status=400, reason="")
                raise discord.HTTPException(answer, {"code": left.pop(0), "message": ""})
            await super().send_message(**what)

    async def work() -> Screen:
        return Screen((Text("the panel"),))

    asked = interaction(Refusing(), discord.InteractionType.component)
    assert await interactions.reply(asked, work()) is shown
