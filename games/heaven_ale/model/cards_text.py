"""Texts of cards, barrels, sheds, spots and places, composed from their data so that no text can drift
from its effect (rules 2.4, 2.8, 2.10-2.12)."""

from games.core import Note, note
from games.heaven_ale.model import components as c
from games.heaven_ale.model import data_rows as d
from games.heaven_ale.model.state import HeavenAleOptions


def describe(id: str, options: HeavenAleOptions) -> tuple[Note, ...]:
    """The text of a component; empty for ids without one."""
    if id in c.CARDS:
        return (_card(c.CARDS[id]), note("text-sell", ducats=c.SOLD_CARD))
    if id in c.BARRELS:
        return _barrel(c.BARRELS[id])
    if id in c.SHED_TYPES:
        return _shed(c.SHED_TYPES[id])
    if id in c.SPOTS:
        return _spot(c.SPOTS[id])
    if id in c.PLACES:
        return _place(c.PLACES[id])
    if id in c.INDEX:
        return (_space(c.TRACK[c.INDEX[id]]),)
    if id in c.TILES:
        value = c.VALUE[id]
        return (note("text-tile", kind=c.TILES[id].kind, value=value, sun=value * c.SUN_FACTOR),)
    return ()


def _card(card: d.PrivilegeCard) -> Note:
    if card.effect == "per_tile":
        return note("text-per-tile")
    if card.effect == "per_disc":
        return note("text-per-disc")
    if card.effect == "per_barrel":
        return note("text-per-barrel", vp=card.amount)
    return _gain(card.effect, card.amount)


def _gain(what: str, amount: int) -> Note:
    """An immediate gain."""
    return (
        note("text-gain-ducats", amount=amount)
        if what == "ducats"
        else note("text-gain", what=what, amount=amount)
    )


def goal(barrel: d.Barrel) -> Note:
    """What a barrel is given for."""
    return Note(f"goal-{barrel.counts}", {"least": barrel.least})


def _barrel(barrel: d.Barrel) -> tuple[Note, ...]:
    large, small = (c.BARREL_VP[size] for size in c.SIZES)
    return (Note("text-barrel", {"goal": goal(barrel), "large": large, "small": small}),)


def _shed(kind: d.ShedType) -> tuple[Note, ...]:
    sums = note("text-shed", least=kind.least, most=kind.most, brewmaster=kind.brewmaster)
    if not kind.activates:
        return (sums,)
    return (sums, Note(f"text-shed-{kind.pattern}", {"count": kind.activates}))


def _spot(spot: d.Spot) -> tuple[Note, ...]:
    """What a disc on it activates; a kind of monk counts as a tile."""
    partner = tuple(other for other in c.PAIRS[spot.pair] if other != spot.id)
    pair = note("text-pair", partner=partner)
    if spot.kind == "A":
        return (note("text-spot-number", least=c.VALUES[0], most=c.VALUES[-1]), pair)
    if spot.kind == "B":
        tile = note("text-monk", factor=c.SUN_FACTOR, steps=c.MONK_STEPS)
        return (note("text-spot-monk", monk=spot.id), pair, tile)
    return (note("text-spot-resource", resource=spot.id), pair)


def _space(space: d.TrackSpace) -> Note:
    """What one does on a space of the track."""
    if space.kind == "monk":
        return note("text-space-monk", cost=space.cost, sun=space.cost * c.SUN_FACTOR)
    if space.kind == "scoring":
        return note("text-space-scoring", kinds=space.allows)
    return Note(f"text-space-{space.kind}")


def _place(place: d.Place) -> tuple[Note, ...]:
    if place.id == c.FIRST_PLACE:
        return (note("text-first-place", vp=c.FIRST_PLACE_VP),)
    if place.steps:
        return (note("text-steps", steps=place.steps),)
    if place.brewmaster:
        return (_gain("brewmaster", place.brewmaster),)
    return (_gain("ducats", place.ducats),)
