"""A first game of Florence: a hand, an auction, a building, a work; then the last work and the end.

The learner sits first. The others' hands contain what they play here; the rest is as it was dealt."""

from collections.abc import Mapping
from typing import Any

from games.core import LEARNER, Lesson, LessonLook, LessonMove, LessonScene, Seat, Title
from games.florence.model import components as c
from games.florence.model import moves
from games.florence.model.placement import PALAZZO_MASK, Cells, legal_places
from games.florence.model.state import FlorenceState, Principality, Tile
from games.florence.model.work import most_pp, work_value
from games.florence.rules.rounds import Round
from games.florence.rules.setup import ChooseHand
from games.florence.rules.turn import Actions, Turn

BEN, CHIE = Seat(1), Seat(2)

DEALT = ["P04", "P05", "P06", "P12"]
"""Three professions that prefer a laboratory, and one that doesn't."""

LAST, BONUS = "P05", "B14"
"""The last work, and the bonus card that makes it good enough."""


def _first_round(title: Title) -> Any:
    game = title.new_game(3, title.options())
    theirs = [["P01", "P10", "P14", "P20"], ["P08", "P16", "P02", "P18"]]
    dealt = {card for cards in (DEALT, *theirs) for card in cards}
    game.professions = [card for card in c.PROFESSIONS if card not in dealt]
    game.bonus_deck, game.prestige_deck = list(c.BONUS_CARDS), list(c.PRESTIGE_CARDS)
    game.phases = [ChooseHand([DEALT, *theirs], [None, "P20", "P18"])]
    return game


def _last_round(title: Title) -> Any:
    game = title.new_game(3, title.options())
    game.round = c.ROUNDS
    game.houses = [
        _house(["laboratory", "workshop", "forest", "lake", "park"], [LAST], ["P04", "P06", "P08"], 36),
        _house(["library", "studio", "tower", "lake"], ["P20"], ["P01", "P10", "P14", "P15"], 43),
        _house(["workshop", "theatre", "hospital", "park"], ["P18"], ["P02", "P16", "P19"], 40),
    ]
    mine, bens, chies = game.houses
    mine.freedoms, mine.jesters, mine.bonus, mine.prestige = ["opinion", "religion"], 1, [BONUS], ["R05"]
    bens.freedoms, bens.jesters, bens.prestige, bens.best_work = ["religion"], 1, ["R13"], 17
    chies.freedoms, chies.builders, chies.prestige, chies.best_work = ["opinion", "travel"], 1, ["R09"], 0
    _leave_the_rest(game)
    game.phases = [Round("best work"), Actions([BEN, CHIE]), Turn(LEARNER, actions=c.ACTIONS - 1)]
    return game


def _house(tiles: list[str], hand: list[str], table: list[str], pp: int) -> Principality:
    return Principality(florins=700, pp=pp, hand=hand, table=table, tiles=_laid(tiles))


def _laid(kinds: list[str]) -> list[Tile]:
    """Tiles where they fit, with buildings apart from each other as with no builder."""
    house = Principality()
    for kind in kinds:
        house.tiles.append(Tile(kind, _places(house, kind)[0]))
    return house.tiles


def _places(house: Principality, kind: str) -> list[Cells]:
    """Where a tile may lie."""
    covered, built = house.masks()
    return list(legal_places(kind, covered, built | PALAZZO_MASK if kind in c.BUILDINGS else 0))


def _leave_the_rest(game: FlorenceState) -> None:
    """Decks and supply get everything that nobody has."""
    held = {card for house in game.houses for card in (*house.hand, *house.table)}
    game.professions = [card for card in c.PROFESSIONS if card not in held]
    bonus = {card for house in game.houses for card in house.bonus}
    game.bonus_deck = [card for card in c.BONUS_CARDS if card not in bonus]
    prestige = {card for house in game.houses for card in house.prestige}
    game.prestige_deck = [card for card in c.PRESTIGE_CARDS if card not in prestige]
    for house in game.houses:
        for thing in [*(tile.kind for tile in house.tiles), *house.freedoms]:
            game.supply[thing] -= 1
        game.supply["jester"] -= house.jesters
        game.supply["builder"] -= house.builders


def _wins(game: Any) -> Mapping[str, Any]:
    return {"card": "P04", "kind": "park", "other": "P12", "building": "laboratory"}


