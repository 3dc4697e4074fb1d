"""The state of a whole game of Fugger, Welser, Medici (rules 10)."""

from games.fugger.auctions import EventAuction, Paying
from games.fugger.bidding import Bidding, Dealing, Settling
from games.fugger.desk import Desk
from games.fugger.favours import Cubes, Favours
from games.fugger.lottery import Lottery
from games.fugger.moving import Moving
from games.fugger.payday import Bills, PaydayPhase
from games.fugger.refill import Refill
from games.fugger.robbed import LoseGoods
from games.fugger.rounds import Rounds
from games.fugger.selling import ForcedSale
from games.fugger.setup import Homes, SetUp
from games.fugger.sheep import BlackSheep
from games.fugger.state import FuggerState
from games.fugger.trade import Market, Trading

AnyPhase = (
    SetUp
    | Homes
    | Rounds
    | Trading
    | Market
    | Dealing
    | Bidding
    | Settling
    | ForcedSale
    | Favours
    | Cubes
    | Refill
    | BlackSheep
    | Lottery
    | EventAuction
    | Paying
    | PaydayPhase
    | Bills
    | Moving
    | LoseGoods
)


class Fugger(FuggerState, kw_only=True):
    """The whole table."""

    phases: list[AnyPhase]
    beside: list[Desk] = []
