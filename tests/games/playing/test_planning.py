"""Plans and orders: what is given in advance is played as by hand, if it still fits, and known to nobody."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from timed_table import ANN, BEN, START, TimedTable, decide, whole

from cogs.screens.panel.panel import Panel
from cogs.screens.parts import Text
from cogs.screens.speaking import speaker_at
from db import SqliteStore
from games.core import Move, Refusal, Seat, engine
from games.heaven_ale.model.moves import Buy, MoveTo, TakePlace
from games.manager.model.action import Action, Cause, PlayedStep
from games.manager.model.draft import DraftStep
from games.manager.model.in_advance import NOTHING_GIVEN, GivenInAdvance, Premove
from games.manager.model.proposal import Back
from games.manager.model.table import Table
from games.manager.playing.advance_answers import left_in_advance
from games.manager.playing.missed_premoves import what_changed
from games.manager.playing.premove_drafts import at_next_turn, is_premove
from games.philadelphia.model import components as cards
from games.philadelphia.model.moves import Acquire, Explore, Post
from games.philadelphia.model.orders import TakeDearest
from games.titles import TITLES


async def in_turns(timed: TimedTable) -> TimedTable:
    """The table past its opening, where players take turns."""
    while type((await timed.table()).game.phases[-1]).__name__ not in ("MoveFigure", "TakeTurn"):
        await timed.play()
    return timed


async def turn(timed: TimedTable) -> None:
    """The awaited person plays until their turn is over, whatever follows it by itself."""
    seat, user = await timed.awaited()
    first = (await timed.table()).entry_no
    while True:
        table = await timed.table()
        others = [entry for entry in await timed.store.log(timed.id, first + 1) if entry.seat != seat]
        if list(table.awaited()) != [seat] or others:
            return
        move = engine.default(table.composed(seat), seat)
        await timed.services.turns.answer(timed.id, user, move, timed.click(), False)


async def waiting_seat(timed: TimedTable) -> tuple[Seat, int]:
    """The seat that is not awaited, and who holds it."""
    seat, user = await timed.awaited()
    return Seat(1 - seat), BEN if user == ANN else ANN


async def plan(timed: TimedTable, seat: Seat, user: int, nth: int = 6) -> list[Any]:
    """Compose a whole turn in advance, always by the nth answer of the first offer (the last, if there are
    fewer), and give it. The others, who take the first, are not in its way unless it is the first."""
    planning = timed.services.premoves
    moves = []
    while True:
        table = await timed.table()
        then = planning.at_next_turn(table, seat)
        assert is_premove(then.at(seat).draft)
        click = timed.click()
        click = type(click)(click.interaction_id, then.at(seat))
        if then.draft(seat).waits:
            await planning.lodge(timed.id, user, click)
            return moves
        offers = engine.open_offers(then.composed(seat), seat)
        move = list(itertools.islice(offers[0].moves(), nth))[-1]
        moves.append(move)
        await planning.add(timed.id, user, move, click)


def image(table: Table) -> Any:
    return table.title.save(table.game)


async def test_a_plan_is_played_when_the_turn_comes_as_it_would_be_by_hand(tmp_path: Path) -> None:
    games = []
    for number, planned in enumerate((True, False)):
        async with await SqliteStore.open(tmp_path / f"{number}.sqlite3") as store:
            timed = await in_turns(await TimedTable(store, START).open())
            seat, user = await waiting_seat(timed)
            moves = await plan(timed, seat, user)
            if not planned:
                await timed.services.premoves.cancel(timed.id, user, timed.click())
            before = (await timed.table()).entry_no
            await turn(timed)
            if not planned:
                for move in moves:
                    await timed.services.turns.answer(timed.id, user, move, timed.click(), False)
            log = await store.log(timed.id, before + 1)
            causes = [entry.cause for entry in log if entry.seat == seat]
            assert causes == (["plan"] if planned else ["by_hand"]) * len(moves)
            games.append(image(await whole(timed)))
    assert games[0] == games[1]


async def test_a_plan_that_no_longer_fits_waits_in_the_panel(timed: TimedTable) -> None:
    await in_turns(await timed.open())
    seat, user = await waiting_seat(timed)
    await plan(timed, seat, user, nth=1)
    # What the plan takes is taken first by the other, by the same kind of move.
    table = await timed.table()
    other, other_user = await timed.awaited()
    planned = timed.services.premoves.at_next_turn(table, seat).title.load_move(
        table.in_advance[seat].premoves[0].moves[0]
    )
    await timed.services.turns.answer(timed.id, other_user, planned, timed.click(), False)
    while list((await timed.table()).awaited()) == [other]:
        await timed.play()
    table = await timed.table()
    assert "plan" not in await timed.causes()
    assert table.awaited() == [seat] or tuple(table.awaited()) == (seat,)
    assert table.in_advance[seat].missed and not table.in_advance[seat].premoves
    await whole(timed)


async def test_an_alternative_is_played_where_the_first_plan_does_not_fit(timed: TimedTable) -> None:
    await in_turns(await timed.open())
    seat, user = await waiting_seat(timed)
    await plan(timed, seat, user, nth=1)
    await plan(timed, seat, user, nth=6)
    table = await timed.table()
    first = table.title.load_move(table.in_advance[seat].premoves[0].moves[0])
    other, other_user = await timed.awaited()
    await timed.services.turns.answer(timed.id, other_user, first, timed.click(), False)
    while list((await timed.table()).awaited()) == [other]:
        await timed.play()
    table = await timed.table()
    assert "plan" in await timed.causes()
    assert not table.given_by(seat).premoves, "the first is gone with it"
    await whole(timed)


async def test_a_standing_answer_is_given_whenever_its_question_comes(timed: TimedTable) -> None:
    await in_turns(await timed.open(title="signorie"))
    seat, user = await waiting_seat(timed)
    planning = timed.services.premoves
    then = planning.at_next_turn(await timed.table(), seat)
    move = engine.default(then.game, seat)
    click = timed.click()
    await planning.add(timed.id, user, move, type(click)(click.interaction_id, then.at(seat)))
    then = planning.at_next_turn(await timed.table(), seat)
    assert then.draft(seat).waits
    click = timed.click()
    await planning.lodge(timed.id, user, type(click)(click.interaction_id, then.at(seat)), always=True)
    await turn(timed)
    assert "order" in await timed.causes()
    await whole(timed)


async def test_nobody_learns_of_what_is_given_in_advance(timed: TimedTable) -> None:
    await in_turns(await timed.open())
    before = await timed.table()
    log, owed = await timed.store.log(timed.id), await timed.store.due_items(10**15, 1000)
    seat, user = await waiting_seat(timed)
    await plan(timed, seat, user)
    after = await timed.table()
    assert (after.entry_no, after.commit_id, image(after)) == (
        before.entry_no,
        before.commit_id,
        image(before),
    )
    assert await timed.store.log(timed.id) == log and await timed.store.due_items(10**15, 1000) == owed
    other, _ = await timed.awaited()
    assert after.at(other) == before.at(other) and after.clock == before.clock


async def test_a_plan_shows_nothing_its_owner_does_not_know(timed: TimedTable) -> None:
    """What is planned on depends on the owner's view alone."""
    await in_turns(await timed.open())
    seat, _ = await waiting_seat(timed)
    table = await timed.table()
    twin = table.title.copy(table.game)
    twin.deck.reverse()
    one = timed.services.premoves.at_next_turn(table, seat)
    two = timed.services.premoves.at_next_turn(msgspec.structs.replace(table, game=twin), seat)
    assert image(one) == image(two)


