"""What a seat owns, what lies on the track, and what a table may agree on (rules 2, 7)."""

from typing import Literal

import msgspec

from games.core import Game, Options, Seat, TurnContext
from games.heaven_ale.model import components as c


class HeavenAleOptions(Options, frozen=True):
    """What a table may agree on before it starts (rules 0.2, 2.13).

    - `start_player`: drawn, or a seat the host names (3.1).
    - `allow_shared_spaces`: a figure may stop where another stands (C1).
    - `final_round_discs`: which scoring spaces get two discs in the last round of two or three (C2).
    - `final_exchange`: exchange as far as it helps, or even out completely before paying ducats (C3).
    - `start_positions`: wood on 0 and the brewmaster on -10, or both one step further (C4).
    - `allow_full_lap`: a figure may go round from start area to start area without a stop.
    - `scoring_requires_matching_tile`: a spot that would activate nothing may not be used.
    """

    start_player: Literal["random", "a", "b", "c", "d"] = "random"
    allow_shared_spaces: bool = False
    final_round_discs: Literal["by_space", "all_two"] = "by_space"
    final_exchange: Literal["optimal", "even_first"] = "optimal"
    start_positions: Literal["zero", "one_ahead"] = "zero"
    allow_full_lap: bool = True
    scoring_requires_matching_tile: bool = True


class Space(msgspec.Struct, frozen=True):
    """What lies on a space of the main track: tiles to buy, or discs."""

    tiles: tuple[str, ...] = ()
    discs: int = 0


class PlayerBoard(msgspec.Struct):
    """What one seat owns. `resources` are the five markers in the order of the components, `garden` is
    tile by cell, `sheds` type by shed cell, `discs` the used spots, `placed` card by pair, `barrels` size
    by goal. `position` is the figure's space; `place` its place while it is in the start area."""

    ducats: int
    resources: list[int]
    brewmaster: int
    cards: list[str]
    garden: dict[str, str] = {}
    sheds: dict[str, str] = {}
    discs: list[str] = []
    placed: dict[str, str] = {}
    barrels: dict[str, str] = {}
    position: int = 0
    place: str = ""
    returned: bool = False

    def has_pair(self, pair: str) -> bool:
        """Whether both spots of a pair have a disc."""
        return all(spot in self.discs for spot in c.PAIRS[pair])

    def least_resources(self) -> tuple[str, ...]:
        """The resources whose markers are last."""
        least = min(self.resources)
        return tuple(name for name, at in zip(c.RESOURCES, self.resources, strict=True) if at == least)


def new_board(options: HeavenAleOptions) -> PlayerBoard:
    """A board before the first bonus (rules 2.2). One step more for wood and brewmaster by option (C4)."""
    ahead = 1 if options.start_positions == "one_ahead" else 0
    resources = [resource.start + (ahead if id == "wood" else 0) for id, resource in c.RESOURCES.items()]
    return PlayerBoard(c.START_DUCATS, resources, c.BREWMASTER + ahead, list(c.CARDS))


class HeavenAleState(Game, kw_only=True):
    """The whole table. `spaces` follow the track; `deck` (top first), the `monk_piles` of coming rounds
    and the `unused_monks` lie face down; `barrels` is how many are left of each goal."""

    options: HeavenAleOptions
    boards: list[PlayerBoard]
    spaces: list[Space]
    barrels: dict[str, int]
    round: int = 0
    deck: list[str] = []
    monk_piles: list[list[str]] = []
    unused_monks: list[str] = []

    def lay(self, space: int, *tiles: str, discs: int | None = None) -> None:
        """Put further tiles on a space of the track, and change its discs to this number."""
        here = self.spaces[space]
        self.spaces[space] = Space((*here.tiles, *tiles), here.discs if discs is None else discs)

    def take_tile(self, space: int, tile: str) -> None:
        """Take a tile from a space of the track."""
        here = self.spaces[space]
        at = here.tiles.index(tile)
        self.spaces[space] = Space(here.tiles[:at] + here.tiles[at + 1 :], here.discs)

    def is_buying(self, seat: Seat) -> bool:
        """Whether a seat has bought a tile and may buy more."""
        return any(getattr(phase, "bought", 0) and phase.seat == seat for phase in self.phases)

    @property
    def rounds(self) -> int:
        """Number of rounds (rules 2.1)."""
        return c.PLAYER_COUNTS[len(self.boards)].rounds

    @property
    def last_round(self) -> bool:
        return self.round == self.rounds


Context = TurnContext[HeavenAleState]
"""The rules at work on a game of Heaven & Ale."""
