"""The examples of the pages on titles do what they say: each runs in the title of docs/adding-a-title.md."""

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import every_law
import pytest
from laws import Case, toy_code, toy_modules

from games.computer import SeatView, ranked_moves
from games.core import FACE_DOWN, Refusal, Seat, engine
from games.core.chance import Secret
from games.titles import TITLES
from render.kit import Symbol
from render.kit.material import sprites
from words import Speaker

DOCS = Path(__file__).resolve().parents[2] / "docs"
CHANCE, A, B = Secret(b"examples"), Seat(0), Seat(1)
NUMBERS = iter(range(10**6))

Made = Callable[..., ModuleType]


def example(page: str, word: str) -> str:
    """The Python block of a page that has a word."""
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.S)
    (found,) = [block for block in blocks if word in block]
    return str(found)


@pytest.fixture
def made() -> Iterator[Made]:
    """A function that runs code as a module of its own, with something replaced in it."""
    names = []

    def make(code: str, *changes: tuple[str, str]) -> ModuleType:
        for old, new in changes:
            assert old in code
            code = code.replace(old, new)
        name = f"games.example_{next(NUMBERS)}"
        names.append(name)
        module = sys.modules[name] = ModuleType(name)
        exec(compile(code, name, "exec"), vars(module))
        return module

    yield make
    for name in names:
        del sys.modules[name]


# Rules


@pytest.fixture
def auctions(made: Made) -> Any:
    """Pile with the auction of the page: who takes stones puts a card up."""
    auction = example("titles/rules.md", "class CardAuction")
    return made(
        toy_code()[0],
        ("class Pile(PileState", f"{auction}\nclass Pile(PileState"),
        ("phases: list[Turns]", "phases: list[Turns | CardAuction]"),
        (
            "(ctx, seat, move.count)\n",
            "(ctx, seat, move.count)\n        put_up(ctx, seat, ctx.game.deck.pop())\n",
        ),
    )


def put_up(pile: Any) -> Any:
    game = engine.start(pile.TITLE, 2, pile.PileOptions(), CHANCE).game
    return engine.play(pile.TITLE, game, A, pile.TakeStones(2), CHANCE).game


def test_the_first_bid_of_the_auction_of_the_page_is_its_opening_and_the_last_bidder_pays(
    auctions: Any,
) -> None:
    game = put_up(auctions)
    card = game.phases[-1].card
    assert (game.phases[-1].bid, list(engine.waits_for(game))) == (auctions.OPENING - 1, [A])
    bid = engine.play(auctions.TITLE, game, A, auctions.Bid(auctions.OPENING), CHANCE).game
    with pytest.raises(Refusal, match="ERR_TOO_FEW_STONES"):
        engine.play(auctions.TITLE, bid, B, auctions.Bid(2), CHANCE)
    sold = engine.play(auctions.TITLE, bid, B, auctions.PassBid(), CHANCE).game
    assert (sold.stones[A], sold.hands[A][-1]) == (2 - auctions.OPENING, card)
    assert list(engine.waits_for(sold)) == [B]


def test_what_nobody_bids_for_in_the_auction_of_the_page_is_not_sold(auctions: Any) -> None:
    game = put_up(auctions)
    for seat in (A, B):
        game = engine.play(auctions.TITLE, game, seat, auctions.PassBid(), CHANCE).game
    assert (len(game.played), game.stones[A]) == (1, 2)


def test_the_quantities_of_the_page_are_pairs_within_their_total(made: Made) -> None:
    heads = "from collections.abc import Mapping\nfrom games.core import Move, Offer, Quantities\n"
    goods = made(heads + example("titles/rules.md", "class Deliver"))
    offer = goods.deliver({"oil": 2, "silk": 3})
    assert offer.why_not(goods.Deliver((("oil", 2), ("silk", 1)))) is None
    assert {str(offer.why_not(goods.Deliver(value))) for value in ((), (("oil", 2), ("silk", 2)))} == {
        "ERR_TOO_FEW",
        "ERR_TOO_MANY",
    }


