"""The golden cases of the rules page that belong to rewards, variants and the end, under their ids."""

import pytest
from signorie_kit import BLUE, PURPLE, RED, YELLOW, Table, census, played_games

from games.core import Seat, TurnContext, engine
from games.core.chance import Secret
from games.signorie import TITLE
from games.signorie.model import components as c
from games.signorie.model import events, moves
from games.signorie.model.state import SignorieOptions
from games.signorie.rules.final import FinalScoring, careers_vp, row_vp
from games.signorie.rules.rounds import Round, change_order, score_initiative


def over_threshold(table: Table, *seats: int) -> None:
    for seat in seats:
        table.game.boards[seat].dice = {"Y": 6, "R": 6, "P": 2}


def test_g12_initiative_scores_and_makes_the_new_order() -> None:
    """The seed's example: red 9 points, blue and purple 4, yellow none."""
    table = Table()
    for seat, position in ((RED, 9), (BLUE, 7), (PURPLE, 7)):
        table.board(seat).initiative = position
    table.game.discs = [YELLOW, BLUE, PURPLE, RED]
    ctx = TurnContext(table.game, table.chance)
    score_initiative(ctx)
    change_order(ctx)
    assert [board.vp for board in table.game.boards] == [0, 9, 4, 4]
    assert table.game.turn_order == [RED, PURPLE, BLUE, YELLOW]
    assert table.game.discs == [YELLOW, BLUE, PURPLE, RED]
    assert [board.initiative for board in table.game.boards] == [0, 0, 0, 0]


def test_g13_a_mission_or_florins_and_brides_without_florins_in_round_one() -> None:
    table = Table().men(BLUE, "pol3").men(YELLOW, "pol1")
    table.game.turn_order = [BLUE, RED, PURPLE, YELLOW]
    over_threshold(table, RED, PURPLE)
    table.rewards("rb_mis")
    assert {event.seat for event in table.events if isinstance(event, events.RewardMissed)} == {RED, PURPLE}
    assert table.code(moves.ClaimWithBride("florins"), RED) == "ERR_NOT_ELIGIBLE"
    assert table.asked == [BLUE]
    table.do("reward tile; bride yes; mission pol3 mi")
    assert table.asked == [YELLOW]
    table.do("reward florins; bride yes")
    assert table.board(BLUE).vp == 3 and table.board(BLUE).brides == 1
    assert table.board(BLUE).florins == 5
    assert table.board(YELLOW).florins == 5 + 3 and table.board(YELLOW).brides == 1


def test_g14_the_example_of_the_end_brings_thirty_two() -> None:
    table = Table().men(YELLOW, "pol7", "cle6", "cle3", "mil8")
    table.give(YELLOW, "pol", "sforza4", "gonzaga3", "colonna2")
    table.give(YELLOW, "cle", "este4", "gonzaga4", face_down=1)
    table.give(YELLOW, "mil", "medici2", face_down=1)
    table.give(YELLOW, "mar", "medici3", "este5")
    board = table.board(YELLOW)
    assert careers_vp(board) == 4 + 3 + 1 + 6
    assert [row_vp(row) for row in board.rows.values()] == [9, 9, 0, 0]
    table.game.phases = [FinalScoring()]
    ctx = TurnContext(table.game, table.chance)
    engine._run(ctx)
    assert table.game.scores[0].points == 32


@pytest.mark.parametrize(
    ("dice", "waiting", "rewarded"),
    [
        ((6, 6, 1), 0, True),
        ((6, 6, 2), 0, False),
        ((6, 6, 2), 1, True),
        ((6, 6, 5, 5), 3, True),
        ((6, 6, 6, 5), 3, False),
    ],
)
def test_g17_the_threshold(dice: tuple[int, ...], waiting: int, rewarded: bool) -> None:
    table = Table()
    table.board(YELLOW).dice = dict(zip("YRPG", dice, strict=False))
    table.board(YELLOW).waiting["f"] = waiting
    over_threshold(table, RED, PURPLE, BLUE)
    table.rewards("rb_2m")
    assert (
        any(isinstance(event, events.RewardMissed) and event.seat == YELLOW for event in table.events)
        != rewarded
    )


def test_g37_rewards_are_given_in_the_new_order() -> None:
    table = Table()
    for seat in (YELLOW, RED, PURPLE, BLUE):
        table.men(seat, "pol1")
    for seat, position in ((RED, 9), (BLUE, 7), (PURPLE, 7)):
        table.board(seat).initiative = position
    table.game.discs = [YELLOW, BLUE, PURPLE, RED]
    table.game.rewards[0] = "rb_mis"
    table.game.phases = [Round(stage="rewards")]
    engine._run(TurnContext(table.game, table.chance))
    order = []
    while table.phase == "Claim":
        order += table.asked
        table.do("reward florins; bride no")
    assert order == [RED, PURPLE, BLUE, YELLOW]


def test_g38_threshold_meeples_go_to_the_stock_and_the_threshold_is_thirteen_again() -> None:
    table = Table()
    table.game.assignments |= {"Yf": "a_thr", "Rm": table.game.assignments["Yf"]}
    table.main(YELLOW, "Y4").do("assign f 2")
    assert table.game.threshold(YELLOW) == 19
    assert table.board(YELLOW).waiting == {"m": 0, "f": 2}
    table.game.phases = [Round(stage="clean_up")]
    engine._run(TurnContext(table.game, Secret(bytes(32))))
    assert table.board(YELLOW).supply["f"] == 1
    assert table.board(YELLOW).stock["f"] == 10
    assert table.game.threshold(YELLOW) == 13


