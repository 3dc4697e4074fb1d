"""Philadelphia's pictures: any hand, any field, nothing of what is hidden, what has changed is marked."""

from __future__ import annotations

import random

import pytest

from games.core import Seat, SeatScore, engine
from games.core.chance import Secret
from games.philadelphia import TITLE
from games.philadelphia.model import components as c
from games.philadelphia.model import events
from games.philadelphia.model.state import Ad, AdReward, BreachedAd, PhiladelphiaOptions, ScoredRole
from games.philadelphia.rules.effects.prompts import TakeTurnedUp
from games.philadelphia.rules.game import Philadelphia
from games.philadelphia.rules.view import turned_up
from render import Pictures
from render.kit import Box, Canvas
from render.kit.material.fonts import clean
from render.kit.painting.marks import Ring, Sprite, TextMark
from render.philadelphia import card, hand, more_hand, table
from render.philadelphia.signs.occupations import occupation
from render.philadelphia.table import TALLEST
from words import LANGUAGES, Language, Speaker

NAMES = ("葵", "Benvenuto", "Chie", "ルドヴィーコ")
PICTURES = Pictures()


def position(seats: int, answers: int) -> Philadelphia:
    rng, chance = random.Random(seats), Secret(bytes([seats]) * 32)
    game = engine.start(TITLE, seats, PhiladelphiaOptions(), chance).game
    for _ in range(answers):
        seat, move = engine.random_answer(game, rng)
        engine.play_in_place(game, seat, move, chance)
    return game


def drawn(game: Philadelphia, seat: Seat | None, language: Language = "ja") -> bytes:
    return PICTURES.table(1, TITLE, TITLE.view(game, seat), (), NAMES[: len(game.agencies)], language)


def words_of(game: Philadelphia, language: Language, recent: tuple[object, ...] = ()) -> list[str]:
    speaker = Speaker(TITLE, language, NAMES[: len(game.agencies)])
    canvas = table(TITLE.view(game, None), recent, speaker)
    return [mark.text for mark in canvas.marks if isinstance(mark, TextMark)]


