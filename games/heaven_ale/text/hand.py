"""What a seat can still use or get, in words: its privilege cards with their present worth, and its
progress towards every barrel (rules 2.11, 2.12)."""

from games.core import Note, Seat, note
from games.heaven_ale.model import components as c
from games.heaven_ale.model import data_rows as d
from games.heaven_ale.model.cards_text import describe, goal
from games.heaven_ale.model.gains import received_notes
from games.heaven_ale.model.state import HeavenAleState, PlayerBoard
from games.heaven_ale.rules.barrels import COUNTERS, next_size
from games.heaven_ale.rules.privilege import card_gain, resources_for


def hand_text(view: HeavenAleState, seat: Seat) -> tuple[Note, ...]:
    """Card by card, then goal by goal."""
    board = view.boards[seat]
    cards = [_card(view, board, card) for card in board.cards]
    heading = [note("hand-kind-cards")] if cards else []
    goals = [_goal(view, board, barrel) for barrel in c.BARRELS.values()]
    return (*heading, *cards, note("hand-kind-barrels"), *goals)


def _card(view: HeavenAleState, board: PlayerBoard, card: str) -> Note:
    """A card's text, and what it would bring with each possible resource if the text doesn't say so."""
    now: list[Note] = []
    if c.CARDS[card].effect in d.OF_A_RESOURCE:
        for resource in resources_for(board, card):
            now += received_notes(board, card_gain(board, card, resource))
    return Note("hand-card", {"card": card, "text": describe(card, view.options)[0], "now": tuple(now)})


def _goal(view: HeavenAleState, board: PlayerBoard, barrel: d.Barrel) -> Note:
    have, left = COUNTERS[barrel.counts](board), view.barrels[barrel.id]
    state = "mine" if barrel.id in board.barrels else "open" if left else "gone"
    if state == "open" and have >= barrel.least:
        state = "ready"
    vp = c.BARREL_VP[next_size(view, barrel.id)] if left else 0
    return Note("hand-goal", {"goal": goal(barrel), "have": have, "state": state, "vp": vp})
