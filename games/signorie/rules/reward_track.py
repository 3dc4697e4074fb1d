"""The tiles and slots of the reward track: who can take what, and how it is carried out (rules 2.11, 2.12,
9)."""

from typing import assert_never

from games.core import Refusal, Seat
from games.core.choices.refusal import BAD_PARAM
from games.signorie.model import components as c
from games.signorie.model import events
from games.signorie.model.cities import cities_of, people_of
from games.signorie.model.data_rows import BonusKind, BonusTile, VpKind
from games.signorie.model.state import Context, SignorieState
from games.signorie.rules.actions import needs
from games.signorie.rules.actions.effects import do_action
from games.signorie.rules.actions.progress import Progress
from games.signorie.rules.actions.tasks import draw_face_down, gain_meeples
from games.signorie.rules.turn import ExtraDie

RULE = "9"

TILE, FLORINS = "tile", "florins"


def asked_together(game: SignorieState, seats: int) -> bool:
    """Whether this many seats can take this bonus without affecting each other."""
    kind = c.BONUS_TILES[game.reward].kind
    if kind == "free_helper":
        return game.helpers_left >= seats
    if kind == "facedown_any":
        return len(game.stock) >= seats
    return kind == "take"


def score_tile(ctx: Context, seat: Seat) -> None:
    """The points of a VP tile (rules 2.11)."""
    game = ctx.game
    tile = c.VP_TILES[game.reward]
    count = vp_count(game, seat, tile.kind)
    game.boards[seat].vp += count * tile.vp
    ctx.tell(events.RewardScored(seat, tile.id, count, count * tile.vp))


def vp_count(game: SignorieState, seat: Seat, kind: VpKind) -> int:
    """A seat's number of what a VP tile counts."""
    match kind:
        case "vp_per_helper":
            return len(game.boards[seat].helpers)
        case "vp_per_city_with_male":
            return cities_of(game, seat, "m")
        case "vp_per_city_with_female":
            return cities_of(game, seat, "f")
        case "vp_per_male_in_city":
            return people_of(game, seat, "m")
        case "vp_per_female_in_city":
            return people_of(game, seat, "f")
    assert_never(kind)


_ASKED_FOR: dict[BonusKind, tuple[str, ...]] = {"facedown_any": c.ROWS, "free_helper": tuple(c.HELPERS)}
"""What a kind of bonus tile asks for; other kinds are taken as they are."""


def bonuses(game: SignorieState, seat: Seat, tile: BonusTile, florins: int) -> list[str]:
    """What a seat with these florins can take of a bonus tile: the tile, or the row or helper slot it asks
    for."""
    known = _ASKED_FOR.get(tile.kind, (TILE,))
    return [bonus for bonus in known if why_not_bonus(game, seat, tile, bonus, florins) is None]


def why_not_bonus(
    game: SignorieState, seat: Seat, tile: BonusTile, bonus: str, florins: int
) -> Refusal | None:
    """Why a seat with these florins can't take this of a bonus tile."""
    if tile.kind == "facedown_any":
        if bonus in (TILE, *c.ROWS) and not game.stock:
            return Refusal("ERR_TILE_STOCK", RULE)
        return None if bonus in c.ROWS else Refusal("ERR_ROW", RULE, rows=c.ROWS)
    if tile.kind == "free_helper":
        if bonus in game.boards[seat].helpers:
            return Refusal("ERR_HELPER_FULL", RULE, helper=bonus)
        if not game.helpers_left:
            return Refusal("ERR_HELPER_SUPPLY", RULE)
    elif bonus == TILE:
        return needs.why_not_bonus_tile(game, seat, tile, florins)
    if bonus in _ASKED_FOR.get(tile.kind, ()):
        return None
    return Refusal(BAD_PARAM, RULE, known=(*bonuses(game, seat, tile, florins), FLORINS))


def bride_florins(game: SignorieState) -> int:
    """The florins of this round's slot that go with a bride (rules 2.12; option short_season)."""
    if game.options.short_season == "by_round":
        return c.REWARD_TRACK[game.round - 1].bride_florins
    return game.reward_slot.bride_florins


def take_florins(ctx: Context, seat: Seat, florins: int) -> None:
    """Florins of a reward, with their event (rules 9)."""
    ctx.game.boards[seat].florins += florins
    ctx.tell(events.RewardFlorins(seat, florins))


def carry_out(ctx: Context, seat: Seat, tile: BonusTile, bonus: str) -> None:
    """The bonus of a reward tile (rules 2.11, 9)."""
    game = ctx.game
    board, kind = game.boards[seat], tile.kind
    match kind:
        case "take":
            gain_meeples(ctx, seat, *needs.taken(board, tile))
        case "progress":
            one_track = len(tile.tracks) > 1 and game.options.one_career
            ctx.push(Progress(seat, tile.points, tile.tracks, one_track=one_track))
        case "facedown_any":
            draw_face_down(ctx, seat, bonus)
        case "free_helper":
            board.helpers.append(bonus)
            ctx.tell(events.HelperHired(seat, bonus, 0))
        case "extra_action":
            board.dice.clear()
            ctx.push(ExtraDie(seat))
        case "mission" | "marriage":
            do_action(ctx, seat, kind)
        case _:
            assert_never(kind)


def take_bride(ctx: Context, seat: Seat) -> None:
    """A bride on the topmost empty slot, its points, and the florins of the round (rules 9)."""
    game = ctx.game
    board = game.boards[seat]
    vp = c.BRIDE_SLOTS[board.brides].vp
    florins = 0 if game.options.florins_for_everyone else bride_florins(game)
    board.brides += 1
    board.vp += vp
    board.florins += florins
    ctx.tell(events.BrideTaken(seat, board.brides, vp, florins))
