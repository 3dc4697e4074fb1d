"""The data file: what is in it, and how a bad card is refused; texts that agree with their effects."""

import copy
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, get_args

import pytest
from philadelphia_kit import A, Table

from games.core import ComponentsError, Note
from games.philadelphia import TITLE
from games.philadelphia.model import components as c
from games.philadelphia.model import roles
from games.philadelphia.model import vocabulary as v
from games.philadelphia.model.cards_text import describe, effects_text
from games.philadelphia.model.checks import STATICS
from games.philadelphia.model.state import PhiladelphiaOptions
from games.philadelphia.rules.view import unseen
from games.philadelphia.text import spelling
from words import LANGUAGES, Language, Speaker
from words.bundles import has

DATA: dict[str, Any] = json.loads(c.FILE.read_text("utf-8"))
SCRIPTS = {
    **{kind.id: kind.effects for kind in c.KINDS.values()},
    **{i.id: i.effects for i in c.ITEMS.values()},
}


def test_the_box_holds_what_the_seed_counts() -> None:
    assert (len(c.CARDS), len(c.KINDS)) == (85, 36)
    assert sum(item.copies for item in c.ITEMS.values()) == 14 and len(c.ITEMS) == 6
    assert len(c.ITEM_DECK) == 15 and len(c.FIELD_CARDS) == 1


def test_every_industry_has_one_flush_of_four_and_specialists_stand_alone() -> None:
    names = Counter(kind.industry for kind in c.KINDS.values())
    assert names.pop("specialist") == 8
    assert set(names.values()) == {4} and len(names) == 7
    copies = {
        industry: sorted(len(k.letters) for k in c.KINDS.values() if k.industry == industry)
        for industry in names
    }
    assert all(found == [2, 2, 3, 4] for found in copies.values())


def test_no_die_face_is_better_than_another() -> None:
    faces = Counter(face for card in c.CARDS.values() for face in card.faces)
    assert set(faces) == set(c.FACES) and set(faces.values()) <= {30, 31}


def refused(data: dict[str, Any], tmp_path: Path) -> str:
    """The message with which a data file is refused."""
    path = tmp_path / "components.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(ComponentsError) as raised:
        c.read(path)
    return str(raised.value).removeprefix(f"{tmp_path.name}/")


def broken(tmp_path: Path, table: str, row_id: str, /, **fields: Any) -> str:
    """The message the file is refused with when a row has other fields."""
    data = copy.deepcopy(DATA)
    row = next(row for row in data[table]["rows"] if row["id"] == row_id)
    row |= fields
    return refused(data, tmp_path)


LOSE = {"op": "lose_money", "amount": 1}
COUNTED = {"op": "draw", "n": {"count": "discarded"}}
CHEAPER = {"kind": "static", "modify": "post_cost", "value": -1}
SAME = {"kind": "static", "modify": "die_shift", "value": "same"}
LESS = {"kind": "static", "modify": "explore_take", "value": -1}
CHOSEN = {"of": "self", "pick": "choose"}


def effect(*ops: dict[str, Any], event: str = "post", source: str = "this", **more: Any) -> dict[str, Any]:
    return {"kind": "triggered", "trigger": {"event": event, "source": source}, "do": list(ops), **more}


@pytest.mark.parametrize(
    ("fields", "field", "reason"),
    [
        ({"cost": -1}, "cost", ">= 0"),
        ({"period": 0}, "period", ">= 1"),
        ({"cost": "free"}, "cost", "Expected `int`"),
        ({"colour": "red"}, "", "unknown field `colour`"),
        ({"industry": "circus"}, "industry", "none of the industries"),
        ({"letters": {"A": [1], "C": [2]}}, "letters", "without a gap"),
        ({"letters": {"A": [0, 7]}}, "letters.A", "1 to 6"),
        ({"letters": {"A": []}}, "letters.A", "1 to 6"),
        ({"effects": [effect({"op": "win"})]}, "effects[0].do[0]", "win"),
        ({"effects": [effect(event="paint")]}, "effects[0].trigger.event", "paint"),
        ({"effects": [effect()]}, "effects[0].do", ">= 1"),
        ({"effects": [effect(LOSE, event="use")]}, "effects[0].trigger.event", "does not happen to an ad"),
        ({"effects": [effect(LOSE, source="own_any")]}, "effects[0].trigger.source", "goes with this"),
        ({"effects": [effect({"op": "draw", "n": 100})]}, "effects[0].do[0].n", "<= 99"),
        (
            {"effects": [effect(COUNTED)]},
            "effects[0].do[0].n",
            "discarded",
        ),
        ({"effects": [effect({"op": "look", "look": 2, "take": 3})]}, "effects[0].do[0].take", "looked at"),
        (
            {"effects": [effect({"op": "scrap_ad", "ads": {**CHOSEN, "of": "all"}})]},
            "effects[0].do[0].ads.of",
            "own ads only",
        ),
        (
            {
                "effects": [
                    effect(
                        {"op": "return_ad", "ads": {"of": "self", "pick": "event"}},
                        event="buy",
                        source="own_any",
                    )
                ]
            },
            "effects[0].do[0].ads.pick",
            "no ad",
        ),
        ({"effects": [effect(LOSE, **{"if": [{}]})]}, "effects[0].if", "exactly one"),
        (
            {"effects": [CHEAPER]},
            "effects[0].applies_to",
            "own_other",
        ),
        (
            {"effects": [SAME]},
            "effects[0].value",
            "same",
        ),
        (
            {"effects": [LESS]},
            "effects[0].value",
            "negative",
        ),
        ({"effects": [{"kind": "static", "modify": "luck", "value": 1}]}, "effects[0].modify", "luck"),
    ],
)
def test_a_bad_card_is_refused_with_card_field_and_reason(
    tmp_path: Path, fields: dict[str, Any], field: str, reason: str
) -> None:
    told = broken(tmp_path, "ads", "cafe", **fields)
    assert told.startswith("components.json: ads, cafe")
    assert field in told and reason in told, told


