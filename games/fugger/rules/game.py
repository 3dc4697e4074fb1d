"""The state of a whole game of Fugger, Welser, Medici (rules 10)."""

from games.fugger.model.state import FuggerState
from games.fugger.rules.deals.bidding import Bidding, Dealing, Settling
from games.fugger.rules.deals.event_auctions import EventAuction, Paying
from games.fugger.rules.deals.event_games import BlackSheep, Lottery
from games.fugger.rules.deals.favours import Cubes, Favours
from games.fugger.rules.deals.refill import Refill
from games.fugger.rules.forced_sale import ForcedSale
from games.fugger.rules.old_orders import OldOrders
from games.fugger.rules.payday import Bills, PaydayPhase
from games.fugger.rules.player_trades import Market, TradeDesk
from games.fugger.rules.rounds import Rounds, Trading
from games.fugger.rules.setup import Homes, SetUp
from games.fugger.rules.travel.movement import Moving
from games.fugger.rules.travel.robbers import LoseGoods

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
    always_available: list[TradeDesk | OldOrders] = []
