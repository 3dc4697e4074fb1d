"""What a seat owns, what can run out, and what a table may agree on (rules 2, 3, 10, 14)."""

from functools import cached_property
from typing import Literal, NamedTuple

import msgspec

from games.core import Game, Options, Refusal, Seat, TurnContext
from games.florence.model import components as c
from games.florence.model.placement import PALAZZO_MASK, Cells, in_order, mask_of

_CARDS = tuple(c.PROFESSIONS.values())


class FlorenceOptions(Options, frozen=True):
    """What a table may agree on before it starts; the questions of rules 14.

    - `characters`: played with the expansion, The Muse and the Princess (rules 9).
    - `two_players`: the house variant for two (14.3).
    - `start_player`: drawn, or a seat the host names (2.2.3).
    - `landscapes`: what Choreographer and Composer prefer (OQ-1).
    - `palazzo_blocks`: the palazzo counts as a building for edge contact (AM-4).
    - `unusable_objects`: a landscape without room or a fourth builder may be won, without effect (AM-3).
    - `bonus_per_work`: how many bonus cards one work may use (AM-6).
    - `hide_money`: the florins of others are not shown (AM-14).

    The questions of the expansion:

    - `character_bids`: all say together how far they would go, or seat by seat as in the rulebook (9.2).
    - `displaced_may_return`: who is outbid may bid for the same character again (AM-19).
    - `banker_last_money`: the Banker of the last round pays his pot too (AM-20).
    - `banker_conversion`: how often his keeper turns florins into prestige at the end (AM-18).
    - `merchant_choice`: his free object is chosen at payment, or always taken (AM-17).
    - `merchant_ties`: players level on prestige share the better or the worse rank (AM-16).
    - `princess_minimum`, `princess_best_work`, `princess_counts`: whether her work needs the round's minimum,
      competes for best work, and counts for prestige cards (AM-15).
    """

    characters: bool = False
    two_players: bool = False
    start_player: Literal["random", "a", "b", "c", "d", "e"] = "random"
    landscapes: Literal["seed", "published"] = "seed"
    palazzo_blocks: bool = True
    unusable_objects: bool = False
    bonus_per_work: Literal["any", "one"] = "any"
    hide_money: bool = False
    character_bids: Literal["together", "in_turn"] = "together"
    displaced_may_return: bool = True
    banker_last_money: bool = True
    banker_conversion: Literal["repeated", "once"] = "repeated"
    merchant_choice: Literal["at_payment", "always"] = "at_payment"
    merchant_ties: Literal["better", "worse"] = "better"
    princess_minimum: bool = True
    princess_best_work: bool = True
    princess_counts: bool = False

    def matters(self, name: str) -> bool:
        return self.characters or name not in OF_CHARACTERS


OF_CHARACTERS = {
    "character_bids",
    "displaced_may_return",
    "banker_last_money",
    "banker_conversion",
    "merchant_choice",
    "merchant_ties",
    "princess_minimum",
    "princess_best_work",
    "princess_counts",
}
"""The options of the expansion."""


class Preferred(NamedTuple):
    """The things a profession prefers: each adds to the value of its work."""

    building: str
    landscape: str
    freedom: str


def preferred(profession: str, reading: str) -> Preferred:
    """The things a profession prefers, by a reading of OQ-1 (the table's option `landscapes`)."""
    return _PREFERRED[reading][profession]


_PREFERRED: dict[str, dict[str, Preferred]] = {
    "seed": {card.id: Preferred(card.building, card.landscape, card.freedom) for card in _CARDS},
    "published": {
        card.id: Preferred(card.building, card.landscape_published or card.landscape, card.freedom)
        for card in _CARDS
    },
}


class Tile(msgspec.Struct, frozen=True, array_like=True, dict=True):
    """A building or landscape where it lies."""

    kind: str
    cells: Cells

    @cached_property
    def mask(self) -> int:
        """The cells as a mask."""
        return mask_of(self.kind, self.cells)


