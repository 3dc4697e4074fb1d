"""Hints: the Apprentice's best answers with their reasons in words, from the seat's own view."""

from __future__ import annotations

from functools import partial
from itertools import product
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from laws import case, record

from cogs.screens.learning.review import moments as moments_screen
from cogs.screens.panel.advice import advice, amount, hint, reasons
from games.computer import ScoredMove, SeatView, ranked_moves
from games.computer.evaluation import score_turn
from games.computer.hint_ranking import added_up, distinct_best, each_once
from games.computer.thinker import Thinker
from games.core import Move, Seat, Title, engine, note
from games.core.chance import Secret
from games.core.learned_value import LearnedValue, ValueSource
from games.florence.model import components as c
from games.florence.model import moves
from games.florence.model.work import work_value
from games.manager.history.review import ReviewedMoment, ReviewResult
from games.philadelphia.model.moves import SubmitBest, TakeCard
from games.titles import TITLES
from words import LANGUAGES, Speaker, say
from words.bundles import has

ADVISED = sorted(name for name, title in TITLES.items() if title.advisor)


def test_reasons_of_one_kind_are_taken_together_the_weightiest_first() -> None:
    reasons = (("works", 2.0, 1.0), ("florins", -300.0, -1.5), ("works", 1.5, 0.75), ("sale", 1.0, 0.01))
    assert added_up(reasons) == (("works", 3.5, 1.75), ("florins", -300.0, -1.5), ("sale", 1.0, 0.01))


def test_the_second_advice_is_another_choice_and_reasons_are_what_tells_it_from_others() -> None:
    goes_by = ("characters", -1.5, -1.5)
    first = ScoredMove(moves.PickCard("B01", ("B02", "B03")), 3.0, (goes_by, ("works", 3.0, 4.5)))
    same = ScoredMove(moves.PickCard("B01", ("B03", "B02")), 2.9, (goes_by, ("works", 3.0, 4.4)))
    other = ScoredMove(moves.PickCard("B02", ("B01", "B03")), 1.0, (goes_by, ("works", 1.0, 2.5)))
    told = distinct_best([first, same, other])
    assert [one.move for one in told] == [first.move, other.move]
    (best,), (second,) = (one.reasons for one in told)
    assert best[:2] == ("works", 3.0) and best[2] == pytest.approx(4.5 - (4.4 + 2.5) / 2)
    assert second[:2] == ("works", 1.0) and second[2] == pytest.approx(2.5 - (4.5 + 4.4) / 2)
    assert [one.move for one in distinct_best([first, same])] == [first.move, same.move]
    assert distinct_best([first])[0].reasons == (("works", 3.0, 4.5), goes_by)
    assert distinct_best([]) == []


@pytest.mark.parametrize("well", [3, 10])
def test_how_much_was_chosen_well_is_counted_only_where_it_was_at_least_half(well: int) -> None:
    chosen, advised = ScoredMove(moves.LeaveAuctions(), 1.0, ()), ScoredMove(moves.EndTurn(), 3.0, ())
    moment = ReviewedMoment(7, 2, note("ask-open-auction", amount=200), chosen, advised)
    speaker = Speaker(TITLES["florence"], "en", ("Ann", "Ben", "Cy"))
    table: Any = SimpleNamespace(id=1, reviewed_by="grandmaster")
    heading = moments_screen(table, speaker, ReviewResult((moment,), 20, well)).parts[0].text
    counted = say("en", "moments-well", level="grandmaster", well=well, count=20)
    assert (counted in heading) == (well == 10)
    assert say("en", "moments-intro", level="grandmaster") in heading, (
        "what stands below says by itself whose choices they are"
    )


def test_of_ways_to_say_the_same_the_shortest_is_told() -> None:
    """The best roles of a hand are submitted at a click, card by card or role by role: the click is told."""
    title, clicked = TITLES["philadelphia"], 0
    for number, game in enumerate(record(case("philadelphia"), 2, 3).states[:-1:4]):
        for seat in engine.waits_for(game):
            seen = SeatView.of(title, game, 2, seat)
            scored = ranked_moves(seen, Random(number))
            clicks = [one.move for one in scored if isinstance(one.move, SubmitBest)]
            told = [one.move for one in each_once(seen, scored, Random(number))]
            assert set(told) <= {one.move for one in scored}
            for click in clicks:
                assert click in told
                leads = submitted(title, game, seat, click)
                same = [move for move in told if submitted(title, game, seat, move) == leads]
                assert same == [click]
                clicked += 1
    assert clicked


