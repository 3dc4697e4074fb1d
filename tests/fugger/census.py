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
        "BAD_HOME",
        "NOT_TOGETHER",
        "NOT_ENOUGH_GOODS",
        "NO_SUCH_MERCHANT",
        "TRANSFER_CLOSED",
        "NOT_ENOUGH_MONEY",
        "NO_CONTACT",
        "BOTH_WAYS",
        "FLORINS_BOTH_WAYS",
        "NO_SUCH_OFFER",
        "NOT_YOUR_OFFER",
        "NOT_ELIGIBLE",
        "PRICE_TOO_HIGH",
        "PRICE_TOO_LOW",
        "PRICE_STEP",
        "NOT_NOW",
        "BAD_AMOUNT",
        "OVER_REVENUE",
        "NO_TRICK",
        "BAD_REGION_KIND",
        "ALREADY_THERE",
        "NO_CUBES",
        "TOO_MANY_HIRES",
        "NOT_A_REGULAR",
        "ALREADY_MOVED",
        "TOO_FAR",
        "NOT_ADJACENT",
        "REVISIT",
        "SEA_CLOSED",
        "PAYEE_NEEDED",
        "PLUS_NEEDED",
        "NOT_ATTACKED",
        "WRONG_COUNT",
        "MUST_TAKE",
        "BAD_TARGET",
        "FACE_TAKEN",
        "BAD_FACE",
    }
)
"""The error codes of rules 11."""

OWN_CODES = frozenset(
    {
        "BAD_QUANTITY",
        "NOT_COVERED",
        "OTHER_GOAL",
        "SAME_WAY",
        "BAD_PLUS",
        "BAD_ORDER",
        "TWO_SPEEDS",
        "NOT_OPEN",
        "NO_SUCH_SPACE",
        "ALL_TAKEN",
    }
)
"""Codes for what rules 11 sums up in one (BAD_QTY, NOT_ENOUGH_MONEY), and for paths."""

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
