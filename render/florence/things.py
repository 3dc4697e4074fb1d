"""The symbol of each thing of Florence, for pictures and texts."""

from games.florence.model import components as c
from render.kit import Symbol

SYMBOLS: dict[str, Symbol] = {
    thing: Symbol(thing) for thing in (*c.TILES, "jester", "builder", *c.FREEDOMS, *c.CHARACTERS)
}
SYMBOLS |= {deck: Symbol(deck) for deck in ("profession", "bonus", "prestige", "recruit")}
SYMBOLS |= {card: Symbol("profession") for card in c.PROFESSIONS}
SYMBOLS |= {card: Symbol("bonus") for card in c.BONUS_CARDS}
SYMBOLS |= {card: Symbol("prestige") for card in c.PRESTIGE_CARDS}
SYMBOLS |= {"florins": Symbol("coin"), "pp": Symbol("laurel")}
SYMBOLS |= {
    "move-take-profession": Symbol("profession"),
    "move-buy-bonus": Symbol("bonus"),
    "move-recruit": Symbol("recruit"),
    "move-sell-prestige": Symbol("laurel"),
    "move-build": Symbol("palazzo"),
    "move-complete-work": Symbol("value"),
}
