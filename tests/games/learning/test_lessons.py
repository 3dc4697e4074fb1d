"""Lessons: each can be played to its end, whatever right answer is given, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from icons_on import all_icons
from laws import case

from cogs.screens.discord_limits import ID, TEXTS
from cogs.screens.learning.lesson import LessonScreens, lesson_words
from cogs.screens.pages import computer_seats
from cogs.screens.parts import Button, Menu, Screen, Text
from cogs.support.layout import layout
from db import SeatHolder
from games.core import LEARNER, LessonLook, LessonMove, Refusal, engine
from games.florence.model import moves as florence_moves
from games.fugger import lesson as fugger
from games.heaven_ale.model.moves import SellCard
from games.heaven_ale.rules.final import vp_of
from games.manager.model.unstored import kind_of
from games.manager.playing import lessons
from games.manager.playing.lessons import LessonProgress, LessonStage
from games.philadelphia import lesson as philadelphia
from games.philadelphia.model.events import AdHired
from games.signorie import lesson as signorie
from games.signorie.model.components import CAREER_TRACK, DOWRY_MOST
from games.titles import TITLES
from words import LANGUAGES, Language, say
from words.icon_marks import size

TAUGHT = sorted(name for name, title in TITLES.items() if title.lesson is not None)
each_lesson = pytest.mark.parametrize("name", TAUGHT)
OTHERS = 12
"""Number of other right answers, and of wrong ones, that are tried in each step."""


def seats(name: str, language: Language = "en") -> tuple[Any, ...]:
    lesson = TITLES[name].lesson
    assert lesson is not None
    me = SeatHolder(0, 1, "Aoi")
    return (me, *computer_seats.computer_seats(language, "Aoi", lesson.seats))


def staged(name: str, progress: LessonProgress, language: Language = "en") -> LessonStage:
    return lessons.stage_at(TITLES[name], progress, seats(name, language), language)


def walk(name: str, language: Language = "en", rng: Random | None = None) -> Iterator[LessonStage]:
    """Every stage of a lesson played through: asked, tried where it waits to be confirmed, done. With `rng`
    other right answers are given than the one the lesson would show, where there are any."""
    progress: LessonProgress | None = LessonProgress()
    while progress is not None:
        stage = staged(name, progress, language)
        yield stage
        if isinstance(stage.step, LessonMove):
            progress = lessons.tried(stage, right_move(stage, rng))
            if progress.tried is not None:
                yield staged(name, progress, language)
                progress = lessons.confirmed(progress)
        elif (choices := stage.step.choices(stage.table.view(LEARNER))) and True in choices.values():
            progress = lessons.answered(stage, list(choices.values()).index(True))
        if progress.told:
            stage = staged(name, progress, language)
            yield stage
        progress = lessons.gone_on(stage)


def right_move(stage: LessonStage, rng: Random | None) -> Any:
    assert isinstance(stage.step, LessonMove)
    game = stage.table.composed(LEARNER)
    if rng is not None:
        drawn = [offer.random_move(rng) for offer in engine.open_offers(game, LEARNER) for _ in range(OTHERS)]
        right = [move for move in drawn if stage.step.is_right(game, move)]
        if right:
            return rng.choice(right)
    return stage.step.shown(game)


@each_lesson
def test_what_a_lesson_shows_is_legal_and_leads_to_its_end(name: str) -> None:
    stages = list(walk(name))
    assert stages[-1].is_last
    steps = stages[-1].lesson.steps
    assert 6 <= len(steps) <= 10
    assert len({step.id for _, step in steps}) == len(steps)


@each_lesson
@pytest.mark.parametrize("seed", range(3))
def test_any_right_answer_leads_to_the_end(name: str, seed: int) -> None:
    assert list(walk(name, rng=Random(seed)))[-1].is_last


@each_lesson
def test_a_wrong_answer_is_looked_at_and_taken_back(name: str) -> None:
    rng, wrong = Random(1), 0
    for stage in walk(name):
        if not isinstance(stage.step, LessonMove) or stage.progress.told or stage.progress.tried is not None:
            continue
        game = stage.table.composed(LEARNER)
        for offer in engine.open_offers(game, LEARNER):
            for _ in range(2):
                move = offer.random_move(rng)
                if stage.step.is_right(game, move):
                    continue
                wrong += 1
                tried = staged(name, lessons.tried(stage, move))
                assert not tried.right and tried.progress.tried is not None and not tried.progress.told
                assert lessons.taken_back(tried) == stage.progress
    assert wrong >= len(stage.lesson.scenes)


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wrong_answer_is_told_why_it_is_not_it(name: str, language: Language) -> None:
    rng = Random(2)
    for stage in walk(name, language):
        if not isinstance(stage.step, LessonMove) or stage.progress.told or stage.progress.tried is not None:
            continue
        game = stage.table.composed(LEARNER)
        for offer in engine.open_offers(game, LEARNER):
            moves = [offer.random_move(rng) for _ in range(OTHERS)]
            slips = {
                stage.step.slip(game, move): move for move in moves if not stage.step.is_right(game, move)
            }
            for move in slips.values():
                check_fits(
                    LessonScreens(staged(name, lessons.tried(stage, move), language), language).screen([])
                )


@each_lesson
def test_one_can_go_back_screen_by_screen_to_the_beginning_and_on_again(name: str) -> None:
    rng = Random(5)
    asked = [stage for stage in walk(name, rng=rng) if stage.progress.tried is None]
    at = asked[-1]
    for before in reversed(asked[:-1]):
        assert at.leads_back
        at = staged(name, lessons.gone_back(at))
        assert at.progress == before.progress
        assert at.title.save(at.table.composed(LEARNER)) == at.title.save(before.table.composed(LEARNER))
    assert at.progress == LessonProgress() and not at.leads_back
    with pytest.raises(Refusal):
        lessons.gone_back(at)


def test_what_was_kept_before_one_could_go_back_is_gone_on_with() -> None:
    """Progress of a former version does not know what was done in earlier scenes."""
    later = next(stage for stage in walk("florence") if stage.progress.earlier)
    former = staged("florence", msgspec.structs.replace(later.progress, earlier=()))
    assert not former.leads_back
    assert not any(
        "back" in part.id for part in LessonScreens(former, "en").screen([]).parts if isinstance(part, Button)
    )
    with pytest.raises(Refusal):
        lessons.gone_back(former)


@each_lesson
def test_it_goes_on_from_wherever_it_was_left(name: str) -> None:
    """What is kept is the progress alone: the position that follows from it is always the same."""
    for stage in walk(name):
        again = staged(name, stage.progress)
        assert stage.title.save(again.table.composed(LEARNER)) == stage.title.save(
            stage.table.composed(LEARNER)
        )
        assert again.events == stage.events


@each_lesson
def test_prepared_positions_lose_nothing(name: str) -> None:
    """The same things are there as in a game that was dealt."""
    census, title = case(name).kit, TITLES[name]
    assert title.lesson is not None
    dealt = engine.start(
        title, title.lesson.seats, title.options(), staged(name, LessonProgress()).table.chance
    ).game
    for scene in title.lesson.scenes:
        assert census.census(scene.position(title)) == census.census(dealt)


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_of_a_lesson_fits_and_has_its_words(name: str, language: Language) -> None:
    seen = set()
    for stage in walk(name, language):
        screens = LessonScreens(stage, language)
        for end in ("", "-done") if isinstance(stage.step, LessonMove) or has_question(stage) else ("",):
            assert lesson_words(screens.speaker, stage, f"{stage.step.id}{end}")
        if isinstance(stage.step, LessonMove) or has_question(stage):
            assert lesson_words(screens.speaker, stage, f"{stage.step.id}-else")
        check_fits(screens.screen([]))
        seen.add(stage.progress.step)
        if isinstance(stage.step, LessonLook) and has_question(stage) and not stage.progress.told:
            choices = list(stage.step.choices(stage.table.view(LEARNER)).values())
            wrong = staged(name, lessons.answered(stage, choices.index(False)), language)
            check_fits(LessonScreens(wrong, language).screen([]))
    assert len(seen) == len(stage.lesson.steps)


def has_question(stage: LessonStage) -> bool:
    return isinstance(stage.step, LessonLook) and bool(stage.step.choices(stage.table.view(LEARNER)))


def check_fits(screen: Screen) -> None:
    """A screen of a lesson is within Discord's limits, and every text of it is written."""
    texts = [part.text for part in screen.parts if isinstance(part, Text)]
    assert sum(map(size, texts)) <= TEXTS
    assert not any("{" in text or "lesson-" in text for text in texts), texts
    marked = [part.id for part in screen.parts if isinstance(part, Button | Menu)]
    assert len(set(marked)) == len(marked) and all(len(id) <= ID for id in marked)
    layout(screen, all_icons())


