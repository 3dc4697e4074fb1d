"""Orders that titles declare: they answer what their seat would by hand, are kept, restored and taken back,
and nobody learns of their limits."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from orders_kit import auctions, lots, moves, order, put_up, sides
from timed_table import START, TimedTable, decide, whole

from db import SqliteStore
from games.core import Refusal, Seat, StandingOrder, Title, engine
from games.florence.model import components as c
from games.florence.model.moves import BidCharacter, LeaveAuctions
from games.florence.model.orders import BidAhead, BidOnCharacters, BidOnOthers, BidOnPresent, PutUp, StayOut
from games.heaven_ale.model.orders import Fetch, Score
from games.manager.model.in_advance import NOTHING_GIVEN, GivenInAdvance, standing_orders_of
from games.manager.model.proposal import Back
from games.manager.model.table import Table, chapter
from games.manager.playing.advance_answers import given_answers
from games.manager.playing.missed_premoves import waiting
from games.manager.playing.standing_orders import with_standing_order
from games.titles import TITLES
from kit.simulated import bare_table

ORDERING = [title for title in TITLES.values() if title.orders]


@pytest.fixture
async def timed(tmp_path: Path) -> AsyncIterator[TimedTable]:
    async with await SqliteStore.open(tmp_path / "games.sqlite3") as store:
        yield await auctions(TimedTable(store, START))


# In every title that knows orders


def played_with_orders(title: Title, seats: int, seed: int) -> tuple[int, list[Any]]:
    """A random game whose seats give any order that is offered at any time: how many answers orders have
    given, and what is wrong with them."""
    rng = random.Random(f"{title.id} {seats} {seed}")
    table = bare_table(title, 1, title.options(), rng)
    game = engine.start(title, seats, title.options(), table.chance).game
    in_advance: dict[Seat, GivenInAdvance] = {}
    wrong: list[Any] = []
    given = 0
    for _ in range(150):
        if game.over:
            break
        here = msgspec.structs.replace(table, game=game)
        for at in range(seats):
            view = title.view(game, Seat(at))
            found = [one for one in engine.order_offers(view, Seat(at)) if one.is_open()]
            if found and rng.random() < 0.3:
                chosen: Any = rng.choice(found).random_move(rng)
                in_advance[Seat(at)] = with_standing_order(
                    here, in_advance.get(Seat(at), NOTHING_GIVEN), chosen
                )
        seat, move = engine.random_answer(game, rng)
        game = engine.play(title, game, seat, move, table.chance).game
        before = game
        more, left = given_answers(msgspec.structs.replace(table, in_advance=in_advance), game)
        for answer, came in more:
            given += 1
            if engine.why_not(before, answer.seat, answer.move) is not None or answer.cause != "order":
                wrong.append(answer)
            by_hand = engine.play(title, before, answer.seat, answer.move, table.chance).game
            if title.save(by_hand) != title.save(came.game):
                wrong.append(answer)
            before = came.game
        game = before
        _, in_advance = waiting(table, game, left)
    return given, wrong


@pytest.mark.parametrize("title", ORDERING, ids=lambda title: title.id)
def test_what_orders_answer_is_legal_and_plays_as_by_hand(title: Title) -> None:
    given = 0
    for seed in range(3):
        seats = next(n for n in reversed(title.seats) if title.why_not_start(n, title.options()) is None)
        answered, wrong = played_with_orders(title, seats, seed)
        given += answered
        assert wrong == []
    assert given


@pytest.mark.parametrize("title", ORDERING, ids=lambda title: title.id)
def test_every_kind_of_order_is_kept_and_read_again(title: Title) -> None:
    for kind in title.orders:
        assert kind.__struct_config__.frozen and issubclass(kind, StandingOrder)
    with pytest.raises(msgspec.DecodeError):
        title.load_order(msgspec.msgpack.encode({"type": "NoSuchOrder"}))


# Limits in Florence's auctions


def test_a_limit_takes_the_place_of_one_given_before_the_auction() -> None:
    assert BidOnPresent("lake", 300).about == BidAhead("lake", 500).about != BidAhead("park", 500).about
    assert Fetch("S1", "wood1", "A1").about == Score("S1", "X").about != Score("S2", "X").about


async def test_limits_lead_to_the_same_game_as_raising_by_hand(tmp_path: Path) -> None:
    """Both are given limits, or both bid by hand as these limits say: the moves are the same."""
    for mine, others in ((500, 800), (800, 500), (700, 700), (300, 300)):
        games = []
        for ordered in (True, False):
            async with await SqliteStore.open(tmp_path / f"{mine}{others}{ordered}.sqlite3") as store:
                timed = await auctions(TimedTable(store, START))
                first, user, _, other = await sides(timed)
                kinds = await lots(timed)
                if ordered:
                    await order(timed, other, *(BidAhead(kind, others) for kind in kinds))
                    await order(timed, user, *(BidAhead(kind, mine) for kind in kinds))
                await put_up(timed)
                while (
                    not ordered and type((table := await timed.table()).game.phases[-1]).__name__ == "Bidding"
                ):
                    seat, who = await timed.awaited()
                    offer = engine.open_offers(table.game, seat)[0]
                    bid: Any = next(offer.moves())
                    limit = mine if seat == first else others
                    drop = engine.default(table.game, seat)
                    await timed.services.turns.answer(
                        timed.id, who, bid if bid.amount <= limit else drop, timed.click(), False
                    )
                games.append((await moves(timed), table_image(await whole(timed))))
        assert games[0] == games[1], (mine, others)


def table_image(table: Table) -> Any:
    return table.title.save(table.game)


async def test_up_to_answers_the_present_question_and_goes_on_by_itself(timed: TimedTable) -> None:
    first, user, second, other = await sides(timed)
    kind = await put_up(timed)
    asked = await timed.table()
    assert list(asked.awaited()) == [second]
    await order(timed, other, BidOnPresent(kind, 700))
    table = await timed.table()
    assert list(table.awaited()) == [first] and table.game.phases[-1].bid == c.OPENING_BID + c.RAISE
    assert (await timed.causes())[-1] == "by_hand"
    await order(timed, user, BidOnPresent(kind, 500))
    # 400 by hand, 500 by order, 600 … no: the first drops out at 500, and who went up to 700 has it for 600.
    bids = [one for one in await timed.causes() if one == "order"]
    assert bids and kind in (await timed.table()).game.sold
    await whole(timed)


async def test_nobody_learns_of_a_limit_they_have_not_driven_up(tmp_path: Path) -> None:
    """Games that differ in a limit alone look the same to all others, texts and clocks and what is owed."""
    seen = []
    for limit in (800, 1100):
        async with await SqliteStore.open(tmp_path / f"{limit}.sqlite3") as store:
            timed = await auctions(TimedTable(store, START))
            first, user, _, other = await sides(timed)
            kinds = await lots(timed)
            await order(timed, other, *(BidAhead(kind, limit) for kind in kinds), BidOnOthers(limit - 100))
            kind = await put_up(timed)
            await order(timed, user, BidOnPresent(kind, 600))
            table = await timed.table()
            log = [(one.seat, one.kind, one.cause, one.move, one.events) for one in await store.log(timed.id)]
            owed = [(one.kind, one.target, one.payload) for one in await store.due_items(10**15, 1000)]
            views = [table.title.save(table.view(at)) for at in (None, first)]
            seen.append((log, owed, views, table.clock))
    assert seen[0] == seen[1]


async def test_an_order_is_known_to_its_seat_alone_and_leaves_no_trace(timed: TimedTable) -> None:
    before = await timed.table()
    log, owed = await timed.store.log(timed.id), await timed.store.due_items(10**15, 1000)
    first, _, _, other = await sides(timed)
    await order(timed, other, BidOnOthers(500))
    after = await timed.table()
    assert (after.entry_no, after.commit_id, table_image(after)) == (
        before.entry_no,
        before.commit_id,
        table_image(before),
    )
    assert await timed.store.log(timed.id) == log and await timed.store.due_items(10**15, 1000) == owed
    assert after.at(first) == before.at(first) and after.clock == before.clock


async def test_orders_survive_a_restart_are_changed_and_taken_back(timed: TimedTable) -> None:
    _, _, second, other = await sides(timed)
    kind = (await lots(timed))[0]
    await order(timed, other, BidAhead(kind, 500), StayOut(), BidAhead(kind, 900))
    timed.again()
    table = await timed.table()
    in_advance = table.in_advance[second]
    part = chapter(table.title, table.game)
    assert standing_orders_of(table.title, in_advance, part) == [BidAhead(kind, 900), StayOut()]
    await timed.services.premoves.cancel(timed.id, other, timed.click(), 0)
    in_advance = (await timed.table()).in_advance[second]
    assert len(in_advance.orders) == 1
    await timed.services.premoves.cancel(timed.id, other, timed.click())
    await put_up(timed)
    assert "order" not in await timed.causes()


async def test_going_back_restores_the_orders_of_that_point(timed: TimedTable) -> None:
    _, user, second, other = await sides(timed)
    kind = (await lots(timed))[0]
    await order(timed, other, BidOnOthers(0))
    await put_up(timed)
    await timed.play()
    points = await timed.services.proposals.ways_back(await timed.table())
    table = await decide(timed, Back(points[-1].entry_no, points[-1].undone))
    assert not table.given_by(second).orders, "it was given after that point"
    assert kind and user
    await whole(timed)


async def test_orders_end_with_what_they_were_for(timed: TimedTable) -> None:
    _, user, second, other = await sides(timed)
    kinds = await lots(timed)
    await order(timed, other, *(BidAhead(kind, 300) for kind in kinds), PutUp(kinds[-1]), PutUp(kinds[0]))
    kind = await put_up(timed)
    await order(timed, user, BidOnPresent(kind, 1000))
    table = await timed.table()
    left = standing_orders_of(table.title, table.given_by(second), chapter(table.title, table.game))
    assert all(getattr(rule, "kind", "") != kind for rule in left)


async def test_what_is_not_offered_is_no_order(timed: TimedTable) -> None:
    _, _, _, other = await sides(timed)
    with pytest.raises(Refusal, match="ERR_INSUFFICIENT_FUNDS"):
        await order(timed, other, BidOnOthers(99_000))
    with pytest.raises(Refusal, match="refuse-order-past"):
        await order(timed, other, BidOnPresent("forest", 500))


# Limits for characters


async def character_bids(tmp_path: Path, store: SqliteStore) -> TimedTable:
    """A table of two at the first bidding for characters, whose seats bid in turn."""
    timed = TimedTable(store, START)
    await auctions(timed, characters=True, character_bids="in_turn")
    while type((await timed.table()).game.phases[-1]).__name__ != "CharacterBidding":
        _, user = await timed.awaited()
        await timed.services.turns.answer(timed.id, user, LeaveAuctions(), timed.click(), False)
    return timed


async def test_a_limit_for_characters_bids_space_by_space_until_it_is_reached(tmp_path: Path) -> None:
    async with await SqliteStore.open(tmp_path / "bids.sqlite3") as store:
        timed = await character_bids(tmp_path, store)
        first, user, second, other = await sides(timed)
        before = len(await timed.store.log(timed.id))
        public = (await timed.table()).title.save((await timed.table()).view(None))
        await order(timed, other, BidOnCharacters((("muse", 6),), "ask"))
        assert len(await timed.store.log(timed.id)) == before
        assert (await timed.table()).title.save((await timed.table()).view(None)) == public
        for space, standing in ((3, (second, 4)), (5, (second, 6))):
            await timed.services.turns.answer(
                timed.id, user, BidCharacter("muse", space), timed.click(), False
            )
            marker = (await timed.table()).game.phases[-1].standing["muse"]
            assert (marker.seat, marker.space) == standing and (await timed.awaited())[0] == first
        await timed.services.turns.answer(timed.id, user, BidCharacter("muse", 7), timed.click(), False)
        table = await timed.table()
        assert (await timed.awaited())[0] == second, "nothing is left within its limit: it is asked"
        assert not table.given_by(second).orders
        assert (await timed.causes())[-5:] == ["by_hand", "order", "by_hand", "order", "by_hand"]
        await whole(timed)


async def test_a_limit_given_when_asked_bids_at_once_and_passes_as_it_says(tmp_path: Path) -> None:
    async with await SqliteStore.open(tmp_path / "bids.sqlite3") as store:
        timed = await character_bids(tmp_path, store)
        first, user, second, other = await sides(timed)
        await order(timed, user, BidOnCharacters((("muse", 4), ("banker", 1)), "pass"))
        await order(timed, other, BidOnCharacters((("muse", 9),), "pass"))
        table = await timed.table()
        assert table.game.characters.holders == {"muse": second}
        assert table.game.phases[-1].seat in (first, second), "the bidding is over"
        assert not any(given.orders for given in table.in_advance.values())
        await whole(timed)
