"""What lies on the table, what a house owns, and what a table may agree on (rules 3, 10, 13)."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from games.core import Game, Options, Refusal, Seat, TurnContext, clockwise
from games.fugger.model import components as c
from games.fugger.model.components import BOND, FORCED, FORCED_BOND, GOODS, MERCHANTS, PLACES
from games.fugger.model.data_rows import EventKind, Mode, Month
from games.fugger.model.versions import VERSION

Bundle = tuple[tuple[str, int], ...]
"""Wares and how many of each."""


class FuggerOptions(Options, frozen=True):
    """What a table may agree on before it starts; the doubts are those of rules 13.

    - `mode`: the company, noble, villa or full game (1).
    - `years`: an end after so many years, which the rules do not have.
    - `toll_on`: tolls are due for spaces entered, or for spaces left (T01).
    - `sea_fee`: once for each sea region of a move, for each space, or once a move (T01).
    - `price_after_trouble`: the price of a move that trouble shortens (T16).
    - `sheep_beats_home`: the black sheep also comes after others where it is at home (T13).
    - `sheep_forced_of_two`: with two players the second must take the black sheep (T02).
    - `favours_per`: a noble customer may be done a favour for each lot, or once for the card (T17).
    - `villas_per_house`: one villa, or any number (T24).
    - `bonds_need_contact`: bonds change hands only where goods could (9.3).
    - `robbers_act`: in the round they are drawn, or in the next (T12).
    - `auctioned_bonds_raise`: bonds of the army and the coronation raise the meter (T14).
    - `one_bet_a_face`: a die face of the lottery takes one bet (T03).
    - `lottery_pass_final`: who passes in the lottery is out of it (section 11).
    - `warehouse_triggers`: goods in a warehouse set an urgent demand off (T19).
    - `urgent_without_sale`: an urgent card dealt with in vain is finished, or waits for its date (T20).
    - `urgent_first_on_date`: an urgent card that can be carried out is first on its own date too (T39).
    """

    mode: Mode = "company"
    years: Literal["none", "2", "3", "5", "8"] = "none"
    toll_on: Literal["enter", "leave"] = "enter"
    sea_fee: Literal["region", "space", "move"] = "region"
    price_after_trouble: Literal["declared", "moved"] = "declared"
    sheep_beats_home: bool = False
    sheep_forced_of_two: bool = True
    favours_per: Literal["lot", "card"] = "lot"
    villas_per_house: Literal["one", "any"] = "one"
    bonds_need_contact: bool = False
    robbers_act: Literal["same_round", "next_round"] = "same_round"
    auctioned_bonds_raise: bool = True
    one_bet_a_face: bool = True
    lottery_pass_final: bool = True
    warehouse_triggers: bool = False
    urgent_without_sale: Literal["finished", "waits"] = "finished"
    urgent_first_on_date: bool = True

    @property
    def noble(self) -> bool:
        """Whether meter, bonds and cubes are in play: in all but the company game (1)."""
        return self.mode != "company"

    def matters(self, name: str) -> bool:
        if name in OF_NOBLES:
            return self.noble
        return name != "villas_per_house" or self.mode in ("villa", "full")


OF_NOBLES = {
    "favours_per",
    "bonds_need_contact",
    "auctioned_bonds_raise",
    "one_bet_a_face",
    "lottery_pass_final",
}
"""The options that have no effect in the company game: its decks have no noble customers, bonds or
lottery."""


_NUMBER = {name: at for at, name in enumerate(MERCHANTS)}
_GOOD = {good: at for at, good in enumerate(GOODS)}


class Merchant(msgspec.Struct, frozen=True):
    """A merchant: the space it stands on ("" if it is not on the map) and what it carries, by GOODS.
    A regular merchant that is not on the map is in reserve; a lost representative is `dead` for good."""

    space: str = ""
    goods: tuple[int, int, int] = (0, 0, 0)
    dead: bool = False

    @property
    def laden(self) -> bool:
        return any(self.goods)

    @property
    def load(self) -> int:
        """Number of goods it carries."""
        return sum(self.goods)


class House(msgspec.Struct):
    """What one seat owns (rules 10). `warehouse` is by GOODS; `merchants` are the representative and the
    two regulars; `cubes` the regions where it holds safe conduct or sea escort; `holds` the event cards it
    keeps; `villas` in the order it bought them; `meter` its nobility, `noble` once it bears the title;
    `awaits_market` once it asked for time at the next market (`hold`)."""

    florins: int = c.NUMBERS.start_money
    home: str = ""
    warehouse: list[int] = []
    merchants: list[Merchant] = []
    bonds: int = 0
    meter: int = 0
    noble: bool = False
    cubes: list[str] = []
    holds: list[str] = []
    villas: list[str] = []
    awaits_market: bool = False

    def merchant(self, name: str) -> Merchant:
        """A merchant by its place (`rep`, `m1`, `m2`)."""
        return self.merchants[_NUMBER[name]]

    def change(self, name: str, **fields: Any) -> None:
        """Change these fields of a merchant."""
        at = _NUMBER[name]
        self.merchants[at] = replace(self.merchants[at], **fields)

    def goods_at(self, place: str) -> Sequence[int]:
        """The goods in a place, by GOODS."""
        return self.warehouse if place == "wh" else self.merchants[_NUMBER[place]].goods

    def add(self, place: str, good: str, count: int) -> None:
        """Add this many of a good to those in a place; a negative number is taken away."""
        goods = [*self.goods_at(place)]
        goods[_GOOD[good]] += count
        if place == "wh":
            self.warehouse = goods
        else:
            self.change(place, goods=tuple(goods))

    def space_of(self, place: str) -> str:
        """The space of a place; "" if it isn't on the map."""
        return self.home if place == "wh" else self.merchants[_NUMBER[place]].space

    def places_in(self, city: str) -> list[str]:
        """Its places in a city: the warehouse at home, then its merchants."""
        places = ["wh"] if self.home == city else []
        for name, merchant in zip(MERCHANTS, self.merchants, strict=True):
            if merchant.space == city:
                places.append(name)
        return places

    def amount_in(self, city: str, good: str) -> int:
        """Quantity of a good it has in a city."""
        at = _GOOD[good]
        total = self.warehouse[at] if self.home == city else 0
        for merchant in self.merchants:
            if merchant.space == city:
                total += merchant.goods[at]
        return total

    def total(self, good: str) -> int:
        """Quantity of a good it has anywhere."""
        at = _GOOD[good]
        return self.warehouse[at] + sum([one.goods[at] for one in self.merchants])

    def remove(self, name: str) -> dict[str, int]:
        """Take a merchant off the map. Its goods are lost; the differences by good."""
        lost = {good: -count for good, count in zip(GOODS, self.merchant(name).goods, strict=True)}
        self.change(name, space="", goods=(0, 0, 0))
        return lost

    def has_merchant_in(self, city: str) -> bool:
        first, second, third = self.merchants
        return city in (first.space, second.space, third.space)

    @property
    def on_map(self) -> tuple[str, ...]:
        """Its merchants on the map."""
        return tuple([name for name in MERCHANTS if self.merchants[_NUMBER[name]].space])

    @property
    def regulars(self) -> int:
        """Number of regular merchants on the map."""
        return sum(1 for merchant in self.merchants[1:] if merchant.space)

    @property
    def wares(self) -> dict[str, int]:
        """All its goods and bonds, wherever they are."""
        counts = {good: self.total(good) for good in GOODS} | {BOND: self.bonds}
        return {ware: count for ware, count in counts.items() if count}

    def holds_kind(self, kind: EventKind) -> bool:
        """Whether it keeps an event card of a kind."""
        return any(c.EVENTS[card].kind == kind for card in self.holds)

    def sale_value(self) -> int:
        """What a forced sale of everything would bring."""
        goods = sum([self.total(good) * price for good, price in zip(GOODS, FORCED, strict=True)])
        return goods + self.bonds * FORCED_BOND

    @property
    def means(self) -> int:
        """The florins it could raise: its cash and a forced sale of everything."""
        return self.florins + self.sale_value()