def test_a_title_without_a_lesson_has_none() -> None:
    title = TITLES["florence"]
    plain = type(title)(**{**vars_of(title), "lesson": None})
    with pytest.raises(Refusal):
        lessons.stage_at(plain, LessonProgress(), (), "en")
    with pytest.raises(Refusal):
        lessons.title_of(lessons.number(plain), {"florence": plain})


def vars_of(title: Any) -> dict[str, Any]:
    import dataclasses

    return {
        field.name: getattr(title, field.name)
        for field in dataclasses.fields(title)
        if field.init and field.name[0] != "_"
    }


def test_lessons_have_numbers_of_their_own() -> None:
    numbers = [lessons.number(title) for title in TITLES.values()]
    assert len(set(numbers)) == len(numbers) and {kind_of(one) for one in numbers} == {"lesson"}
    assert kind_of(10**6) is None


# What the words of a lesson say has happened


def told_at(name: str, id: str) -> LessonStage:
    return next(stage for stage in walk(name) if stage.step.id == id and stage.progress.told)


def test_the_die_of_philadelphia_hires_the_ad_that_was_posted() -> None:
    events = [told.event for told in told_at("philadelphia", "post").events]
    card = philadelphia.POSTED
    assert [one.card for one in events if isinstance(one, AdHired) and one.seat == LEARNER] == [card]


