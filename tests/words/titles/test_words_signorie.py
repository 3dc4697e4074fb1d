"""What people who play Signorie by text alone are told of the round's reward."""

from typing import Any

import pytest

from games.core import Move, Seat, engine
from games.core.chance import Secret
from games.core.game import TurnContext
from games.signorie import TITLE
from games.signorie.model import components as c
from games.signorie.model import moves
from games.signorie.model.cards_text import reward_text
from games.signorie.model.state import BoardRow, SignorieOptions
from games.signorie.rules.actions.visits import Marriage
from games.signorie.rules.rewards import Rewards
from words import Language, Speaker, say
from words.fitting import DESCRIPTION_LIMIT
from words.positions import position_text

LANGUAGES: tuple[Language, ...] = ("en", "ja")


def claiming(tile: str) -> Any:
    """The first seat of two is asked for its reward, which is `tile`; it has men and florins for it."""
    game = engine.start(TITLE, 2, SignorieOptions(), Secret(bytes(32))).game
    game.rewards[0] = tile
    game.boards[0].florins = 9
    game.boards[0].add_man("pol", 8)
    game.phases = [game.phases[0], Rewards([Seat(0)])]
    game.phases[-1].step(TurnContext(game, Secret(bytes(32))))
    return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tile", [id for id, tile in c.BONUS_TILES.items() if tile.kind != "facedown_any"])
def test_the_panel_says_what_a_rewards_tile_brings(tile: str, language: Language) -> None:
    offer = engine.open_offers(claiming(tile), Seat(0))[0]
    speaker = Speaker(TITLE, language, ["A", "B"])
    bonus = next(iter(offer.possible("bonus", ())))
    text = speaker.entry_description("bonus", bonus, offer.preview("bonus", (bonus,)))
    assert text and not text.endswith("…")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_an_extra_action_says_what_it_does_and_fits_beside_a_menu(
    language: Language,
) -> None:
    speaker = Speaker(TITLE, language, ["A", "B"])
    text = speaker.thing_text("rb_ext")
    assert len(text) <= DESCRIPTION_LIMIT
    main, helpers = {"en": ("main action", "helpers"), "ja": ("メインアクション", "助手")}[language]
    offer = engine.open_offers(claiming("rb_ext"), Seat(0))[0]
    for told in (text, speaker.entry_description("bonus", "tile", offer.preview("bonus", ("tile",)))):
        assert main in told and helpers in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tile", (*c.BONUS_TILES, *c.VP_TILES))
def test_the_position_says_what_the_reward_of_this_round_does(tile: str, language: Language) -> None:
    game = engine.start(TITLE, 2, SignorieOptions(), Secret(bytes(32))).game
    game.rewards[game.reward_slot.slot - 1] = tile
    speaker = Speaker(TITLE, language, ["A", "B"])
    does = speaker.note(reward_text(tile))
    told = say(language, "position-reward", "signorie", tile=speaker.word(tile), does=does)
    assert told in position_text(speaker, TITLE.view(game, Seat(0)), Seat(0))


@pytest.mark.parametrize(
    ("move", "english", "japanese"),
    [
        (moves.Marry("mi", 1), "Marry into Milan, dowry 1 florin", "ミラノへ嫁がせる(持参金1フロリン)"),
        (
            moves.Marry("gates", 4),
            "Marry through the Open Gates, dowry 4 florins",
            "開かれた門を通して嫁がせる(持参金4フロリン)",
        ),
        (
            moves.SendMission("pol8", "gates"),
            "Send the political man (slot 8) through the Open Gates",
            "政治家(スロット8)を開かれた門を通して送る",
        ),
        (
            moves.ClaimWithBride("mar"),
            "Take a face-down tile in the marriage row and a bride",
            "結婚列に裏向きタイル、花嫁も迎える",
        ),
        (
            moves.ClaimWithoutBride("h_b1"),
            "Take the top light-blue helper, no bride",
            "報酬「水色の助手(上段)」、花嫁は迎えない",
        ),
        (moves.Gain(0, 2), "Take 2 women", "女性2人を取る"),
        (moves.Gain(1, 2), "Take 1 man and 2 women", "男性1人、女性2人を取る"),
    ],
)
def test_a_move_is_told_as_one_says_it(move: Move, english: str, japanese: str) -> None:
    assert Speaker(TITLE, "en", ["A", "B"]).move(move) == english
    assert Speaker(TITLE, "ja", ["A", "B"]).move(move) == japanese


def test_a_hint_names_the_row_that_a_marriage_fills_and_nothing_of_the_menu() -> None:
    game = engine.start(TITLE, 2, SignorieOptions(), Secret(bytes(32))).game
    game.phases = [game.phases[0], Marriage(Seat(0))]
    board, advisor = game.boards[0], TITLE.advisor
    city = next(iter(game.cities))
    assert advisor is not None and advisor.hints.tells_all
    speaker = Speaker(TITLE, "en", ["A", "B"])
    told = []
    for tiles in range(4):
        board.rows["mar"] = BoardRow(face_down=tiles)
        told.append([speaker.note(one) for one in advisor.hints.tells(game, Seat(0), moves.Marry(city, 1))])
    assert told == [
        ["your marriage row would have 1 tile; it counts from 3"],
        ["your marriage row would have 2 tiles; it counts from 3"],
        ["your marriage row would have 3 tiles and count at the end"],
        [],
    ]