def _bid(game: Any) -> moves.Raise:
    return moves.Raise(game.phases[-1].bid + c.RAISE)


def _lay(game: Any) -> moves.PlaceLandscape:
    return moves.PlaceLandscape(_places(game.houses[LEARNER], "park")[0])


def _build(game: Any) -> moves.Build:
    return moves.Build("laboratory", _places(game.houses[LEARNER], "laboratory")[0])


def _value(game: Any) -> Mapping[str, Any]:
    """The worth of the first work."""
    value = work_value(game, game.houses[LEARNER], "P04")
    return {
        "card": "P04",
        "wv": value.total,
        "building_wv": value.building,
        "landscape_wv": value.landscape,
        "cards_wv": value.cards,
        "minimum": game.minimum_wv,
        "income": c.FLORINS_PER_WV * value.total,
    }


def _last_value(game: Any) -> Mapping[str, Any]:
    house = game.houses[LEARNER]
    alone, value = (work_value(game, house, LAST, cards) for cards in ((), (BONUS,)))
    return {
        "card": LAST,
        "bonus": BONUS,
        "alone": alone.total,
        "wv": value.total,
        "minimum": game.minimum_wv,
        "most": most_pp(value.total),
    }


def _last_work(game: Any) -> moves.CompleteWork:
    return moves.CompleteWork(LAST, (BONUS,), _last_value(game)["most"])


def _other_build(game: Any, move: Any) -> str:
    return "" if isinstance(move, moves.Build) else "build-later"


def _no_work(game: Any, move: Any) -> str:
    return "" if isinstance(move, moves.CompleteWork) else "work-later"


def _minimum(game: Any) -> Mapping[str | int, bool]:
    return {wv: wv == game.minimum_wv for wv in sorted(set(c.MINIMUM_WV[:3]))}


_AUCTIONS = (
    (BEN, moves.OpenAuction("jester")),
    (CHIE, moves.PassBid()),
    (CHIE, moves.LeaveAuctions()),
)

_TURNS = (
    (BEN, moves.IntroduceFreedom("religion")),
    (BEN, moves.CompleteWork("P10", (), 2)),
    (BEN, moves.EndTurn()),
    (CHIE, moves.EndTurn()),
)

LESSON = Lesson(
    seats=3,
    scenes=(
        LessonScene(
            _first_round,
            (
                LessonMove("hand", lambda game: moves.ReturnCard("P12"), pictures=("hand",), figures=_wins),
                LessonLook("table", choices=_minimum, figures=lambda game: {"minimum": game.minimum_wv}),
                LessonMove(
                    "auction",
                    lambda game: moves.OpenAuction("park"),
                    then=((BEN, moves.Raise(c.OPENING_BID + c.RAISE)), (CHIE, moves.PassBid())),
                    figures=_wins,
                    slip=lambda game, move: "auction-left" if isinstance(move, moves.LeaveAuctions) else "",
                ),
                LessonMove("raise", _bid, then=((BEN, moves.PassBid()),), figures=_wins),
                LessonMove("park", _lay, wanted=lambda game, move: True, then=_AUCTIONS, pictures=("area",)),
                LessonMove(
                    "build",
                    _build,
                    wanted=lambda game, move: move.building == "laboratory",
                    pictures=("area",),
                    figures=_wins,
                    slip=_other_build,
                ),
                LessonMove(
                    "work",
                    lambda game: moves.CompleteWork("P04", (), 0),
                    wanted=lambda game, move: move.profession == "P04",
                    pictures=("hand",),
                    figures=_value,
                    slip=_no_work,
                ),
                LessonMove("best", lambda game: moves.EndTurn(), then=_TURNS),
            ),
        ),
        LessonScene(
            _last_round,
            (
                LessonMove(
                    "last",
                    _last_work,
                    wanted=lambda game, move: move == _last_work(game),
                    pictures=("hand",),
                    figures=_last_value,
                ),
                LessonMove(
                    "end",
                    lambda game: moves.EndTurn(),
                    then=((BEN, moves.EndTurn()), (CHIE, moves.EndTurn())),
                    figures=lambda game: {"prestige": game.houses[LEARNER].prestige},
                ),
            ),
        ),
    ),
)