async def test_plans_survive_a_restart_and_are_taken_back(timed: TimedTable) -> None:
    await in_turns(await timed.open())
    seat, user = await waiting_seat(timed)
    await plan(timed, seat, user)
    timed.again()
    assert (await timed.table()).in_advance[seat].premoves
    await timed.services.premoves.cancel(timed.id, user, timed.click(), 0)
    assert not (await timed.table()).in_advance[seat].premoves
    await timed.play()
    assert "plan" not in await timed.causes()


async def test_going_back_restores_what_was_given_in_advance_then(timed: TimedTable) -> None:
    await in_turns(await timed.open())
    await timed.play()
    seat, user = await waiting_seat(timed)
    await plan(timed, seat, user)
    await turn(timed)
    assert "plan" in await timed.causes()
    points = await timed.services.proposals.ways_back(await timed.table())
    table = await decide(timed, Back(points[0].entry_no, points[0].undone))
    assert not table.given_by(seat).premoves, "it was given after that point"
    await whole(timed)


def test_a_plan_is_gone_when_its_question_was_answered_otherwise_and_no_sooner() -> None:
    """Also where an order, a stand-in or a deadline has answered."""
    given = [msgspec.msgpack.encode(move) for move in (MoveTo("R2"), Buy("wood1", "s01"))]
    in_advance = GivenInAdvance(premoves=(Premove(tuple(given), (b"", b"")),))

    def left(move: Move, cause: Cause) -> GivenInAdvance:
        answer = Action(Seat(0), None, move, cause)
        played = PlayedStep(answer, DraftStep((), None, False, False))
        return left_in_advance(TITLES["heaven_ale"], in_advance, [played])

    for cause in get_args(Cause):
        assert left(MoveTo("R3"), cause).premoves == (), cause
    assert left(TakePlace("A2"), "by_hand").premoves == in_advance.premoves, "that was another question"


