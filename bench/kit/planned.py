"""Hand-overs in whole games, with and without plans and standing orders. Both ways play the same games with
the same decisions.

A simulated player who is present plans as many turns and alternatives as the panel allows, and gives standing
orders for what it has decided in advance. `tests/<title>/minds.py` makes these decisions, if the title has
orders. The player keeps to them wherever they still fit: without orders it gives these answers when asked,
with orders they are given for it. Everything else is decided when it is asked. After a turn that was played
automatically its owner is absent and plans nothing. Played by hand, every question to somebody else is a
hand-over. A question that is answered automatically is none.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

import msgspec

from bench.kit.options import can_start, options_for
from bench.kit.rows import BenchRow, row
from bench.kit.simulated import bare_table, module_of
from games.computer import SeatView
from games.computer.candidates import sampled_moves
from games.computer.evaluation import score_moves
from games.computer.levels import choose
from games.core import Move, Refusal, Seat, StandingOrder, Title, engine
from games.manager.model.action import Action
from games.manager.model.draft import Draft
from games.manager.model.premoves import NOTHING_GIVEN, GivenInAdvance
from games.manager.model.table import Table, compose
from games.manager.playing.drafting import at_next_turn, ends_turn, premove_of, unknown
from games.manager.playing.premoves import MOST_FURTHER, MOST_PREMOVES
from games.manager.playing.standing import due_answers, forced, left_in_advance, with_standing_order

STEPS, TRIES = 60, 12
LOOKED_AT = 2

MoveChooser = Callable[[Title, Any, Seat, Random], Move]
"""How simulated players choose a move that they have not decided in advance."""

BOUND, AUCTIONS = 0.7, 0.5
"""The maximum ratio of hand-overs in whole games, and in their auctions."""


def drawn(title: Title, view: Any, seat: Seat, rng: Random) -> Move:
    """The better of two random moves, independent of the computer players' levels."""
    moves = sampled_moves(view, seat, rng, LOOKED_AT)
    if title.advisor is None or len(moves) == 1:
        return moves[0]
    seen = SeatView(title, view, len(title.seats), seat)
    best: Move = max(score_moves(title.advisor, seen, moves, rng), key=lambda one: one.points).move
    return best


def novice(title: Title, view: Any, seat: Seat, rng: Random) -> Move:
    """As the computer's Novice plays."""
    return choose(SeatView(title, view, len(title.seats), seat), "novice", rng)


CHOOSERS: dict[str, MoveChooser] = {"the better of two drawn moves": drawn, "the computer's Novice": novice}
"""The kinds of simulated players, measured side by side."""


def hand_overs(title: Title, games: int) -> list[BenchRow]:
    """Measure, for every number of players and every kind of players. The floor is play by hand."""
    rows: list[BenchRow] = []
    for seats in filter(partial(can_start, title), title.seats):
        options = options_for(title, seats)
        for who, chooser in CHOOSERS.items():
            counts = [Course(title, seats, number, options, chooser).run() for number in range(games)]
            for what, bound in (("a game", BOUND), ("its auctions", AUCTIONS)):
                pairs = [(one[f"{what}, by hand"], one[f"{what}, ahead"]) for one in counts]
                if any(by_hand for by_hand, _ in pairs):
                    name = f"hand-overs in {what}: {title.id}, {seats} players ({who}), by hand as floor"
                    rows.append(row_of(name, "a game", pairs, bound))
    return rows


def row_of(name: str, unit: str, pairs: Sequence[tuple[float, float]], bound: float) -> BenchRow:
    """One result: the mean of these pairs, each the count by hand and the count with plans and orders.
    `within`: half the width of the ratio's 95 % interval."""
    games = len(pairs)
    by_hand, in_advance = (sum(pair[at] for pair in pairs) / games for at in (0, 1))
    ratio = in_advance / by_hand
    left = sum((after - ratio * before) ** 2 for before, after in pairs)
    within = 1.96 * (left / games / max(games - 1, 1)) ** 0.5 / by_hand
    found = row(name, in_advance, unit, by_hand, digits=1, bound=bound)
    return msgspec.structs.replace(found, within=round(within, 2))


