"""Texts of cards, tiles and auction objects, composed from their data so that no text can drift from its
effect (rules 3.3, 3.4, 4.1, 7.2, 8.2)."""

from games.core import Note, note
from games.florence.model import components as c
from games.florence.model import data_rows as d
from games.florence.model.state import FlorenceOptions, preferred


def describe(id: str, options: FlorenceOptions) -> tuple[Note, ...]:
    """The text of a card, tile or auction object; empty for ids without one."""
    if id in c.BONUS_CARDS:
        return (_bonus(c.BONUS_CARDS[id]),)
    if id in c.PRESTIGE_CARDS:
        return (_prestige(c.PRESTIGE_CARDS[id]),)
    if id in c.PROFESSIONS:
        return (_profession(c.PROFESSIONS[id], options),)
    if id in c.LANDSCAPES:
        tile = c.LANDSCAPES[id]
        return (note("text-landscape", squares=len(tile.shape), wv=c.WV_LANDSCAPE, pp=c.REPEAT_LANDSCAPE_PP),)
    if id in c.BUILDINGS:
        return (_building(c.BUILDINGS[id]),)
    if id in c.FREEDOMS:
        return (note("text-freedom", wv=c.WV_FREEDOM),)
    if id in c.CHARACTERS:
        return _character(c.CHARACTERS[id])
    return _object(id)


def _bonus(card: d.BonusCard) -> Note:
    """One note per counter: "X and Y" cards add both counts (rules 7.1)."""
    piece = "bonus-sum" if card.mode == "sum" else "bonus-distinct"
    units = tuple(Note(piece, {"wv": card.wv, "unit": Note(f"unit-{counter}")}) for counter in card.counts)
    return Note("text-bonus", {"units": units})


def _prestige(card: d.PrestigeCard) -> Note:
    if card.needs:
        needs = tuple(_need(counter, least) for counter, least in card.needs.items())
        return Note("prestige-needs", {"needs": needs, "pp": card.pp})
    piece, counter = ("prestige-most", card.most) if card.most else ("prestige-fewest", card.fewest)
    return Note(piece, {"counter": Note(f"counter-{counter}"), "pp": card.pp, "tie": card.tie})


def _need(counter: str, least: int) -> Note:
    id = "need-landscapes" if counter == "landscape" else "need"
    return Note(id, {"least": least, "unit": Note(f"unit-{counter}"), "counter": Note(f"counter-{counter}")})


def _profession(card: d.Profession, options: FlorenceOptions) -> Note:
    building, landscape, freedom = preferred(card.id, options.landscapes)
    return note("text-profession", building=building, landscape=landscape, freedom=freedom)


def profession_line(card: str, options: FlorenceOptions) -> Note:
    """A profession with its number and what it prefers, in one line."""
    building, landscape, freedom = preferred(card, options.landscapes)
    number = c.number_of(card)
    return note(
        "rule-profession", number=number, card=card, building=building, landscape=landscape, freedom=freedom
    )


def _building(tile: d.TileKind) -> Note:
    users = tuple(card.id for card in c.PROFESSIONS.values() if card.building == tile.id)
    return Note(
        "text-building",
        {
            "size": Note(f"size-{tile.size}"),
            "squares": len(tile.shape),
            "wv": c.WV_BUILDING,
            "pp": c.BUILDING_PP,
            "professions": users,
        },
    )


def _object(kind: str) -> tuple[Note, ...]:
    texts = {
        "jester": note("text-jester", wv=c.WV_JESTER),
        "builder": note(
            "text-builder",
            first=c.BUILDING_COST[1],
            touching=c.TOUCHING_FROM_BUILDERS,
            last=c.BUILDER_LIMIT,
            pp=c.BUILDER_PP[-1],
        ),
        "prestige": note("text-prestige", count=c.LOOKED_AT),
        "recruit": note("text-recruit", wv=c.WV_CARD),
    }
    return (texts[kind],) if kind in texts else ()


def _character(card: d.Character) -> tuple[Note, ...]:
    """A character of the expansion: its effect, the details, its price list (rules 9.3)."""
    effects = {
        "banker": note("text-banker", last=c.ROUNDS, rate=c.BANKER_FLORINS_PER_PP),
        "muse": note("text-muse"),
        "merchant": note("text-merchant"),
        "cardinal": note("text-cardinal", actions=c.CARDINAL_ACTIONS),
        "princess": note("text-princess"),
        "professor": note("text-professor", count=c.LOOKED_AT),
    }
    details = {
        "banker": note("text-banker-pot", pot=c.BANKER_POT, growth=c.BANKER_GROWTH),
        "merchant": note("text-merchant-time"),
        "princess": note(
            "text-princess-work",
            landscape=c.PRINCESS_WV_LANDSCAPE,
            building=c.PRINCESS_WV_BUILDING,
            card=c.PRINCESS_WV_CARD,
        ),
        "professor": note("text-professor-time"),
    }
    prices = note("text-bids", least=card.least * c.CHARACTER_UNIT, most=card.most * c.CHARACTER_UNIT)
    more = (details[card.id],) if card.id in details else ()
    return (effects[card.id], *more, prices)
