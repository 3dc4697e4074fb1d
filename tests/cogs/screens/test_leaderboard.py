"""The best players of a server, and the reader among them."""

from cogs.screens.pages.stats import SHOWN, leaderboard
from cogs.screens.parts import Text
from games.manager.history.statistics import Rating


def test_a_reader_stands_on_it_also_below_many_who_share_the_last_rank() -> None:
    ratings = [Rating(user, 100, 5, 1) for user in range(1, SHOWN + 9)] + [Rating(99, 50, 5, 1)]
    text = leaderboard("florence", ratings, 99, "en").parts[1]
    assert isinstance(text, Text)
    lines = text.text.split("\n")
    assert len(lines) == SHOWN + 1 and "<@99>" in lines[-1]
