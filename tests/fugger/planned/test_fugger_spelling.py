"""Ways and spaces as they are written and typed."""

import pytest

from games.fugger.model import components as c
from games.fugger.rules.travel.paths import WAYS
from games.fugger.text.spelling import parse, parts, path
from games.titles import TITLES
from words import LANGUAGES, Speaker


def test_every_way_is_read_by_the_names_of_the_map_and_told_space_by_space() -> None:
    for goals in WAYS.values():
        for ways in goals.values():
            for way in ways:
                assert path(way.key) == way.path
                german = " → ".join(c.SPACES[space].de for space in way.path)
                assert parse("way", german) == way.key == parse("way", way.key)


def test_a_menu_names_a_way_in_its_readers_language() -> None:
    way = next(way for way in WAYS["NUE"]["FRA"] if len(way.path) > 1)
    for language in LANGUAGES:
        speaker = Speaker(TITLES["fugger"], language, ("Aoi", "Ben"))
        assert speaker.value("way", way.key) == " → ".join(map(speaker.thing, way.path))
    assert path("AUG") == ("AUG",) and path("") == () == path("Atlantis") == path(None)


def test_every_space_is_known_by_its_german_name() -> None:
    for space in c.SPACES.values():
        assert parse("goal", space.de) == space.id == parse("goal", space.id.lower())


def test_goals_are_asked_for_by_region_and_no_region_is_longer_than_a_menu() -> None:
    regions: dict[str, int] = {}
    for space in c.SPACES:
        region, _ = parts("goal", space)
        regions[repr(region)] = regions.get(repr(region), 0) + 1
    assert len(regions) == len(c.REGIONS) + 1 and max(regions.values()) <= 25
    assert parts("city", "AUG") == () == parts("goal", "?")


@pytest.mark.parametrize("text", ["", "Atlantis", "Köln → Atlantis"])
def test_what_is_no_way_is_not_read(text: str) -> None:
    assert parse("way", text) is None and parse("goal", text) is None
