"""Fugger, Welser, Medici in words: `/card` and `/rules` follow the mode and the options of the table."""

from random import Random
from typing import Any

import msgspec
import pytest
from word_kit import NAMES

from cogs.commands.playing.reference import on_the_table
from games.core import Seat
from games.fugger.model import components as c
from games.fugger.model.checks import MODES
from games.fugger.model.data_rows import Mode
from games.fugger.model.moves import HandSheep
from games.fugger.model.state import FuggerOptions, new_house
from games.fugger.rules.deals.event_games import BlackSheep
from games.fugger.rules.game import Fugger
from games.titles import TITLES
from kit.recorded_games import played_again, read
from kit.simulated import bare_table
from words import LANGUAGES, Language, Speaker, rulebook

TITLE = TITLES["fugger"]

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_mode = pytest.mark.parametrize("mode", MODES)


def card(language: Language, id: str, **options: Any) -> str:
    """What `/card` says at a table with these options."""
    return Speaker(TITLE, language, NAMES, FuggerOptions(**options)).thing_text(id)


def rules(language: Language, id: str, players: int = 3, **options: Any) -> str:
    """A paragraph of `/rules` there; empty if it does not apply."""
    speaker = Speaker(TITLE, language, NAMES, FuggerOptions(**options))
    paragraphs = {id: text for one in rulebook(speaker, players) for id, text in one.paragraphs.items()}
    return paragraphs.get(id, "")


CUBE = {"en": "cube", "ja": "キューブ"}
METER = {"en": "meter", "ja": "メーター"}
STARTER = {"en": "starting player", "ja": "スタートプレイヤー"}
TO_THE_END = {"en": "to the end of the game", "ja": "ゲームの終わりまで"}
OF_TWO = {"en": "With two players", "ja": "2人プレイ"}
AT_HOME = {"en": "at home", "ja": "本拠地"}
FREE = {"en": "free", "ja": "空いている"}
ROUNDED = {"en": "rounded down", "ja": "端数切り捨て"}
RETURNS = {"en": "replenishment deck", "ja": "補充デッキ"}
LEAVES = {"en": "leaves the game", "ja": "ゲームから除"}
NOT_ASKED = {"en": "not asked", "ja": "残っていない人は参加し"}
NEXT_ROUND = {"en": "round after", "ja": "次のラウンド"}


# What belongs to a mode


@each_language
@each_mode
@pytest.mark.parametrize("id", ["E01", "E02", "E05"])
def test_events_promise_cubes_only_where_there_are_cubes(language: Language, mode: str, id: str) -> None:
    assert (CUBE[language] in card(language, id, mode=mode)) is (mode != "company")


@each_language
@each_mode
def test_a_home_moves_the_meter_only_where_there_is_one(language: Language, mode: str) -> None:
    assert (METER[language] in rules(language, "rules-homes", mode=mode)) is (mode != "company")


@each_language
@each_mode
def test_the_black_sheep_says_who_has_it_first_what_it_costs_and_for_how_long(
    language: Language, mode: str
) -> None:
    text = card(language, "E03", mode=mode)
    for word in (STARTER, TO_THE_END, OF_TWO):
        assert word[language] in text
    assert (METER[language] in text) is (mode != "company")
    assert OF_TWO[language] not in card(language, "E03", mode=mode, sheep_forced_of_two=False)


# What follows the options


@each_language
def test_the_black_sheep_says_whether_it_comes_last_at_home(language: Language) -> None:
    assert AT_HOME[language] not in card(language, "E03")
    assert AT_HOME[language] in card(language, "E03", sheep_beats_home=True)


@each_language
def test_the_lottery_sells_free_faces_only_where_a_face_takes_one_bet(language: Language) -> None:
    faces = str(len(c.FACES))
    for say, id in ((card, "E07"), (rules, "rules-lottery")):
        exclusive, shared = (
            say(language, id, mode="noble"),
            say(language, id, mode="noble", one_bet_a_face=False),
        )
        assert FREE[language] in exclusive and FREE[language] not in shared
        assert faces in exclusive and faces not in shared, "it ends when all are taken"


@each_language
@pytest.mark.parametrize("id", ["E01", "E02"])
def test_robbers_say_in_which_round_they_act(language: Language, id: str) -> None:
    assert NEXT_ROUND[language] not in card(language, id)
    assert NEXT_ROUND[language] in card(language, id, robbers_act="next_round")


@each_language
@pytest.mark.parametrize(
    ("id", "options"),
    [
        ("N18", {"warehouse_triggers": True}),
        ("N18", {"urgent_without_sale": "waits"}),
        ("N18", {"urgent_first_on_date": False}),
        ("K01", {"favours_per": "card"}),
        ("V1", {"villas_per_house": "any"}),
        ("E07", {"lottery_pass_final": False}),
        ("E08", {"auctioned_bonds_raise": False}),
        ("B_DON", {"toll_on": "leave"}),
    ],
    ids=str,
)
def test_a_card_follows_the_options_that_change_it(
    language: Language, id: str, options: dict[str, Any]
) -> None:
    assert card(language, id, mode="full", **options) != card(language, id, mode="full")


