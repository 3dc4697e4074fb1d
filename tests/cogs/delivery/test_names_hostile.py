"""Whatever people call themselves: a table of theirs calls nobody, formats nothing and can be read."""

from __future__ import annotations

import unicodedata

import pytest
from live_bot import LiveBot, Room, shown

HOSTILE = {
    "mentions": "@everyone <@1> <@&2> <#3>",
    "markdown": "**b** __u__ ~~s~~ `c` [l](https://x.example) # h",
    "turned": "\u202eevil\u2066nested\u200f",
    "zero width": "a\u200bb\u2060c\ufeffd\u180e",
    "combining": "Z" + "\u0351" * 25 + "o",
    "nothing": "\u3164\u2800\u115f",
    "wide": "𝔘𝔫𝔦 ｆｕｌｌ {$seat} { -brand }",
}


@pytest.mark.parametrize("name", HOSTILE.values(), ids=list(HOSTILE))
async def test_a_table_of_somebody_of_any_name_calls_nobody_and_formats_nothing(
    live: LiveBot, name: str
) -> None:
    host, guest, channel = await live.person(), await live.person(), await live.channel()
    live.sandbox.service.world.users[host].display = name
    told = await live.sandbox.slash(host, channel, "table new", game="florence", where="thread")
    assert told.ephemeral
    (head,) = await live.store.tables_of(host)
    thread = live.sandbox.world.channels[head.channel_id]
    assert 1 <= len(thread.name) <= 100 and readable(thread.name)
    room = Room(live, thread.id, [host, guest], head.id)
    await live.sandbox.slash(guest, thread.id, "table join")
    third = await live.person()
    await live.sandbox.slash(third, thread.id, "table join")
    card = await room.card()
    await live.sandbox.slash(host, thread.id, "table start")
    await room.settled()
    post = await room.post()
    for message in (card, post):
        assert set(message.mentions) <= {host, guest, third}
        assert name not in message.text and readable(message.text)
        for markup in ("@everyone", "<@1>", "<@&2>", "<#3>", "](https", "**b**", "~~s~~", "{ $"):
            assert markup not in message.text.replace("\\@", ""), markup
    for reader, command in (
        (guest, "table status"),
        (guest, "log"),
        (guest, "board"),
        (guest, "hand"),
        (host, "stats"),
    ):
        answer = shown(await live.sandbox.slash(reader, thread.id, command))
        assert readable(answer.text) and "](https://x" not in answer.text and "<@1>" not in answer.text


def readable(text: str) -> bool:
    """No sign that turns the writing round or can't be seen, no pile of marks."""
    runs = marks = 0
    for sign in text:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        runs = max(runs, marks)
        if kind in ("Cf", "Co", "Cs") and sign != "\u200d":
            return False
    return runs <= 3
