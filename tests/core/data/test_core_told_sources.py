"""Where numbers are from is read in one notation and told to players in their own language."""

import pytest

from games.core.data.sources import Source, line, read

ADDRESSES = {"MoP": "merchantsofplay.com/rules", "code": "github.com/ann/ale, src/board.ts (a sketch)"}


@pytest.mark.parametrize(
    ("text", "sources"),
    [
        ("seed", [Source("seed")]),
        ("seed; published: MoP", [Source("seed"), Source("published", (), ("merchantsofplay.com",))]),
        ("published: MoP, code", [Source("published", (), ("merchantsofplay.com", "github.com/ann/ale"))]),
        (
            "seed(sizes); reconstructed(shapes, supply)",
            [Source("seed", ("sizes",)), Source("reconstructed", ("shapes", "supply"))],
        ),
    ],
)
def test_sources_are_read(text: str, sources: list[Source]) -> None:
    assert list(read(text, ADDRESSES)) == sources


@pytest.mark.parametrize("text", ["our own", "seed, published", "published: EJF", "seed:", ""])
def test_a_source_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="names the source"):
        read(text, ADDRESSES)


def test_players_are_warned_of_what_is_in_no_document() -> None:
    doubts = {kind: line("rounds", 7, [Source(kind)]).figures["doubtful"] for kind in ("seed", "published")}
    assert not any(doubts.values())
    assert line("rounds", 7, [Source("seed"), Source("recall")]).figures["doubtful"]
    (told,) = line("rounds", 7, [Source("reconstructed", ("sizes",))]).figures["sources"]
    assert told.id == "source-of-part" and told.figures["parts"][0].id == "part-sizes"
