"""Puzzles of the day through the real bot: answered privately and once, posted in channels once a day."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from database_kit import change, rows
from live_bot import LiveBot, button_id, press, shown
from requests_kit import manager
from waiting import until

from cogs.screens import ids, learning_ids
from cogs.screens.panel.paths.following import path_to
from games.core import Move, Title, engine
from games.core.puzzle import Puzzle
from games.manager.model.draft import PositionToken
from games.manager.model.unstored import puzzle_number
from games.manager.playing.puzzles import daily, puzzles_of
from games.titles import TITLES
from kit.simulated import now
from sandbox import MessageView
from words import say

LOCALE = {"en": "en-US", "ja": "ja"}
WITH_PUZZLES = sorted(name for name, title in TITLES.items() if daily(title, 0) is not None)


def today() -> int:
    """The day in the time zone of somebody who has set none and reads English."""
    return datetime.fromtimestamp(now() / 1000, UTC).toordinal()


def puzzle_of(title: Title) -> Puzzle:
    """The puzzle of today."""
    found = daily(title, today())
    assert found is not None
    return found


def answer_id(title: Title, puzzle: Puzzle, move: Move) -> str:
    """The id of the button that answers with a move."""
    game, seat = puzzle.position(title)
    view = title.view(game, seat)
    at, offer = next((at, one) for at, one in enumerate(engine.offers(view, seat)) if one.move is type(move))
    path = path_to(title, offer, tuple([getattr(move, name) for name in offer.names]))
    token = PositionToken(0, puzzle.id, 0)
    return str(ids.AnswerButton(puzzle_number(title, today()), token, at, path))


async def answered(live: LiveBot, person: int, channel: int, title: Title, move: Move) -> MessageView:
    """The solution, after this answer to today's puzzle."""
    await live.sandbox.slash(person, channel, "puzzle", game=title.id)
    tried = shown(await press(live.sandbox, person, channel, answer_id(title, puzzle_of(title), move)))
    assert button_id(tried, "d").endswith(":confirm")
    return shown(await live.sandbox.click(person, tried, button_id(tried, "d")))


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("title", WITH_PUZZLES)
async def test_a_puzzle_is_answered_privately_and_once(live: LiveBot, title: str, language: Any) -> None:
    person, channel = await live.person(LOCALE[language]), await live.channel()
    chosen, puzzle = TITLES[title], puzzle_of(TITLES[title])
    if language == "ja":
        await live.sandbox.slash(person, channel, "settings zone", zone="UTC")
    solved = await answered(live, person, channel, chosen, puzzle.answer(chosen))
    assert say(language, "puzzle-streak", count=1) in solved.text
    assert "✓" in solved.text.splitlines()[2] and solved.files
    other = await live.person()
    assert await live.sandbox.messages(channel, other) == [], "nobody else sees anything"
    again = await press(
        live.sandbox, person, channel, answer_id(chosen, puzzle, puzzle.answer(chosen, "second"))
    )
    assert say(language, "refuse-puzzle-answered") in shown(again).text
    kept = await live.store.puzzle_answers(person, title, today())
    assert [(one.puzzle, one.answer) for one in kept] == [(puzzle.id, "best")]


async def test_what_others_answered_is_told_in_counts_alone(live: LiveBot) -> None:
    title = TITLES["florence"]
    puzzle, channel = puzzle_of(title), await live.channel()
    first, second = await live.person(), await live.person()
    await answered(live, first, channel, title, puzzle.answer(title, "second"))
    before = await live.store.puzzle_counts(title.id, puzzle.id)
    text = (await answered(live, second, channel, title, puzzle.answer(title))).text
    counts = await live.store.puzzle_counts(title.id, puzzle.id)
    assert counts == {**before, "best": before.get("best", 0) + 1}
    total = {kind: counts.get(kind, 0) for kind in ("best", "second", "other")}
    assert say("en", "puzzle-counts", count=sum(total.values()), **total) in text
    assert f"{first}" not in text


async def test_an_answer_that_was_tried_can_be_changed_also_after_a_killed_bot(live: LiveBot) -> None:
    title, person, channel = TITLES["signorie"], await live.person(), await live.channel()
    puzzle = puzzle_of(title)
    await live.sandbox.slash(person, channel, "puzzle", game=title.id)
    tried = shown(
        await press(live.sandbox, person, channel, answer_id(title, puzzle, puzzle.answer(title, "second")))
    )
    live.bot.kill()
    await live.bot.again()
    undo = next(str(one["custom_id"]) for one in tried.buttons if str(one["custom_id"]).endswith(":undo"))
    await live.sandbox.click(person, tried, undo)
    stale = await press(live.sandbox, person, channel, button_id(tried, "d"))
    assert say("en", "refuse-answered") in shown(stale).text
    solved = await answered(live, person, channel, title, puzzle.answer(title))
    assert "✓" in solved.text


