"""The whole position in words, made from a view and nothing else (rules 10): all that its picture shows,
for those who can't see it. Empty things are left out."""

from collections.abc import Iterable, Iterator

from games.core import FACE_DOWN, Note, Seat, SeatFigure, note
from games.florence.model import components as c
from games.florence.model.state import FlorenceState, Principality
from games.florence.model.work import COUNTERS
from games.florence.rules.auction import Bidding, Selecting, in_stock
from games.florence.rules.cards import PickCard
from games.florence.rules.character_bidding.bids import CharacterBidding
from games.florence.rules.character_bidding.wishes import amount_of
from games.florence.rules.characters import actions_of
from games.florence.rules.setup import ChooseHand
from games.florence.rules.turn import Actions, Turn
from games.florence.rules.view import HIDDEN_MONEY
from games.florence.text.spelling import spell


def position(view: FlorenceState) -> Iterator[Note]:
    """Line by line: round, auctions and order, the seats one after the other, what is left."""
    if view.round:
        yield note(
            "position-round",
            round=view.round,
            rounds=c.ROUNDS,
            minimum=view.minimum_wv,
            start_player=SeatFigure(view.start_player),
        )
        if view.next_minimum is not None:
            yield note("position-next-minimum", minimum=view.next_minimum)
    for phase in view.phases:
        if isinstance(phase, Actions):
            yield from _order(view, phase)
    yield from _auctions(view)
    yield from _characters(view)
    for seat, house in enumerate(view.houses):
        yield _heading(Seat(seat), house)
        yield from _principality(house)
        yield from _hand(view, seat, house)
    yield note("heading-supply")
    yield from _supply(view)


def _order(view: FlorenceState, actions: Actions) -> Iterator[Note]:
    """Whose turn it is, and who follows."""
    for phase in view.phases:
        if isinstance(phase, Turn):
            left, others = actions_of(view, phase.seat) - phase.actions, tuple(actions.to_play)
            yield Note("position-actions", {"seat": phase.seat, "left": left, "seats": others})


def _auctions(view: FlorenceState) -> Iterator[Note]:
    """The objects with how many are left, and the auction that is going on."""
    yield note("heading-auctions")
    yield Note("position-objects", {"objects": tuple(_object(view, kind) for kind in c.KINDS)})
    for phase in view.phases:
        if isinstance(phase, Selecting) and phase.taking_part:
            yield Note("position-taking-part", {"seats": tuple(phase.taking_part)})
        if isinstance(phase, Bidding):
            holder, others = phase.bidding[-1], tuple(phase.bidding[:-1])
            yield Note(
                "position-bidding",
                {"kind": phase.kind, "bid": phase.bid, "holder": SeatFigure(holder), "seats": others},
            )


def _characters(view: FlorenceState) -> Iterator[Note]:
    """The characters of the expansion: who holds whom, the Banker's pot, the bidding that is going on."""
    if view.characters is None:
        return
    yield note("heading-characters")
    yield note("position-pot", florins=view.characters.pot)
    held = view.characters.holders.items()
    if held:
        notes = tuple(
            note("position-character", character=card, holder=SeatFigure(seat)) for card, seat in held
        )
        yield Note("position-characters", {"characters": notes})
    if view.characters.keeper is not None:
        yield note("position-keeper", holder=SeatFigure(view.characters.keeper))
    for phase in view.phases:
        if isinstance(phase, CharacterBidding):
            bids = tuple(
                note("position-marker", character=card, amount=amount_of(marker.space), holder=marker.seat)
                for card, marker in phase.standing.items()
            )
            if bids:
                yield Note("position-standing", {"bids": bids})
            if phase.passed:
                yield Note("position-out", {"seats": tuple(phase.passed)})


def _object(view: FlorenceState, kind: str) -> Note:
    state = "sold" if kind in view.sold else "closed" if kind in view.closed else "open"
    return note("position-object", kind=kind, left=in_stock(view, kind), state=state)


def _heading(seat: Seat, house: Principality) -> Note:
    money = note("position-florins", florins=house.florins)
    if house.florins == HIDDEN_MONEY:
        money = note("position-florins-hidden")
    return Note("heading-seat", {"seat": seat, "money": money, "pp": house.pp})


def _principality(house: Principality) -> Iterator[Note]:
    """What lies and stands there, and the works made in it."""
    tiles = tuple(note("position-tile", tile=tile.kind, cells=spell(tile.cells)) for tile in house.tiles)
    yield Note("position-board", {"tiles": tiles, "empty": COUNTERS["empty_square"](house)})
    yield note("position-builders", count=house.builders, cost=c.BUILDING_COST[house.builders])
    if house.jesters:
        yield note("position-jesters", count=house.jesters)
    if house.freedoms:
        yield note("position-freedoms", freedoms=tuple(house.freedoms))
    made = works(house)
    if made is not None:
        yield made
    if house.best_work:
        yield note("position-best", wv=house.best_work)


def works(house: Principality) -> Note | None:
    """The cards that lie in front of a player, by name; None if there are none."""
    made = tuple(
        note("position-work", card=card, number=c.number_of(card), building=c.PROFESSIONS[card].building)
        for card in house.table
    )
    if house.table_recruits:
        made = (*made, note("position-work-recruits", count=house.table_recruits))
    return Note("position-works", {"works": made}) if made else None


def _hand(view: FlorenceState, seat: int, house: Principality) -> Iterator[Note]:
    """Cards in hand: their number if they are face down, their names if the view shows them."""
    hand, seen = house.hand, []
    for phase in view.phases:
        if isinstance(phase, ChooseHand) and phase.dealt:
            hand = phase.dealt[seat]
        if isinstance(phase, PickCard) and phase.seat == seat:
            seen = phase.cards
    kinds = (
        (note("position-professions", count=len(hand)), hand),
        (note("position-bonus", count=len(house.bonus)), house.bonus),
        (note("position-prestige", count=len(house.prestige)), house.prestige),
        (note("position-looking", count=len(seen)), seen),
    )
    hidden = [counted for counted, cards in kinds if FACE_DOWN in cards]
    if house.recruits:
        hidden.append(note("position-recruits", count=house.recruits))
    for counted, cards in kinds:
        if cards and FACE_DOWN not in cards:
            yield Note("position-named", {"what": counted, "cards": tuple(cards)})
    if hidden:
        yield Note("position-hand", {"cards": tuple(hidden)})


def _supply(view: FlorenceState) -> Iterator[Note]:
    buildings, freedoms = _left(view, c.BUILDINGS), _left(view, c.FREEDOMS)
    yield Note("position-buildings", {"things": buildings})
    if freedoms:
        yield Note("position-rights", {"things": freedoms})
    decks = (("profession", view.professions), ("bonus", view.bonus_deck), ("prestige", view.prestige_deck))
    things = tuple(note("position-left", thing=name, left=len(cards)) for name, cards in decks)
    yield Note("position-decks", {"things": things})
    if view.used_bonus:
        yield note("position-used", cards=tuple(view.used_bonus))


def _left(view: FlorenceState, things: Iterable[str]) -> tuple[Note, ...]:
    supply = view.supply
    return tuple(note("position-left", thing=thing, left=supply[thing]) for thing in things if supply[thing])
