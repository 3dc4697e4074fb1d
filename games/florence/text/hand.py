"""A seat's hand in words, made from its own view: each card's preferences and present worth."""

from collections.abc import Iterator

from games.core import Note, Seat, note
from games.florence.model import components as c
from games.florence.model.cards_text import describe, profession_line
from games.florence.model.prestige import prestige_pp
from games.florence.model.state import FlorenceState, Principality
from games.florence.model.work import Works, bonus_value, prospect
from games.florence.rules.cards import PickCard
from games.florence.rules.setup import ChooseHand


def hand_text(view: FlorenceState, seat: Seat) -> tuple[Note, ...]:
    """Kind by kind, the cards being looked at first; empty for an empty hand."""
    house = view.houses[seat]
    lines: list[Note] = []
    for phase in view.phases:
        if isinstance(phase, ChooseHand) and phase.dealt:
            lines += [note("hand-kind-hand"), *_dealt(view, phase, seat)]
        if isinstance(phase, PickCard) and phase.seat == seat:
            lines += [note("hand-kind-seen"), *(_card(view, seat, card) for card in phase.cards)]
    kinds = (("hand", house.hand), ("bonus", house.bonus), ("prestige", house.prestige))
    for kind, cards in kinds:
        if cards:
            lines.append(Note(f"hand-kind-{kind}"))
            lines += [_card(view, seat, card) for card in cards]
    if house.recruits:
        lines.append(note("hand-recruits", count=house.recruits))
    if not lines:
        return ()
    return (note("hand-minimum", round=max(view.round, 1), minimum=view.minimum_wv), *lines)


def _dealt(view: FlorenceState, phase: ChooseHand, seat: Seat) -> Iterator[Note]:
    for card in phase.dealt[seat]:
        line = profession_line(card, view.options)
        yield Note("hand-returned", {"card": line}) if card == phase.returned[seat] else line


def _card(view: FlorenceState, seat: Seat, card: str) -> Note:
    house = view.houses[seat]
    if card in c.PROFESSIONS:
        return _profession(view, house, card)
    if card in c.BONUS_CARDS:
        now = note("hand-bonus", wv=bonus_value(card, house))
    else:
        now = note("hand-prestige", pp=prestige_pp(card, view.houses, seat))
    return Note("hand-card", {"card": card, "text": describe(card, view.options)[0], "now": now})


def _profession(view: FlorenceState, house: Principality, card: str) -> Note:
    """A card's preferences, the value of a work with it, and what would complete it."""
    value, best = prospect(view, house, card)
    things = tuple(
        note("hand-missing-thing", thing=thing, wv=wv)
        for thing, owned, wv in Works(view, house).preferences(card)
        if not owned
    )
    worth = note(
        "hand-work",
        wv=value.total,
        best=best if best > value.total else 0,
        missing=max(view.minimum_wv - best, 0),
    )
    missing = Note("hand-missing", {"things": things}) if things else note("hand-all")
    return Note(
        "hand-profession", {"card": profession_line(card, view.options), "worth": worth, "missing": missing}
    )
