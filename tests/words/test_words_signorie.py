"""What people who play Signorie by text alone are told of the round's reward."""

from typing import Any

import pytest

from games.core import Seat, engine
from games.core.chance import Secret
from games.core.game import TurnContext
from games.signorie import TITLE
from games.signorie.model import components as c
from games.signorie.model.cards_text import reward_text
from games.signorie.model.state import SignorieOptions
from games.signorie.rules.rewards import Rewards
from words import Language, Speaker, say
from words.speaker import BESIDE_LIMIT

LANGUAGES: tuple[Language, ...] = ("en", "ja")


def claiming(tile: str) -> Any:
    """The first seat of two is asked for its reward, which is `tile`; it has men and florins for it."""
    game = engine.start(TITLE, 2, SignorieOptions(), Secret(bytes(32))).game
    game.rewards[0] = tile
    game.boards[0].florins = 9
    game.boards[0].men["pol"][8] = 1
    game.phases = [game.phases[0], Rewards([Seat(0)])]
    game.phases[-1].step(TurnContext(game, Secret(bytes(32))))
    return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tile", [id for id, tile in c.BONUS_TILES.items() if tile.kind != "facedown_any"])
def test_the_panel_says_what_a_rewards_tile_brings(tile: str, language: Language) -> None:
    offer = engine.open_offers(claiming(tile), Seat(0))[0]
    speaker = Speaker(TITLE, language, ["A", "B"])
    bonus = next(iter(offer.answers("bonus", ())))
    text = speaker.entry_description("bonus", bonus, offer.hint("bonus", (bonus,)))
    assert text and not text.endswith("…")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_an_extra_action_says_what_it_does_and_fits_beside_a_menu(
    language: Language,
) -> None:
    speaker = Speaker(TITLE, language, ["A", "B"])
    text = speaker.card_text("rb_ext")
    assert len(text) <= BESIDE_LIMIT
    main, helpers = {"en": ("main action", "helpers"), "ja": ("メインアクション", "助手")}[language]
    offer = engine.open_offers(claiming("rb_ext"), Seat(0))[0]
    for told in (text, speaker.entry_description("bonus", "tile", offer.hint("bonus", ("tile",)))):
        assert main in told and helpers in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tile", (*c.BONUS_TILES, *c.VP_TILES))
def test_the_position_says_what_the_reward_of_this_round_does(tile: str, language: Language) -> None:
    game = engine.start(TITLE, 2, SignorieOptions(), Secret(bytes(32))).game
    game.rewards[game.reward_slot.slot - 1] = tile
    speaker = Speaker(TITLE, language, ["A", "B"])
    does = speaker.note(reward_text(tile))
    told = say(language, "position-reward", "signorie", tile=speaker.word(tile), does=does)
    assert told in speaker.position(TITLE.view(game, Seat(0)), Seat(0))