class OpenDeal(msgspec.Struct, frozen=True, rename={"number": "seq"}):
    """A deal or villa that lies open. `date`: the round in which it is due; `number`: how many were revealed
    before it (stored as `seq`); `colour`: that of its three markers, 0 to 5, -1 for a villa; `tried`: the
    round in which an urgent card was dealt with in vain (option `urgent_without_sale`)."""

    card: str
    date: int
    number: int
    colour: int = -1
    tried: int = -1


class TradeOffer(msgspec.Struct):
    """A standing offer between two houses (rules 11): `giver` gives `gives` and `pays`, and is to get
    `wants` and `gets`. `accepted` waits for contact; `looked_at`: `taker` let it stand at a market where it
    could be carried out; `place` is where it is to be carried out, "" for wherever the houses meet."""

    id: int
    giver: Seat
    taker: Seat
    gives: Bundle
    pays: int
    wants: Bundle
    gets: int
    accepted: bool = False
    looked_at: bool = False
    place: str = ""

    @property
    def places(self) -> tuple[str, ...]:
        """The place it names, if it does."""
        return (self.place,) if self.place else ()


class ScarceBid(msgspec.Struct, frozen=True):
    """A bid that was shown for a lot of which there was not enough for all who might bid (9.4). `buys`:
    whether the house buys; `limit`: the floor or ceiling of the lot."""

    seat: Seat
    buys: bool
    limit: int
    price: int


