"""Who is offered something beside the game hears of it without being called: no sound, no clock, once."""

from __future__ import annotations

from live_bot import LiveBot, Room, button_id, shown
from live_tables import market, offer_at, trade_form
from waiting import until

from sandbox import MessageView
from words import say

SILENT = 4096
"""Discord's flag of a message that makes no sound."""


async def ready(live: LiveBot) -> tuple[Room, int, int]:
    """A table, the person that the game waits for, and the first of the others."""
    room, _ = await market(live)
    giver = await room.awaited()
    return room, giver, next(one for one in room.people if one != giver)


async def trade(room: Room, giver: int) -> None:
    """Offer a trade to the first of the others."""
    opened = await trade_form(room, giver)
    await room.sandbox.submit_modal(giver, {"gets": "40"}, modal=opened)


async def notices(room: Room, person: int) -> list[MessageView]:
    """The messages of this kind in the channel and among the person's direct messages."""
    world = room.sandbox.service.world
    places = [room.channel, *(one.id for one in world.channels.values() if person in one.recipients)]
    found = [message for place in places for message in await room.sandbox.messages(place, limit=100)]
    begins = f"t:{room.id}:beside:"
    return [one for one in found if any(str(b.get("custom_id")).startswith(begins) for b in one.buttons)]


async def undelivered(room: Room) -> bool:
    return any(one.kind == "open" for one in await room.owed())


async def delivered(room: Room) -> None:
    async def there() -> bool:
        return not await undelivered(room)

    await until(there, "the message is delivered, or is none any more")


async def told(room: Room, person: int) -> MessageView:
    """The one message that tells of it, when it is delivered."""
    await delivered(room)
    (message,) = await notices(room, person)
    return message


async def test_an_offer_of_trade_is_told_once_silently_and_leads_to_the_panel(live: LiveBot) -> None:
    room, giver, taker = await ready(live)
    waits = (await room.now()).clock.waits
    await trade(room, giver)
    assert (await room.now()).clock.waits == waits
    message = await told(room, taker)
    assert message.text == say("en", "open-for", user=f"<@{taker}>")
    assert message.flags & SILENT and message.channel_id == room.channel
    panel = shown(await live.sandbox.click(taker, message, button_id(message, "t:")))
    assert panel.ephemeral
    await room.turn(await room.awaited())
    await told(room, taker)


async def test_who_wants_direct_messages_reads_the_offer_there(live: LiveBot) -> None:
    room, giver, taker = await ready(live)
    await live.sandbox.slash(taker, room.channel, "settings tell", how="dm")
    await trade(room, giver)
    message = await told(room, taker)
    assert message.flags & SILENT and message.channel_id != room.channel
    assert say(room.language_of(taker), "open-no-hurry") in message.text
    (offer,) = (await room.now()).game.trades
    assert (await room.now()).names[offer.giver] in message.text


async def test_an_offer_withdrawn_at_once_is_not_told_nor_is_who_wants_silence(
    live: LiveBot,
) -> None:
    room, giver, taker = await ready(live)
    await trade(room, giver)
    drop = f"{await offer_at(room, giver, 'DropTrade')}"
    await room.press(giver, drop)
    assert not (await room.now()).game.trades
    assert await undelivered(room)
    await delivered(room)
    assert await notices(room, taker) == []
    await live.sandbox.slash(taker, room.channel, "settings tell", how="none")
    await trade(room, giver)
    await delivered(room)
    assert await notices(room, taker) == []