def words_on(canvas: Canvas) -> set[str]:
    return {mark.text for mark in canvas.marks if isinstance(mark, TextMark)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_can_be_drawn(seats: int) -> None:
    for answers in (0, 1, 25, 60):
        game = position(seats, answers)
        for language in LANGUAGES:
            assert drawn(game, None, language).startswith(b"\x89PNG")


@pytest.mark.parametrize("count", [0, 1, 10, 11, 20])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_of_up_to_twenty_cards_shows_every_name_uncut(count: int, language: Language) -> None:
    game = position(2, 0)
    game.agencies[0].hand = list(c.CARDS)[: count * 4 : 4]
    speaker = Speaker(TITLE, language, NAMES[:2])
    view = TITLE.view(game, Seat(0))
    canvases = [hand(view, Seat(0), speaker), *more_hand(view, Seat(0), speaker)]
    assert len(canvases) == (2 if count > 10 else 1), "more than ten flow into a second picture"
    shown = [words_on(canvas) for canvas in canvases]
    names = {speaker.thing(c.CARDS[card].name) for card in game.agencies[0].hand}
    assert sum(len(names & words) for words in shown) == len(names), "each once, on one of them"
    drawn = PICTURES.hands(TITLE, view, Seat(0), NAMES[:2], language)
    assert len(drawn) == len(canvases) and max(map(len, drawn)) < 200_000
    assert drawn[0] == PICTURES.hand(TITLE, view, Seat(0), NAMES[:2], language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_copies_of_an_occupation_are_lines_of_one_poster_and_its_sets_have_their_points(
    language: Language,
) -> None:
    game = position(2, 0)
    game.agencies[0].hand = ["cafe-a", "cafe-d", "cinema-a", "hotel-b", "guard-a"]
    speaker = Speaker(TITLE, language, NAMES[:2])
    canvas = hand(TITLE.view(game, Seat(0)), Seat(0), speaker)
    texts = [mark.text for mark in canvas.marks if isinstance(mark, TextMark)]
    assert texts.count(speaker.thing("cafe")) == 1 and {"A", "D"} <= set(texts)
    assert speaker.thing("flush3") in texts, "the best split"
    assert speaker.say("picture-no-roles") in texts, "of the guard"
    assert "1/2" in texts and "0/2" not in texts
    drawn = [mark.name for mark in canvas.marks if isinstance(mark, Sprite)]
    assert drawn.count("philadelphia/set_flush3") == 4 and drawn.count("philadelphia/set_pair") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_occupation_item_and_field_card_is_drawn_large_and_uncut(language: Language) -> None:
    speaker = Speaker(TITLE, language, NAMES[:2], PhiladelphiaOptions())
    for id in (*c.KINDS, *c.CARDS, *c.ITEMS, *c.FIELD_CARDS):
        canvas = card(id, speaker)
        assert canvas is not None, id
        shown = words_on(canvas)
        assert not any(text.endswith("…") for text in shown), (id, shown)
        kind = c.CARDS[id].kind if id in c.CARDS else c.KINDS.get(id)
        if kind is not None:
            assert {speaker.thing(kind.id), *(letter.upper() for letter in kind.letters)} <= shown
    assert card("pair", speaker) is None, "a role is best told in words"
    png = PICTURES.card(TITLE, PhiladelphiaOptions(), 2, "cafe-b", language)
    assert png is not None and png.startswith(b"\x89PNG")


def test_a_card_asked_for_by_its_letter_is_marked_among_the_others_of_its_name() -> None:
    speaker = Speaker(TITLE, "en", NAMES[:2], PhiladelphiaOptions())
    named, lettered = card("cafe", speaker), card("cafe-b", speaker)
    assert named is not None and lettered is not None
    assert words_on(named) == words_on(lettered) and len(lettered.marks) > len(named.marks)


def test_a_hand_is_drawn_for_its_own_seat_only() -> None:
    game = position(2, 0)
    with pytest.raises(ValueError, match="own seat"):
        PICTURES.hand(TITLE, TITLE.view(game, Seat(1)), Seat(0), NAMES[:2], "ja")


def test_pictures_do_not_depend_on_what_the_reader_cannot_see() -> None:
    game, twin = position(3, 12), position(3, 12)
    for agency in twin.agencies[1:]:
        hidden = [card for card in agency.hand if card not in agency.known]
        swapped = [card for card in twin.deck if card not in hidden][: len(hidden)]
        agency.hand = [*agency.known, *swapped]
    twin.deck = twin.deck[::-1]
    assert drawn(game, Seat(0)) == drawn(twin, Seat(0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_field_of_nine_ads_is_drawn_with_all_of_them(language: Language) -> None:
    game = position(2, 0)
    game.agencies[0].field = [Ad(card, 1) for card in list(c.CARDS)[:9]]
    shown = set(" ".join(words_of(game, language)).split())
    speaker = Speaker(TITLE, language, NAMES[:2])
    for ad in game.agencies[0].field:
        assert {*speaker.thing(c.CARDS[ad.card].name).split(), c.CARDS[ad.card].letter} <= shown
    png = PICTURES.area(TITLE, TITLE.view(game, None), Seat(0), NAMES[:2], language, [("1", "builder-a")])
    assert png.startswith(b"\x89PNG")


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_cards_turned_up_are_named_in_full_and_nothing_lies_on_anything_else(language: Language) -> None:
    game = next(game for answers in range(1, 200) if turned_up(game := position(4, answers)))
    open_ = next(phase for phase in game.phases if isinstance(phase, TakeTurnedUp))
    speaker = Speaker(TITLE, language, NAMES)
    cards = list(c.CARDS)
    for first in range(0, len(cards) - 5, 6):
        open_.cards[:] = cards[first : first + 6]
        canvas = table(TITLE.view(game, None), (), speaker)
        words = set(" ".join(words_on(canvas)).split())
        for one in map(c.CARDS.__getitem__, open_.cards):
            assert {*clean(speaker.thing(one.name)).split(), one.letter} <= words
        things = [mark for mark in canvas.marks if isinstance(mark, Sprite | TextMark)]
        top, bottom = _rows_of_open_cards(canvas)
        lying = [mark for mark in things if top < mark.box.y < bottom and not _trade(mark)]
        assert len(lying) > 6 * 4
        for at, mark in enumerate(lying):
            assert not [other for other in lying[at + 1 :] if _ink(mark).common(_ink(other)).pixels]


def _rows_of_open_cards(canvas: Canvas) -> tuple[int, int]:
    """From the first price tag below the items to the last."""
    tags = [mark.box for mark in canvas.marks if isinstance(mark, Sprite) and mark.name.endswith("/tag")]
    rows = sorted(box.y for box in tags)[3:]
    assert len(rows) == 6
    return rows[0] - 12, rows[-1] + 60


def _trade(mark: Sprite | TextMark) -> bool:
    return isinstance(mark, Sprite) and mark.name.removeprefix("philadelphia/") in c.INDUSTRIES


def _ink(mark: Sprite | TextMark) -> Box:
    """A mark without the air above and below its letters."""
    return mark.box.pad(0, 5)


def test_points_just_made_show_as_a_difference() -> None:
    game = position(2, 0)
    scored = events.RoleScored(Seat(0), "three", ("cafe-a", "cafe-b", "cafe-c"), 3)
    assert "+3" in words_of(game, "ja", (scored,)) and "+3" not in words_of(game, "ja")


def test_items_on_sale_and_counts_of_decks_are_written_out() -> None:
    game = position(4, 0)
    shown = words_of(game, "ja")
    assert {Speaker(TITLE, "ja", NAMES).thing(item) for item in game.market} <= set(shown)
    assert str(len(game.deck)) in shown and str(len(game.item_deck)) in shown
    speaker = Speaker(TITLE, "ja", NAMES)
    assert {speaker.say("picture-ad-deck"), speaker.say("picture-item-deck")} <= set(shown)


def test_the_roll_says_whom_it_paid_and_the_street_what_each_face_would_pay() -> None:
    game = position(3, 0)
    game.agencies[1].field = [Ad("hotel-a", 0)]
    game.face, game.hired_by_roll = 4, ["cinema-a"]
    game.payments = [AdReward(Seat(2), "cinema-a", 17, 2)]
    shown = words_of(game, "en")
    assert {"+17", "+2", "Cinema A"} <= set(shown)
    gold, faces = c.KINDS["hotel"].gold, c.CARDS["hotel-a"].faces
    assert shown.count(str(gold)) >= 2 * len(faces), "a sum and a cell for each face"
    rolled = words_of(game, "en", (events.DieRolled(Seat(0), 4),))
    assert rolled.count("+17") == shown.count("+17") + 1, "the gold of the seat just grew"


def test_sets_are_blocks_of_the_bar_and_a_game_that_kept_none_has_one_block() -> None:
    game = position(2, 0)
    speaker = Speaker(TITLE, "en", NAMES[:2])

    def marks() -> list[str]:
        canvas = table(TITLE.view(game, None), (), speaker)
        names = [mark.name for mark in canvas.marks if isinstance(mark, Sprite)]
        return [name for name in names if "/set_" in name]

    game.agencies[0].vp = 3
    assert marks() == []
    game.agencies[0].scored = [ScoredRole("pair", "press"), ScoredRole("flush3", "leisure")]
    assert marks() == ["philadelphia/set_pair", "philadelphia/set_flush3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_ads_that_expired_are_named_below_what_the_roll_paid(language: Language) -> None:
    game = position(3, 0)
    game.face, game.payments = 4, [AdReward(Seat(2), "cinema-a", 17, 2)]
    speaker = Speaker(TITLE, language, NAMES)
    expired, ad = speaker.say("picture-expired"), speaker.thing("hotel-a")
    assert not {expired, ad} & set(words_of(game, language))
    game.breached = [BreachedAd(Seat(1), "hotel-a")]
    assert {expired, ad, speaker.thing("cinema-a")} <= set(words_of(game, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_with_ten_ads_and_five_payments_fits_a_phone(language: Language) -> None:
    game = position(4, 0)
    cards = list(c.CARDS)
    for agency, first, count in zip(game.agencies, (0, 20, 40, 60), (4, 3, 2, 1), strict=True):
        agency.field = [Ad(card, 1) for card in cards[first : first + 3 * count : 3]]
        agency.known = agency.hand
    game.face, game.payments = 4, [AdReward(Seat(at % 4), cards[at * 3], 17, 2) for at in range(5)]
    game.breached = [BreachedAd(Seat(1), "hotel-a")]
    speaker = Speaker(TITLE, language, NAMES)
    canvas = table(TITLE.view(game, None), (), speaker)
    assert canvas.height <= TALLEST
    words = set(" ".join(words_on(canvas)).split())
    for ad in (ad for agency in game.agencies for ad in agency.field):
        assert set(speaker.thing(c.CARDS[ad.card].name).split()) <= words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_with_more_ads_than_a_phone_shows_names_each_in_full_also_one_just_posted(
    language: Language,
) -> None:
    game = position(4, 0)
    names = [next(card for card in c.CARDS if c.CARDS[card].name == name) for name in c.KINDS]
    for at, agency in enumerate(game.agencies):
        agency.field = [Ad(card, 1) for card in names[at::4]]
    speaker = Speaker(TITLE, language, NAMES)
    posted = [events.AdPosted(Seat(0), card, -1) for card in names]
    for recent in ((), posted):
        shown = words_on(table(TITLE.view(game, None), recent, speaker))
        assert {speaker.thing(name) for name in c.KINDS} <= shown


def test_every_occupation_has_a_picture_of_its_own_and_another_shows_its_trade() -> None:
    assert {occupation(id) for id in c.KINDS} == {f"job_{id}" for id in c.KINDS}
    c.KINDS["dentist"] = c.KINDS["doctor"]
    try:
        assert occupation("dentist") == "specialist"
    finally:
        del c.KINDS["dentist"]


def finished() -> Philadelphia:
    """Two agencies level at 8 points, and one that has won with 10."""
    game = position(3, 0)
    sets = (("three", "flush3", "flush4"), ("flush3",) * 4, ("four", "three", "flush3"))
    for agency, roles, gold in zip(game.agencies, sets, (4, 21, 0), strict=True):
        agency.scored = [ScoredRole(role, "press") for role in roles]
        agency.vp, agency.gold = sum(c.ROLES[role].vp for role in roles), gold
    game.scores = tuple(SeatScore(Seat(seat), place, game.agencies[seat].vp, game.agencies[seat].gold)
                   for seat, place in ((2, 1), (1, 2), (0, 3)))  # fmt: skip
    game.phases = []
    return game


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_shows_every_set_on_a_bar_the_points_by_set_and_the_gold_that_broke_a_tie(
    language: Language,
) -> None:
    game = finished()
    assert game.over
    speaker = Speaker(TITLE, language, NAMES)
    canvas = table(TITLE.view(game, None), (), speaker)
    names = [mark.name.rpartition("/")[2] for mark in canvas.marks if isinstance(mark, Sprite)]
    for role in c.ROLES:
        scored = sum(one.role == role for agency in game.agencies for one in agency.scored)
        assert names.count(f"set_{role}") == scored + 1, "its blocks, and its line of the table"
    texts = [mark.text for mark in canvas.marks if isinstance(mark, TextMark)]
    assert texts.count(speaker.say("picture-tie")) == 1 and texts.count("×4") == 1
    assert sum(isinstance(mark, Ring) for mark in canvas.marks) == 2, "around the gold of the two level seats"
    order = [texts.index(NAMES[seat]) for seat in (1, 0)]
    assert order == sorted(order) and NAMES[2] in texts


def test_the_end_of_a_game_that_kept_no_sets_has_no_points_by_set() -> None:
    game = finished()
    for agency in game.agencies:
        agency.scored = []
    speaker = Speaker(TITLE, "en", NAMES)
    canvas = table(TITLE.view(game, None), (), speaker)
    assert speaker.say("picture-points-by-set") not in words_on(canvas)
    assert not [mark for mark in canvas.marks if isinstance(mark, Sprite) and "/set_" in mark.name]