def test_the_road_of_fugger_is_quiet_for_whoever_carries_the_metal() -> None:
    merchant = told_at("fugger", "carry").table.composed(LEARNER).houses[LEARNER].merchants[0]
    assert merchant.space == fugger.BUYS_AT and sum(merchant.goods) == fugger.COUNT


def test_positions_of_signorie_follow_from_each_other_until_any_other_die_is_too_much() -> None:
    def mine(id: str) -> Any:
        return told_at("signorie", id).table.composed(LEARNER)

    game = mine("mission")
    board = game.boards[LEARNER]
    married, climbed = mine("marry").boards[LEARNER], mine("career").boards[LEARNER]
    assert climbed.florins == married.florins + DOWRY_MOST
    assert board.vp == married.vp + CAREER_TRACK[int(signorie.MAN[3])].vp
    free = [int(die[1]) for die in game.dice if die[0] not in board.dice]
    assert board.dice_sum <= game.threshold(LEARNER) < board.dice_sum + min(free)


def wrong_at(name: str, id: str, move: Any) -> str:
    """What is told of a wrong answer."""
    stage = next(one for one in walk(name) if one.step.id == id)
    return texts_of(staged(name, lessons.tried(stage, move)))[0]


def test_who_leaves_the_auctions_is_not_told_of_fine_objects() -> None:
    told = wrong_at("florence", "auction", florence_moves.LeaveAuctions())
    assert "you win nothing" in told and "fine object" not in told


def test_who_sells_a_card_in_a_lesson_of_heaven_and_ale_hears_of_cards() -> None:
    for id in ("move", "sun", "shade", "turn", "scoring", "disc", "shed", "use"):
        assert "Privilege cards" in wrong_at("heaven_ale", id, SellCard("P1"))


