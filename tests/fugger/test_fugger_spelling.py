"""Ways and spaces as they are written and typed."""

import pytest

from games.fugger.journeys.europe import WAYS
from games.fugger.model import components as c
from games.fugger.text.spelling import parse, parts, spell


def test_every_way_is_read_as_it_is_written() -> None:
    for goals in WAYS[0].values():
        for ways in goals.values():
            for way in ways:
                assert parse("way", spell(way.key)) == way.key == parse("way", way.key)


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
