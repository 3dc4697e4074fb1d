"""Twins on the screen: two tables that differ only in what a reader cannot see, and in what chance will
bring, show that reader the same panel, post and hand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from laws import Record, case, engine_seats, record
from shown_kit import SECRETS, each_title, table_of
from twins import redrawn, renaming, twin_of

from cogs.screens.forms import Form
from cogs.screens.notices.happened import LINES, happened
from cogs.screens.pages import posts
from cogs.screens.panel.panel import Panel
from cogs.screens.panel.paths.tokens import chosen_tokens
from cogs.screens.panel.question.question_view import QuestionView
from cogs.screens.parts import Screen
from cogs.screens.speaking import speaker_at
from db import Logged
from games.computer.chances import Chances, can_tell
from games.core import AddressedEvent, Move, Refusal, Seat, Title, engine
from games.manager.history.chances import ChanceService, may_see
from games.manager.model.draft import Draft, DraftStep
from games.manager.model.in_advance import GivenInAdvance, Premove
from games.manager.model.table import Table, compose, play_move
from games.manager.model.table_settings import TableSettings
from games.manager.playing.missed_premoves import what_changed
from games.manager.playing.premove_drafts import at_next_turn, can_compose, hidden, other_worlds, premove_of
from games.manager.playing.premove_steps import events_of_answer
from games.titles import TITLES
from words import LANGUAGES, Language

STATES = 14
PLANNED = 4


def plain(screen: Screen) -> Any:
    """All of a screen: texts, labels, ids, pictures' alt texts and names."""
    return msgspec.to_builtins(screen.parts), screen.mentions, screen.accent


