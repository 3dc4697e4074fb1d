"""What people ask of a table beside moves: its menu, proposals, calls for consent; and who moderates it."""

from __future__ import annotations

from live_bot import LiveBot, Room, button_id
from waiting import until

from cogs.screens import ids
from games.manager.people.table_requests import TableRequest
from sandbox import ActResult, MessageView


async def menu(room: Room, person: int) -> MessageView:
    """Two taps: "Your move", and the menu in the panel's place."""
    panel = await room.panel(person)
    answer = await room.live.sandbox.click(person, panel, button_id(panel, "T:"))
    assert answer.kind == "update" and answer.message is not None and answer.message.id == panel.id
    return answer.message


async def choose(
    room: Room, person: int, shown: MessageView, request: TableRequest, of: str = "all"
) -> ActResult:
    """An entry of a menu: what it would be."""
    entry = str(ids.TableRequestButton(room.id, request.what, request.number, request.word))
    id = next(one["custom_id"] for one in shown.selects if one["custom_id"].startswith("S:"))
    assert id == str(ids.TableRequestMenu(room.id, of))  # type: ignore[arg-type]
    return await room.live.sandbox.select(person, shown, id, [entry])


async def do(room: Room, person: int, asked: ActResult) -> ActResult:
    """Confirm what an entry of the menu would do."""
    assert asked.message is not None, asked
    return await room.sandbox.click(person, asked.message, button_id(asked.message, "P:"))


def labels(message: MessageView | None) -> list[str]:
    """The words on the buttons of a message."""
    assert message is not None
    return [str(button["label"]) for button in message.buttons]


async def proposal_at(room: Room) -> int:
    """The log entry of the open proposal, which the ids of its buttons carry."""
    proposal = (await room.now()).proposal
    assert proposal is not None
    return proposal.at


async def proposal_post(room: Room) -> MessageView:
    """Wait for the message that calls for consent; returns it."""

    async def there() -> list[MessageView]:
        return await calls_for_consent(room)

    called: list[MessageView] = await until(there, "those who have to agree are called")
    return called[-1]


async def no_call(room: Room) -> None:
    """Wait until the message that called for consent is gone."""

    async def gone() -> bool:
        return not await calls_for_consent(room)

    await until(gone, "what is settled is not asked any more")


async def calls_for_consent(room: Room) -> list[MessageView]:
    """The messages with buttons of a proposal, other than posts of the table."""
    return [one for one in await room.messages() if has_id(one, "u:") and not has_id(one, "t:")]


def has_id(message: MessageView, starts: str) -> bool:
    """Whether the id of a button begins so."""
    return any(str(button.get("custom_id")).startswith(starts) for button in message.buttons)


async def manager(live: LiveBot) -> int:
    """Somebody who manages the server."""
    return next(iter(live.sandbox.world.guilds.values())).owner_id


async def server(live: LiveBot) -> tuple[int, int]:
    """Two channels of a new server: of one with many tables only some are listed."""
    name = f"Admin {live.sandbox.world.new_id()}"
    guild = await live.sandbox.add_guild(name, ["room-1", "room-2"])
    here, elsewhere = [one.id for one in live.sandbox.world.channels.values() if one.guild_id == guild]
    return here, elsewhere
