"""Number of clicks that moves take, the opening of the panel and the confirmation included."""

import random
from itertools import product
from typing import Any

import msgspec
import pytest
from random_tables import drafted, fresh, game, tables, tokens_of
from sampled import sampled

from cogs.screens import ids
from cogs.screens.panel.given_in_advance import GivenPart
from cogs.screens.panel.panel import Panel
from cogs.screens.panel.paths.field_question import OfferQuestion
from cogs.screens.panel.question.question_view import QuestionView
from cogs.screens.parts import Button, Menu
from games.core import Offer, Seat, Title, engine
from games.manager.model.table import Table
from games.titles import TITLES

GAMES = 2
"""Number of games at each table in which moves are looked at."""


def clicks(table: Table, seat: Seat, move: Any) -> int:
    """Number of clicks that a move takes with confirmation on, "Your move" included."""
    panel = Panel(table, seat, "en")
    at, offer = next((n, one) for n, one in enumerate(panel.offers()) if one.move is type(move))
    tokens = asked_one_by_one(panel, at, offer, tokens_of(table.title, offer, move))
    shown = [ids.read(part.id) for part in panel.home().parts if isinstance(part, Button | Menu)]
    if ids.Finish(table.id, panel.at, at) in shown:
        return 2
    menu_at_once = any(isinstance(id, ids.AnswerMenu) and id.offer == at for id in shown)
    waits = drafted(table, seat, move).draft(seat).waits and not offer.at_once
    return 1 + max(len(tokens), 1) + (bool(tokens) and not menu_at_once) + waits


def asked_one_by_one(panel: Panel, at: int, offer: Offer, tokens: list[str]) -> list[str]:
    """The tokens that are clicked one by one. All that a form asks together is one click."""
    for clicked in range(len(tokens)):
        path = tuple(tokens[:clicked])
        asked = panel.asks(at, path)
        if isinstance(asked, OfferQuestion) and QuestionView(panel, asked).form:
            return tokens[: clicked + 1]
    return tokens


@pytest.mark.parametrize(
    "title",
    sampled(TITLES.values(), lambda title: title.id in ("heaven_ale", "signorie")),
    ids=lambda title: title.id,
)
def test_common_moves_take_at_most_three_clicks(title: Title) -> None:
    """Common is what is one choice: a bid, a pass, an object, a card, a step - not where a building goes,
    which set of cards, or in which order they are laid. Those make up most of a game."""
    taken: list[int] = []
    for first, seed in product(tables(title, "en"), range(GAMES)):
        for table, seat, move, _ in game(first, random.Random(len(first.seats) + 100 * seed)):
            needed = clicks(table, seat, move)
            taken.append(needed)
            name, value = _first_field(move)
            one_choice = len(move.__struct_fields__) <= 1 and not isinstance(value, tuple)
            if one_choice and not title.spelling.parts(name, value):
                assert needed <= 3, f"{move} takes {needed} clicks"
    assert sum(needed <= 3 for needed in taken) >= 0.8 * len(taken)
    assert max(taken) <= 10


AT_MOST: dict[str, dict[str, int]] = {
    "florence": {
        "Raise": 2,
        "PassBid": 2,
        "LeaveAuctions": 2,
        "KeepRecruit": 2,
        "ReturnCard": 3,
        "OpenAuction": 3,
        "BuyBonus": 3,
        "TakeProfession": 3,
        "PickCard": 3,
        "IntroduceFreedom": 3,
        "EndTurn": 3,
        "PlaceLandscape": 4,
        "Build": 7,
        "CompleteWork": 7,
    },
    "heaven_ale": {
        "MoveTo": 3,
        "Buy": 5,
        "UseShed": 4,
        "PlaceDisc": 4,
        "SellCard": 3,
        "EndPurchase": 3,
        "TakePlace": 4,
    },
    "philadelphia": {"Explore": 2, "TakeCard": 3, "Acquire": 3, "Post": 3, "Pass": 3},
}
"""Maximum number of clicks of a kind of move, the opening of the panel and the confirmation included."""

