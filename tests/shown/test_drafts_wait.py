"""A step that draws, reveals, ends the turn or hands play over waits to be confirmed, and until then nothing
that comes of it is told or shown: at every title, along recorded games."""

from __future__ import annotations

from shown_kit import each_title, steps

from games.core import engine


@each_title
def test_a_draft_waits_exactly_where_something_is_learnt_the_turn_ends_or_another_is_asked(name: str) -> None:
    waited = {"irreversible": 0, "turn_over": 0, "handed over": 0, "nothing": 0}
    for table, seat, played in steps(name, 31):
        why = {
            "irreversible": played.irreversible,
            "turn_over": played.turn_over,
            "handed over": seat not in engine.waits_for(played.game),
        }
        assert table.drafts[seat].waits == any(why.values()), (table.drafts[seat].moves, why)
        for reason, is_so in why.items():
            waited[reason] += is_so
        waited["nothing"] += not any(why.values())
    assert waited["handed over"] and waited["turn_over"]


def test_a_draft_ends_with_the_turn_also_where_the_same_seat_plays_next() -> None:
    """Alone on the track of Heaven & Ale one seat plays all its turns in a row."""
    alone = 0
    for seed in range(31, 41):
        for table, seat, played in steps("heaven_ale", seed):
            if played.turn_over and not played.irreversible and seat in engine.waits_for(played.game):
                alone += 1
                assert table.drafts[seat].waits
    assert alone > 0


def test_a_draft_ends_with_what_is_learnt_also_where_the_same_seat_goes_on() -> None:
    """Cards looked at in Florence are its own seat's to choose from next."""
    learnt = 0
    for table, seat, played in steps("florence", 31):
        if played.irreversible and not played.turn_over and seat in engine.waits_for(played.game):
            learnt += 1
            assert table.drafts[seat].waits
    assert learnt > 0


@each_title
def test_of_a_step_that_waits_nothing_is_told_and_the_composed_game_is_the_one_before(name: str) -> None:
    waiting = 0
    for table, seat, _ in steps(name, 32):
        draft = table.drafts[seat]
        if draft.waits:
            waiting += 1
            assert draft.events == ()
            assert table.title.save(table.composed(seat)) == table.title.save(table.game)
        else:
            assert draft.events == draft.steps[-1].events
            assert table.composed(seat) is draft.steps[-1].game
    assert waiting > 5