class Principality(msgspec.Struct):
    """What one seat owns. `hand`, `bonus` and `prestige` are card ids, face down to others;
    `table` are its completed works' professions, `table_recruits` the recruiting cards lying among
    them, `recruits` the unused ones; `princess_works` counts the Princess' where they count (AM-15);
    `best_work` is its marker on the work value track this round."""

    florins: int = c.START_FLORINS
    pp: int = c.START_PP
    hand: list[str] = []
    bonus: list[str] = []
    prestige: list[str] = []
    recruits: int = 0
    table: list[str] = []
    table_recruits: int = 0
    jesters: int = 0
    builders: int = 0
    freedoms: list[str] = []
    tiles: list[Tile] = []
    best_work: int = 0
    princess_works: int = 0

    def cards(self, deck: str) -> list[str]:
        """The cards in hand that come from the deck `profession`, `bonus` or `prestige`."""
        if deck == "profession":
            return self.hand
        return self.bonus if deck == "bonus" else self.prestige

    def has_tile(self, kind: str) -> bool:
        for tile in self.tiles:  # noqa: SIM110 - any() over a generator costs twice as much here
            if tile.kind == kind:
                return True
        return False

    def covered(self) -> int:
        """The mask of cells that are taken, the palazzo's included."""
        return self.masks()[0]

    def masks(self) -> tuple[int, int]:
        """The cells that are taken, the palazzo's included; the cells of buildings without it."""
        covered, built = PALAZZO_MASK, 0
        for tile in self.tiles:
            covered |= tile.mask
            if tile.kind in c.BUILDINGS:
                built |= tile.mask
        return covered, built

    @property
    def works(self) -> int:
        """Works for prestige cards: professions and recruiting cards on the table (rules 8.1)."""
        return len(self.table) + self.table_recruits + self.princess_works


def new_supply(seats: int) -> dict[str, int]:
    """Everything that can run out (rules 2.1, 2.2)."""
    supply = {kind.id: kind.supply for kind in c.TILES.values()}
    supply |= {"jester": c.JESTERS, "builder": c.BUILDERS, "recruit": c.RECRUITS}
    return supply | dict.fromkeys(c.FREEDOMS, seats - 1)


class Characters(msgspec.Struct):
    """The six characters of the expansion (rules 9). `holders`: who holds which since the last phase A';
    `pot`: what lies on the Banker; `keeper`: who keeps the Banker of the last round."""

    pot: int = c.BANKER_POT
    holders: dict[str, Seat] = {}
    keeper: Seat | None = None


class FlorenceState(Game, kw_only=True):
    """The whole table. Decks (`professions`, `bonus_deck`, `prestige_deck`) are card ids with the top card
    first, face down to everybody; `used_bonus` are the bonus cards of works. `supply`: what is left of what
    can run out. `sold`, `closed`: the kinds of objects won this round, and those not put up in it (with two
    players). `characters`: None without the expansion."""

    options: FlorenceOptions
    houses: list[Principality]
    round: int = 0
    start_player: Seat = Seat(0)
    sold: list[str] = []
    closed: list[str] = []
    professions: list[str] = []
    bonus_deck: list[str] = []
    prestige_deck: list[str] = []
    used_bonus: list[str] = []
    supply: dict[str, int] = {}
    characters: Characters | None = None

    def holds(self, seat: Seat, character: str) -> bool:
        """Whether a seat holds a character now; never without the expansion."""
        return self.characters is not None and self.characters.holders.get(character) == seat

    @property
    def rounds_left(self) -> int:
        """Number of rounds after this one."""
        return c.ROUNDS - self.round

    @property
    def minimum_wv(self) -> int:
        """The minimum value of a work in this round (rules 2.4)."""
        return c.MINIMUM_WV[max(self.round, 1) - 1]

    @property
    def next_minimum(self) -> int | None:
        """The minimum value of a work in the next round; None in the last."""
        return c.MINIMUM_WV[self.round] if self.round < c.ROUNDS else None

    def deck(self, name: str) -> list[str]:
        """The deck `profession`, `bonus` or `prestige`."""
        if name == "profession":
            return self.professions
        return self.bonus_deck if name == "bonus" else self.prestige_deck

    def lay_tile(self, seat: Seat, kind: str, cells: Cells) -> None:
        """A tile of the supply goes into a seat's principality."""
        self.supply[kind] -= 1
        self.houses[seat].tiles.append(Tile(kind, in_order(cells)))


Context = TurnContext[FlorenceState]
"""The rules at work on a game of Florence."""


def why_not_pay(game: FlorenceState, seat: Seat, amount: int, rule: str) -> Refusal | None:
    """Why a seat can't pay this many florins."""
    return why_not_covered(game.houses[seat].florins, amount, rule)


def why_not_covered(have: int, need: int, rule: str) -> Refusal | None:
    """Why these florins don't cover what is needed."""
    if have >= need:
        return None
    return Refusal("ERR_INSUFFICIENT_FUNDS", rule, need=need, have=have, missing=need - have)