class FuggerState(
    Game,
    kw_only=True,
    rename={"always_available": "beside", "now": "t", "payday_over": "paid", "revealed": "seq"},
):
    """The whole table but for its phases (rules 10).

    - `now`: the present round, counted from 0; its calendar space is `components.month(now)`. Stored as `t`.
    - `stage`: "setup", "trade", "moving" or "calendar".
    - `start_seat`: who goes first this round.
    - `deck`, `replenish`, `box`: face down; `deck[-1]` is drawn next, `box` was never in play.
    - `gone`: cards that left the game: used ones, and the fair not drawn; bought villas are not among them.
    - `open`: the deals that lie open, in the order they were revealed; `villas`: villas for sale.
    - `fair`: the fair's card; `fair_done`: how many of its halves were dealt with this round.
    - `payday_over`: this round's payday is over. Stored as `paid`.
    - `robbers`: (card, round from which they act); `blockade`: its card while it lies open, else "".
    - `target`: how many deals should lie open (4, or 5 in a boom); `revealed`: how many deals and
      villas were revealed so far. Stored as `seq`.
    - `lines`: by city, the houses present in the order of their first merchant's arrival.
    - `trades`: standing offers; `trade_ids`: how many were made.
    - `scarce_bids`: the bids of the game that were shown for scarce lots of goods, in order.
    - `first_villa`: who bought the first villa, -1 for nobody yet.
    - `since`: the version under which the game began."""

    options: FuggerOptions
    houses: list[House]
    now: int = 0
    stage: Literal["setup", "trade", "moving", "calendar"] = "setup"
    start_seat: Seat = Seat(0)
    deck: list[str] = []
    replenish: list[str] = []
    box: list[str] = []
    gone: list[str] = []
    open: list[OpenDeal] = []
    villas: list[OpenDeal] = []
    fair: str = ""
    fair_done: int = 0
    payday_over: bool = False
    robbers: list[tuple[str, int]] = []
    blockade: str = ""
    target: int = c.NUMBERS.open_deals
    revealed: int = 0
    lines: dict[str, list[Seat]] = {}
    trades: list[TradeOffer] = []
    trade_ids: int = 0
    scarce_bids: list[ScarceBid] = []
    first_villa: int = -1
    since: int = VERSION

    @property
    def seats(self) -> list[Seat]:
        """All seats."""
        return list(clockwise(len(self.houses), Seat(0)))

    @property
    def turn_order(self) -> list[Seat]:
        """All seats clockwise from the start player."""
        return list(clockwise(len(self.houses), self.start_seat))

    def trade(self, id: int) -> TradeOffer:
        """A standing offer by its number."""
        return next(trade for trade in self.trades if trade.id == id)

    @property
    def month(self) -> Month:
        """The space of the calendar."""
        return c.month(self.now)

    @property
    def fair_to_come(self) -> bool:
        """Whether it is the time of the fair and a half of it is still to come."""
        return self.month.fair and self.fair_done < 2


Context = TurnContext[FuggerState]
"""What a rule of Fugger, Welser, Medici gets: the state, and a record of events and draws."""


def new_house() -> House:
    """A house at the start, before it has a home (9.1)."""
    return House(warehouse=list(c.START_GOODS), merchants=[Merchant() for _ in MERCHANTS])


def why_not_money(house: House, need: int, rule: str) -> Refusal | None:
    """Why a house can't pay this now."""
    if house.florins >= need:
        return None
    return Refusal("ERR_NOT_ENOUGH_MONEY", rule, need=need, have=house.florins, missing=need - house.florins)


WARE_KEYS = (*GOODS, BOND)
"""Wares that can change hands besides money."""

SALES: dict[str, tuple[str, str]] = {
    **{f"{place}-{good}": (place, good) for good in GOODS for place in PLACES},
    BOND: ("", BOND),
}
"""What a forced sale can take, by the name that moves have for it: a good in a place, or a bond, which has
none. The cheapest good first, the warehouse first."""