async def test_who_is_awaited_plans_nothing(timed: TimedTable) -> None:
    await in_turns(await timed.open())
    seat, _ = await timed.awaited()
    with pytest.raises(Exception, match="refuse-no-plan"):
        timed.services.premoves.at_next_turn(await timed.table(), seat)


# In parts, and further turns


async def in_actions(timed: TimedTable) -> TimedTable:
    """A table of Philadelphia at which somebody is to act."""
    await timed.open(title="philadelphia")
    while type((await timed.table()).game.phases[-1]).__name__ != "TurnActions":
        table = await timed.table()
        seat = table.awaited()[0]
        user = table.seats[seat].user_id
        assert user is not None
        await timed.services.turns.answer(
            timed.id, user, engine.default(table.composed(seat), seat), timed.click(), False
        )
    return timed


async def compose(timed: TimedTable, seat: Seat, user: int, *moves: Any) -> None:
    """Add these to the plan."""
    for move in moves:
        then = timed.services.premoves.at_next_turn(await timed.table(), seat)
        click = timed.click()
        await timed.services.premoves.add(
            timed.id, user, move, type(click)(click.interaction_id, then.at(seat))
        )


async def give(timed: TimedTable, seat: Seat, user: int, *, further: bool = False) -> None:
    """Give what is composed; or go on with the turn after it."""
    then = timed.services.premoves.at_next_turn(await timed.table(), seat)
    click = timed.click()
    click = type(click)(click.interaction_id, then.at(seat))
    if further:
        await timed.services.premoves.further(timed.id, user, click)
    else:
        await timed.services.premoves.lodge(timed.id, user, click)


def affordable(table: Table, seat: Seat) -> Any:
    """A post that a seat can pay, whatever else it gets."""
    offers = engine.offers(game_at_next_turn(table, seat), seat)
    offer = next(one for one in offers if one.move is Post and one.is_open())
    return min(offer.moves(), key=lambda move: cards.CARDS[move.card].kind.cost)  # type: ignore[attr-defined]


def game_at_next_turn(table: Table, seat: Seat) -> Any:
    return at_next_turn(table, seat, NOTHING_GIVEN).game


async def test_a_plan_goes_on_after_what_it_turns_up_and_is_played_part_by_part(timed: TimedTable) -> None:
    await in_actions(timed)
    seat, user = await waiting_seat(timed)
    post = affordable(await timed.table(), seat)
    await compose(timed, seat, user, Acquire(1), post)
    await give(timed, seat, user)
    before = (await timed.table()).entry_no
    await turn(timed)
    entries = [one for one in await timed.store.log(timed.id, before + 1) if one.seat == seat]
    title = (await timed.table()).title
    played = [(one.cause, title.load_move(one.move)) for one in entries]
    assert ("plan", Acquire(1)) in played and ("plan", post) in played
    await whole(timed)