def submitted(title: Title, game: Any, seat: Seat, move: Move) -> tuple[int, tuple[str, ...], str]:
    """What an answer makes of an agency's points and hand, and of what kind it is."""
    after = title.load(title.save(game))
    engine.play_in_place(after, seat, move, Secret(b"same"))
    kind = "submit" if type(move).__name__.startswith("Submit") else type(move).__name__
    return after.agencies[seat].vp, tuple(sorted(after.agencies[seat].hand)), kind


def test_a_way_round_to_the_best_answer_is_no_second_one() -> None:
    bid = ScoredMove(moves.Raise(300), 3.0, ())
    round_about = ScoredMove(moves.SellPrestige(1), 2.0, (), then=(moves.Raise(300),))
    out = ScoredMove(moves.PassBid(), 0.0, ())
    assert [one.move for one in distinct_best([bid, round_about, out])] == [bid.move, out.move]
    assert [one.move for one in distinct_best([bid, round_about])] == [bid.move, round_about.move]


def test_ways_round_to_the_best_answer_do_not_hide_what_speaks_for_it() -> None:
    bid = ScoredMove(moves.Raise(300), 1.2, (("bargain", 1.2, 1.2),))
    lost = ("florins", -100.0, -0.5)
    ways = [ScoredMove(moves.SellPrestige(n), 0.7, (lost, *bid.reasons), (moves.Raise(300),)) for n in (1, 2)]
    told = distinct_best([bid, *ways, ScoredMove(moves.PassBid(), 0.0, ())])
    assert told[0].reasons == (("bargain", 1.2, pytest.approx(1.2)),)


def test_of_two_answers_of_which_all_the_same_can_be_said_the_second_makes_room_for_another_one() -> None:
    best = ScoredMove(moves.PickCard("B01", ("B02", "B03")), 3.0, (("works", 3.0, 3.0),))
    alike = ScoredMove(moves.PickCard("B02", ("B01", "B03")), 3.0, (("works", 3.0, 3.0),))
    another = ScoredMove(moves.PickCard("B03", ("B01", "B02")), 2.0, (("works", 2.0, 2.0),))
    told = distinct_best([best, alike, another])
    assert [one.move for one in told] == [best.move, another.move]
    assert told[0].reasons[0][2] == pytest.approx(1.0), "beside what comes to something else"
    assert [one.move for one in distinct_best([best, alike])] == [best.move, alike.move]
    detail = ScoredMove(moves.PickCard("B01", ("B03", "B02")), 3.0, (("works", 3.0, 3.0),))
    assert [one.move for one in distinct_best([best, detail])] == [best.move], "the same card"
    speaker = Speaker(TITLES["florence"], "en", ("Aoi", "Ben", "Chie"))
    first, second = hint(speaker, distinct_best([best, alike]), lambda move: ())
    assert second.text == f"Just as good: **{speaker.move(alike.move)}**"
    assert "works" in first.text


def test_a_reason_against_is_no_but_where_nothing_stands_before_it() -> None:
    speaker = Speaker(TITLES["florence"], "en", ("Aoi", "Ben", "Chie"))
    costs = ScoredMove(moves.EndTurn(), 1.0, (("florins", -690.0, -2.0),))
    assert reasons(speaker, costs) == ["- fewer florins (costs about 3 PP)"]
    assert "- but fewer florins" in advice(speaker, costs, None, [note("hint-wv", wv=9, best=0)])


def test_what_costs_nothing_or_little_beside_the_others_is_said_so() -> None:
    build = ScoredMove(moves.EndTurn(), 5.0, (("works", 8.0, 3.0), ("florins", -690.0, -2.0)))
    cheap = ScoredMove(moves.EndTurn(), 1.0, (("florins", -69.0, 2.0), ("works", 1.0, -2.0)))
    free = ScoredMove(moves.EndTurn(), 1.0, (("florins", 0.0, 3.0), ("works", 0.0, -2.0)))
    usual = ScoredMove(moves.EndTurn(), 1.0, (("florins", -600.0, 0.5),))
    speaker = Speaker(TITLES["florence"], "en", ("Aoi", "Ben", "Chie"))
    better, dear = "adds {} WV to the works you can still complete", "fewer florins (costs {} PP)"
    assert reasons(speaker, build) == [
        f"- {better.format('about 8')}",
        f"- but {dear.format('about 3')}",
    ]
    assert reasons(speaker, cheap) == [
        f"- {dear.format('about 0.3')}; other moves cost more",
        f"- but {better.format('about 1')}; other moves bring more",
    ]
    assert reasons(speaker, free) == ["- keeps your florins for now"]
    assert reasons(speaker, usual) == [], "neither much nor little"
    common = ScoredMove(moves.EndTurn(), 1.0, (("florins", -690.0, -0.5),))
    assert reasons(speaker, common) == [f"- {dear.format('about 0.5')}, compared with other moves"]


