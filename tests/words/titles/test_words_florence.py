"""Florence in words: texts that follow from the cards' data, figures that fit, positions read aloud."""

import re

import pytest
from word_kit import NAMES

from games.core import Refusal, Seat, SeatFigure, engine, note
from games.core.chance import Secret
from games.florence.model import components as c
from games.florence.model import events, moves
from games.florence.model.data_rows import PrestigeCard
from games.florence.model.state import FlorenceOptions, Principality, Tile
from games.florence.model.work import COUNTERS, bonus_value, prospect, work_value
from games.titles import TITLES
from words import LANGUAGES, Language, MissingWord, Speaker, join, rulebook, say
from words.positions import hand_text, position_alt, position_text

TITLE = TITLES["florence"]
ENGLISH = Speaker(TITLE, "en", NAMES)
JAPANESE = Speaker(TITLE, "ja", ("葵", "ベン", "千恵"))

each_language = pytest.mark.parametrize("language", LANGUAGES)

# The published sample S1 and the values of the bonus cards in it: golden test G02 of the rules page.
S1 = Principality(
    tiles=[
        Tile(kind, ())
        for kind in ("forest", "forest", "lake", "university", "workshop", "opera", "tower", "chapel")
    ],
    builders=2,
    prestige=["R01"],
    freedoms=["religion", "travel"],
    table=["P01", "P02", "P03"],
    hand=["P04"],
    recruits=1,
)
G02 = dict(zip(c.BONUS_CARDS, (4, 2, 0, 3, 4, 0, 2, 4, 3, 2, 3, 3, 2, 5, 5, 3, 4, 6, 4, 5), strict=True))


def _worth(language: Language, card: str, house: Principality) -> int:
    """What a bonus card brings if one reads its text and nothing else."""
    pattern = {
        "en": r"\+(?P<wv>\d+) WV for each (different )?(?P<unit>[^+]+?)(?=$|, \+)",
        "ja": r"(?P<unit>[^、]+?)(につき|ごとに)作品ポイント\+(?P<wv>\d+)",
    }[language]
    counters = {say(language, f"unit-{name}", "florence"): name for name in COUNTERS}
    text = Speaker(TITLE, language, NAMES).thing_text(card)
    found = list(re.finditer(pattern, text))
    assert found
    return sum(int(piece["wv"]) * COUNTERS[counters[piece["unit"]]](house) for piece in found)


@each_language
@pytest.mark.parametrize("card", c.BONUS_CARDS)
def test_the_text_of_a_bonus_card_gives_the_published_value(language: Language, card: str) -> None:
    assert _worth(language, card, S1) == G02[card]


@each_language
@pytest.mark.parametrize("card", c.PRESTIGE_CARDS.values(), ids=lambda card: card.id)
def test_the_text_of_a_prestige_card_says_its_points_and_conditions(
    language: Language, card: PrestigeCard
) -> None:
    text = Speaker(TITLE, language, NAMES).thing_text(card.id)
    numbers = [int(number) for number in re.findall(r"\d+", text)]
    if card.needs:
        assert numbers == [*card.needs.values(), card.pp]
    else:
        assert numbers == [card.pp, card.tie]
        assert say(language, f"counter-{card.most or card.fewest}", "florence") in text
        assert ({"en": "Fewest", "ja": "最少"}[language] in text) == bool(card.fewest)


@each_language
def test_every_card_tile_and_object_has_a_name_of_its_own_and_a_text(language: Language) -> None:
    speaker = Speaker(TITLE, language, NAMES)
    ids = [*c.PROFESSIONS, *c.TILES, *c.BONUS_CARDS, *c.PRESTIGE_CARDS, *c.FREEDOMS, *c.KINDS[3:]]
    assert len({speaker.thing(id) for id in ids}) == len(ids)
    assert all(speaker.thing_text(id) for id in ids)


def test_japanese_names_of_bonus_and_prestige_cards_name_what_they_count() -> None:
    for bonus in c.BONUS_CARDS.values():
        assert all(_counter(name) in JAPANESE.thing(bonus.id) for name in bonus.counts)
    for card in c.PRESTIGE_CARDS.values():
        counted = card.needs or (card.most or card.fewest,)
        assert all(_counter(name) in JAPANESE.thing(card.id) for name in counted)


