"""The symbol of each thing of Fugger, for pictures and texts."""

from games.fugger.model import components as c
from render.kit import Symbol

MERCHANT = ("soft", "ink", "white")
"""The colours of a merchant of no house in particular."""

PLACES = {
    "rep": Symbol("son"),
    "m1": Symbol("merchant", "1", MERCHANT),
    "m2": Symbol("merchant", "2", MERCHANT),
    "wh": Symbol("warehouse"),
}
"""The symbol of a place for goods."""

RESULTS = {"honour": "crown", "escort": "ship_permit", "conduct": "permit", "bonds": "bond"}
"""The symbol of what the dice bring at a noble customer."""

HELD = {"sheep": "sheep", "trick": "trick", "corruption": "untaxed"}
"""The symbols of the event cards a house can keep."""

EVENTS = {kind: kind for kind in ("robbers", "pirates", "blockade")} | HELD | {"america": "supply"}
"""The symbol of an event by its kind, if it has one."""

SYMBOLS: dict[str, Symbol] = {good: Symbol(good) for good in c.WARES}
SYMBOLS |= PLACES
SYMBOLS |= {f"{place}-{good}": Symbol(good) for place in PLACES for good in c.GOODS}
SYMBOLS |= {result: Symbol(sprite) for result, sprite in RESULTS.items()}
SYMBOLS |= {deal.id: Symbol(deal.kind) for deal in c.DEALS.values()}
SYMBOLS |= {fair: Symbol("fair") for fair in c.FAIRS}
SYMBOLS |= {villa: Symbol("villa") for villa in c.VILLAS}
SYMBOLS |= {event.id: Symbol(EVENTS[event.kind]) for event in c.EVENTS.values() if event.kind in EVENTS}
SYMBOLS |= {home: Symbol("home") for home in c.HOMES}
SYMBOLS |= {"florins": Symbol("coin"), "meter": Symbol("crown"), "cubes": Symbol("permit")}
SYMBOLS |= {"move-go": Symbol("merchant", "", MERCHANT), "move-grant-favour": Symbol("crown")}
