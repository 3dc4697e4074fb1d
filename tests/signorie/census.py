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
    moves.ClaimWithBride,
    moves.ClaimWithoutBride,
    moves.ClaimBrideFirst,
    moves.BuyVp,
)
"""Answers that are opened together."""

RULES_CODES = frozenset(
    {
        "ERR_PASSED",
        "ERR_MAX_DICE",
        "ERR_SLOT_TAKEN",
        "ERR_NO_SUCH_DIE",
        "ERR_FLORINS",
        "ERR_NO_ACTION",
        "ERR_NOT_EXECUTABLE",
        "ERR_HELPER_COLUMN",
        "ERR_HELPER_FULL",
        "ERR_HELPER_SUPPLY",
        "ERR_ASSIGN_AREA",
        "ERR_ASSIGN_CLOSED",
        "ERR_ASSIGN_COUNT",
        "ERR_MEEPLES",
        "ERR_THRESHOLD_MAX",
        "ERR_TRACK_NOT_ALLOWED",
        "ERR_NO_MALE_THERE",
        "ERR_TRACK_TOP",
        "ERR_POINTS",
        "ERR_MIN_POINT",
        "ERR_CITY_UNUSED",
        "ERR_CITY_FULL",
        "ERR_RANK",
        "ERR_NO_FEMALE",
        "ERR_DOWRY",
        "ERR_ROW",
        "ERR_TILE_STOCK",
        "ERR_HELPER_ORDER",
        "ERR_NO_HELPER",
        "ERR_NOT_ELIGIBLE",
        "ERR_BRIDE_FULL",
        "ERR_OPEN_GATES",
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