def twins(made: Record, reader: Seat | None, language: Language) -> Iterator[tuple[int, Table, Table]]:
    """Pairs of tables that are the same to a reader, along a recorded game."""
    rng = random.Random(len(made.states))
    for at in islice(range(0, len(made.states), max(len(made.states) // STATES, 1)), STATES):
        game = made.states[at]
        if game.over:
            continue
        names = renaming(made.case, game, reader, rng)
        twin = twin_of(made.case, game, names, redrawn(made.case, game, reader, rng))
        both = [
            table_of(made.case, one, made.seats, secret, language)
            for one, secret in zip((game, twin), SECRETS, strict=True)
        ]
        yield at, both[0], both[1]


def composing(table: Table, seat: Seat, move: Any) -> Table | None:
    """The table with a move in a seat's draft; None where it can't be made."""
    try:
        draft = compose(table, seat, Draft(), move)
    except Refusal:
        return None
    # Marks are random; they are the same here so that the rest can be compared.
    return msgspec.structs.replace(table, drafts={seat: msgspec.structs.replace(draft, draft_id=5)})


@each_title
def test_a_panel_shows_nothing_of_what_its_seat_cannot_see_nor_of_what_a_waiting_step_will_bring(
    name: str,
) -> None:
    played_by = case(name)
    seats = played_by.title.seats[-1]
    waiting = compared = filled_in = 0
    for seed in (21, 22):
        made = record(played_by, seats, seed)
        for reader in engine_seats(played_by, made.states[0]):
            language = LANGUAGES[reader % 2]
            for _, mine, theirs in twins(made, reader, language):
                panels = [Panel(table, reader, language) for table in (mine, theirs)]
                assert plain(panels[0].home()) == plain(panels[1].home())
                assert forms(panels[0]) == forms(panels[1])
                compared += 1
                filled_in += len(forms(panels[0]))
                for move in some_moves(mine, reader):
                    pair = [composing(table, reader, move) for table in (mine, theirs)]
                    if pair[0] is None or pair[1] is None or not pair[0].draft(reader).waits:
                        continue
                    panels = [Panel(table, reader, language) for table in pair if table is not None]
                    if pair[0].draft(reader).steps[-1].reveals:
                        waiting += 1
                        assert plain(panels[0].home()) == plain(panels[1].home()), move
                        assert shown_beside(panels[0]) == shown_beside(panels[1]), move
    assert compared > 10
    assert waiting > 0 or name not in ("florence", "signorie")
    assert filled_in > 0 or name != "fugger"


@each_title
def test_a_step_that_turns_something_up_shows_nothing_of_it_before_it_is_confirmed(name: str) -> None:
    """Every such step of some games, as it was made; another secret would turn up something else."""
    played_by, rng = case(name), random.Random(1)
    compared = 0
    for seed in range(41, 45):
        made = record(played_by, played_by.title.seats[seed % 2], seed)
        for at, (seat, move) in enumerate(made.moves):
            game = made.states[at]
            if not made.played[at + 1].irreversible or engine.is_always_available(game, seat, move):
                continue
            twin = twin_of(played_by, game, renaming(played_by, game, seat, rng))
            pair = [
                composing(table_of(played_by, one, made.seats, secret, "en"), seat, move)
                for one, secret in zip((game, twin), SECRETS, strict=True)
            ]
            if pair[0] is None or pair[1] is None:
                continue
            panels = [Panel(table, seat, "en") for table in pair if table is not None]
            assert plain(panels[0].home()) == plain(panels[1].home()), move
            assert shown_beside(panels[0]) == shown_beside(panels[1]), move
            compared += 1
    assert compared > 3


@pytest.mark.parametrize("name", ["florence", "signorie"])
def test_a_plan_that_fits_no_more_is_told_nothing_of_what_it_would_turn_up(name: str) -> None:
    """What it was to tell is told otherwise; what it would draw depends on the secret of the game."""
    played_by, asked = case(name), 0
    made = record(played_by, played_by.title.seats[0], 41)
    for at, (seat, move) in enumerate(made.moves):
        table = table_of(played_by, made.states[at], made.seats, SECRETS[0], "en")
        if table.game.over or seat not in engine.waits_for(table.game):
            continue
        one = play_move(table, table.game, seat, move)
        was = [AddressedEvent(told.event, seat) for told in events_of_answer(one, seat) if told.to is None]
        if not one.drawn or not was or events_of_answer(one, seat)[0].to is not None:
            continue
        plan = Premove((msgspec.msgpack.encode(move),), (None,), known=(msgspec.msgpack.encode(was),))
        late = what_changed(table, seat, plan)
        assert late is not None and late.was and late.now == ()
        asked += 1
    assert asked > 3


def test_a_plan_is_checked_by_what_its_owner_is_told_alone() -> None:
    """What others are told of an answer may be what its owner cannot see."""
    heard = tuple(AddressedEvent(f"event {number}", to) for number, to in enumerate((None, Seat(0), Seat(1))))
    answered = engine.AppliedAction(Seat(0), None, False, heard, ())
    assert events_of_answer(DraftStep((answered,), None, False, False), Seat(0)) == list(heard[:2])


def some_moves(table: Table, seat: Seat) -> list[Any]:
    """A random move of each kind that the seat may make."""
    rng = random.Random(seat)
    if seat not in engine.waits_for(table.game):
        return []
    return [offer.random_move(rng) for offer in engine.open_offers(table.game, seat)]


def forms(panel: Panel) -> list[Form]:
    """The forms that open on the way through the first answer of each offer."""
    found = []
    for at, offer in enumerate(panel.offers()):
        path: tuple[str, ...] = ()
        while offer.is_open():
            try:
                asked = panel.asks(at, path)
            except Refusal:
                break  # the first of many cards alone are no answer
            if isinstance(asked, Move):
                break
            form = QuestionView(panel, asked).form
            if form is not None:
                found.append(form.form())
                break
            question = asked.question
            token = "d" if question.done and question.pieces else question.entries[0].token
            path = (*path, *chosen_tokens([token]))
    return found


def shown_beside(panel: Panel) -> Any:
    """The view from which a picture beside the panel is drawn."""
    picture = panel.home_picture()
    return (
        None if picture is None else (picture.what, panel.table.title.save(picture.view), picture.candidates)
    )


@each_title
def test_a_post_and_its_alt_text_show_nothing_of_what_the_public_cannot_see(name: str) -> None:
    played_by = case(name)
    compared = 0
    for seats in (played_by.title.seats[-1], played_by.title.seats[-2]):
        made = record(played_by, seats, 23)
        for at, mine, theirs in twins(made, None, "en"):
            told = [one for one in made.played[at].events if one.to is None]
            screens = [
                plain(posts.board(table, [b"png", b"more"], posts.PostNews(told))) for table in (mine, theirs)
            ]
            assert screens[0] == screens[1]
            assert plain(posts.status(mine, "ja")) == plain(posts.status(theirs, "ja"))
            compared += 1
    assert compared > 10


@each_title
def test_a_post_tells_all_that_the_public_was_told_and_nothing_else(name: str) -> None:
    played_by = case(name)
    made = record(played_by, played_by.title.seats[-1], 24)
    for at in played_by.some(made.states, share=0.3):
        if made.states[at].over:
            continue
        table = table_of(played_by, made.states[at], made.seats, SECRETS[0], "en")
        told = made.played[at].events
        lines = happened(table, told, "en")
        expected = speaker_at(table, "en").log(told, None)
        assert lines == expected or len(expected) > LINES == len(lines)


@each_title
def test_a_hand_shows_nothing_but_what_its_seat_sees(name: str) -> None:
    played_by = case(name)
    made = record(played_by, played_by.title.seats[-1], 25)
    for reader in engine_seats(played_by, made.states[0]):
        for _, mine, theirs in twins(made, reader, "en"):
            both = [plain(posts.hand(table, reader, "ja", b"png")) for table in (mine, theirs)]
            assert both[0] == both[1]


PLANNABLE = [id for id, title in TITLES.items() if title.advisor is not None and id != "fugger"]
"""A plan needs an advisor, to imagine what is hidden. Fugger's orders are no plans of turns."""


@pytest.mark.parametrize("name", PLANNABLE)
def test_a_plan_shows_and_checks_the_same_whatever_lies_hidden_and_chance_will_bring(name: str) -> None:
    """In every world that is imagined for it."""
    played_by, rng, composed = case(name), random.Random(3), 0
    for seats in (played_by.title.seats[-1], played_by.title.seats[0]):
        made = record(played_by, seats, 26)
        for reader in engine_seats(played_by, made.states[0]):
            for _, mine, theirs in twins(made, reader, "en"):
                assert can_compose(mine, reader) is can_compose(theirs, reader)
                if not can_compose(mine, reader):
                    continue
                in_advance = GivenInAdvance()
                for _ in range(PLANNED):
                    panels = [planning(table, reader, in_advance) for table in (mine, theirs)]
                    games = [played_by.title.save(one.table.game) for one in panels]
                    assert games[0] == games[1]
                    assert plain(panels[0].home()) == plain(panels[1].home())
                    moves = some_moves(panels[0].table, reader)
                    if not moves:
                        break
                    in_advance = GivenInAdvance(
                        draft=(*in_advance.draft, msgspec.msgpack.encode(rng.choice(moves)))
                    )
                assert premove_of(mine, reader, in_advance) == premove_of(theirs, reader, in_advance)
                composed += len(in_advance.draft)
    assert composed > 10


def planning(table: Table, seat: Seat, in_advance: GivenInAdvance) -> Panel:
    """The panel of a plan being composed, as a click on **Plan** shows it."""
    worlds = other_worlds(table, seat, in_advance)
    unseen = hidden(table, seat) if worlds else frozenset[str]()
    return Panel(at_next_turn(table, seat, in_advance), seat, "en", True, worlds, unseen)


@pytest.mark.parametrize("name", [name for name, title in TITLES.items() if can_tell(title)])
async def test_the_chances_that_a_person_alone_is_told_follow_from_what_their_seat_sees(name: str) -> None:
    """What goes to the worker is the same, byte by byte, whatever lies hidden."""
    played_by = case(name)
    made = record(played_by, played_by.title.seats[0], 23)
    compared = 0
    for reader in engine_seats(played_by, made.states[0]):
        for _, *pair in twins(made, reader, "en"):
            sent = []
            for table in pair:
                seats = tuple(
                    msgspec.structs.replace(one, kind="person" if one.seat == reader else "computer")
                    for one in table.seats
                )
                alone = msgspec.structs.replace(table, seats=seats, settings=TableSettings())
                assert may_see(alone, reader)
                sent.append(await asked_of_worker(alone, reader))
            assert sent[0] == sent[1]
            compared += 1
    assert compared > 10


async def asked_of_worker(table: Table, reader: Seat) -> list[tuple[Any, ...]]:
    """What the worker that judges is asked about the present position."""
    asked: list[tuple[Any, ...]] = []

    async def judge(title: Title, *question: Any) -> list[Chances]:
        asked.append((title.id, *question))
        return [()] * len(question[0])

    entry = Logged(table.id, 9, 0, None, "start", None, None, b"", b"", b"")
    with patch("games.manager.history.turns.positions", lambda *_: iter([table.game])):
        await ChanceService(judge).of(table, reader, [entry])
    assert asked
    return asked
