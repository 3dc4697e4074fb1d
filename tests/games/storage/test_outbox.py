"""What an answer leaves to be told: whose hand has changed, who looks at theirs again in a new chapter."""

from __future__ import annotations

import random

import msgspec
from shared_table import PEOPLE, SECRET, SharedTable

from games.core import Seat, engine
from games.core.chance import Secret
from games.manager.model.action import Action
from games.manager.model.table import chapter, hand_mark, play_move
from games.manager.storage.outbox import log_entries_of, outbox_after


async def test_a_hand_is_sent_when_it_has_changed_and_again_in_a_new_chapter(shared: SharedTable) -> None:
    """Aloud where it has changed and somebody else brought that about; else it lies there quietly."""
    table, rng, chance = await shared.table(), random.Random(2), Secret(SECRET)
    changed = again = 0
    while not table.game.over:
        seat, move = engine.random_answer(table.game, rng)
        after = engine.play(table.title, table.game, seat, move, chance).game
        turned = chapter(table.title, table.game) != chapter(table.title, after)
        owed = [one for one in outbox_after(table, after, 0, {Seat(seat)}) if one.kind == "hand"]
        sent = {one.target: msgspec.msgpack.decode(one.payload) for one in owed}
        for at, person in enumerate(PEOPLE):
            other = hand_mark(table, table.game, Seat(at)) != hand_mark(table, after, Seat(at))
            held = any(table.title.hand(after, Seat(at)).values())
            assert (person in sent) is (other or (turned and held))
            if person in sent:
                assert sent[person] == [at, not other or at == seat]
            changed += other
            again += person in sent and not other
        table = msgspec.structs.replace(table, game=after)
    assert changed > 5 and again > 5


async def test_what_was_forced_is_nobodys_own_answer(shared: SharedTable) -> None:
    """Also where it is forced upon who has answered: it is no act of theirs."""
    table, rng, forced = await shared.table(), random.Random(2), 0
    while not table.game.over:
        seat, move = engine.random_answer(table.game, rng)
        one = play_move(table, table.game, Seat(seat), move)
        entries = log_entries_of(Action(Seat(seat), PEOPLE[seat], move, "panel"), one)
        assert (entries[0].user_id, entries[0].cause) == (PEOPLE[seat], "panel")
        for entry in entries[1:]:
            assert (entry.user_id, entry.cause) == (None, "forced")
            forced += 1
        table = msgspec.structs.replace(table, game=one.game)
    assert forced > 0
