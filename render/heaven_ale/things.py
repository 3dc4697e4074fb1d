"""The symbol of each thing of Heaven & Ale, for pictures and texts."""

from games.heaven_ale.model import components as c
from render.heaven_ale.scene import tile_sprite
from render.kit import Symbol

SYMBOLS: dict[str, Symbol] = {thing: Symbol(thing) for thing in (*c.RESOURCES, *c.MONKS, *c.CARDS)}
SYMBOLS |= {tile: Symbol(*tile_sprite(tile)) for tile in c.TILES if tile not in SYMBOLS}
SYMBOLS |= {shed: Symbol("shed", shed) for shed in c.SHED_TYPES}
SYMBOLS |= {barrel: Symbol("barrel") for barrel in c.BARRELS}
SYMBOLS |= {size: Symbol("barrel", str(points)) for size, points in c.BARREL_VP.items()}
SYMBOLS |= {"brewmaster": Symbol("brewmaster"), "ducats": Symbol("coin"), "X": Symbol("x")}
SYMBOLS |= {"move-sell-card": Symbol("coin"), "move-place-disc": Symbol("disc")}