async def test_a_puzzle_that_is_unknown_gets_a_sentence(live: LiveBot) -> None:
    person, channel = await live.person(), await live.channel()
    listed = shown(await live.sandbox.slash(person, channel, "puzzle"))
    assert all(say("en", "title-name", title) in listed.text for title in WITH_PUZZLES)  # type: ignore[arg-type]
    number = puzzle_number(TITLES["florence"], today())
    for id in (
        learning_ids.PuzzleButton(number, "go", 5),
        learning_ids.PuzzleButton(puzzle_number(TITLES["florence"], today() + 9), "go", 5),
        learning_ids.PuzzleButton(10**13 + 7, "go", 5),
    ):
        answer = await press(live.sandbox, person, channel, str(id))
        assert say("en", "refuse-no-puzzle") in answer.text, id


async def test_a_channel_gets_its_puzzle_once_a_day_also_through_a_kill(live: LiveBot) -> None:
    somebody, channel = await live.person(), await live.channel()
    refused = await live.sandbox.slash(somebody, channel, "settings puzzles")
    assert refused.text == say("en", "refuse-puzzle-channel")
    person = await manager(live)
    opened = await live.sandbox.slash(person, channel, "settings puzzles")
    assert opened.kind == "modal" and opened.modal is not None
    name = say("en", "title-name", "florence")
    saved = await live.sandbox.submit_modal(person, {"titles": [name], "hour": "07:00"}, modal=opened)
    assert say("en", "puzzle-channel", titles=name, hour="07:00", zone="UTC") in saved.text
    (row,) = await live.store.puzzle_channels(channel)
    assert (row.title, row.hour, row.user_id) == ("florence", 7, person) and row.due_at > now()
    live.bot.kill()
    await change(live, ("UPDATE puzzle_channels SET due_at = 5 WHERE channel_id = ?", channel))
    await live.bot.again()

    async def posted() -> list[MessageView]:
        return [one for one in await live.sandbox.messages(channel, somebody) if not one.ephemeral]

    await until(posted, "the puzzle is posted")
    live.bot.kill()
    await live.bot.again()

    async def settled() -> bool:
        return not await rows(live, "SELECT 1 FROM outbox WHERE kind = 'puzzle' AND target = ?", channel)

    await until(settled, "nothing is owed")
    (post,) = await posted()
    assert name in post.text and post.files
    other = await live.person("ja")
    page = shown(await live.sandbox.click(other, post, say("en", "button-puzzle")))
    assert page.ephemeral and say("ja", "puzzle-once") in page.text
    opened = await live.sandbox.slash(person, channel, "settings puzzles")
    cleared = await live.sandbox.submit_modal(person, {"titles": []}, modal=opened)
    assert say("en", "puzzle-channel-none") in cleared.text
    assert await live.store.puzzle_channels(channel) == ()


async def test_in_direct_messages_everyone_chooses_for_themselves(live: LiveBot) -> None:
    person = await live.person("ja")
    await live.sandbox.slash(person, await live.channel(), "settings zone", zone="Asia/Tokyo")
    service = live.sandbox.service
    channel = service.places.open_dm(service.world.users[person]).id
    opened = await live.sandbox.slash(person, channel, "settings puzzles")
    name = say("ja", "title-name", "signorie")
    saved = await live.sandbox.submit_modal(person, {"titles": [name], "hour": "20:00"}, modal=opened)
    assert say("ja", "puzzle-channel", titles=name, hour="20:00", zone="Asia/Tokyo") in saved.text
    (row,) = await live.store.puzzle_channels(channel)
    assert (row.guild_id, row.language, row.zone) == (0, "ja", "Asia/Tokyo")
    await live.store.forget(person, {"ja": "だれか", "en": "Somebody"})
    assert await live.store.puzzle_channels(channel) == ()


async def test_a_post_leads_to_its_puzzle_also_when_an_upgrade_has_given_the_day_another(
    live: LiveBot,
) -> None:
    title, person, channel = TITLES["florence"], await live.person(), await live.channel()
    other = next(one for one in puzzles_of(title).puzzles if one.id != puzzle_of(title).id)
    id = str(learning_ids.PuzzleButton(puzzle_number(title, today()), "open", other.id))
    page = shown(await press(live.sandbox, person, channel, id))
    assert say("en", f"puzzle-{other.difficulty}") in page.text
    tried = shown(await press(live.sandbox, person, channel, answer_id(title, other, other.answer(title))))
    solved = shown(await live.sandbox.click(person, tried, button_id(tried, "d")))
    assert "✓" in solved.text
    again = shown(await live.sandbox.slash(person, channel, "puzzle", game=title.id))
    assert "✓" in again.text, "one answer a day"
