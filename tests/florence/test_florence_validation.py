"""The Validation column of the rules page (12.1, 12.2), read as a table: of two things that are wrong with a
move the one that stands first is the reason. Money is last in every row, whatever its place in the column;
the house's own codes stand where they belong."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, NamedTuple

import pytest
from florence_kit import A, B, C, bidding, cells, laid, on_turn, refused, started

from games.core import Move, engine
from games.florence.model import moves
from games.florence.model.state import Tile
from games.florence.rules.cards import PickCard
from games.florence.rules.character_bidding.bids import BidMarker, CharacterBidding
from games.florence.rules.game import Florence
from games.florence.rules.rounds import Round
from games.florence.rules.won_object import PlaceLandscape

FREE_TOWER = cells((4, 4), (5, 4), (6, 4))


class Fault(NamedTuple):
    """A thing that can be wrong: what is so on the table, and what is said in the move."""

    code: str
    on_table: Callable[[Florence], None] = lambda game: None
    said: dict[str, Any] = {}


class Row(NamedTuple):
    """A move that is legal, and what can be wrong with it in the order of its checks. Those that stand in
    brackets together are one check with a choice: they exclude each other."""

    name: str
    position: Callable[[], Florence]
    move: Move
    faults: tuple[Fault, ...]


def having(**owned: Any) -> Callable[[Florence], None]:
    """A owns this."""

    def change(game: Florence) -> None:
        for name, value in owned.items():
            setattr(game.houses[A], name, value)

    return change


def left(thing: str, count: int) -> Callable[[Florence], None]:
    return lambda game: game.supply.__setitem__(thing, count)


def no_cards(deck: str) -> Callable[[Florence], None]:
    return lambda game: game.deck(deck).clear()


def top(**known: Any) -> Callable[[Florence], None]:
    """The phase that asks knows this."""

    def change(game: Florence) -> None:
        for name, value in known.items():
            setattr(game.phases[-1], name, value)

    return change


def sold(*kinds: str) -> Callable[[Florence], None]:
    return lambda game: game.sold.extend(kinds)


def full(game: Florence) -> None:
    """No lake has room."""
    everything = ("university", "laboratory", "workshop", "opera", "hospital", "forest", "tower", "park")
    game.houses[A].tiles = laid(*everything)


def standing(character: str, space: int) -> Callable[[Florence], None]:
    return lambda game: game.phases[-1].standing.__setitem__(character, BidMarker(B, space))


def own_turn() -> Florence:
    game = on_turn(started())
    game.houses[A].hand, game.houses[A].bonus = ["P01", "P02"], ["B01"]
    game.houses[A].jesters, game.houses[A].florins = 5, 3000
    return game


def with_princess() -> Florence:
    game = on_turn(started(characters=True))
    assert game.characters is not None
    game.characters.holders["princess"] = A
    game.houses[A].tiles = laid("lake", "forest", "tower")
    return game


def not_held(character: str) -> Callable[[Florence], None]:
    def change(game: Florence) -> None:
        assert game.characters is not None
        del game.characters.holders[character]

    return change


def with_professor() -> Florence:
    game = on_turn(started(characters=True))
    assert game.characters is not None
    game.characters.holders["professor"] = A
    return game


def bidding_for_characters() -> Florence:
    game = started(characters=True, character_bids="in_turn")
    game.phases = [Round("actions"), CharacterBidding(order=[A, B, C])]
    return game


def looking() -> Florence:
    game = on_turn(started())
    game.phases.append(PickCard(A, "bonus", ["B01", "B02", "B03"]))
    return game


def laying() -> Florence:
    game = on_turn(started())
    game.houses[A].tiles = [Tile("chapel", cells((4, 2), (4, 3), (5, 3)))]
    game.phases.append(PlaceLandscape(A, "park"))
    return game


def recruiting() -> Florence:
    game = own_turn()
    game.houses[A].recruits, game.houses[B].table = 1, ["P05"]
    return game


def selling() -> Florence:
    game = own_turn()
    game.houses[A].pp = 3
    return game


def over(game: Florence) -> None:
    game.phases.clear()


def others_turn(game: Florence) -> None:
    game.phases[-1].seat = B


POOR = having(florins=0)
SPENT = Fault("ERR_ACTION_LIMIT", top(actions=2))
NO_MONEY = Fault("ERR_INSUFFICIENT_FUNDS", POOR)
TOWER_OWNED = Fault("ERR_DUPLICATE_BUILDING", having(tiles=[Tile("tower", cells((0, 0), (1, 0), (2, 0)))]))

TABLE = (
    Row(
        "OPEN_AUCTION builder",
        started,
        moves.OpenAuction("builder"),
        (
            Fault("ERR_GAME_OVER", over),
            Fault("ERR_OUT_OF_PHASE", top(taking_part=[B, C])),
            Fault("ERR_KIND_SOLD_THIS_ROUND", sold("builder")),
            Fault("ERR_KIND_CLOSED", lambda game: game.closed.append("builder")),
            Fault("ERR_STACK_EMPTY", left("builder", 0)),
            Fault("ERR_BUILDER_LIMIT", having(builders=3)),
            NO_MONEY,
        ),
    ),
    Row(
        "OPEN_AUCTION lake",
        started,
        moves.OpenAuction("lake"),
        (
            Fault("ERR_KIND_UNKNOWN", said={"kind": "castle"}),
            Fault("ERR_STACK_EMPTY", left("lake", 0)),
            Fault("ERR_NO_ROOM", full),
            NO_MONEY,
        ),
    ),
    Row(
        "BID",
        lambda: bidding(started(), "builder", 200, A, B),
        moves.Raise(300),
        (
            Fault("ERR_NOT_YOUR_TURN", top(bidding=[B, A])),
            Fault("ERR_BID_NOT_EXACT", said={"amount": 700}),
            Fault("ERR_BUILDER_LIMIT", having(builders=3)),
            NO_MONEY,
        ),
    ),
    Row(
        "PLACE_LANDSCAPE",
        laying,
        moves.PlaceLandscape(cells((0, 0), (0, 1), (1, 1))),
        (
            Fault("ERR_OUT_OF_GRID", said={"cells": cells((4, 2), (9, 9))}),
            Fault("ERR_OVERLAP", said={"cells": cells((4, 2), (4, 3))}),
            Fault("ERR_SHAPE_MISMATCH", said={"cells": cells((0, 0), (0, 1))}),
        ),
    ),
    Row(
        "PICK_CARD",
        looking,
        moves.PickCard("B01", ("B02", "B03")),
        (
            Fault("ERR_CHOICE_NOT_OFFERED", said={"card": "B09"}),
            Fault("ERR_BAD_PARAM", said={"bottom": ("B02",)}),
        ),
    ),
    Row(
        "SPECIAL_BID",
        bidding_for_characters,
        moves.BidCharacter("muse", 5),
        (
            Fault("ERR_PASSED_SPECIAL", top(passed=[A])),
            Fault(
                "ERR_ALREADY_STANDING", lambda game: game.phases[-1].standing.update(cardinal=BidMarker(A, 4))
            ),
            Fault("ERR_BID_RANGE", said={"space": 16}),
            Fault("ERR_BID_TOO_LOW", standing("muse", 7)),
            Fault("ERR_INSUFFICIENT_FUNDS", having(florins=200)),
        ),
    ),
    Row(
        "BUILD",
        own_turn,
        moves.Build("tower", FREE_TOWER),
        (
            Fault("ERR_NOT_YOUR_TURN", others_turn),
            Fault("ERR_BAD_PARAM", said={"building": "barn"}),
            SPENT,
            TOWER_OWNED,
            Fault("ERR_BUILDING_SUPPLY", left("tower", 0)),
            Fault("ERR_OUT_OF_GRID", said={"cells": cells((4, 4), (5, 9))}),
            Fault("ERR_OVERLAP", said={"cells": cells((0, 6), (1, 6))}),
            Fault("ERR_SHAPE_MISMATCH", said={"cells": cells((4, 4), (5, 4))}),
            Fault("ERR_ADJACENT_PALAZZO", said={"cells": cells((0, 4), (1, 4), (2, 4))}),
            NO_MONEY,
        ),
    ),
    Row(
        "TAKE_PROFESSION",
        own_turn,
        moves.TakeProfession(),
        (
            SPENT,
            Fault("ERR_ONCE_PER_TURN", top(took_profession=True)),
            Fault("ERR_DECK_EMPTY", no_cards("profession")),
            NO_MONEY,
        ),
    ),
    Row(
        "INTRODUCE_FREEDOM",
        own_turn,
        moves.IntroduceFreedom("travel"),
        (
            SPENT,
            Fault("ERR_ONCE_PER_TURN", top(introduced_freedom=True)),
            Fault("ERR_FREEDOM_OWNED", having(freedoms=["travel"])),
            Fault("ERR_FREEDOM_SUPPLY", left("travel", 0)),
            NO_MONEY,
        ),
    ),
    Row(
        "BUY_BONUS",
        own_turn,
        moves.BuyBonus(),
        (SPENT, Fault("ERR_DECK_EMPTY", no_cards("bonus")), NO_MONEY),
    ),
    Row(
        "COMPLETE_WORK",
        own_turn,
        moves.CompleteWork("P01", (), 0),
        (
            SPENT,
            Fault("ERR_CARD_NOT_IN_HAND", having(hand=["P02"])),
            Fault("ERR_BONUS_DUPLICATE", said={"bonus_cards": ("B01", "B01")}),
            Fault("ERR_WV_TOO_LOW", having(jesters=0)),
            Fault("ERR_PAYOUT", said={"pp": 99}),
        ),
    ),
    Row(
        "PRINCESS_WORK",
        with_princess,
        moves.PrincessWork(0),
        (
            Fault("ERR_SPECIAL_NOT_HELD", not_held("princess")),
            SPENT,
            Fault("ERR_BONUS_NOT_ALLOWED", said={"bonus_cards": ("B01",)}),
            Fault("ERR_WV_TOO_LOW", having(tiles=[])),
            Fault("ERR_PAYOUT", said={"pp": 99}),
        ),
    ),
    Row(
        "SELL_PP",
        selling,
        moves.SellPrestige(3),
        (
            Fault(
                "ERR_PP_SALE_DISABLED", lambda game: setattr(game, "characters", with_princess().characters)
            ),
            Fault("ERR_NOT_ENOUGH_PP", having(pp=2)),
        ),
    ),
    Row(
        "RECRUIT",
        recruiting,
        moves.Recruit(B, "P05"),
        (
            Fault("ERR_NO_RECRUIT_CARD", having(recruits=0)),
            Fault("ERR_RECRUIT_TARGET", said={"profession": "P06"}),
        ),
    ),
    Row(
        "USE_PROFESSOR",
        with_professor,
        moves.UseProfessor("bonus"),
        (
            Fault("ERR_BAD_PARAM", said={"deck": "profession"}),
            Fault("ERR_SPECIAL_NOT_HELD", not_held("professor")),
            Fault("ERR_DECK_EMPTY", no_cards("bonus")),
        ),
    ),
)


def wrong(row: Row, *faults: Fault) -> str:
    """The code the move is refused with where all this is wrong. What is said last in the row goes first,
    so that of two things said in one field the first of the row stands."""
    game, said = row.position(), {}
    for fault in reversed(faults):
        fault.on_table(game)
        said |= fault.said
    values = {name: getattr(row.move, name) for name in row.move.__struct_fields__}
    return refused(game, A, type(row.move)(**values | said)).code


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.name)
def test_of_two_things_wrong_the_first_of_the_validation_column_is_the_reason(row: Row) -> None:
    assert engine.why_not(row.position(), A, row.move) is None
    assert [wrong(row, fault) for fault in row.faults] == [fault.code for fault in row.faults]
    pairs = list(combinations(row.faults, 2))
    assert [wrong(row, *pair) for pair in pairs] == [first.code for first, _ in pairs]


def test_above_the_highest_space_a_bid_is_too_low_though_no_list_has_it() -> None:
    """Golden case G43 goes before the column."""
    game = bidding_for_characters()
    standing("muse", 15)(game)
    having(florins=0)(game)
    for space in (15, 16, 2):
        assert refused(game, A, moves.BidCharacter("muse", space)).code == "ERR_BID_TOO_LOW"