def test_how_far_the_second_answer_is_behind_is_said_if_it_matters() -> None:
    speaker = Speaker(TITLES["florence"], "en", ("Aoi", "Ben", "Chie"))
    best, close, far = (ScoredMove(moves.EndTurn(), points, ()) for points in (3.0, 2.9, 1.0))
    known = (note("hint-wv", wv=9, best=0),)
    second = hint(speaker, [best, close], lambda move: known * (move is best.move))[1]
    assert "(almost as good)" in second.text
    parts = hint(speaker, [best, far], lambda move: ())
    assert "(about 2 PP worse)" in parts[1].text
    assert len(parts) == 2
    assert len(hint(speaker, [best], lambda move: [note("hint-wv", wv=9, best=0)])) == 1


@pytest.mark.parametrize(("change", "said"), ((3.6, 4), (-1312.4, 1312), (1.04, 1), (-0.55, "0.6")))
def test_a_figure_has_no_more_digits_than_matter(change: float, said: int | str) -> None:
    assert amount(change) == said


@pytest.mark.parametrize("name", ADVISED)
def test_every_reason_of_every_title_has_words_in_both_languages(name: str) -> None:
    title = TITLES[name]
    assert title.advisor is not None
    for language in ("en", "ja"):
        for one in title.advisor.considerations:
            assert has(language, f"advice-{one.id}", name), (language, one.id)


@pytest.mark.parametrize("name", ADVISED)
def test_advice_can_be_said_at_every_question(name: str) -> None:
    played = case(name)
    title, seats = played.title, min(played.title.seats)
    names = tuple(f"P{seat}" for seat in range(seats))
    for game in [game for game in record(played, seats, 9).states if not game.over][::9]:
        seat = engine.waits_for(game)[0]
        view = title.view(game, seat)
        told = distinct_best(ranked_moves(SeatView(title, view, seats, seat), Random(1)))
        assert title.advisor is not None
        tells = partial(title.advisor.hints.tells, view, seat)
        for language in LANGUAGES:
            for part in hint(Speaker(title, language, names, game.options), told, tells):
                assert not any(mark in part.text for mark in ("{", "advice-", "+-", "+−")), part.text


async def test_a_worker_gives_the_same_advice_as_asking_directly() -> None:
    title = TITLES["florence"]
    game = engine.start(title, 3, title.options(), Secret(b"hints")).game
    seen = SeatView.of(title, game, 3, Seat(1))
    thinker = Thinker()
    try:
        told = await thinker.hint(seen, "apprentice", b"seed")
        assert told == distinct_best(ranked_moves(seen, Random(b"seed")))
        assert all(engine.why_not(game, Seat(1), one.move) is None for one in told)
    finally:
        thinker.close()


def test_a_hint_says_in_figures_which_work_rises_and_what_the_round_asks_for() -> None:
    title = TITLES["florence"]
    assert title.lesson is not None and title.advisor is not None
    game = title.lesson.scenes[-1].position(title)
    house = game.houses[0]
    house.bonus = []
    before = work_value(game, house, "P05").total
    told = title.advisor.hints.tells(title.view(game, Seat(0)), Seat(0), moves.Build("laboratory", ()))
    figures = {"card": "P05", "before": before, "after": before, "minimum": c.MINIMUM_WV[-1]}
    assert told == (), "a second laboratory helps nobody"
    house.tiles = [tile for tile in house.tiles if tile.kind != "laboratory"]
    told = title.advisor.hints.tells(title.view(game, Seat(0)), Seat(0), moves.Build("laboratory", ()))
    assert told == (note("advice-rises", **(figures | {"before": before - c.WV_BUILDING})),)
    speaker = Speaker(title, "en", ("Aoi", "Ben", "Chie"))
    said = advice(speaker, ScoredMove(moves.EndTurn(), 0.0, ()), None, told)
    assert f"rises from {before - c.WV_BUILDING} to {before} WV (minimum {c.MINIMUM_WV[-1]})" in said


