"""What the laws of tests/core need to know of Fugger, Welser, Medici."""

from collections.abc import Iterator, Sequence

from games.core import Event, Move, Seat
from games.fugger.model import components as c
from games.fugger.model import events, moves, trade_events
from games.fugger.model.components import GOODS
from games.fugger.model.state import FuggerOptions
from games.fugger.rules.game import Fugger

SECRET: tuple[type[Move], ...] = (moves.Bid, moves.BidAlone, moves.Pass)
"""Sealed bids."""

IN_THE_OPEN: tuple[type[Move], ...] = (moves.Done,)
"""Several may be at the market at once; who is done there is for all to see."""

SAMPLE, STATES = 40, 30
"""A house has some hundred moves at any time; so fewer states are looked at."""

RULES_CODES = frozenset(
    {
        "ERR_BAD_HOME",
        "ERR_NOT_TOGETHER",
        "ERR_NOT_ENOUGH_GOODS",
        "ERR_NO_SUCH_MERCHANT",
        "ERR_TRANSFER_CLOSED",
        "ERR_NOT_ENOUGH_MONEY",
        "ERR_NO_CONTACT",
        "ERR_BOTH_WAYS",
        "ERR_FLORINS_BOTH_WAYS",
        "ERR_NO_SUCH_OFFER",
        "ERR_NOT_YOUR_OFFER",
        "ERR_NOT_ELIGIBLE",
        "ERR_PRICE_TOO_HIGH",
        "ERR_PRICE_TOO_LOW",
        "ERR_PRICE_STEP",
        "ERR_NOT_NOW",
        "ERR_BAD_AMOUNT",
        "ERR_OVER_REVENUE",
        "ERR_NO_TRICK",
        "ERR_BAD_REGION_KIND",
        "ERR_ALREADY_THERE",
        "ERR_NO_CUBES",
        "ERR_TOO_MANY_HIRES",
        "ERR_NOT_A_REGULAR",
        "ERR_ALREADY_MOVED",
        "ERR_TOO_FAR",
        "ERR_NOT_ADJACENT",
        "ERR_REVISIT",
        "ERR_SEA_CLOSED",
        "ERR_PAYEE_NEEDED",
        "ERR_PLUS_NEEDED",
        "ERR_NOT_ATTACKED",
        "ERR_WRONG_COUNT",
        "ERR_MUST_TAKE",
        "ERR_BAD_TARGET",
        "ERR_FACE_TAKEN",
        "ERR_BAD_FACE",
    }
)
"""The error codes of rules 11."""

OWN_CODES = frozenset(
    {
        "ERR_BAD_QUANTITY",
        "ERR_NOT_COVERED",
        "ERR_OTHER_GOAL",
        "ERR_SAME_WAY",
        "ERR_BAD_PLUS",
        "ERR_BAD_ORDER",
        "ERR_TWO_SPEEDS",
        "ERR_NOT_OPEN",
        "ERR_NO_SUCH_SPACE",
        "ERR_ALL_TAKEN",
    }
)
"""Codes for bids of events, orders and paths."""

CODES = RULES_CODES | OWN_CODES


def options(seats: int) -> Sequence[FuggerOptions]:
    """Every mode, and every reading of the doubts; the longer modes end by years, for random houses would
    hardly ever buy a villa."""
    return (
        FuggerOptions(),
        FuggerOptions(mode="noble", years="2"),
        FuggerOptions(mode="villa", years="2"),
        FuggerOptions(mode="full", years="3"),
        FuggerOptions(
            mode="full",
            years="2",
            toll_on="leave",
            sea_fee="space",
            price_after_trouble="moved",
            sheep_beats_home=True,
            sheep_forced_of_two=False,
            favours_per="card",
            villas_per_house="any",
            robbers_act="next_round",
            auctioned_bonds_raise=False,
            one_bet_a_face=False,
            lottery_pass_final=False,
            warehouse_triggers=True,
            urgent_without_sale="waits",
            urgent_first_on_date=False,
        ),
        FuggerOptions(sea_fee="move", bonds_need_contact=True, urgent_without_sale="waits"),
    )


def seats_of(game: Fugger) -> int:
    return len(game.houses)


def census(game: Fugger) -> dict[str, object]:
    """Where all cards and merchants are; that nobody owes, holds less than nothing or more cubes than
    there are; that no line names who is not there."""
    cards = [*game.deck, *game.replenish, *game.box, *game.gone, game.fair or "fair", game.blockade]
    cards += [deal.card for deal in (*game.open, *game.villas)] + [card for card, _ in game.robbers]
    for phase in game.phases:
        if phase.__class__.__name__ in ("BlackSheep", "Lottery", "EventAuction", "Paying"):
            cards += [] if getattr(phase, "taken", False) else [phase.card]
    for seat, house in enumerate(game.houses):
        cards += [*house.holds, *house.villas]
        assert house.florins >= 0 and house.bonds >= 0
        assert c.NUMBERS.meter_least <= house.meter <= c.NUMBERS.title_at
        assert len(house.cubes) == len(set(house.cubes)) <= c.NUMBERS.cubes
        assert min(house.warehouse) >= 0 and len(house.merchants) == len(c.MERCHANTS)
        for one in house.merchants:
            assert min(one.goods) >= 0 and (one.space or not any(one.goods))
            if one.space in c.CITIES:
                assert seat in game.lines[one.space]
    for city, line in game.lines.items():
        assert len(line) == len(set(line)) and all(game.houses[seat].has_merchant_in(city) for seat in line)
    known = {*c.DEALS, *c.VILLAS, *c.EVENTS, *c.FAIRS}
    found = sorted(card for card in cards if card in known and card not in c.FAIRS)
    if game.stage == "setup":
        return {"cards": every_card(game)}
    return {"cards": found}


def every_card(game: Fugger) -> list[str]:
    """The cards a mode plays with, drawn or not."""
    kinds = ("demand", "noble", "supply", "event", "villa")
    return sorted(card for kind in kinds for card in c.cards_of_kind(game.options.mode, kind))


def changes(event: Event) -> Iterator[tuple[Seat, str, int]]:
    """What an event says of figures."""
    fields = event.__struct_fields__
    seat = getattr(event, "seat", None)
    if seat is None or isinstance(event, trade_events.TradeOffered):
        return
    for name in ("florins", "bonds", "meter", "cubes", *GOODS):
        if name in fields:
            yield seat, name, getattr(event, name)
    if isinstance(event, events.WareSold | events.ForciblySold):
        yield seat, "bonds" if event.good == c.BOND else event.good, -event.quantity
    elif isinstance(event, events.WareBought):
        yield seat, event.good, event.quantity
    elif isinstance(event, events.EntryPaid):
        yield event.to, "florins", -event.florins
    elif isinstance(event, trade_events.TradeMade):
        for name in (*GOODS, "bonds", "florins"):
            yield event.taker, name, -getattr(event, name)


def hidden(game: Fugger, seat: Seat | None) -> list[list[str]]:
    """The cards face down: in the decks and in the box."""
    return [[*game.deck, *game.replenish, *game.box]]
