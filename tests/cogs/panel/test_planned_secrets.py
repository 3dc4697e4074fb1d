"""Plans that go on past what they turn up: what is imagined there is shown to nobody as if it were known."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import Any

import msgspec
import pytest
from random_tables import drafted, fresh, game, walk

from cogs.screens.panel.panel import Panel
from cogs.screens.parts import Menu, Screen
from games.core import Refusal, Seat, engine
from games.core.choices.in_all_worlds import texts_in
from games.manager.model.in_advance import GivenInAdvance
from games.manager.model.table import Table
from games.manager.playing.premove_drafts import (
    at_next_turn,
    can_compose,
    ends_turn,
    hidden,
    other_worlds,
    unknown,
)
from games.titles import TITLES
from soak.checks.leaks import Names
from soak.checks.ledger import every_string, strings
from words import Speaker
from words.icon_marks import unmarked

TITLE_IDS = ("florence", "philadelphia")
"""Titles in whose turns cards are drawn that lay face down."""

WISHED = ("TakeProfession", "BuyBonus", "Explore", "Acquire")
"""What turns something up."""

PLANS, MOVES, FURTHER = 4, 6, 1


class InEnglish(Names):
    """The names, and of the sentences in which they tell nothing only the components' own in one language."""

    @cached_property
    def sentences(self) -> list[str]:
        speaker = Speaker(self.title, "en", (), self.title.options())
        found = {
            speaker.note(note)
            for id in self.owners
            for note in self.title.texts.describe(id, speaker.options)
        }
        return sorted((one for one in found if self.pattern.search(one)), key=len, reverse=True)


def said(screen: Screen) -> Iterator[str]:
    """All that a screen says, without the marks of icons."""
    for part in screen.parts:
        yield from (unmarked(text) for text in msgspec.structs.astuple(part) if isinstance(text, str))
        if isinstance(part, Menu):
            for choice in part.choices:
                yield from (unmarked(choice.label), unmarked(choice.description))


def with_plan(table: Table, seat: Seat, in_advance: GivenInAdvance) -> Table:
    return msgspec.structs.replace(table, in_advance={seat: in_advance})


def planned(table: Table, seat: Seat, rng: random.Random) -> Iterator[Panel]:
    """The panel at every step of a plan composed at random that turns something up as soon as it can."""
    in_advance = GivenInAdvance()
    for _ in range(MOVES):
        now = with_plan(table, seat, in_advance)
        then, worlds = at_next_turn(now, seat, in_advance), other_worlds(now, seat, in_advance)
        panel = Panel(then, seat, "en", True, worlds, hidden(now, seat) if worlds else frozenset())
        if worlds:
            yield panel
        move = _move(panel, now, seat, in_advance, rng)
        if move is not None:
            in_advance = msgspec.structs.replace(
                in_advance, draft=(*in_advance.draft, msgspec.msgpack.encode(move))
            )
        elif in_advance.draft and ends_turn(then, seat) and in_advance.further < FURTHER:
            in_advance = msgspec.structs.replace(in_advance, further=in_advance.further + 1)
        else:
            return


def _move(panel: Panel, table: Table, seat: Seat, in_advance: GivenInAdvance, rng: random.Random) -> Any:
    if panel.game.over or seat not in engine.waits_for(panel.game):
        return None
    offers = [offer for offer in (*panel.asked_offers, *panel.available_offers) if offer.is_open()]
    offers = [offer for offer in offers if offer.move.__name__ in WISHED and not in_advance.draft] or offers
    for _ in range(6 if offers else 0):
        move = rng.choice(offers).random_move(rng)
        if not unknown(table, seat, in_advance, move):
            return move
    return None


@pytest.mark.parametrize("id", TITLE_IDS)
def test_a_plan_past_a_draw_never_names_a_card_its_owner_cannot_know(id: str) -> None:
    title, rng, plans, told = TITLES[id], random.Random(1), 0, 0
    names = InEnglish(title)
    table = fresh(title, title.seats[-1], 3)
    often = Counter(every_string(table.game))
    cards = {one for one in strings(table.game) - strings(table.view(None)) if often[one] == 1}
    for here, _, _, _ in game(table, random.Random(3)):
        if plans >= PLANS:
            break
        seat = Seat(rng.randrange(len(here.seats)))
        if rng.random() < 0.8 or not can_compose(here, seat):
            continue
        secret = (strings(here.game) & cards) - strings(here.view(seat))
        shown = 0
        for panel in planned(here, seat, rng):
            shown += 1
            texts = [*said(panel.home()), *said(panel.why_not())]
            texts += [text for asked in walk(panel, rng) for text in said(asked.screen)]
            for name, meant in names.in_text("\n".join(texts)).items():
                assert not meant <= secret, f"{name} in {[text for text in texts if name in text]}"
            picture = panel.home_picture()
            assert picture is None or not strings(picture.view) & secret
        plans += shown > 0
        told += shown
    assert plans == PLANS and told > PLANS


def test_a_building_planned_past_a_draw_is_drawn_without_the_card_that_was_imagined() -> None:
    title, rng, seen = TITLES["florence"], random.Random(7), 0
    for here, _, _, _ in game(fresh(title, 3, 1), random.Random(1)):
        for at in range(3):
            seat = Seat(at)
            if seen >= 6 or not can_compose(here, seat):
                continue
            for panel in planned(here, seat, rng):
                builds = [one for one in panel.offers() if one.move.__name__ == "Build" and one.is_open()]
                if not builds or panel.draft.waits:
                    continue
                in_advance = panel.table.draft(seat)
                then = drafted(panel.table, seat, builds[0].random_move(rng))
                assert len(then.draft(seat).steps) == len(in_advance.steps) + 1
                after = Panel(then, seat, "en", True, [then], panel.hidden)
                picture = after.home_picture()
                assert picture is not None and texts_in(picture.view).isdisjoint(panel.hidden)
                seen += not texts_in(then.composed(seat).houses[seat]).isdisjoint(panel.hidden)
    assert seen >= 3


def test_a_plan_past_a_draw_cannot_go_on_with_what_it_may_have_drawn() -> None:
    """Not even where it is the same card in every world that is looked at."""
    title, rng, seen = TITLES["florence"], random.Random(5), 0
    for here, _, _, _ in game(fresh(title, 2, 1), random.Random(1)):
        for at in range(2):
            seat = Seat(at)
            if seen >= 12 or not can_compose(here, seat):
                continue
            for panel in planned(here, seat, rng):
                seen += 1
                drawn = set(panel.game.houses[seat].hand) - set(here.game.houses[seat].hand)
                for offer in panel.offers():
                    if offer.move.__name__ == "CompleteWork" and offer.is_open():
                        assert not drawn & {move.card for move in offer.moves()}  # type: ignore[attr-defined]
    assert seen >= 12


def test_nothing_is_offered_that_cannot_be_completed_in_every_world() -> None:
    title, rng, completed = TITLES["philadelphia"], random.Random(2), 0
    for here, _, _, _ in game(fresh(title, 2, 4), random.Random(4)):
        if completed >= 30:
            break
        for at in range(2):
            if not can_compose(here, Seat(at)):
                continue
            for panel in planned(here, Seat(at), rng):
                for offer in (*panel.asked_offers, *panel.available_offers):
                    if offer.is_open():
                        try:
                            panel.follow(panel.offers().index(offer), ())
                        except Refusal:
                            pytest.fail(f"{offer.move} is open and leads nowhere")
                        offer.random_move(rng)
                        completed += 1
    assert completed >= 30
