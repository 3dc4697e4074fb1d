"""Sources that are told in prose are told to players by their kinds, in their own language."""

import pytest

from games.core.sources import in_words


@pytest.mark.parametrize(
    ("prose", "kinds", "sites"),
    [
        ("seed", ["seed"], ()),
        ("the Japanese reference this project started from", ["seed"], ()),
        ("1 and 9 points: seed; eight slots: reconstructed", ["seed", "reconstructed"], ()),
        ("nine tiles: bdml.free.fr, doctormeeple.es", ["published"], ("bdml.free.fr", "doctormeeple.es")),
        ("inferred from three reviews", ["published", "reconstructed"], ()),
        ("as many as there are", ["reconstructed"], ()),
    ],
)
def test_the_kinds_of_source_are_read_from_prose(
    prose: str, kinds: list[str], sites: tuple[str, ...]
) -> None:
    line = in_words("table", prose)
    told = line.figures["sources"]
    assert [one.id.removeprefix("source-") for one in told] == kinds
    assert tuple(site for one in told for site in one.figures["by"]) == sites
    assert line.figures["doubtful"] is ("reconstructed" in kinds)
