"""Ways to resolve sealed bids of events."""

from hypothesis import given
from hypothesis import strategies as st

from games.core import Seat
from games.fugger.deals.bids import Award, Bid, dearest_first, lone_highest

A, B, C = Seat(0), Seat(1), Seat(2)
ORDER = (C, A, B)
bids = st.lists(
    st.builds(Bid, st.sampled_from((A, B, C)), st.integers(0, 9), st.integers(0, 4)),
    unique_by=lambda bid: bid.seat,
)


def test_the_dearest_are_served_first_and_the_last_gets_what_is_left() -> None:
    asked = [Bid(A, 5, 2), Bid(B, 7, 2), Bid(C, 5, 3)]
    assert dearest_first(asked, 5, ORDER) == (Award(B, 7, 2), Award(C, 5, 3))
    assert dearest_first(asked, 6, ORDER) == (Award(B, 7, 2), Award(C, 5, 3), Award(A, 5, 1))


def test_ties_go_by_the_given_order() -> None:
    tied = [Bid(A, 4), Bid(B, 4), Bid(C, 4)]
    assert dearest_first(tied, 1, ORDER) == (Award(C, 4, 1),)
    assert dearest_first(tied, 1, (B, C, A)) == (Award(B, 4, 1),)


def test_the_lone_highest_is_alone_with_its_price() -> None:
    assert lone_highest([Bid(A, 4), Bid(B, 4), Bid(C, 2)]) == Bid(C, 2)
    assert lone_highest([Bid(A, 4), Bid(B, 4)]) is None


@given(bids, st.integers(0, 12))
def test_never_more_is_given_than_there_is_nor_than_anybody_asked(asked: list[Bid], left: int) -> None:
    awards = dearest_first(asked, left, ORDER)
    assert sum(award.amount for award in awards) == min(left, sum(bid.amount for bid in asked))
    wanted = {bid.seat: bid for bid in asked}
    assert all(0 < award.amount <= wanted[award.seat].amount for award in awards)
    assert dearest_first(asked[::-1], left, ORDER) == awards, "arrival has no effect"