def test_g40_a_free_helper_goes_to_any_empty_slot() -> None:
    table = Table()
    over_threshold(table, RED, PURPLE, BLUE)
    table.board(YELLOW).helpers = ["h_y1"]
    table.rewards("rb_hel")
    assert table.code(moves.ClaimWithBride("h_y1")) == "ERR_HELPER_FULL"
    table.do("reward hire G3; bride no")
    assert table.board(YELLOW).helpers == ["h_y1", "h_g3"]
    assert table.board(YELLOW).florins == 5


@pytest.mark.parametrize(("tile", "vp"), [("rv_cm", 12), ("rv_m", 10), ("rv_hel", 12)])
def test_g41_vp_tiles_and_the_one_purchase(tile: str, vp: int) -> None:
    table = Table(round=6).visit(YELLOW, "mi", "mmm").visit(YELLOW, "ve", "m").visit(YELLOW, "na", "m")
    over_threshold(table, RED, PURPLE, BLUE)
    table.board(YELLOW).helpers = list(c.HELPERS)[:6]
    table.board(YELLOW).florins = 7
    table.rewards(tile)
    assert table.board(YELLOW).vp == vp
    assert table.phase == "Purchase" and table.asked == [YELLOW]
    table.do("buy yes")
    assert table.board(YELLOW).vp == vp + 5
    assert table.board(YELLOW).florins == 2
    assert table.phase != "Purchase"


def test_g43_the_second_bride_in_round_three_and_none_after_the_fourth() -> None:
    table = Table(round=3)
    over_threshold(table, RED, PURPLE, BLUE)
    table.board(YELLOW).brides = 1
    table.rewards("rb_2m").do("reward florins; bride yes")
    assert table.board(YELLOW).vp == 2
    assert table.board(YELLOW).florins == 5 + 3 + 2
    table = Table(round=3)
    over_threshold(table, RED, PURPLE, BLUE)
    table.board(YELLOW).brides = 4
    table.rewards("rb_2m")
    assert table.offered(moves.ClaimWithoutBride) and not table.offered(moves.ClaimWithBride)
    assert table.code(moves.ClaimWithBride("florins")) == "ERR_BRIDE_FULL"


@pytest.mark.parametrize(("first", "second"), [(RED, BLUE), (BLUE, RED)])
def test_g44_a_tie_goes_to_the_earlier_in_the_turn_order(first: Seat, second: Seat) -> None:
    table = Table()
    for board in table.game.boards:
        board.vp = 120 if board.plan in ("red", "blue") else 100
    table.game.turn_order = [PURPLE, first, second, YELLOW]
    table.game.phases = [FinalScoring()]
    engine._run(TurnContext(table.game, table.chance))
    places = {score.seat: score.place for score in table.game.scores}
    assert places[first] == 1 and places[second] == 2


def test_g46_a_short_season_has_six_rounds_and_an_empty_first_slot() -> None:
    for told in played_games(4, range(3), short_season="by_slot"):
        laid = next(event for event in told if isinstance(event, events.RewardsLaid)).rewards
        assert [tile in c.BONUS_TILES for tile in laid] == [True] * 4 + [False] * 2
        started = [event for event in told if isinstance(event, events.RoundStarted)]
        assert [event.reward for event in started] == list(laid)
        assert [event.round for event in started] == [1, 2, 3, 4, 5, 6]
    game = engine.start(TITLE, 4, SignorieOptions(short_season="by_slot"), Secret(bytes(32))).game
    assert game.rewards[0] == "" and all(game.rewards[1:])


def test_g47_secret_letters_close_a_used_tile_until_the_next_round() -> None:
    table = Table(secret_letters="on")
    table.game.assignments |= {"Yf": "a_flo", "Gm": table.game.assignments["Yf"]}
    table.main(YELLOW, "Y4").do("assign f 1")
    table.main(RED, "Y3")
    assert table.code("assign f 1") == "ERR_ASSIGN_CLOSED"
    table.game.phases = [Round(stage="clean_up")]
    engine._run(TurnContext(table.game, Secret(bytes(32))))
    assert table.game.closed == []
    without = Table()
    without.game.assignments |= {"Yf": "a_flo", "Gm": without.game.assignments["Yf"]}
    without.main(YELLOW, "Y4").do("assign f 1")
    without.main(RED, "Y3").do("assign f 1")
    assert without.board(RED).florins == 7


def test_g49_without_any_dice_the_sum_is_nothing() -> None:
    table = Table()
    table.rewards("rb_2f")
    assert table.asked == [YELLOW, RED, PURPLE, BLUE]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_g53_meeples_are_conserved(seats: int) -> None:
    """The laws look after every step; here is what they count at the end of long games."""
    for *_, game in played_games(seats, range(5)):
        counted = census(game)
        for seat in range(seats):
            assert counted[f"{seat}m"] == 12
            assert counted[f"{seat}f"] == 11
