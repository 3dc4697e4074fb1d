"""What computer players take things to be worth: the figures of `estimates.json`."""

from collections.abc import Mapping
from pathlib import Path

from games.core import DataRow
from games.core.decoding import decoded_json
from games.fugger.model.data_rows import EventKind, Mode


class TravelEstimates(DataRow, frozen=True):
    """Estimates of journeys to open deals.

    - `laden_round`, `unladen_round`: florins that a round of travel costs a merchant with goods and one
      without; `spilt_good`: more for each good that may be spilt.
    - `spare`: a laden merchant with so many spaces to spare arrives in time with the chance `likely`; another
      with the chance `in_time` for each round.
    - `dated`, `urgent`: the share of a deal's worth that is left for each round of travel; an urgent one may
      be over before.
    - `later`: the share of the worth of further stops that counts; `again`, `planned_again`: that of a deal
      which another merchant of the house goes to, where positions are judged and where routes are planned.
    - `fair`: a fair counts if it is at most this many rounds away, plus one round per card of the deck.
    - `lost`: florins that a merchant lost at sea costs."""

    laden_round: float
    unladen_round: float
    spilt_good: float
    spare: int
    likely: float
    in_time: float
    dated: float
    urgent: float
    later: float
    again: float
    planned_again: float
    fair: int
    lost: float


class GoodsEstimates(DataRow, frozen=True):
    """Estimates of goods.

    - `typical`: the price that customers pay on the whole map, by GOODS.
    - `sold`: the chance that a piece is sold for which a customer will come, if the house has hardly any of
      its kind; `share`: the share of future demand that one house may serve; `open_end`: that demand for a
      good in games without a fixed end, in pieces.
    - `asked`, `paid`: the share of a ceiling a seller counts on, and of a floor a buyer.
    - `stored`: florins it costs to fetch a good from the warehouse; `dismissed`: those that are lost with a
      good of a merchant that is dismissed."""

    typical: tuple[int, ...]
    sold: float
    share: float
    open_end: float
    asked: float
    paid: float
    stored: float
    dismissed: float


class UnseenEstimates(DataRow, frozen=True):
    """Estimates of deals that are not open yet.

    - `near`: the share of their worth that is left for each round of travel.
    - `sight`: maximum number of goods of a kind, and of free hands, that are counted on for them; `bought`:
      maximum number of pieces bought at one.
    - `move`, `laden_move`: the least gain, in florins, for which a merchant moves to better prospects."""

    near: float
    sight: int
    bought: int
    move: float
    laden_move: float


class HouseEstimates(DataRow, frozen=True):
    """Estimates of what else a house may gain, in florins.

    - `step`: a step on the nobility meter, by mode; the noble game is won by them.
    - `cards`: an event card that a house gets; `cube`: a passage cube; `villa`: a villa, as a multiple of its
      least bid; `villa_price`: the share that counts of what is paid for it.
    - `merchant`: a year of a hired merchant beyond its wages, if the house has more than `rich`.
    - `favour_steps`, `favour_cost`: the steps of a favour, and its cost beyond the bonds it brings (8);
      `sure_steps`, `bond_steps`: the steps of a favour whatever it costs, and for each bond it may bring.
    - `bond_years`: the years of interest that count for a bond in an auction."""

    step: Mapping[Mode, float]
    cards: Mapping[EventKind, float]
    cube: float
    villa: float
    villa_price: float
    merchant: float
    rich: int
    favour_steps: float
    favour_cost: float
    sure_steps: float
    bond_steps: float
    bond_years: float


class BidEstimates(DataRow, frozen=True):
    """Estimates of sealed bids.

    - `at_limit`: the chance that a bid at the limit is served if there are rivals. It is certain for one that
      gives up the share `certain` of the limit.
    - `bond`, `card`: what a bond or an event card usually goes for in an auction.
    - `uncovered`, `uncovered_villa`: what a bid beyond the cash is worth, in florins."""

    at_limit: float
    certain: float
    bond: float
    card: float
    uncovered: float
    uncovered_villa: float


class Estimates(DataRow, frozen=True):
    """All estimates. `source`: how they were found."""

    source: str
    travel: TravelEstimates
    goods: GoodsEstimates
    unseen: UnseenEstimates
    house: HouseEstimates
    bids: BidEstimates


ESTIMATES = decoded_json(Path(__file__).with_name("estimates.json").read_bytes(), Estimates)