def test_the_place_that_the_last_turn_of_heaven_and_ale_is_about_scores_more_than_any_other() -> None:
    stage = next(one for one in walk("heaven_ale") if one.step.id == "home")
    game, title = stage.table.composed(LEARNER), stage.title
    assert isinstance(stage.step, LessonMove)
    right = stage.step.shown(game)
    ways = [move for offer in engine.open_offers(game, LEARNER) for move in offer.moves()]
    scored = {
        move: vp_of(engine.play(title, game, LEARNER, move, stage.table.chance).game, LEARNER)
        for move in ways
    }
    assert all(scored[move] < scored[right] for move in ways if move != right)
    figures = stage.step.figures(game)
    assert scored[right] - vp_of(game, LEARNER) == figures["multiplier"]
    assert figures["helped"] == figures["could"] + 1


def test_the_bride_of_the_lesson_of_signorie_costs_no_man() -> None:
    before = next(one for one in walk("signorie") if one.step.id == "reward").table.composed(LEARNER)
    after = told_at("signorie", "reward").table.composed(LEARNER)
    assert after.boards[LEARNER].brides == before.boards[LEARNER].brides + 1
    assert after.boards[LEARNER].supply["m"] == before.boards[LEARNER].supply["m"]


def test_a_name_with_marks_of_markdown_stands_in_a_lesson_as_it_is() -> None:
    me, *others = seats("florence")
    named = (msgspec.structs.replace(me, name="*Aoi*"), *others)
    stage = lessons.stage_at(TITLES["florence"], LessonProgress(), named, "en")
    done = lessons.confirmed(lessons.tried(stage, right_move(stage, None)))
    screen = LessonScreens(lessons.restaged(stage, done), "en").screen([])
    texts = [part.text for part in screen.parts if isinstance(part, Text)]
    assert any("\\*Aoi\\*" in text for text in texts)
    assert not any(" *Aoi*" in text for text in texts)


@each_lesson
def test_the_learner_wins_in_the_end(name: str) -> None:
    stage = list(walk(name))[-1]
    first = next(score for score in stage.table.game.scores if score.place == 1)
    assert first.seat == LEARNER


# What a learner reads


def texts_of(stage: LessonStage, language: Language = "en") -> list[str]:
    screen = LessonScreens(stage, language).screen([])
    return [part.text for part in screen.parts if isinstance(part, Text)]


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_press_stands_by_itself_beside_the_buttons(name: str, language: Language) -> None:
    for stage in walk(name, language):
        if isinstance(stage.step, LessonMove) and not stage.progress.told and stage.progress.tried is None:
            goal, press = texts_of(stage, language)[:2]
            assert "▸" in goal and press.startswith("▸") and "\n" not in press


@each_lesson
def test_the_picture_is_said_to_have_numbers_only_where_it_has(name: str) -> None:
    for stage in walk(name):
        panel = LessonScreens(stage, "en").panel
        shown = panel.home_picture() if "area" in stage.step.pictures else None
        said = any("number in the picture" in text for text in texts_of(stage))
        assert not said or (shown is not None and shown.candidates)


@each_lesson
def test_the_others_of_a_lesson_have_no_level(name: str) -> None:
    told = [text for stage in walk(name) for text in texts_of(stage)]
    assert any("Beatrice" in text for text in told)
    assert not any("Apprentice" in text for text in told)


def test_of_a_new_round_no_more_is_told_than_a_beginner_reads() -> None:
    stage = told_at("signorie", "reward")
    assert isinstance(stage.step, LessonMove) and stage.step.tells is not None
    assert texts_of(stage)[0].count("\n- ") == stage.step.tells


def test_a_move_of_which_nothing_is_told_is_well_done_and_no_answer() -> None:
    head = texts_of(told_at("signorie", "action"))[0]
    assert say("en", "lesson-done") in head and say("en", "lesson-look") not in head
