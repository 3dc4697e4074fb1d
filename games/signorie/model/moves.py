"""The moves of Signorie (rules 13)."""

from games.core import Move, Note, note
from games.signorie.model import components as c
from games.signorie.model.cities import GATES

NO_ROW = "none"
"""The value of `row` for helpers that need none."""


class TakeDie(Move, frozen=True):
    """take: a die from the board by its colour and pips ("B4"), to the own slot of its colour."""

    die: str


class Pass(Move, frozen=True):
    """pass: no more dice this round."""


class Hire(Move, frozen=True):
    """hire: put a helper disc on a helper slot and pay what its row says."""

    helper: str


class Assign(Move, frozen=True):
    """assign: use an assignment tile ("a_flo"), paying a number of meeples of its slot's sex."""

    assignment: str
    meeples: int = 1


class Signoria(Move, frozen=True):
    """signoria: the action of the die's colour."""


class Step(Move, frozen=True):
    """step: progress points for one piece: a man on a career slot ("pol5"), one who enters ("pol0"), or
    the initiative disc ("ini")."""

    piece: str
    points: int = 1


class Done(Move, frozen=True):
    """done: give up the remaining progress points."""


def _road(city: str, how: str) -> Note:
    """Where somebody goes, in words."""
    return note(f"road-{how}-gates") if city == GATES else note(f"road-{how}-city", city=city)


class SendMission(Move, frozen=True):
    """mission: a man from his career slot to a city."""

    composed = {"road": lambda move: _road(move.city, "to")}
    man: str
    city: str


class Marry(Move, frozen=True):
    """marry: a woman to a city, with a dowry in florins."""

    composed = {"road": lambda move: _road(move.city, "into")}
    city: str
    dowry: int


class TakeTile(Move, frozen=True):
    """tile: "take" the alliance tile that fits, or "leave" it (option fitting_tile)."""

    take: str


class ChooseRow(Move, frozen=True):
    """row: where the face-down tile goes."""

    row: str


class Gain(Move, frozen=True):
    """gain: a number of males, the rest females, from the general stock."""

    males: int
    females: int = 0


class UseHelper(Move, frozen=True):
    """use: activate a helper; those above it are skipped. `row`: where its face-down tile goes, if it
    brings one for any row."""

    helper: str
    row: str = NO_ROW


class SkipHelper(Move, frozen=True):
    """skip: not this helper; later ones may still be used."""


class EndHelpers(Move, frozen=True):
    """end: no more helpers this turn."""


def _taken(bonus: str) -> Note:
    """A bonus in words."""
    kind = "row" if bonus in c.ROWS else "helper" if bonus in c.HELPERS else "bonus"
    return note(f"takes-{kind}", bonus=bonus)


class _Claim(Move, frozen=True):
    """`bonus` is "tile" or "florins", or what the tile asks for: a row, a helper slot."""

    composed = {"takes": lambda move: _taken(move.bonus)}
    bonus: str


class ClaimWithBride(_Claim, frozen=True, tag="ClaimReward"):
    """reward: the tile's bonus, or florins; then a bride."""


class ClaimWithoutBride(_Claim, frozen=True, tag="ClaimAlone"):
    """alone: the tile's bonus, or florins, and no bride."""


class ClaimBrideFirst(_Claim, frozen=True):
    """first: a bride, then the bonus or florins (option bride)."""


class BuyVp(Move, frozen=True):
    """buy: florins for points, once ("buy"), or not ("keep")."""

    buy: str
