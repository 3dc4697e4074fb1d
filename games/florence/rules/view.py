"""What a seat, or the public, may see of a game (rules 10)."""

from games.core import Move, Seat, face_down
from games.florence.model import components as c
from games.florence.model.moves import BuyBonus, TakeProfession
from games.florence.model.state import FlorenceState
from games.florence.rules.cards import PickCard
from games.florence.rules.game import Florence
from games.florence.rules.setup import ChooseHand

HIDDEN_MONEY = -1
"""Florins in a view that may not show them (option hide_money)."""

NOT_SHOWN = "chosen"
"""A secret choice in a view: made, but not shown."""


def hide(seen: Florence, seat: Seat | None) -> None:
    """In a copy, turn everything face down that is hidden from `seat` (None: the public)."""
    seen.professions = face_down(seen.professions)
    seen.bonus_deck = face_down(seen.bonus_deck)
    seen.prestige_deck = face_down(seen.prestige_deck)
    for owner, house in enumerate(seen.houses):
        if owner == seat:
            continue
        house.hand = face_down(house.hand)
        house.bonus = face_down(house.bonus)
        if not seen.over:
            house.prestige = face_down(house.prestige)
            if seen.options.hide_money:
                house.florins = HIDDEN_MONEY
    for phase in seen.phases:
        if isinstance(phase, PickCard) and phase.seat != seat:
            phase.cards = face_down(phase.cards)
        if isinstance(phase, ChooseHand):
            _hide_choices(phase, seat)


def _hide_choices(phase: ChooseHand, seat: Seat | None) -> None:
    for owner in range(len(phase.dealt)):
        if owner != seat:
            phase.dealt[owner] = face_down(phase.dealt[owner])
            if phase.returned[owner] is not None:
                phase.returned[owner] = NOT_SHOWN


def hand(game: Florence, seat: Seat) -> dict[str, tuple[str, ...]]:
    """What only `seat` sees of its own: professions, bonus and prestige cards, cards looked at."""
    house = game.houses[seat]
    cards = {"hand": tuple(house.hand), "bonus": tuple(house.bonus), "prestige": tuple(house.prestige)}
    for phase in game.phases:
        if isinstance(phase, ChooseHand) and phase.dealt:
            cards["hand"] = tuple(phase.dealt[seat])
        if isinstance(phase, PickCard) and phase.seat == seat:
            cards["seen"] = tuple(phase.cards)
    return cards


def figures(game: Florence, seat: Seat) -> dict[str, int]:
    """The public figures of a seat that a step can change, to show a move's consequences."""
    house = game.houses[seat]
    return {"florins": house.florins, "pp": house.pp}


def foretold(game: FlorenceState, seat: Seat, move: Move) -> dict[str, int]:
    """The certain results of buying a card before it is seen (rules 5.2, 5.4)."""
    if isinstance(move, TakeProfession | BuyBonus):
        return {"florins": game.houses[seat].florins - c.CARD_COST}
    return {}
