"""The one living post of a table: edited while the same thing goes on, posted anew when there is a reason,
and nobody is called twice for one question."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from live_bot import LiveBot, button_id

from cogs.delivery import post_policy
from cogs.delivery.notify_by import NotifyBy
from cogs.delivery.post_policy import PostMemory, PostSituation
from db import Logged, SeatHolder
from games.core import Seat, engine
from games.core.chance import Secret
from games.florence.rules.auction import Bidding, Selecting
from games.florence.rules.rounds import Round
from games.florence.rules.turn import Actions, Turn
from games.manager.model.in_advance import GivenInAdvance, StoredOrder
from games.manager.model.study import StudyTerms
from games.manager.model.table import Table, chapter
from games.manager.storage.outbox_items import RestoredBackup
from games.titles import TITLES

FLORENCE = TITLES["florence"]
PRESENT = 120_000
NOW = 10_000_000


def table(**changes: Any) -> Table:
    """A table at its first question, which is to all three."""
    options = FLORENCE.options()
    game = engine.start(FLORENCE, 3, options, Secret(bytes(32))).game
    places = tuple(SeatHolder(seat, 100 + seat, f"P{seat}") for seat in range(3))
    fields: dict[str, Any] = {
        "id": 1,
        "guild_id": 1,
        "channel_id": 9,
        "title": FLORENCE,
        "language": "en",
        "status": "running",
        "host": 100,
        "entry_no": 7,
        "options": options,
        "seats": places,
        "secret": bytes(32),
        "commitment": "",
        "game": game,
    }
    return Table(**(fields | changes))


def move(entry_no: int, seat: int, cause: str = "by_hand") -> Logged:
    return Logged(1, entry_no, NOW, None, "move", seat, 100 + seat, b"", b"", b"", cause)


def asking(now: Table, *seats: int) -> Table:
    """The same table with only these seats asked."""
    game = FLORENCE.copy(now.game)
    phase = game.phases[-1]
    for seat in range(3):
        if seat not in seats:
            phase.returned[seat] = phase.dealt[seat][0]
    return msgspec.structs.replace(now, game=game)


def note(now: Table, **changes: Any) -> PostMemory:
    fields: dict[str, Any] = {"channel": 9, "chapter": chapter(FLORENCE, now.game), "notified": {}}
    return PostMemory(**(fields | changes))


def plan(
    now: Table, known: PostMemory, entries: list[Logged], acts: dict[int, int] | None = None
) -> post_policy.PostPlan:
    told_to = now.entry_no - len(entries)
    return post_policy.plan(PostSituation(now, told_to, known, entries, NOW), acts or {}, PRESENT)


def new_post(*situation: Any, last_exists: bool = False) -> post_policy.PostPlan:
    return post_policy.new_post(PostSituation(*situation), last_exists)


def test_the_first_post_calls_everyone_who_is_asked() -> None:
    now = table()
    made = new_post(now, 6, PostMemory(), [move(7, 0)])
    assert made.new_post and made.mentions == (100, 101, 102)
    again = plan(now, made.memory, [])
    assert not again.new_post and not again.mentions


def test_who_rests_is_called_by_no_post_and_afterwards() -> None:
    now, rest = (
        table(),
        {Seat(1): NotifyBy(free_from=NOW + 5_000), Seat(2): NotifyBy(direct_message=True, mention=False)},
    )
    made = new_post(now, 6, PostMemory(), [move(7, 0)], NOW, rest)
    assert made.mentions == (100,) and made.direct_messages == (Seat(2),) and made.mention_at == NOW + 5_000
    assert set(made.memory.notified) == {0, 2}
    woken = new_post(now, 7, made.memory, [], NOW + 5_000, rest)
    assert woken.mentions == (101,) and woken.mention_at is None


def test_what_others_answer_meanwhile_is_edited_and_calls_nobody() -> None:
    first = new_post(table(), 6, PostMemory(), []).memory
    now = asking(table(), 1, 2)
    made = plan(now, first, [move(7, 0)], {100: NOW})
    assert not made.new_post and made.mention_at is None


def test_play_passing_to_somebody_who_is_away_edits_and_calls_them_alone() -> None:
    now = asking(table(), 1)
    made = plan(now, note(now), [move(7, 0)], {100: NOW, 101: NOW - PRESENT})
    assert not made.new_post and made.check_sight and made.mentions == (101,)
    again = plan(now, made.memory, [], {100: NOW})
    assert not again.mentions and not again.mention_answered, "they are called for this question"


def test_a_call_is_taken_away_once_it_is_answered() -> None:
    now = asking(table(), 1)
    called = plan(now, note(now), [move(7, 0)], {100: NOW}).memory
    then = asking(table(), 2)
    made = plan(then, called, [move(8, 1)], {101: NOW, 102: NOW})
    assert made.mention_answered and not made.mentions and made.mention_at == NOW + PRESENT


def test_whoever_was_here_just_now_sees_the_edit_and_is_called_later() -> None:
    now = asking(table(), 1)
    made = plan(now, note(now), [move(7, 0)], {100: NOW, 101: NOW - 50_000})
    assert not made.new_post and made.check_sight and made.mention_at == NOW + 70_000
    situation = PostSituation(now, 7, made.memory, [], NOW + 70_000)
    late = post_policy.plan(situation, {101: NOW - 50_000}, PRESENT)
    assert not late.new_post and late.mentions == (101,), "they have gone"


def test_a_fence_in_the_middle_of_a_turn_calls_nobody() -> None:
    now = asking(table(), 1)
    made = plan(now, note(now), [move(7, 1)], {101: NOW})
    assert not made.new_post and not made.check_sight


def test_nobody_is_called_twice_for_one_question() -> None:
    now = asking(table(), 0, 1)
    called = new_post(now, 6, PostMemory(), []).memory
    other = msgspec.structs.replace(now, channel_id=10)  # moved: a new post
    made = plan(other, called, [])
    assert made.new_post and made.mentions == ()
    answered = plan(other, made.memory, [move(7, 1)])
    assert answered.mentions == (101,), "what comes after an answer is another question"


def test_a_new_chapter_gets_a_new_post() -> None:
    now = asking(table(), 1)
    made = plan(now, note(now, chapter="another", notified={1: 0}), [move(7, 0)], {101: NOW})
    assert made.new_post and made.mentions == (), "nobody is called for what they were called for"


def test_the_post_of_a_chapter_waits_while_the_one_goes_on_who_began_it() -> None:
    now = asking(table(), 1)
    known = note(now, chapter="another")
    went_on = plan(now, known, [move(7, 1)], {101: NOW})
    assert not went_on.new_post and went_on.mention_at == NOW + PRESENT
    assert went_on.memory.chapter == "another"
    left = post_policy.plan(PostSituation(now, 7, went_on.memory, [], NOW + PRESENT + 1), {101: NOW}, PRESENT)
    assert left.new_post and left.mentions == (101,), "who leaves is called by the post"
    passed = plan(asking(table(), 2), went_on.memory, [move(8, 1)], {101: NOW})
    assert passed.new_post and passed.mentions == (102,), "so is who comes next"


def test_somebody_alone_with_computers_gets_the_post_of_each_chapter_at_once() -> None:
    now = asking(table(), 1)
    alone = tuple(
        msgspec.structs.replace(one, user_id=None) if at != 1 else one for at, one in enumerate(now.seats)
    )
    now = msgspec.structs.replace(now, seats=alone)
    assert plan(now, note(now, chapter="another"), [move(7, 1)], {101: NOW}).new_post


def test_a_clock_set_back_calls_rather_than_waits() -> None:
    now = asking(table(), 1)
    assert plan(now, note(now), [move(7, 0)], {101: NOW + 86_400_000}).mentions == (101,)


def test_a_post_sent_again_takes_the_place_of_the_last_of_its_chapter() -> None:
    now = asking(table(), 1)
    made = new_post(now, 6, note(now, first=5), [move(7, 0)], NOW, last_exists=True)
    assert made.new_post and made.replaces and made.memory.first == 5, "it tells all that the last one told"
    next_chapter = plan(now, note(now, first=5, chapter="another"), [move(7, 0)], {100: NOW})
    assert next_chapter.new_post and not next_chapter.replaces and next_chapter.memory.first == 7


def test_the_post_with_the_commitment_to_chance_stays() -> None:
    now = asking(table(), 1)
    made = new_post(now, 6, note(now), [move(7, 0)], NOW, last_exists=True)
    assert made.new_post and not made.replaces and made.memory.first == 7
    deleted = new_post(now, 7, note(now), [])
    assert deleted.memory.first == 1, "what is not to be read any more is told again"


def test_a_post_after_a_restore_calls_all_once_more_and_its_chapter_goes_on_saying_so() -> None:
    now, restored = asking(table(), 0, 1), RestoredBackup(5, 6)
    called = new_post(now, 6, PostMemory(), []).memory
    made = post_policy.after_restore(PostSituation(now, 7, called, [], NOW), restored)
    assert made.new_post and made.mentions == (100, 101), "what they have answered since is lost"
    assert made.memory.restored == restored
    edited = plan(now, made.memory, [], {100: NOW, 101: NOW})
    assert not edited.new_post and edited.memory.restored == restored
    in_its_place = new_post(now, 7, made.memory, [])
    assert in_its_place.memory.restored == restored and in_its_place.mentions == ()
    next_chapter = msgspec.structs.replace(made.memory, chapter="another")
    assert new_post(now, 7, next_chapter, []).memory.restored is None


# The same in the bot


async def test_secret_choices_are_one_post(live: LiveBot) -> None:
    room = await live.table()
    (first,) = [message.id for _, message in await room.posts()]
    for person in room.people[:2]:
        await room.give_back(person)
        await room.settled()
    assert [message.id for _, message in await room.posts()] == [first]
    await room.give_back(room.people[2])
    await room.settled()
    assert len(await room.posts()) == 2, "a new round, a new post"


async def test_where_each_is_called_one_post_a_round_is_edited(live: LiveBot) -> None:
    """Nobody has been here for long, so every turn needs a call; the channel shows the newest alone."""
    room = await live.table(title="signorie")
    seen = await room.posts()
    for _ in range(3):
        person = await room.awaited()
        await room.turn(person)
        post = await room.settled()
        assert f"<@{await room.awaited()}>" in post.text
        assert [message.id for _, message in await room.posts()] == [one.id for _, one in seen]
        (call,) = await room.calls()
        assert f"<@{await room.awaited()}>" in call.text
        panel = await live.sandbox.click(await room.awaited(), call, button_id(call, "t:"))
        assert panel.ephemeral


async def test_only_those_awaited_are_mentioned(live: LiveBot) -> None:
    room = await live.table(title="signorie")
    post = await room.settled()
    awaited = await room.awaited()
    assert f"<@{awaited}>" in post.text
    assert not [person for person in room.people if person != awaited and f"<@{person}>" in post.text]


async def test_a_post_that_has_scrolled_away_is_posted_anew(live: LiveBot) -> None:
    room = await live.table()
    (first,) = [message.id for _, message in await room.posts()]
    for number in range(post_policy.SCROLLED):
        await live.sandbox.say(room.people[0], room.channel, f"chat {number}")
    await room.give_back(room.people[0])
    await room.settled()
    await room.press(room.people[0], f"t:{room.id}:post:{(await room.now()).entry_no}")
    await room.settled()
    assert [message.id for _, message in await room.posts()] == [first]
    await live.sandbox.say(room.people[0], room.channel, "one too many")
    await room.give_back(room.people[1])
    post = await room.settled()
    assert post.id != first


async def test_a_deleted_post_comes_back_with_the_next_answer(live: LiveBot) -> None:
    room = await live.table()
    await live.sandbox.delete_message(await room.post())
    await room.live.sandbox.slash(room.people[0], room.channel, "florence return", profession="P01")
    card = (await room.dealt(room.people[1]))[0]
    answer = await live.sandbox.slash(room.people[1], room.channel, "florence return", profession=card)
    assert answer.message is not None
    await room.confirm(room.people[1], answer.message)
    post = await room.settled()
    assert post.files


async def test_there_is_one_hand_a_table_and_it_is_the_present_one(live: LiveBot) -> None:
    """It is edited where its holder has changed it, and sent anew where others have."""
    room = await live.table()
    before = {person: await live.sandbox.messages("dm", person) for person in room.people}
    for person in room.people:
        await room.give_back(person)
        await room.settled()
    for person in room.people:
        (now,) = await live.sandbox.messages("dm", person)
        (then,) = before[person]
        assert now.files and now.text != then.text
        assert (now.id == then.id) is (person == room.people[-1])


@pytest.mark.parametrize("command", ["table status", "board", "games"])
async def test_where_all_posts_were_deleted_the_game_is_still_at_hand(live: LiveBot, command: str) -> None:
    room = await live.table()
    await live.sandbox.delete_message(await room.post())
    answer = await live.sandbox.slash(room.people[0], room.channel, command)
    assert answer.message is not None
    move = [str(one["custom_id"]) for one in answer.message.buttons if ":move" in str(one["custom_id"])]
    again = [str(one["custom_id"]) for one in answer.message.buttons if ":post" in str(one["custom_id"])]
    assert move and again
    panel = await live.sandbox.click(room.people[0], answer.message, move[0])
    assert panel.message is not None and panel.message.selects
    await live.sandbox.click(room.people[0], answer.message, again[0])
    post = await room.settled()
    assert post.files


def bidding(*orders: int) -> Table:
    """A lot that seat 0 has put up: seat 1 is asked, seat 2 is next. `orders`: seats that have given one."""
    now = table()
    game = FLORENCE.copy(now.game)
    game.phases = [Selecting([Seat(0), Seat(1), Seat(2)]), Bidding(kind="lake", bid=200, bidding=[1, 2, 0])]
    given = {Seat(seat): GivenInAdvance(orders=(StoredOrder("", b"", ""),)) for seat in orders}
    return msgspec.structs.replace(now, game=game, in_advance=given)


def passed(now: Table) -> Table:
    """The same table after seat 1 has passed."""
    game = FLORENCE.copy(now.game)
    game.phases[-1].bidding = [Seat(2), Seat(0)]
    return msgspec.structs.replace(now, game=game)


def test_who_is_asked_next_and_can_answer_now_is_called_with_who_is_asked() -> None:
    now = bidding()
    made = plan(now, note(now), [move(7, 0)])
    assert made.mentions == (101, 102) and set(made.memory.early) == {2}
    after = plan(passed(now), made.memory, [move(8, 1)])
    assert not after.mentions and after.edit_mention and not after.mention_answered, "mentioned already"
    assert after.mention_at == NOW + post_policy.AHEAD + 1
    late = post_policy.plan(PostSituation(passed(now), 8, after.memory, [], after.mention_at), {}, PRESENT)
    assert late.mentions == (102, 101), "a mention that long before does not count"
    assert new_post(passed(now), 8, after.memory, [], after.mention_at).mentions == (102, 101), "nor here"
    assert not post_policy.plan(
        PostSituation(passed(now), 8, late.memory, [], after.mention_at + 1), {}, PRESENT
    ).mentions


def on_turn(*then: int) -> Table:
    """A turn of seat 0, with these seats after it."""
    now = table()
    game = FLORENCE.copy(now.game)
    game.phases = [Round("best work"), Actions([Seat(seat) for seat in then]), Turn(Seat(0))]
    return msgspec.structs.replace(now, game=game)


def test_a_call_stays_while_somebody_is_still_to_be_asked_whom_it_mentioned_early() -> None:
    now = on_turn(1, 2)
    made = plan(now, note(now), [move(7, 2)])
    assert made.mentions == (100, 101), "the next turn can be planned"
    drew = plan(now, made.memory, [move(8, 0)], {100: NOW})
    assert not drew.mentions and drew.edit_mention and not drew.mention_answered
    alone = plan(on_turn(), made.memory, [move(8, 0), move(9, 1)], {100: NOW})
    assert alone.mention_answered and not alone.edit_mention


def test_how_long_a_mention_counts_is_reckoned_for_each() -> None:
    now, later = bidding(), NOW + 5_000
    made = plan(now, note(now), [move(7, 0)])
    second = post_policy.plan(PostSituation(passed(now), 8, made.memory, [move(8, 1)], later), {}, PRESENT)
    third = new_post(passed(now), 8, second.memory, [], later)
    assert third.memory.early[2] == NOW and third.mention_at == NOW + post_policy.AHEAD + 1


def test_at_a_study_nobody_is_told_to_be_next() -> None:
    now = bidding()
    assert set(now.asked_next()) == {2}
    study = msgspec.structs.replace(now, study=StudyTerms(source=1, entry=5))
    assert study.asked_next() == {}


def test_who_has_given_an_order_is_not_called_ahead_unless_that_would_show_it() -> None:
    now = bidding(2)
    made = plan(now, note(now), [move(7, 0)])
    assert made.mentions == (101,) and not made.memory.early
    assert plan(passed(now), made.memory, [move(8, 1)]).mentions == (102, 101)
    settings = msgspec.structs.replace(now.settings, orders="delayed")
    assert plan(msgspec.structs.replace(now, settings=settings), note(now), [move(7, 0)]).mentions == (
        101,
        102,
    )


def test_nobody_is_called_ahead_who_rests_or_is_told_otherwise_or_while_nobody_is_called() -> None:
    now = bidding()
    for by in (NotifyBy(free_from=NOW + 5_000), NotifyBy(direct_message=True, mention=False)):
        notify = {Seat(2): by}
        situation = PostSituation(now, 6, note(now), [move(7, 0)], NOW, notify)
        made = post_policy.plan(situation, {}, PRESENT)
        assert made.mentions == (101,) and not made.direct_messages
    here = {100: NOW, 101: NOW}
    assert not plan(now, note(now), [move(7, 0)], here).mentions
