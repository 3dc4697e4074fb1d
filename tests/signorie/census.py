"""What the laws of tests/core need to know of Signorie."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, product

from games.core import Event, Move, Seat
from games.signorie.model import components as c
from games.signorie.model import events, moves
from games.signorie.model.state import SignorieOptions
from games.signorie.rules.game import Signorie

SECRET: tuple[type[Move], ...] = (
    moves.ClaimReward,
    moves.ClaimAlone,
    moves.ClaimBrideFirst,
    moves.BuyVp,
)
"""Answers that are opened together."""

RULES_CODES = frozenset(
    {
        "E_PASSED",
        "E_MAX_DICE",
        "E_SLOT_TAKEN",
        "E_NO_SUCH_DIE",
        "E_FLORINS",
        "E_NO_ACTION",
        "E_NOT_EXECUTABLE",
        "E_HELPER_COLUMN",
        "E_HELPER_FULL",
        "E_HELPER_SUPPLY",
        "E_ASSIGN_AREA",
        "E_ASSIGN_CLOSED",
        "E_ASSIGN_COUNT",
        "E_MEEPLES",
        "E_THRESHOLD_MAX",
        "E_TRACK_NOT_ALLOWED",
        "E_NO_MALE_THERE",
        "E_TRACK_TOP",
        "E_POINTS",
        "E_MIN_POINT",
        "E_CITY_UNUSED",
        "E_CITY_FULL",
        "E_RANK",
        "E_NO_FEMALE",
        "E_DOWRY",
        "E_ROW",
        "E_TILE_STOCK",
        "E_HELPER_ORDER",
        "E_NO_HELPER",
        "E_NOT_ELIGIBLE",
        "E_BRIDE_FULL",
        "E_OPEN_GATES",
    }
)
"""The error codes of the rules page's appendix B that are the title's own."""

CODES = RULES_CODES


def options(seats: int) -> Sequence[SignorieOptions]:
    """Every mix of the three variants, and every doubt the other way round with some of them."""
    mixed = [
        SignorieOptions(open_gates=gates, short_season=short, secret_letters=letters)
        for gates, short, letters in product(("off", "on"), ("off", "by_slot"), ("off", "on"))
    ]
    first = {"fitting_tile": "may_stay", "city_slots": "separate", "career_bonus": "stopping"}
    second = {"grey_die": "tracks", "helper_steps": "one_piece", "offspring_without_stock": False}
    third = {"assignments": "free_other_sex", "bride": "any_time_everyone", "reward_tiles": "one_all"}
    variants = {
        "open_gates": "with_helper_tile",
        "short_season": "by_round",
        "secret_letters": "but_for_helpers",
    }
    readings = [
        SignorieOptions(**{**mine, **also})
        for mine, also in (
            (first, variants),
            (second, {}),
            (third, variants),
            (first | second | third, variants),
        )
    ]
    return (SignorieOptions(), *mixed, *readings)


def seats_of(game: Signorie) -> int:
    return len(game.boards)


def census(game: Signorie) -> dict[str, int]:
    """Alliance tiles one by one, and the meeples of each seat: the same at every step (golden G53)."""
    tiles = chain(
        game.stock,
        game.face_down,
        game.removed,
        *((city.marriage, city.mission) for city in game.cities.values()),
        *(row.face_up for board in game.boards for row in board.rows.values()),
    )
    counted = Counter(tile for tile in tiles if tile)
    if not game.cities:
        counted.update(c.TILES)
    counted["face down"] = len(game.face_down) - sum(
        row.face_down for board in game.boards for row in board.rows.values()
    )
    for seat, board in enumerate(game.boards):
        for sex in c.SEXES:
            away = sum(city.people.count(f"{seat}{sex}") for city in game.cities.values())
            counted[f"{seat}{sex}"] = board.supply[sex] + board.stock[sex] + board.waiting[sex] + away
        counted[f"{seat}m"] += sum(sum(counts) for counts in board.men.values())
    return dict(counted)


def changes(event: Event) -> Iterator[tuple[Seat, str, int]]:
    """Florins, points, meeples of the supply and steps of the disc as events tell them."""
    seat = getattr(event, "seat", None)
    if seat is None:
        return
    for name in ("florins", "vp", "males", "females"):
        if hasattr(event, name):
            yield seat, name, getattr(event, name)
    match event:
        case events.InitiativeRaised(steps=steps) | events.BonusReached(initiative=steps):
            yield seat, "initiative", steps
        case events.InitiativeScored(position=position):
            yield seat, "initiative", -position


def hidden(game: Signorie, seat: Seat | None) -> list[list[str]]:
    """The alliance tiles nobody has seen, their owners neither."""
    return [[*game.stock, *game.face_down, *game.removed]]
