"""What games that began under an earlier version (`since`) do otherwise. Their orders stand in
`rules/old_orders.py`."""

VERSION = 5
"""The version of the state and of the results of moves. Since 3 orders are no part of the state."""


def pays_wages_first(since: int) -> bool:
    """Whether all wages are paid before all taxes (9.7), not each house's tax with its wages."""
    return since >= 2


def retries_trades(since: int) -> bool:
    """Whether accepted trades are retried until nothing changes, as one may make another possible (11)."""
    return since >= 2


def keeps_scarce_bids(since: int) -> bool:
    """Whether the state keeps the bids for scarce lots."""
    return since >= 4


def attacks_once(since: int) -> bool:
    """Whether robbers attack a merchant that comes among them once, not again where it then stands (6.6)."""
    return since >= 5


def shows_when_possible(since: int) -> bool:
    """Whether an offer opens a market once it is possible, though its receiver was done before (11)."""
    return since >= 5