async def test_what_depends_on_what_will_be_turned_up_is_not_planned(timed: TimedTable) -> None:
    await in_actions(timed)
    seat, user = await waiting_seat(timed)
    await compose(timed, seat, user, Acquire(3))
    table = await timed.table()
    then = timed.services.premoves.at_next_turn(table, seat)
    mine = set(table.game.agencies[seat].hand)
    drawn = [card for card in then.game.agencies[seat].hand if card not in mine]
    assert drawn, "in this world"
    for card in drawn:
        with pytest.raises(Refusal):
            await compose(timed, seat, user, Post(card))
    panel = Panel(then, seat, "en", True, timed.services.premoves.worlds(table, seat))
    shown = {
        move.card
        for offer in panel.offers()
        if offer.move is Post
        for move in offer.moves()  # type: ignore[attr-defined]
    }
    assert shown <= mine, "nothing imagined is shown as if it were known"


async def test_a_plan_with_a_question_in_between_waits_for_its_answer(timed: TimedTable) -> None:
    await in_actions(timed)
    seat, user = await waiting_seat(timed)
    post = affordable(await timed.table(), seat)
    await compose(timed, seat, user, Explore(), post)
    await give(timed, seat, user)
    await turn(timed)
    table = await timed.table()
    assert list(table.awaited()) == [seat] and table.game.phases[-1].turned_up
    assert table.in_advance[seat].premoves[0].begun and not table.in_advance[seat].missed
    await timed.services.turns.answer(timed.id, user, engine.default(table.game, seat), timed.click(), False)
    await timed.services.turns.confirm(timed.id, user, timed.click())
    entries = [one for one in await timed.store.log(timed.id) if one.seat == seat and one.cause == "plan"]
    assert [table.title.load_move(one.move) for one in entries] == [Explore(), post]
    await whole(timed)


async def test_an_order_answers_what_the_plan_cannot(timed: TimedTable) -> None:
    await in_actions(timed)
    seat, user = await waiting_seat(timed)
    post = affordable(await timed.table(), seat)
    await compose(timed, seat, user, Explore(), post)
    await give(timed, seat, user)
    await timed.services.premoves.order(timed.id, user, TakeDearest(), timed.click())
    before = (await timed.table()).entry_no
    await turn(timed)
    causes = [one.cause for one in await timed.store.log(timed.id, before + 1) if one.seat == seat]
    assert causes[:3] == ["plan", "order", "plan"]
    await whole(timed)


async def test_the_turn_after_the_next_is_planned_too(timed: TimedTable) -> None:
    await in_turns(await timed.open(title="signorie"))
    seat, user = await waiting_seat(timed)
    planning = timed.services.premoves
    moves: list[Any] = []
    for last in (False, True):
        while not (then := planning.at_next_turn(await timed.table(), seat)).draft(seat).waits:
            offers = engine.open_offers(then.composed(seat), seat)
            move = list(itertools.islice(offers[0].moves(), 4))[-1]
            moves.append(move)
            await compose(timed, seat, user, move)
        await give(timed, seat, user, further=not last)
    assert len((await timed.table()).in_advance[seat].premoves[0].moves) == len(moves)
    await turn(timed)
    table = await timed.table()
    left = table.given_by(seat)
    assert (left.premoves and left.premoves[0].begun) or left.missed or "plan" in await timed.causes()
    await whole(timed)


async def test_a_plan_that_waits_says_what_has_changed(timed: TimedTable) -> None:
    await in_turns(await timed.open())
    seat, user = await waiting_seat(timed)
    await plan(timed, seat, user, nth=1)
    table = await timed.table()
    other, other_user = await timed.awaited()
    taken = table.title.load_move(table.in_advance[seat].premoves[0].moves[0])
    await timed.services.turns.answer(timed.id, other_user, taken, timed.click(), False)
    while list((await timed.table()).awaited()) == [other]:
        await timed.play()
    table = await timed.table()
    late = table.in_advance[seat].late
    assert late is not None
    changed = what_changed(table, seat, late)
    assert changed is not None and changed.move == taken and changed.refusal is not None
    text = "\n".join(part.text for part in Panel(table, seat, "en").home().parts if isinstance(part, Text))
    speaker = speaker_at(table, "en")
    assert speaker.refusal(changed.refusal) in text
