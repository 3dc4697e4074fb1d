"""The symbol of each thing of Philadelphia, for pictures and texts. A card has that of its occupation."""

from games.philadelphia.model import components as c
from games.philadelphia.model import data_rows as d
from render.kit import Symbol
from render.kit.material.sprites import design, find
from render.philadelphia.signs.occupations import occupation
from render.philadelphia.theme import THEME


def _occupation(kind: d.AdKind) -> Symbol:
    """Its picture on the colour of its trade, or the symbol of its trade if it has none."""
    name = occupation(kind.id)
    return Symbol(name) if name == kind.industry else Symbol(name, ground=kind.industry)


def _item(item: str) -> Symbol:
    """An item on the colour that its sprite takes for its ground."""
    return Symbol(item, ground=design(find(THEME.name, item)).roles[1])


SYMBOLS: dict[str, Symbol] = {industry: Symbol(industry) for industry in c.INDUSTRIES}
SYMBOLS |= {kind.id: _occupation(kind) for kind in c.KINDS.values()}
SYMBOLS |= {card: SYMBOLS[one.kind.id] for card, one in c.CARDS.items()}
SYMBOLS |= {item: _item(item) for item in c.ITEMS}
SYMBOLS |= {card: Symbol("field") for card in c.FIELD_CARDS}
SYMBOLS |= {role: Symbol(f"set_{role}", colours=("edge", "paper", "ink")) for role in c.ROLES}
SYMBOLS |= {"gold": Symbol("coin"), "vp": Symbol("vp"), "cards": Symbol("card_back")}
SYMBOLS |= {"move-post": Symbol("press"), "move-buy": Symbol("item"), "move-explore": Symbol("card_back")}