ESTIMATING = [name for name in ADVISED if (of := TITLES[name].advisor.learning) is not None and of.estimates]  # type: ignore[union-attr]


@pytest.mark.parametrize("name", ESTIMATING)
def test_what_a_value_has_words_for_is_an_estimate_in_points_of_features_of_its_own(name: str) -> None:
    title = TITLES[name]
    assert title.advisor is not None and title.advisor.learning is not None
    weights = {one.id: one.weight for one in title.advisor.considerations}
    told = [feature for features in title.advisor.learning.estimates.values() for feature in features]
    assert len(set(told)) == len(told) and set(told) <= set(title.advisor.learning.names)
    for id in title.advisor.learning.estimates:
        for language, way in product(LANGUAGES, ("more", "less")):
            speaker = Speaker(title, language, ("Aoi", "Ben"))
            said = speaker.say(f"advice-{id}", way=way, by="71", about="72", worth="73")
            assert "71" not in said and ("73" in said or ("72" in said and weights[id] == 1)), said


@pytest.mark.parametrize("name", ESTIMATING)
def test_a_grandmasters_reasons_are_what_its_value_says_of_the_turn(name: str) -> None:
    """By a value that is the sum of the features of one reason, that reason says all that it gains."""
    title, seat = TITLES[name], Seat(0)
    advisor = title.advisor
    assert advisor is not None and advisor.learning is not None
    names = advisor.learning.names
    zeros, ones, told = (0.0,) * len(names), (1.0,) * len(names), 0
    for game in [game for game in record(case(name), 2, 9).states if not game.over][::3]:
        if not engine.waits_for_only(game, seat):
            continue
        seen = SeatView.of(title, game, 2, seat)
        move = engine.random_answer(seen.view, Random(2))[1]
        plain = score_turn(advisor, seen, (move,), Random(1))
        for id, own in advisor.learning.estimates.items():
            weights = tuple([float(each in own) for each in names])
            value = LearnedValue(ValueSource("", 1, "", 0), names, zeros, ones, 5.0, weights, (), (), ())
            found = score_turn(advisor, seen, (move,), Random(1), value)
            after = title.copy(game)
            if engine.play_in_place(after, seat, move, Secret(bytes(8))).irreversible or after.over:
                continue
            first, last = [advisor.learning.features(each, seat) for each in (game, after)]
            gained = value.of(last) - value.of(first)
            assert sum([points for one, _, points in found.reasons if one == id]) == pytest.approx(gained)
            assert not {one for one, _, _ in found.reasons} & (advisor.learning.estimates.keys() - {id})
            rest = [reason for reason in plain.reasons if reason[0] not in advisor.learning.estimates]
            assert [reason for reason in found.reasons if reason[0] != id] == rest
            told += gained != 0
    assert told


@pytest.mark.parametrize(("lead", "words"), [(0.3, "15%"), (0.025, "1%"), (0.01, None)])
def test_a_hint_by_chances_tells_how_much_lower_the_chance_to_win_is(lead: float, words: str | None) -> None:
    speaker = Speaker(TITLES["philadelphia"], "en", ("Ann", "Ben"))
    reasons = (("gold", 3.0, 3.0),)
    advised = [
        ScoredMove(TakeCard("builder-a"), 0.2, reasons, unit="chances"),
        ScoredMove(TakeCard("builder-b"), 0.2 - lead, (), unit="chances"),
    ]
    _, second = hint(speaker, advised, lambda move: ())
    unexplained = msgspec.structs.replace(advised[0], reasons=())
    first, _ = hint(speaker, [unexplained, advised[1]], lambda move: ())
    assert first.text.endswith("\n- " + say("en", "advice-tried")), "a choice is always explained"
    (only,) = hint(speaker, [unexplained], lambda move: ())
    assert "\n" not in only.text, "there is nothing to compare with"
    behind = say("en", "advice-behind-chance", chance=words) if words else say("en", "advice-same")
    assert f"({behind})" in second.text.split("\n")[0]