def test_items_and_field_cards_are_checked_too(tmp_path: Path) -> None:
    standing = {"kind": "static", "modify": "die_shift", "value": 1}
    assert "no standing effect" in broken(tmp_path, "items", "same_day", effects=[standing])
    assert "hire_reward" in broken(tmp_path, "field_cards", "worlds_fair", effects=[standing])
    assert "another row has this id" in broken(tmp_path, "ads", "cafe", id="builder")
    assert "small letters" in broken(tmp_path, "items", "same_day", id="Same Day")


def test_no_code_knows_a_cards_name() -> None:
    for path in c.FILE.parent.rglob("*.py"):
        words = set(re.findall(r"\"([a-z_]+)\"", path.read_text("utf-8")))
        assert not words & (set(c.KINDS) | set(c.ITEMS) | set(c.FIELD_CARDS)), path.name


# Texts


def _numbers(value: Any) -> set[int]:
    if isinstance(value, bool) or value is None:
        return set()
    if isinstance(value, int):
        return {abs(value)}
    if isinstance(value, dict):
        return set().union(*(_numbers(part) for part in value.values()))
    return set().union(*(_numbers(part) for part in value)) if isinstance(value, list | tuple) else set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", SCRIPTS)
def test_every_figure_of_an_effect_is_in_its_text_and_no_other(id: str, language: Language) -> None:
    speaker = Speaker(TITLE, language, ("A", "B"))
    rows = [*DATA["ads"]["rows"], *DATA["items"]["rows"]]
    (effects,) = [row["effects"] for row in rows if row["id"] == id]
    for data, told in zip(effects, effects_text(SCRIPTS[id]), strict=True):
        said = {int(number) for number in re.findall(r"\d+", speaker.note(told))}
        meant = _numbers(data)
        assert meant - {99, 0} <= said, speaker.note(told)
        assert said <= meant | {0, 1}, speaker.note(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_effects_that_differ_read_differently(language: Language) -> None:
    speaker = Speaker(TITLE, language, ("A", "B"))
    effects = list(dict.fromkeys(effect for found in SCRIPTS.values() for effect in found))
    texts = [" ".join(speaker.note(note) for note in effects_text((effect,))) for effect in effects]
    for (one, first), (other, second) in combinations(zip(effects, texts, strict=True), 2):
        assert first != second, (one, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_vocabulary_can_be_said(language: Language) -> None:
    """Cards a host might add: every event, operation, selector, counter, condition and modifier."""
    speaker = Speaker(TITLE, language, ("A", "B"))
    own = v.AdSelector("self", "choose", n=2, up_to=True, exclude_this=True, filter=v.Filter("press"))
    counts = [v.CountedAmount(name, 2, 3, 4) for name in get_args(v.Counter)]
    ops: list[v.Op] = [
        *(v.GainGold(count) for count in counts),
        *(v.Draw(count) for count in counts),
        v.LoseGold(1), v.StealGold("choose", 1), v.StealGold("opponents", 2),
        v.Discard(2), v.Discard(2, True),
        v.Look(4, 2), v.Salvage(2), v.AddMonths(own, 2), v.RemoveMonths(own, 2), v.RemoveMonths(own, "all"),
        v.ReturnAd(v.AdSelector("opponents", "all")), v.ScrapAd(own), v.Retrigger(own), v.HireNow(own),
        v.PostAds(2, True, 3), v.ExtraRoll(),
    ]  # fmt: skip
    conditions = tuple(v.Condition(**{name: 3}) for name in v.Condition.__struct_fields__)
    for event, sources in v.SOURCES_OF.items():
        for source in sources:
            for optional in (False, True):
                trigger = v.Trigger(event, source)  # type: ignore[arg-type]
                effect = v.Triggered(trigger, tuple(ops), conditions, optional)
                (told,) = effects_text((effect,))
                assert speaker.note(told)
    for modify in get_args(v.Modified):
        for target in ("this", "own_other", "all", None):
            for mode, value in (("add", -2), ("add", 2), ("set", 2)):
                text_of = v.Static(modify, mode, value, target, conditions)
                if not _known_static(modify, target, mode):
                    continue
                assert speaker.note(effects_text((text_of,))[0])


def _known_static(modify: str, target: str | None, mode: str) -> bool:
    modes, targets, _ = STATICS[modify]
    known = target in targets or (modify == "hire_reward" and target == "all")
    return known and mode in modes and (modify != "post_cost" or (mode == "set") == (target == "this"))


def test_everything_with_a_text_has_one_and_nothing_else() -> None:
    options = PhiladelphiaOptions()
    for id in (*c.CARDS, *c.KINDS, *c.ITEMS, *c.FIELD_CARDS, *c.ROLES):
        assert all(isinstance(note, Note) for note in describe(id, options)) and describe(id, options)
    assert describe("?", options) == describe("industries", options) == ()


# Roles


def _every_role(cards: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every single role that some of the cards make, by trying all of them."""
    for role, kind in c.ROLES.items():
        for chosen in combinations(cards, kind.size):
            if roles.why_not_role(role, chosen) is None:
                yield role, chosen


def test_a_role_drawn_at_random_is_a_role() -> None:
    rng = random.Random(8)
    drawn = set()
    for _ in range(300):
        hand = tuple(rng.sample(tuple(c.CARDS), 12))
        if roles.why_no_role(hand) is None:
            role, chosen = roles.any_of_the_roles(hand, rng)
            assert roles.why_not_roles(hand, ((role, chosen),)) is None
            drawn.add(role)
    assert drawn >= {"pair", "three", "flush3", "flush4"}


def _brute(cards: tuple[str, ...]) -> int:
    """The best points by trying everything."""
    best = 0
    for role, chosen in _every_role(cards):
        left = tuple(card for card in cards if card not in chosen)
        best = max(best, c.ROLES[role].vp + _brute(left))
    return best


def test_the_best_split_is_the_best_there_is() -> None:
    rng = random.Random(5)
    for industry in ("leisure", "press"):
        pool = [card for card, known in c.CARDS.items() if known.kind.industry == industry]
        for _ in range(25):
            hand = tuple(rng.sample(pool, rng.randint(2, 7)))
            split = roles.best_split(hand)
            assert roles.points(split) == _brute(hand), hand
            assert not split or roles.why_not_roles(hand, split) is None
            assert (roles.why_no_role(hand) is None) == bool(split) == bool(_brute(hand))


def test_the_best_split_of_twenty_cards_looks_at_a_handful_of_positions() -> None:
    rng = random.Random(6)
    hands = [tuple(rng.sample(list(c.CARDS), 20)) for _ in range(60)]
    two = [card for card, known in c.CARDS.items() if known.kind.industry in ("leisure", "press")]
    for hand in (*hands, tuple(two[:20])):
        roles._best.cache_clear()
        roles.best_split.cache_clear()
        split = roles.best_split(hand)
        assert roles.why_not_roles(hand, split) is None
        assert roles._best.cache_info().misses < 100


def test_roles_are_read_as_they_are_written() -> None:
    split = roles.best_split(("cafe-a", "cafe-b", "mine-a", "farmer-b", "forester-c"))
    assert spelling.parse("roles", spelling.spell(split)) == split
    assert spelling.parse("roles", "nonsense") is None and spelling.parse("card", "pair: a b") is None


def test_unseen_copies_are_counted_from_what_lies_open() -> None:
    table = Table(hands=[["cafe-a"]], fields=[[], [["cafe-b", 0]]], discard=["cafe-c"]).turn()
    assert unseen(TITLE.view(table.game, A))["cafe"] == 1
    assert unseen(TITLE.view(table.game, None))["cafe"] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_name(language: Language) -> None:
    tables = (c.CARDS, c.KINDS, c.ITEMS, c.FIELD_CARDS, c.ROLES, c.INDUSTRIES)
    missing = [id for table in tables for id in table if not has(language, f"name-{id}", TITLE.id)]
    assert missing == []