def _counter(name: str) -> str:
    return say("ja", f"counter-{name}", "florence")


@each_language
@pytest.mark.parametrize("counter", COUNTERS)
def test_everything_that_is_counted_has_its_words(language: Language, counter: str) -> None:
    assert say(language, f"counter-{counter}", "florence")
    assert say(language, f"unit-{counter}", "florence")


@each_language
def test_the_rules_say_the_figures_of_the_data(language: Language) -> None:
    """Where a figure of the data changes, the rules say the new one: they have no other source."""
    figures = TITLE.texts.rules(FlorenceOptions(), 4)
    assert figures["minimums"].notes[-1].figures == {"round": c.ROUNDS, "wv": c.MINIMUM_WV[-1]}
    speaker = Speaker(TITLE, language, NAMES)
    texts = {id: text for chapter in rulebook(speaker, 4) for id, text in chapter.paragraphs.items()}
    for round_, wv in enumerate(c.MINIMUM_WV, 1):
        assert re.search(rf"{round_}[^\n]*{wv}", texts["rules-minimum"])
    for wv in (c.WV_BUILDING, c.WV_LANDSCAPE, c.WV_FREEDOM, c.WV_JESTER, c.WV_CARD):
        assert f"+{wv}" in texts["rules-work-value"]
    for cost in c.BUILDING_COST[:-1]:
        assert str(cost) in texts["rules-turn"]
    assert all(speaker.thing(card) in texts["rules-professions"] for card in c.PROFESSIONS)
    assert all(speaker.thing_text(card) in texts["rules-bonus-cards"] for card in c.BONUS_CARDS)
    assert all(speaker.thing_text(card) in texts["rules-prestige-cards"] for card in c.PRESTIGE_CARDS)


@each_language
def test_texts_follow_the_landscapes_the_table_has_agreed_on(language: Language) -> None:
    for landscapes, landscape in (("seed", "lake"), ("published", "forest")):
        options = FlorenceOptions(landscapes=landscapes)  # type: ignore[arg-type]
        speaker = Speaker(TITLE, language, NAMES, options)
        other = speaker.thing("forest" if landscape == "lake" else "lake")
        told = [speaker.thing_text("P12")]
        chapters = [text for chapter in rulebook(speaker, 4) for text in chapter.paragraphs.values()]
        told += [line for text in chapters for line in text.splitlines() if speaker.thing("P12") in line]
        lists = [line for line in told if speaker.thing("travel") in line]
        assert len(lists) == 2
        assert all(speaker.thing(landscape) in line and other not in line for line in lists)


@each_language
def test_options_of_a_table_are_in_its_rules_and_only_there(language: Language) -> None:
    def told(options: FlorenceOptions, players: int) -> str:
        speaker = Speaker(TITLE, language, NAMES, options)
        return "\n".join(chapter.text for chapter in rulebook(speaker, players))

    usual = told(FlorenceOptions(), 4)
    for options in (
        FlorenceOptions(palazzo_blocks=False),
        FlorenceOptions(unusable_objects=True),
        FlorenceOptions(bonus_per_work="one"),
        FlorenceOptions(hide_money=True),
        FlorenceOptions(start_player="b"),
    ):
        assert told(options, 4) != usual
    assert told(FlorenceOptions(two_players=True), 2) != told(FlorenceOptions(two_players=True), 3)


def test_a_question_has_a_private_and_a_public_wording() -> None:
    bid = note("ask-bid", kind="lake", bid=300, amount=400, holder=SeatFigure(0))
    assert ENGLISH.note(bid) == "Lake: Aoi (A) has bid 300 florins. Bid 400, set a limit or pass?"
    assert ENGLISH.awaits(Seat(1), bid) == (
        "Ben (B): bid 400 florins for the Lake or pass (Aoi (A) has bid 300)"
    )
    assert JAPANESE.awaits(Seat(1), bid) == (
        "ベン: 湖に400フロリンで入札するか、パスする番です(今は葵の300フロリン)"
    )


