"""The symbol of each thing of Signorie, for pictures and texts."""

from games.signorie.model import components as c
from render.kit import Symbol
from render.signorie.people import SPRITE
from render.signorie.symbols import assignment_symbol, helper_symbol, reward_symbol, ring_colour


def _die(colour: str, pips: str = "") -> Symbol:
    return Symbol("die", pips or " ", (ring_colour(colour), "ink"))


def _helper(helper: str) -> Symbol:
    """The emblem of a helper on the colour of its column."""
    name, _ = helper_symbol(helper)
    return Symbol(name, ground=ring_colour(c.HELPERS[helper].column))


def _plain(found: tuple[str, str]) -> Symbol:
    return Symbol(found[0])


MOVES = {
    "hire": "helper",
    "assign": "assign",
    "send-mission": "mission",
    "marry": "marriage",
    "step": "tracks",
}
"""The symbols of kinds of move."""

SYMBOLS: dict[str, Symbol] = {colour: _die(colour) for colour in c.COLOURS}
SYMBOLS |= {name: _die(die.colour, str(die.pips)) for name, die in c.DIE.items()}
SYMBOLS |= {helper: _helper(helper) for helper in c.HELPERS}
SYMBOLS |= {track: Symbol(track) for track in (*c.ROWS, c.INITIATIVE)}
SYMBOLS |= {f"{career}{slot}": Symbol(career) for career in c.CAREERS for slot in range(c.CAREER_TOP + 1)}
SYMBOLS |= {sex: Symbol(sprite) for sex, sprite in SPRITE.items()}
SYMBOLS |= {family: Symbol(f"shield_{family}") for family in c.FAMILIES}
SYMBOLS |= {kind: Symbol(f"shield_{tile.family}", str(tile.value)) for kind, tile in c.TILE_KINDS.items()}
SYMBOLS |= {tile: _plain(assignment_symbol(tile)) for tile in c.ASSIGNMENTS}
SYMBOLS |= {tile: _plain(reward_symbol(tile)) for tile in (*c.BONUS_TILES, *c.VP_TILES)}
SYMBOLS |= {action: Symbol(action) for action in ("mission", "marriage", "florins")}
SYMBOLS |= {
    f"do-{action}": Symbol(action) for action in ("florins", "marriage", "offspring", "mission", "tracks")
}
SYMBOLS |= {"do-assign": Symbol("assign"), "do-hire": Symbol("helper")}
SYMBOLS |= {"vp": Symbol("points"), "males": Symbol(SPRITE["m"]), "females": Symbol(SPRITE["f"])}
SYMBOLS |= {"initiative": Symbol(c.INITIATIVE)}
SYMBOLS |= {f"move-{kind}": Symbol(sprite) for kind, sprite in MOVES.items()}
