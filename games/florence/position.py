"""The whole position in words, made from a view and nothing else (rules 10)."""

from collections.abc import Iterator

from games.core import FACE_DOWN, Note, Seat, note
from games.florence import components as c
from games.florence.auction import Bidding, Selecting
from games.florence.cards import PickCard
from games.florence.setup import ChooseHand
from games.florence.state import FlorenceState, Principality
from games.florence.view import HIDDEN_MONEY
from games.florence.work import COUNTERS


def position(view: FlorenceState) -> tuple[Note, ...]:
    """Line by line: round, auction, the seats one after the other, what is left in the supply."""
    return tuple(_lines(view))


def _lines(view: FlorenceState) -> Iterator[Note]:
    if view.round:
        yield note(
            "position-round",
            round=view.round,
            rounds=c.ROUNDS,
            minimum=view.minimum_wv,
            start_player=view.start_player,
        )
    yield from _auctions(view)
    for seat, house in enumerate(view.houses):
        yield _figures(Seat(seat), house)
        yield _board(house)
        yield _people(house)
        yield _cards(view, seat, house)
    yield _supply(view)
    yield _decks(view)


def _auctions(view: FlorenceState) -> Iterator[Note]:
    if view.closed:
        yield note("position-closed", kinds=tuple(view.closed))
    if view.sold:
        yield note("position-sold", kinds=tuple(view.sold))
    for phase in view.phases:
        if isinstance(phase, Selecting) and phase.taking_part:
            yield Note("position-taking-part", {"seats": tuple(phase.taking_part)})
        if isinstance(phase, Bidding):
            holder, others = phase.bidding[-1], tuple(phase.bidding[:-1])
            yield Note(
                "position-bidding", {"kind": phase.kind, "bid": phase.bid, "holder": holder, "seats": others}
            )


def _figures(seat: Seat, house: Principality) -> Note:
    money = note("position-florins", florins=house.florins)
    if house.florins == HIDDEN_MONEY:
        money = note("position-florins-hidden")
    return Note(
        "position-seat",
        {
            "seat": seat,
            "money": money,
            "pp": house.pp,
            "jesters": house.jesters,
            "builders": house.builders,
            "best": house.best_work,
        },
    )


def _board(house: Principality) -> Note:
    tiles = tuple(note("position-tile", tile=tile.kind, cells=_spelled(tile.cells)) for tile in house.tiles)
    return Note("position-board", {"tiles": tiles, "empty": COUNTERS["empty_square"](house)})


def _spelled(cells: tuple[tuple[int, int], ...]) -> str:
    return " ".join(f"{chr(65 + column)}{row + 1}" for column, row in cells)


def _people(house: Principality) -> Note:
    return note(
        "position-people",
        freedoms=tuple(house.freedoms),
        works=tuple(house.table),
        recruits=house.table_recruits,
    )


def _cards(view: FlorenceState, seat: int, house: Principality) -> Note:
    """Cards in hand: named where the view shows them, counted where it does not."""
    hand = house.hand
    seen: list[str] = []
    for phase in view.phases:
        if isinstance(phase, ChooseHand) and phase.dealt:
            hand = phase.dealt[seat]
        if isinstance(phase, PickCard) and phase.seat == seat:
            seen = phase.cards
    return Note(
        "position-cards-seen" if seen else "position-cards",
        {
            "hand": _shown(hand),
            "recruits": house.recruits,
            "bonus": _shown(house.bonus),
            "prestige": _shown(house.prestige),
            "seen": _shown(seen),
        },
    )


def _shown(cards: list[str]) -> Note:
    if not cards or FACE_DOWN in cards:
        return note("position-face-down", count=len(cards))
    return note("position-face-up", count=len(cards), cards=tuple(cards))


def _supply(view: FlorenceState) -> Note:
    left = tuple(note("position-left", thing=thing, left=count) for thing, count in view.supply.items())
    return Note("position-supply", {"things": left})


def _decks(view: FlorenceState) -> Note:
    return note(
        "position-decks",
        professions=len(view.professions),
        bonus=len(view.bonus_deck),
        prestige=len(view.prestige_deck),
        used=tuple(view.used_bonus),
    )