# Words


def test_the_composed_figure_of_the_page_is_written_as_amounts(made: Made) -> None:
    heads = "from typing import ClassVar\nfrom games.core import Move\n"
    trade = made(heads + example("titles/texts.md", "class Trade")).Trade((("oil", 2), ("silk", 1)), 3)
    gives = trade.composed["gives"](trade)
    said = Speaker(TITLES["heaven_ale"], "en", ()).args_without_seats({"gives": gives})
    assert said["gives"] == "oil 2, silk 1, coins 3"


# Laws


def kinds(made: Made, *changes: tuple[str, str]) -> Case:
    """Pile with six cards of each of two kinds, and the census of the page."""
    pile = made(
        toy_code()[0],
        ('{f"n{number:02}": number for number in range(1, 13)}', '{"oil": 2, "silk": 5}'),
        ("list(CARDS))", "list(CARDS) * 6)"),
        *changes,
    )
    return Case(pile.TITLE, made(toy_code()[1], ("from games.pile ", f"from {pile.__name__} ")))


def test_the_census_of_the_page_lets_twins_differ_in_identical_cards_too(made: Made) -> None:
    case = kinds(made)
    for seats in case.title.seats:
        every_law.check_random_games(case, seats, range(5))
        every_law.check_declared(case, seats)
        assert every_law.check_twins(case, seats)["other numbers"] > 100


def test_a_promised_card_that_the_census_calls_secret_is_named_by_the_law(made: Made) -> None:
    case = kinds(
        made,
        ("deck: list[str] = []", "deck: list[str] = []\n    promised: list[str] = []"),
        ("ctx.tell(Dealt(", "game.promised.append(hand[0])\n                ctx.tell(Dealt("),
        ("def _stones(self, ctx: TurnContext[PileState], seat: Seat, move: TakeStones) -> None:\n",
         "def _stones(self, ctx: TurnContext[PileState], seat: Seat, move: TakeStones) -> None:\n"
         "        if len(ctx.game.hands[seat]) == HAND:\n"
         "            ctx.game.hands[seat].index(ctx.game.promised[seat])\n"),
    )  # fmt: skip
    with pytest.raises(ValueError, match="is not in list") as raised:
        every_law.check_twins(case, 2)
    assert raised.value.__notes__[0].startswith("A twin broke the code")


# Computers


def test_the_advisor_of_the_page_weighs_moves_and_imagines_whole_games(made: Made) -> None:
    toy = toy_modules()[0]
    advisor = made(example("titles/advisors.md", "ADVISOR: Advisor[Pile]")).ADVISOR
    title = replace(toy.TITLE, advisor=advisor)
    game = engine.start(title, 3, toy.PileOptions(), CHANCE).game
    view = title.view(game, A)
    best = ranked_moves(SeatView(title, view, 3, A), Random(1))[0]
    assert {id for id, _, _ in best.reasons} <= {"stones", "cards"}
    assert best.reasons
    imagined = advisor.imagine(view, A, Random(2))
    cards = sorted(sum(imagined.hands, imagined.deck + imagined.played))
    assert FACE_DOWN not in cards
    assert cards == sorted(toy.CARDS)
    assert imagined.hands[A] == game.hands[A]


# Pictures


def test_every_symbol_of_the_page_is_a_sprite_in_as_many_colours_as_it_has(made: Made) -> None:
    toy_modules()
    heads = "from games.pile import CARDS\nfrom render.kit import Symbol\n"
    symbols: dict[str, Symbol] = made(heads + example("pictures.md", "SYMBOLS |=")).SYMBOLS
    assert len(symbols) > len(toy_modules()[0].CARDS)
    for symbol in symbols.values():
        if symbol.sprite != "stone":  # the page draws it further down
            roles = sprites.design(sprites.find("pile", symbol.sprite)).roles
            assert len(symbol.colours) in (0, len(roles))