class Course:
    """One game, counted both ways as it is played."""

    def __init__(self, title: Title, seats: int, number: int, options: Any, chooser: MoveChooser) -> None:
        self.title = title
        self.chooser = chooser
        self.seats = seats
        self.rng = Random(f"{title.id} {seats} {number}")
        self.table = bare_table(title, number, options, self.rng)
        self.minds = module_of(title.id, "minds")
        self.further = MOST_FURTHER
        self.counts: Counter[str] = Counter()
        self.last: dict[str, Seat | None] = {"by hand": None, "ahead": None}
        self.meant: dict[Seat, list[StandingOrder]] = {}
        self.in_advance: dict[Seat, GivenInAdvance] = {}
        self.part: Any = None

    def run(self) -> Counter[str]:
        """Play the game to its end. Returns the hand-overs of both ways."""
        game = engine.start(self.title, self.seats, self.table.options, self.table.chance).game
        while not game.over:
            self._make_up_minds(game)
            game = self._visited(game, Seat(engine.waits_for(game)[0]))
        return self.counts

    def _make_up_minds(self, game: Any) -> None:
        """At the start of each part of the game that orders apply to, each seat decides in advance."""
        if self.minds is None:
            return
        part = self.minds.part(game)
        if part == self.part:
            return
        self.part = part
        left = {seat: GivenInAdvance(premoves=one.premoves) for seat, one in self.in_advance.items()}
        self.in_advance = left
        for at in range(self.seats):
            seat = Seat(at)
            view = self.title.view(game, seat)
            self.meant[seat] = self.minds.wishes(self.title, view, seat, Random(self.rng.randbytes(8)))

    def _visited(self, game: Any, seat: Seat) -> Any:
        """The seat's answers, up to where something is revealed or its turn ends."""
        self._counted("by hand", game, seat)
        table = self._at(game)
        in_advance = self.in_advance.get(seat, NOTHING_GIVEN)
        answers = due_answers(table, game, seat, in_advance)
        if answers:
            self.in_advance[seat] = left_in_advance(self.title, in_advance, answers)
            self.in_advance = forced(self.title, self.in_advance, answers)
            return answers[-1][1].game
        self._counted("ahead", game, seat)
        steps = self._turn(table, seat).steps
        taken = [(Action(seat, None, one.move), one) for one in steps]
        left = left_in_advance(self.title, in_advance, taken)
        after = steps[-1].game
        if not after.over:
            there = self._at(after)
            left = self._given(there, seat, left)
            if seat not in engine.waits_for(after):
                left = msgspec.structs.replace(left, premoves=())
                for _ in range(MOST_PREMOVES):
                    left = self._planned(there, seat, left)
        self.in_advance = forced(self.title, self.in_advance | {seat: left}, taken)
        return after

    def _given(self, table: Table, seat: Seat, in_advance: GivenInAdvance) -> GivenInAdvance:
        """With standing orders for everything the seat has decided in advance."""
        in_advance = msgspec.structs.replace(in_advance, orders=())
        for rule in self.meant.get(seat, ()):
            in_advance = with_standing_order(table, in_advance, rule)
        return in_advance

    def _counted(self, way: str, game: Any, seat: Seat) -> None:
        if self.last[way] == seat:
            return
        self.last[way] = seat
        self.counts[f"a game, {way}"] += 1
        if self.minds is not None and self.minds.is_auction(game):
            self.counts[f"its auctions, {way}"] += 1

    def _meant(self, game: Any, seat: Seat) -> Move | None:
        """The move that the seat has decided in advance for this question."""
        view = self.title.view(game, seat)
        for rule in sorted(self.meant.get(seat, ()), key=lambda rule: rule.rank):
            if (move := engine.order_answer(view, seat, rule)) is not None:
                return move
        return None

    def _at(self, game: Any) -> Table:
        """The table at a position."""
        return msgspec.structs.replace(self.table, game=game)

    def _turn(self, table: Table, seat: Seat) -> Draft:
        """A turn, composed from the decisions made in advance and otherwise from chosen moves."""
        draft = Draft()
        for _ in range(STEPS):
            game = draft.steps[-1].game if draft.steps else table.game
            move = self._meant(game, seat) or self._chosen(game, seat)
            draft = compose(table, seat, draft, move)
            if draft.waits:
                break
        return draft

    def _chosen(self, game: Any, seat: Seat) -> Move:
        return self.chooser(self.title, self.title.view(game, seat), seat, Random(self.rng.randbytes(8)))

    def _planned(self, table: Table, seat: Seat, in_advance: GivenInAdvance) -> GivenInAdvance:
        """With a plan of the next turn, if one is possible: move by move, as long as nothing in it depends on
        what is revealed on the way."""
        so_far = GivenInAdvance()
        whole = so_far
        try:
            while len(so_far.draft) < STEPS:
                then = at_next_turn(table, seat, so_far)
                game = then.composed(seat)
                if so_far.draft and ends_turn(then, seat):
                    whole = so_far
                    if so_far.further >= self.further:
                        break
                    so_far = msgspec.structs.replace(so_far, further=so_far.further + 1)
                    continue
                if so_far.draft and not then.draft(seat).steps:
                    whole = so_far
                asked = seat in engine.waits_for(game)
                move = self._known(table, game, seat, so_far, in_advance) if asked else None
                if move is None:
                    break
                so_far = msgspec.structs.replace(so_far, draft=(*so_far.draft, msgspec.msgpack.encode(move)))
        except Refusal:
            return in_advance
        if not whole.draft:
            return in_advance
        premove = premove_of(table, seat, whole)
        return (
            in_advance
            if premove in in_advance.premoves
            else msgspec.structs.replace(in_advance, premoves=(*in_advance.premoves, premove))
        )

    def _known(
        self, table: Table, game: Any, seat: Seat, so_far: GivenInAdvance, given: GivenInAdvance
    ) -> Move | None:
        """A move that continues the plan whatever has been revealed. An alternative plan must begin with
        another move, because it is for when the other plans' first moves are impossible."""
        others = (
            () if so_far.draft else [self.title.load_move(premove.moves[0]) for premove in given.premoves]
        )
        for _ in range(TRIES):
            move = self._meant(game, seat) or self._chosen(game, seat)
            if move not in others and not unknown(table, seat, so_far, move):
                return move
        return None
