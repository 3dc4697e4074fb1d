"""Answers to interactions: what a bot may do, when, and what the user then sees."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from sandbox_kit import SandboxWithBot
from waiting import until

from sandbox import ClientRefused


def buttons(*ids: str, disabled: bool = False) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for one in ids:
        view.add_item(discord.ui.Button(label=one.title(), custom_id=one, disabled=disabled))
    return view


async def test_a_reply_comes_back_to_the_user_who_typed(both: SandboxWithBot) -> None:
    answer = await both.do(lambda i: i.response.send_message(f"hello {i.user.display_name}"))
    assert (answer.kind, answer.callback_type, answer.text) == ("message", 4, "hello Aoi")
    assert answer.seconds > 0
    assert [m.text for m in await both.sandbox.messages("#table-1", "Ben")] == ["hello Aoi"]


async def test_an_ephemeral_reply_is_seen_by_its_user_only(both: SandboxWithBot) -> None:
    answer = await both.do(lambda i: i.response.send_message("secret", ephemeral=True, view=buttons("a")))
    assert answer.ephemeral
    assert [m.text for m in await both.sandbox.messages("#table-1", "Aoi")] == ["secret"]
    assert await both.sandbox.messages("#table-1", "Ben") == []
    assert [m async for m in both.channel().history()] == []
    with pytest.raises(ClientRefused, match="sees no message"):
        await both.sandbox.click("Ben", answer.message, "a")
    with pytest.raises(discord.NotFound, match="10008"):
        await both.channel().get_partial_message(answer.message.id).delete()


async def test_the_first_followup_after_a_defer_becomes_the_thinking_message(both: SandboxWithBot) -> None:
    async def doing(i: discord.Interaction) -> None:
        deferred = await i.response.defer(ephemeral=True, thinking=True)
        assert deferred is not None and deferred.is_thinking() and deferred.is_ephemeral()
        # Discord ignores that this one asks to be public: the deferred answer is hidden.
        await i.followup.send("first", ephemeral=False)
        await i.followup.send("second", ephemeral=True)

    answer = await both.do(doing)
    assert (answer.kind, answer.callback_type, answer.text) == ("message", 5, "first")
    assert answer.ephemeral
    seen = await both.sandbox.wait_message("#table-1", lambda m: m.text == "second", user="Aoi")
    assert seen.ephemeral
    assert len(await both.sandbox.messages("#table-1", "Aoi")) == 2


async def test_a_deferred_answer_that_is_edited_is_what_the_user_gets(both: SandboxWithBot) -> None:
    async def doing(i: discord.Interaction) -> None:
        await i.response.defer()
        await i.edit_original_response(content="after thinking")

    answer = await both.do(doing)
    assert (answer.kind, answer.text, answer.ephemeral) == ("message", "after thinking", False)
    assert answer.message is not None and answer.message.edited is None


async def test_a_defer_without_more_leaves_the_user_thinking(both: SandboxWithBot) -> None:
    both.bot.doing = lambda i: i.response.defer(ephemeral=True)
    answer = await both.sandbox.slash("Aoi", "#table-1", "do", patience=0.02)
    assert (answer.kind, answer.callback_type, answer.ephemeral) == ("thinking", 5, True)
    assert answer.message is not None and answer.message.thinking


async def test_a_second_answer_is_refused_with_40060(both: SandboxWithBot) -> None:
    async def doing(i: discord.Interaction) -> None:
        await i.response.send_message("once")
        i.response._response_type = None
        await i.response.send_message("twice")

    answer = await both.do(doing)
    await until(lambda: both.bot.broken)
    assert both.bot.broken[0].code == 40060
    assert (await both.sandbox.answer(answer)).refused == [40060]
    assert len(await both.sandbox.messages("#table-1")) == 1


async def test_an_answer_after_the_limit_is_refused_with_10062(both: SandboxWithBot) -> None:
    await both.sandbox.set_limits(answer=0.0)
    answer = await both.do(lambda i: i.response.send_message("late"))
    await until(lambda: both.bot.broken)
    assert answer.kind == "none" and answer.acked is None
    assert both.bot.broken[0].code == 10062


async def test_a_followup_before_any_answer_is_refused_with_10015(both: SandboxWithBot) -> None:
    await both.sandbox.set_limits(answer=0.1)
    answer = await both.do(lambda i: i.followup.send("too early"))
    await until(lambda: both.bot.broken)
    assert answer.kind == "none" and both.bot.broken[0].code == 10015


async def test_the_token_ends_with_50027(both: SandboxWithBot) -> None:
    async def doing(i: discord.Interaction) -> None:
        await i.response.send_message("in time")
        both.sandbox.service.limits.token = 0.0
        await i.followup.send("too late")

    await both.do(doing)
    await until(lambda: both.bot.broken)
    assert both.bot.broken[0].code == 50027


async def test_original_and_followups_can_be_edited_and_deleted(both: SandboxWithBot) -> None:
    async def doing(i: discord.Interaction) -> None:
        await i.response.send_message("one", ephemeral=True)
        more: Any = await i.followup.send("two", ephemeral=True, wait=True)
        await more.edit(content="two!")
        await i.delete_original_response()
        await i.followup.send("end", ephemeral=True)

    answer = await both.do(doing)
    await both.sandbox.wait_message("#table-1", lambda m: m.text == "end", user="Aoi")
    assert [m.text for m in await both.sandbox.messages("#table-1", "Aoi")] == ["two!", "end"]
    again = await both.sandbox.answer(answer)
    assert again.message is None and [m.text for m in again.followups] == ["two!", "end"]


async def test_a_click_can_update_its_message_or_defer_first(both: SandboxWithBot) -> None:
    posted = await both.channel().send("board", view=buttons("go", "later"))
    both.bot.handlers["go"] = lambda i: i.response.edit_message(content="moved", view=None)

    async def later(i: discord.Interaction) -> None:
        await i.response.defer()
        await i.edit_original_response(content="moved later")

    both.bot.handlers["later"] = later
    answer = await both.sandbox.click("Ben", posted.id, "Later")
    assert (answer.kind, answer.callback_type) == ("deferred_update", 6)
    settled = await both.sandbox.settle(answer)
    assert settled.text == "moved later"
    assert await both.sandbox.settle(settled, patience=60) == settled, "nothing is owed any more"
    answer = await both.sandbox.click("Ben", posted.id, "go")
    assert (answer.kind, answer.text, answer.message.buttons) == ("update", "moved", [])
    with pytest.raises(ClientRefused):
        await both.sandbox.click("Ben", posted.id, "go")


async def test_disabled_and_unknown_buttons_can_not_be_clicked(both: SandboxWithBot) -> None:
    posted = await both.channel().send("board", view=buttons("go", disabled=True))
    with pytest.raises(ClientRefused, match="disabled"):
        await both.sandbox.click("Ben", posted.id, "go")
    with pytest.raises(ClientRefused, match="shows no"):
        await both.sandbox.click("Ben", posted.id, "stop")


async def test_selects_send_values_by_label_or_value(both: SandboxWithBot) -> None:
    options = [discord.SelectOption(label="One", value="1"), discord.SelectOption(label="Two", value="2")]
    view = discord.ui.View(timeout=None)
    select: discord.ui.Select[Any] = discord.ui.Select(custom_id="pick", options=options, max_values=2)

    async def picked(i: discord.Interaction) -> None:
        await i.response.send_message(",".join(select.values))

    select.callback = picked  # type: ignore[method-assign]
    both.bot.handlers["pick"] = _nothing
    view.add_item(select)
    posted = await both.channel().send("choose", view=view)
    assert (await both.sandbox.select("Emi", posted.id, "pick", ["Two", "1"])).text == "2,1"
    with pytest.raises(ClientRefused, match="no option"):
        await both.sandbox.select("Emi", posted.id, "pick", ["3"])
    with pytest.raises(ClientRefused, match="1 to 2 values"):
        await both.sandbox.select("Emi", posted.id, "pick", [])


async def _nothing(_: discord.Interaction) -> None:
    """Answered by the view."""


class Form(discord.ui.Modal, title="Bid"):
    amount = discord.ui.Label(
        text="Amount", component=discord.ui.TextInput(custom_id="amount", min_length=2, max_length=4)
    )
    colour = discord.ui.Label(
        text="Colour",
        component=discord.ui.Select(
            custom_id="colour", options=[discord.SelectOption(label="Red", value="r")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.amount.component, discord.ui.TextInput)
        assert isinstance(self.colour.component, discord.ui.Select)
        said = f"{self.amount.component.value} {self.colour.component.values[0]}"
        if interaction.message is not None:
            await interaction.response.edit_message(content=said)
        else:
            await interaction.response.send_message(said, ephemeral=True)


async def test_a_modal_opens_is_filled_in_and_answered(both: SandboxWithBot) -> None:
    form = Form(custom_id="form")
    both.bot.handlers["form"] = _nothing
    opened = await both.do(lambda i: i.response.send_modal(form))
    assert opened.kind == "modal" and opened.modal is not None and opened.modal["title"] == "Bid"
    with pytest.raises(ClientRefused, match="2 to 4 characters"):
        await both.sandbox.submit_modal("Aoi", {"Amount": "1", "Colour": "Red"})
    with pytest.raises(ClientRefused, match="no modal is open before"):
        await both.sandbox.submit_modal("Ben", {"Amount": "123", "Colour": "Red"})
    answer = await both.sandbox.submit_modal("Aoi", {"amount": "123", "Colour": "Red"}, modal=opened)
    assert (answer.text, answer.ephemeral) == ("123 r", True)


def every_field() -> discord.ui.Modal:
    """A modal with each kind of field that stands in a label."""
    choices = [("Red", "r"), ("Blue", "b"), ("Green", "g")]
    radio = [
        discord.RadioGroupOption(label=name, value=value, default=value == "b") for name, value in choices
    ]
    boxes = [discord.CheckboxGroupOption(label=name, value=value) for name, value in choices]
    options = [discord.SelectOption(label=name, value=value) for name, value in choices]
    fields: list[tuple[str, discord.ui.Item[Any]]] = [
        ("How many", discord.ui.TextInput(custom_id="many", default="3", required=False)),
        ("One", discord.ui.RadioGroup(custom_id="one", options=radio)),
        (
            "Some",
            discord.ui.CheckboxGroup(
                custom_id="some", options=boxes, min_values=0, max_values=2, required=False
            ),
        ),
        (
            "Several",
            discord.ui.Select(
                custom_id="several", options=options, min_values=0, max_values=3, required=False
            ),
        ),
    ]
    modal = discord.ui.Modal(title="Everything", custom_id="all")
    for label, field in fields:
        modal.add_item(discord.ui.Label(text=label, component=field, description="what it means"))
    return modal


async def test_each_kind_of_field_is_sent_inside_its_label(both: SandboxWithBot) -> None:
    """A field that nobody touches sends what it showed."""
    sent: list[Any] = []

    async def read(i: discord.Interaction) -> None:
        data: Any = i.data
        sent.append([part["component"] for part in data["components"]])
        await i.response.send_message("read", ephemeral=True)

    both.bot.handlers["all"] = read
    untouched = await both.do(lambda i: i.response.send_modal(every_field()))
    await both.sandbox.submit_modal("Aoi", {}, modal=untouched)
    filled = await both.do(lambda i: i.response.send_modal(every_field()))
    given = {"How many": "7", "One": "Red", "Some": ["Red", "g"], "several": ["b", "Green"]}
    await both.sandbox.submit_modal("Aoi", given, modal=filled)
    shown = [[part.get("values", part.get("value")) for part in parts] for parts in sent]
    assert shown == [["3", "b", [], []], ["7", "r", ["r", "g"], ["b", "g"]]]
    assert [part["type"] for part in sent[0]] == [4, 21, 22, 3]


@pytest.mark.parametrize(
    "given",
    [{"One": ["Red", "Blue"]}, {"Some": ["r", "g", "b"]}, {"Some": "purple"}, {"Several": "purple"}],
    ids=str,
)
async def test_a_client_sends_no_more_than_a_field_takes(both: SandboxWithBot, given: dict[str, Any]) -> None:
    opened = await both.do(lambda i: i.response.send_modal(every_field()))
    with pytest.raises(ClientRefused):
        await both.sandbox.submit_modal("Aoi", given, modal=opened)


async def test_a_modal_opened_by_a_button_can_update_the_message(both: SandboxWithBot) -> None:
    posted = await both.channel().send("board", view=buttons("open"))
    both.bot.handlers |= {"form": _nothing, "open": lambda i: i.response.send_modal(Form(custom_id="form"))}
    assert (await both.sandbox.click("Chie", posted.id, "open")).kind == "modal"
    answer = await both.sandbox.submit_modal("Chie", {"Amount": "55", "Colour": "r"})
    assert (answer.kind, answer.text) == ("update", "55 r")
    assert answer.message is not None and answer.message.id == posted.id


async def test_a_modal_must_be_the_first_answer_and_never_answers_a_modal(both: SandboxWithBot) -> None:
    class Insisting(Form, title="Again"):
        async def on_submit(self, interaction: discord.Interaction) -> None:
            await interaction.response.send_modal(Form())

    async def too_late(i: discord.Interaction) -> None:
        await i.response.defer()
        i.response._response_type = None
        await i.response.send_modal(Form())

    both.bot.doing = too_late
    await both.sandbox.slash("Aoi", "#table-1", "do", patience=0.0)
    await until(lambda: both.bot.broken)
    assert [getattr(broken, "code", 0) for broken in both.bot.broken] == [40060]
    both.bot.handlers["form"] = _nothing
    await both.do(lambda i: i.response.send_modal(Insisting(custom_id="form")))
    answer = await both.unanswered(
        both.sandbox.submit_modal("Aoi", {"Amount": "55", "Colour": "r"}),
    )
    assert answer.kind == "none" and answer.refused == [50035]


async def test_an_interaction_delivered_twice_runs_both_handlers_and_the_second_gets_40060(
    both: SandboxWithBot,
) -> None:
    ran = []

    async def doing(i: discord.Interaction) -> None:
        ran.append(i.id)
        await i.response.send_message("played")

    await both.sandbox.double_interactions()
    answer = await both.do(doing)
    await until(lambda: both.bot.broken)
    assert ran == [answer.interaction_id] * 2
    assert [getattr(broken, "code", 0) for broken in both.bot.broken] == [40060]


async def test_interactions_say_who_where_and_in_what_language(both: SandboxWithBot) -> None:
    seen: list[discord.Interaction] = []

    async def doing(i: discord.Interaction) -> None:
        seen.append(i)
        await i.response.send_message("ok")

    await both.do(doing, user="Aoi")
    await both.do(doing, user="Ben")
    await both.do(doing, user="Ben", channel="dm")
    assert [str(i.locale) for i in seen] == ["ja", "en-US", "en-US"]
    assert seen[0].guild is not None and seen[0].guild.name == "Loggia test"
    assert isinstance(seen[0].user, discord.Member) and seen[0].permissions.send_messages
    assert isinstance(seen[0].channel, discord.TextChannel) and seen[0].filesize_limit == 10 * 1024 * 1024
    assert isinstance(seen[2].channel, discord.DMChannel) and seen[2].guild is None
    assert seen[0].app_permissions.attach_files and not seen[0].app_permissions.manage_messages


async def test_records_say_what_was_done_and_when(both: SandboxWithBot) -> None:
    await both.do(lambda i: i.response.send_message("ok"))
    record = (await both.sandbox.interactions())[-1]
    assert (record.name, record.user, record.callback_type) == ("do", "aoi", 4)
    assert record.acked is not None and record.created < record.acked
    assert [(post.what, post.how) for post in await both.sandbox.posts()] == [("create", "callback")]
    request = (await both.sandbox.requests())[-1]
    assert request.method == "POST" and request.path.endswith("/callback") and request.status == 200
    assert request.body is not None and request.body["type"] == 4