def test_a_choice_that_stays_secret_is_not_in_the_public_wording() -> None:
    secret = note("ask-choose-again", card="P01")
    assert ENGLISH.thing("P01") in ENGLISH.note(secret)
    assert ENGLISH.thing("P01") not in ENGLISH.awaits(Seat(0), secret)


def test_events_leave_out_what_is_zero_and_group_thousands() -> None:
    work = events.WorkCompleted(Seat(0), "P14", 9, 0, 3, 3, 0, 3, 0, (), 1900, 0)
    assert ENGLISH.event(work) == (
        "Aoi (A) completes the Sculptor's work with 9 WV (cards 3, landscape 3, freedom 3) "
        "and takes 1,900 florins."
    )
    assert JAPANESE.event(events.BestWork((Seat(0), Seat(2)), 18, 3)) == (
        "葵、千恵がこのラウンドの最優秀作品(作品ポイント18)で3 PPずつ得ました。"
    )
    assert ENGLISH.event(events.Built(Seat(1), "tower", ((0, 0), (1, 0), (2, 0)), 0, 3)) == (
        "Ben (B) builds the Tower on A1 B1 C1 (free, +3 PP)."
    )


def test_a_refusal_says_how_much_is_missing_and_names_the_chapter() -> None:
    poor = Refusal("ERR_INSUFFICIENT_FUNDS", "4.2", need=1200, have=300, missing=900)
    assert ENGLISH.refusal(poor) == (
        "You don't have enough florins: this costs 1,200, and you have 300 (900 short). (rules: The auctions)"
    )
    assert JAPANESE.refusal(poor) == (
        "お金が足りません。1,200フロリン必要ですが、所持金は300フロリンです(不足900フロリン)。(ルール「競りフェイズ」)"
    )


def test_values_are_written_as_a_menu_shows_them() -> None:
    assert ENGLISH.value("player", 1) == "Ben (B)"
    assert ENGLISH.value("amount", 1400) == "1,400 florins"
    assert ENGLISH.value("cells", ((0, 0), (1, 0))) == "A1 B1"
    assert JAPANESE.value("bonus_cards", ("B01", "B06")) == "森のボーナス、道化師のボーナス"
    assert JAPANESE.value("bonus_cards", ()) == "なし"


@each_language
def test_hints_fit_a_menu_entry(language: Language) -> None:
    speaker = Speaker(TITLE, language, NAMES)
    work = note(
        "hint-work", wv=99, best=99, minimum=17, building=4, landscape=3, freedom=3, jesters=14, cards=26
    )
    assert len(speaker.note(work)) <= 100
    for card in c.BONUS_CARDS:
        assert len(speaker.note(note("hint-bonus-card", card=card, wv=99))) <= 100
        assert len(speaker.thing_text(card)) <= 100


def test_a_missing_word_or_figure_is_an_error() -> None:
    with pytest.raises(MissingWord):
        say("ja", "no-such-message")
    with pytest.raises(MissingWord):
        say("ja", "raised", "florence", seat="葵")


@each_language
def test_the_position_is_read_from_a_view_and_names_only_what_it_shows(language: Language) -> None:
    started = engine.start(TITLE, 3, FlorenceOptions(hide_money=True), Secret(bytes(32)))
    speaker = Speaker(TITLE, language, NAMES)
    dealt = [speaker.thing(card) for card in started.game.phases[-1].dealt[1]]
    own = position_text(speaker, TITLE.view(started.game, Seat(1)), Seat(1))
    public = position_text(speaker, TITLE.view(started.game, None), None)
    assert all(card in own for card in dealt)
    assert not any(speaker.thing(card) in public for card in c.PROFESSIONS)
    assert say(language, "position-you", name=NAMES[1]) in own
    assert public.count(say(language, "position-florins-hidden", "florence")) == 3
    assert own.count(say(language, "position-florins-hidden", "florence")) == 2