SEEDS = 20
"""Maximum number of games with each number of players in which a rare kind of move is looked for."""


@pytest.mark.parametrize("title", sampled(AT_MOST, lambda title: title != "florence"))
def test_each_kind_of_move_takes_no_more_clicks_than_it_may(title: str) -> None:
    taken: dict[str, int] = {}
    for seed, seats in product(range(SEEDS), TITLES[title].seats):
        if seed and set(taken) == set(AT_MOST[title]):
            break  # a game with each number of players has been played, and no kind is missing
        for table, seat, move, _ in game(fresh(TITLES[title], seats, seed), random.Random(seed)):
            kind = type(move).__name__
            if kind in AT_MOST[title]:
                taken[kind] = max(taken.get(kind, 0), clicks(table, seat, as_usual(table, seat, move)))
    assert set(taken) == set(AT_MOST[title])
    assert not {kind: needed for kind, needed in taken.items() if needed > AT_MOST[title][kind]}


def as_usual(table: Table, seat: Seat, move: Any) -> Any:
    """The move with cards laid in the usual order: another one is asked for by a button of its own."""
    if not isinstance(getattr(move, "bottom", None), tuple):
        return move
    offer = next(one for one in engine.offers(table.game, seat) if one.move is type(move))
    return msgspec.structs.replace(move, bottom=offer.possible("bottom", (move.card,)).items)


def test_all_fields_of_a_form_are_one_click() -> None:
    """A trade takes as many clicks as its form needs, however many goods are traded."""
    rng, asked, taken = random.Random(3), set(), set()
    for number, (table, seat, *_) in enumerate(game(fresh(TITLES["fugger"], 3, 3), random.Random(3))):
        for offer in engine.always_available(table.game, seat) if number % 3 == 0 else ():
            if offer.move.__name__ == "OfferTrade" and offer.is_open():
                trade = offer.random_move(rng)
                asked.add(len(tokens_of(table.title, offer, trade)))
                taken.add(clicks(table, seat, trade))
    assert max(asked) > 4 and taken == {4}


def test_exploring_takes_two_clicks_and_then_one() -> None:
    """The panel stays open after the first: taking one of the cards is one click, the turn's end included."""
    title, seen = TITLES["philadelphia"], 0
    for table, seat, move, _ in game(fresh(title, 2, 2), random.Random(2)):
        if type(move).__name__ == "Explore":
            assert clicks(table, seat, move) == 2
        if type(table.game.phases[-1]).__name__ == "TakeTurnedUp":
            seen += 1
            assert clicks(table, seat, move) - 1 == 1
    assert seen > 3


def _first_field(move: Any) -> tuple[str, Any]:
    name = next(iter(move.__struct_fields__), "")
    return name, getattr(move, name, None)


def test_the_button_for_orders_says_which_if_there_is_one_kind() -> None:
    for table, seat, *_ in game(next(tables(TITLES["florence"], "en")), random.Random(1)):
        panel = Panel(msgspec.structs.replace(table, id=5), seat, "en")
        kinds = {offer.move for offer in (*panel.answering_orders, *panel.orders_ahead) if offer.is_open()}
        if len(kinds) > 1:
            break
    several = [*panel.answering_orders, *panel.orders_ahead]
    panel.answering_orders, panel.orders_ahead = [], several
    assert panel.speaker.say("button-ahead-own") in ahead(panel)
    for offer in several:
        panel.orders_ahead = [offer]
        assert ahead(panel) == ([panel.speaker.move(offer.move)] if offer.is_open() else [])


def ahead(panel: Panel) -> list[str]:
    """The labels of the buttons that lead to the orders."""
    id = panel.act("ahead")
    return [one.label for one in GivenPart(panel).parts() if isinstance(one, Button) and one.id == id]