@each_language
@pytest.mark.parametrize(("id", "rounded"), [("E08", False), ("E10", True)])
def test_the_coronation_says_that_half_the_players_are_rounded_down(
    language: Language, id: str, rounded: bool
) -> None:
    assert (ROUNDED[language] in card(language, id, mode="noble")) is rounded


# What becomes of cards


USED = [(mode, id) for mode in MODES for id in c.cards_of_kind(mode, "event") if c.EVENTS[id].after != "held"]


@each_language
@pytest.mark.parametrize(("mode", "id"), USED)
def test_a_used_event_says_what_becomes_of_it(language: Language, mode: Mode, id: str) -> None:
    returns = c.EVENTS[id].after == "replenish" and mode != "company"
    text = card(language, id, mode=mode)
    assert (RETURNS[language] in text) is returns and (LEAVES[language] in text) is not returns
    deal = card(language, "N01", mode=mode)
    assert (RETURNS[language] in deal) is (mode != "company")


@each_language
@each_mode
def test_the_rules_say_what_becomes_of_every_used_event(language: Language, mode: Mode) -> None:
    speaker = Speaker(TITLE, language, NAMES)
    text = rules(language, "rules-used-events", mode=mode)
    for id in c.cards_of_kind(mode, "event"):
        assert speaker.thing(id) in text
    assert (RETURNS[language] in text) is (mode != "company")


@each_language
def test_the_unsold_trick_returns_and_corruption_without_a_winner_leaves(language: Language) -> None:
    trick, corruption = card(language, "E09", mode="noble"), card(language, "E12", mode="noble")
    assert RETURNS[language] in trick and LEAVES[language] in trick, "unsold, and once it is used"
    assert LEAVES[language] in corruption and RETURNS[language] not in corruption
    text = rules(language, "rules-event-auction", mode="noble")
    assert RETURNS[language] in text and LEAVES[language] in text


@each_language
def test_who_has_the_cube_of_the_fuggerei_is_not_asked(language: Language) -> None:
    assert NOT_ASKED[language] in card(language, "E11", mode="noble")
    assert NOT_ASKED[language] in rules(language, "rules-event-auction", mode="noble")


# Dates and regions


@each_language
@each_mode
def test_the_dates_of_the_first_deals_count_from_early_july(language: Language, mode: str) -> None:
    july = Speaker(TITLE, language, NAMES).word(c.CALENDAR[0].id)
    for id in ("N01", "A01"):
        assert july in card(language, id, mode=mode)
    assert july in rules(language, "rules-open", mode=mode)
    assert july not in card(language, "E05", mode=mode), "it is never among the first"
    assert "5" in card(language, "E05", mode=mode)


@each_language
@each_mode
def test_places_without_a_region_are_named(language: Language, mode: str) -> None:
    speaker = Speaker(TITLE, language, NAMES)
    text = rules(language, "rules-regions", mode=mode)
    for city in ("LON", "POR", "SUD"):
        assert speaker.thing(city) in text
    no_region = {"en": "no region", "ja": "どの地域にも"}[language]
    for space in c.SPACES.values():
        assert (no_region in card(language, space.id, mode=mode)) is (not space.region)


@each_language
@pytest.mark.parametrize(("id", "modes"), [("E01", 4), ("E07", 3), ("K01", 3), ("E15", 2), ("V1", 2)])
def test_a_card_that_a_mode_does_not_use_says_so(language: Language, id: str, modes: int) -> None:
    unused = Speaker(TITLE, language, NAMES).say("text-unused")
    assert sum(unused not in card(language, id, mode=mode) for mode in MODES) == modes


# Payday, and what was decided


@each_language
def test_the_rules_say_that_wages_come_before_taxes(language: Language) -> None:
    told = {"en": "When all have paid them", "ja": "全員が払い終えてから"}[language]
    assert told in rules(language, "rules-payday-phase", mode="full")


@each_language
def test_that_money_is_open_is_among_our_decisions(language: Language) -> None:
    speaker = Speaker(TITLE, language, NAMES)
    (money,) = [one for one in TITLE.texts.about if one.id == "decision-money"]
    assert {"en": "money", "ja": "所持金"}[language] in speaker.note(money)


@each_language
def test_a_card_on_the_table_says_when_it_is_due(language: Language) -> None:
    recorded = next(one for one in read("fugger") if len(one.entries) > 12)
    game = next(game for number, _, game, _ in played_again(TITLE, recorded) if number == 12)
    speaker = Speaker(TITLE, language, NAMES, game.options)
    table = msgspec.structs.replace(bare_table(TITLE, 1, game.options, Random(1)), game=game)
    for deal in game.open:
        (told,) = on_the_table(table, speaker, deal.card)
        assert speaker.word(c.month(deal.date).id) in told
    assert on_the_table(table, speaker, "V1") == []


@each_language
def test_the_black_sheep_goes_to_a_house_by_its_name(language: Language) -> None:
    game = Fugger(phases=[], options=FuggerOptions(), houses=[new_house() for _ in NAMES])
    (offer,) = BlackSheep(card="E03", seat=Seat(0)).offers(game, Seat(0))
    assert offer.says is not None
    told = [Speaker(TITLE, language, NAMES).note(offer.says(HandSheep(Seat(to)))) for to in range(2)]
    assert NAMES[1] in told[1] and not any(name in told[0] for name in NAMES)
