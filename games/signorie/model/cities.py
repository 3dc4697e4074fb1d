"""Cities: the lowest empty slot, open gates, and which alliance tile fits (rules 2.6, 6, 6.1, 11)."""

from functools import lru_cache

from games.core import Refusal, Seat
from games.signorie.model import components as c
from games.signorie.model.state import City, PlayerBoard, SignorieState

GATES = "gates"
"""The value shown for a city where everybody goes through open gates."""


def person(seat: Seat, sex: str) -> str:
    """How a city records a visitor: seat and sex."""
    return f"{seat}{sex}"


PEOPLE: dict[str, tuple[Seat, str]] = {
    person(Seat(seat), sex): (Seat(seat), sex) for seat in range(max(c.PLAYERS)) for sex in c.SEXES
}
"""The seat and the sex of every visitor there can be, by the record of a city."""


def lowest_slot(game: SignorieState, city: str, sex: str) -> int:
    """The lowest value of an empty slot for this sex; 0 if there is none."""
    return _lowest_slot(game.options.city_slots, game.cities[city].people, sex)


@lru_cache(maxsize=4096)
def _lowest_slot(slots: str, people: tuple[str, ...], sex: str) -> int:
    """The lowest empty slot of a city with these people; `slots`: the option `city_slots`."""
    values = c.CITY_SLOTS[slots]
    taken = len(people) if slots == "shared" else len([who for who in people if PEOPLE[who][1] == sex])
    return values[taken] if taken < len(values) else 0


def cheapest_slot(game: SignorieState, sex: str) -> int:
    """The lowest value of an empty slot in any city; 0 if all are full."""
    slots = game.options.city_slots
    lowest = [slot for city in game.cities.values() if (slot := _lowest_slot(slots, city.people, sex))]
    return min(lowest, default=0)


def gates_open(game: SignorieState) -> bool:
    """Whether every slot of every city is filled and the table plays Open Gates (rules 11)."""
    empty = (lowest_slot(game, city, sex) for city in game.cities for sex in c.SEXES)
    return game.options.gates and not any(empty)


def places_to_go(game: SignorieState) -> tuple[str, ...]:
    """Where meeples can go now: to the cities in use, or through open gates."""
    return (GATES,) if gates_open(game) else tuple(game.cities)


ASKED_AT_GATES = {"m": c.TOP_RANK, "f": c.DOWRY_MOST}
"""What open gates ask for: the rank of a man, the dowry of a woman (rules 11)."""


def asked_in(game: SignorieState, city: str, sex: str) -> int:
    """What a city asks for: the rank of a man, the dowry of a woman (rules 6, 11)."""
    return ASKED_AT_GATES[sex] if city == GATES else lowest_slot(game, city, sex)


def why_not_city(game: SignorieState, city: str, sex: str, rule: str) -> Refusal | None:
    """Why no meeple of this sex can go to a city, or through open gates."""
    gates = gates_open(game)
    if city == GATES and gates:
        return None
    if city not in game.cities:
        return Refusal("ERR_CITY_UNUSED", rule, city=city)
    if gates:
        return Refusal("ERR_CITY_FULL", rule, city=city)
    return None if lowest_slot(game, city, sex) else Refusal("ERR_CITY_FULL", rule, city=city)


def fits(board: PlayerBoard, row: str, tile: str) -> bool:
    """Whether a row of the board still needs a face-up tile of this family (rules 6, 6.1)."""
    family = c.TILES[tile].family
    wanted = c.PLANS[board.plan].row(row).count(family)
    return wanted > len([other for other in board.rows[row].face_up if c.TILES[other].family == family])


def people_of(game: SignorieState, seat: Seat, sex: str) -> int:
    """Number of a seat's meeples of this sex in cities."""
    who = person(seat, sex)
    return sum([city.people.count(who) for city in game.cities.values()])


def cities_of(game: SignorieState, seat: Seat, sex: str) -> int:
    """Number of cities in which a seat has a meeple of this sex."""
    who = person(seat, sex)
    return sum([who in city.people for city in game.cities.values()])


def tile_for(city: City, row: str) -> str:
    """A city's alliance tile for a row: that of marriages or that of missions; "" if there is none."""
    return city.marriage if row == c.MARRIAGE else city.mission
