"""What players of Philadelphia make up their minds about ahead: which cards they take of those they turn up.
For the bench of hand-overs."""

from collections import Counter
from random import Random
from typing import Any

from games.core import Seat, StandingOrder
from games.philadelphia.model import components as c
from games.philadelphia.model.orders import TakeDearest, TakeIfTurnedUp


def is_auction(game: Any) -> bool:
    """There are none."""
    return False


def part(game: Any) -> Any:
    """Minds are made up once."""
    return True


def wishes(view: Any, seat: Seat, rng: Random) -> list[StandingOrder]:
    """What one collects already, else the dearest."""
    held = Counter(c.CARDS[card].kind.industry for card in view.agencies[seat].hand)
    wanted = [industry for industry, _ in held.most_common(2)]
    return [*(TakeIfTurnedUp(industry) for industry in wanted), TakeDearest()]
