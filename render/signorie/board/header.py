"""The head of the table: title, round, who is awaited; below it the rewards and the stock of tiles."""

from render.kit import Box
from render.kit.material import fonts
from render.kit.parts.furniture import GAP, ranking
from render.kit.parts.table_head import awaited_head, head_lines, title_line
from render.signorie.scene import Scene
from render.signorie.symbols import reward_symbol

HEIGHT = 112
STRIP = 96
NAMED = 2
"""The number of rewards named in the strip: those of this round and the next."""
CELL = 68


def header(scene: Scene, box: Box) -> None:
    """Title and round; below, the awaited seats with their question, or the result."""
    above, below = head_lines(scene, box)
    title_line(scene, above, scene.say("round", round=scene.view.round, rounds=scene.view.rounds), 420)
    awaited_head(scene, below, lambda best: {"vp": best.points})


def strip(scene: Scene, box: Box) -> None:
    """The rewards of this round and the next with words, the later ones as symbols, and the stock; the
    ranking once the game is over."""
    view = scene.view
    if view.over:
        scene.canvas.panel(box)
        ranking(scene.canvas, box.pad(16, 8), view.scores)
        return
    rewards, stock = box.cols(1, 150, gap=GAP - 2)
    coming = _coming(scene)
    scene.group("rewards", rewards, coming, lambda: _rewards(scene, coming, rewards))
    scene.group("stock", stock, len(view.stock), lambda: _stock(scene, stock))


def _coming(scene: Scene) -> list[tuple[int, str]]:
    """The rewards still to come with their rounds, this round's first."""
    view = scene.view
    if not view.round:
        return []
    used = view.reward_slot.slot - view.round
    return [
        (slot - used, tile) for slot, tile in enumerate(view.rewards, 1) if tile and slot - used >= view.round
    ]


def _rewards(scene: Scene, coming: list[tuple[int, str]], box: Box) -> None:
    later = coming[NAMED:]
    named, rest = box, None
    if later:
        named, rest = box.cols(1, CELL * len(later) + 20, gap=GAP - 2)
    wide = named.cols(*(0.52, 0.48)[: len(coming[:NAMED])], gap=GAP - 2) if coming else ()
    for number, ((_, tile), cell) in enumerate(zip(coming[:NAMED], wide, strict=True)):
        _named(scene, tile, scene.say("next-round" if number else "this-round"), not number, cell)
    if rest is not None:
        scene.canvas.panel(rest)
        for (number, tile), cell in zip(later, rest.pad(10, 6).cols(*[1] * len(later)), strict=True):
            _small(scene, number, tile, cell)


def _named(scene: Scene, tile: str, caption: str, now: bool, box: Box) -> None:
    """A reward with its symbol, its name and when it is given."""
    canvas = scene.canvas
    canvas.panel(box, "paper" if now else "panel")
    if now:
        canvas.ring(box.pad(-3), "accent", 7, 18)
    symbol, figure = reward_symbol(tile)
    sign = Box(box.x + 14, box.y, 64, box.h)
    end = canvas.sprite(symbol, sign.x + 28, sign.cy, 64).right
    if figure:
        wide = fonts.width(figure, 36, bold=True)
        low = Box(end + 2, box.y + 34, wide + 4, box.h - 40)
        end = canvas.label(low, figure, 36, smallest=36, bold=True, valign="bottom").right
    words = Box(end + 14, box.y + 4, box.right - end - 24, box.h - 8)
    above, below = words.rows(28, 1)
    canvas.label(above, caption, 26, smallest=22, bold=now, colour="accent" if now else "soft")
    canvas.paragraph(below, scene.speaker.thing(tile), 34, smallest=22, bold=True, valign="middle")


def _small(scene: Scene, number: int, tile: str, box: Box) -> None:
    """A later reward: its round, its symbol and its figure."""
    canvas = scene.canvas
    symbol, figure = reward_symbol(tile)
    above, below = box.rows(0.58, 0.42)
    canvas.label(Box(above.x, above.y, 20, 28), str(number), 24, smallest=22, colour="soft")
    if not figure:
        canvas.sprite(symbol, box.cx + 5, box.cy + 4, 50)
        return
    canvas.sprite(symbol, box.cx + 5, above.cy + 2, 46)
    canvas.label(below.move(5, 0), figure, 30, smallest=26, bold=True, align="centre")


def _stock(scene: Scene, box: Box) -> None:
    """Number of alliance tiles in the stock."""
    canvas = scene.canvas
    canvas.panel(box)
    canvas.sprite("shield_back", box.x + 38, box.cy, 62)
    above, below = Box(box.x + 74, box.y + 8, box.w - 82, box.h - 16).rows(0.58, 0.42)
    canvas.label(above, str(len(scene.view.stock)), 44, smallest=34, bold=True, align="centre")
    canvas.label(below, scene.say("left"), 26, smallest=22, colour="soft", align="centre")


def coming(scene: Scene, box: Box) -> None:
    """At tables of three there is room for what the rewards of this round and the next bring."""
    tiles = [tile for _, tile in _coming(scene)][:NAMED]
    if scene.view.over or not tiles:
        return
    scene.canvas.panel(box)
    for tile, cell in zip(tiles, box.pad(18, 14).rows(*[1] * NAMED, gap=10), strict=False):
        _told(scene, tile, cell)


def _told(scene: Scene, tile: str, box: Box) -> None:
    """A reward with its text."""
    canvas = scene.canvas
    title, text = box.rows(48, 1, gap=2)
    sign = canvas.sprite(reward_symbol(tile)[0], title.x + 22, title.cy, 44)
    words = Box(sign.right + 14, title.y, title.right - sign.right - 14, title.h)
    canvas.label(words, scene.speaker.thing(tile), 32, smallest=24, bold=True)
    effect = scene.speaker.title.texts.describe(tile, scene.view.options)[0]
    canvas.paragraph(text, scene.speaker.note(effect), 28, smallest=22)
