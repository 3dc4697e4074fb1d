"""What a bench has not measured keeps no bound; what a command line says of options is what is played."""

import pytest

from bench.kit.rows import percentile
from games.titles import TITLES
from kit.title_options import options_for


def test_without_a_measurement_there_is_no_figure() -> None:
    assert percentile([3.0, 1.0, 2.0], 50) == 2.0
    with pytest.raises(ValueError, match="nothing was measured"):
        percentile([], 99)


def test_two_play_with_a_variant_for_two_unless_words_say_otherwise() -> None:
    florence, signorie = TITLES["florence"], TITLES["signorie"]
    assert options_for(florence, 2).two_players and not options_for(florence, 3).two_players
    assert not options_for(florence, 2, {"two_players": "false"}).two_players
    assert options_for(florence, 3, {"two_players": "true"}).two_players
    assert options_for(signorie, 2) == signorie.options()