def test_the_position_tells_auction_tiles_and_result() -> None:
    game, chance = (
        engine.start(TITLE, 3, FlorenceOptions(start_player="a"), Secret(bytes(32))).game,
        Secret(bytes(32)),
    )
    for seat in range(3):
        card = game.phases[-1].dealt[seat][0]
        game = engine.play(TITLE, game, Seat(seat), moves.ReturnCard(card), chance).game
    game = engine.play(TITLE, game, Seat(0), moves.OpenAuction("lake"), chance).game
    told = position_text(ENGLISH, TITLE.view(game, None), None).splitlines()
    assert told[0] == "Ben (B): bid 300 florins for the Lake or pass (Aoi (A) has bid 200)"
    assert "Up for auction: Lake. Aoi (A) has bid 200 florins. Still bidding: Ben (B), Chie (C)." in told
    assert "Aoi (A): 3,500 florins, 0 PP" in told
    assert "In hand: 3 professions." in told
    assert not re.search(r"(?<![\d,])0 (?!PP)", "\n".join(told)), "nothing is said of what there is none of"
    marked = position_text(ENGLISH, TITLE.view(game, None), None, markdown=True).splitlines()
    assert "**Aoi (A): 3,500 florins, 0 PP**" in marked and "- In hand: 3 professions." in marked


def test_the_alternative_text_of_a_picture_ends_with_a_whole_line() -> None:
    game = engine.start(TITLE, 5, FlorenceOptions(), Secret(bytes(32))).game
    view = TITLE.view(game, None)
    names = tuple(f"{name} with quite a long name" for name in NAMES)
    text = position_alt(Speaker(TITLE, "en", names), view)
    assert len(text) <= 1000
    assert text.splitlines()[0] == ENGLISH.say("title-name")
    assert text.splitlines()[-1] == ENGLISH.say("alt-more")
    position = position_text(Speaker(TITLE, "en", names), view, None).splitlines()
    assert all(line in position for line in text.splitlines()[1:-1])
    assert not any(line.startswith(("**", "- ", "#")) for line in text.splitlines())
    shorter = position_text(Speaker(TITLE, "en", names), view, None, most=500).splitlines()
    assert shorter[-1] == ENGLISH.say("alt-more") and shorter[:-1] == position[: len(shorter) - 1]


@each_language
def test_a_hand_in_words_has_values_the_minimum_and_what_is_missing(language: Language) -> None:
    speaker = Speaker(TITLE, language, NAMES)
    game = engine.start(TITLE, 3, FlorenceOptions(), Secret(bytes(32))).game
    game.phases[:] = []
    game.round = 2
    game.houses[0] = S1
    text = hand_text(speaker, TITLE.view(game, Seat(0)), Seat(0))
    assert speaker.note(note("hand-minimum", round=2, minimum=c.MINIMUM_WV[1])) in text
    card = c.PROFESSIONS["P04"]  # Botanist: laboratory, park, religion; S1 has the religion
    wv = c.WV_FREEDOM + 5 * c.WV_CARD
    assert speaker.note(note("hand-work", wv=wv, best=0, missing=c.MINIMUM_WV[1] - wv)) in text
    missing = [
        speaker.note(note("hand-missing-thing", thing=thing, wv=worth))
        for thing, worth in ((card.building, c.WV_BUILDING), (card.landscape, c.WV_LANDSCAPE))
    ]
    assert join(language, missing) in text
    assert speaker.thing_text("R01") in text and str(c.PRESTIGE_CARDS["R01"].pp) in text


def test_a_bonus_card_for_cards_in_hand_never_counts_less_than_none() -> None:
    empty = Principality()
    assert bonus_value("B13", empty) == 0
    assert "worth now: 0 WV" in ENGLISH.note(note("hint-bonus-card", card="B13", wv=0))


def test_a_profession_that_is_looked_at_is_worth_what_it_would_be_in_the_hand() -> None:
    game = engine.start(TITLE, 3, FlorenceOptions(), Secret(bytes(32))).game
    house = Principality(hand=["P01"], bonus=["B13"])
    looked_at, best = prospect(game, house, "P02")
    house.hand.append("P02")
    assert (looked_at, best) == prospect(game, house, "P02")
    assert best == looked_at.total + 1 == work_value(game, house, "P02", ("B13",)).total
