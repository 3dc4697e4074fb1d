"""What the state keeps for pictures and texts: what the last roll paid, which ads expired after it, and the
sets of each seat."""

import msgspec
import pytest
from philadelphia_kit import A, B, Table

from games.core import engine
from games.core.chance import Secret
from games.manager.model.stored_table import load_state
from games.philadelphia import TITLE
from games.philadelphia.model import moves
from games.philadelphia.model.state import (
    AdReward,
    BreachedAd,
    PhiladelphiaOptions,
    PhiladelphiaState,
    ScoredRole,
)
from games.philadelphia.model.versions import VERSION

RECORDED, EXPIRED = 4, 5
"""The first versions whose games keep payments and sets, and expired ads."""


def test_the_roll_pays_each_ad_its_reward_and_what_its_hiring_brings_in_one_line() -> None:
    fields = [[["cafe-a", 0], ["cinema-a", 0]], [["collector-a", 0]]]
    table = Table(money=[0, 3], fields=fields).hiring(1)
    assert table.game.payments == [
        AdReward(A, "cafe-a", 3 + 1 + 2, 1),
        AdReward(B, "collector-a", 5 + 1, 0),
    ]
    assert table.game.hired_by_roll == ["cafe-a", "collector-a"]


def test_the_next_roll_begins_a_new_list_and_a_turn_adds_nothing_to_it() -> None:
    table = Table(money=[9, 0], hands=[["hotel-a"]], fields=[[["cafe-a", 0]]]).hiring(1)
    assert len(table.game.payments) == 1
    table.game.acting = A
    table.game.add_payment(A, "hotel-a", 11, 1)
    assert [one.card for one in table.game.payments] == ["cafe-a"]
    assert table.hiring(6).game.payments == []


def test_sets_are_kept_in_the_order_in_which_they_are_submitted() -> None:
    hand = ["cafe-a", "cafe-b", "mine-a", "farmer-a", "forester-a", "guard-a"]
    table = Table(hands=[hand]).turn()
    table.do(moves.SubmitCards(("mine-a", "farmer-a", "forester-a")))
    table.do(moves.SubmitCards(("cafe-a", "cafe-b")))
    assert table.me().scored == [ScoredRole("flush3", "primary"), ScoredRole("pair", "leisure")]
    assert table.me().vp == 3


@pytest.mark.parametrize("since", [EXPIRED, EXPIRED - 1])
def test_ads_that_expire_are_kept_until_the_next_roll_by_games_that_began_with_it(since: int) -> None:
    table = Table(money=[0, 0], fields=[[["cafe-a", 2], ["hotel-a", 0]]])
    table.game.since = since
    table.update()
    assert table.game.breached == ([BreachedAd(A, "cafe-a")] if since == EXPIRED else [])
    assert table.game.agencies[A].ad("cafe-a") is None
    assert table.hiring(4).game.breached == []


@pytest.mark.parametrize("version", range(1, RECORDED))
def test_a_game_that_began_before_keeps_neither_so_that_its_log_leads_to_the_stored_state(
    version: int,
) -> None:
    options = PhiladelphiaOptions(start_player="a")
    began = engine.start(TITLE, 2, options, Secret(bytes(32)), version=version).game
    assert bool(began.always_available) is (version < 3)
    table = Table(money=[0, 0], hands=[["cafe-a", "cafe-b"]], fields=[[["cinema-a", 0]]])
    table.game.since = began.since
    table.turn().do(moves.SubmitCards(("cafe-a", "cafe-b")))
    table.hiring(4)
    assert table.me().gold == 6 and table.me().vp == 1
    assert table.game.payments == [] and table.me().scored == []


@pytest.mark.parametrize("version", range(3, VERSION))
def test_a_state_stored_before_has_no_payments_sets_and_expired_ads(version: int) -> None:
    table = Table(money=[0, 0], fields=[[["cinema-a", 0]]]).hiring(4)
    plain = msgspec.msgpack.decode(TITLE.save(table.game))
    del plain["paid"], plain["expired"]
    for agency in plain["agencies"]:
        del agency["scored"]
    loaded = load_state(TITLE, msgspec.msgpack.encode(plain | {"since": version}), version)
    assert isinstance(loaded, PhiladelphiaState)
    assert (
        loaded.payments == []
        and loaded.breached == []
        and loaded.agencies[0].scored == []
        and loaded.face == 4
    )


def test_everybody_sees_both() -> None:
    table = Table(money=[0, 0], fields=[[["cinema-a", 0]]]).hiring(4)
    table.me().scored.append(ScoredRole("pair", "press"))
    for reader in (None, A, B):
        seen = TITLE.view(table.game, reader)
        assert seen.payments == table.game.payments and seen.agencies[0].scored == table.me().scored
