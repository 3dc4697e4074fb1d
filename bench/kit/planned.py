"""Hand-overs in whole games, with and without plans and standing orders. Both ways play the same games with
the same decisions.

A simulated player who is present plans as many turns and alternatives as the panel allows, and gives standing
orders for what it has decided in advance. `bench/minds/<title>.py` makes these decisions, if the title has
orders. The player keeps to them wherever they still fit: without orders it gives these answers when asked,
with orders they are given for it. Everything else is decided when it is asked. After a turn that was played
automatically its owner is absent and plans nothing. Played by hand, every question to somebody else is a
hand-over. A question that is answered automatically is none.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from random import Random
from typing import Any

import msgspec

from bench.kit.rows import BenchRow, Figure
from bench.minds import Minds, minds_of
from games.computer import SeatView
from games.computer.candidates import sampled_moves
from games.computer.evaluation import score_moves
from games.computer.levels import choose
from games.core import Move, Refusal, Seat, StandingOrder, Title, engine
from games.manager.model.action import Action, PlayedStep
from games.manager.model.draft import Draft
from games.manager.model.in_advance import NOTHING_GIVEN, GivenInAdvance
from games.manager.model.table import Table, compose
from games.manager.playing.advance_answers import after_forced_moves, due_answers, left_in_advance
from games.manager.playing.premove_drafts import at_next_turn, ends_turn, premove_of, unknown
from games.manager.playing.premoves import MOST_FURTHER, MOST_PREMOVES
from games.manager.playing.standing_orders import with_standing_order
from kit.seat_counts import can_start
from kit.simulated import bare_table
from kit.title_options import options_for

STEPS, TRIES = 60, 12
"""Maximum number of moves of a turn or a plan, and of moves that are chosen for a place in a plan."""

LOOKED_AT = 2
"""Number of drawn moves of which the better is made."""

MoveChooser = Callable[[SeatView, Random], Move]
"""How simulated players choose a move that they have not decided in advance."""

IN_GAME = Figure("hand-overs, by hand as floor", "a game", 1, most_of_floor=0.7)
IN_AUCTIONS = Figure("hand-overs in auctions, by hand as floor", "a game", 1, most_of_floor=0.5)


class HandOvers(msgspec.Struct):
    """The number of hand-overs in the whole game, and in its auctions. `last`: who was
    asked last."""

    game: int = 0
    auctions: int = 0
    last: Seat | None = None

    def note(self, seat: Seat, in_auction: bool) -> None:
        """This seat is asked."""
        if self.last != seat:
            self.last = seat
            self.game += 1
            self.auctions += in_auction


def drawn(seen: SeatView, rng: Random) -> Move:
    """The better of two random moves, independent of the computer players' levels."""
    moves = sampled_moves(seen.view, seen.seat, rng, LOOKED_AT)
    if seen.title.advisor is None or len(moves) == 1:
        return moves[0]
    best: Move = max(score_moves(seen.title.advisor, seen, moves, rng), key=lambda one: one.score).move
    return best


def novice(seen: SeatView, rng: Random) -> Move:
    """As the computer's Novice plays."""
    return choose(seen, "novice", rng)


CHOOSERS: dict[str, MoveChooser] = {"the better of two drawn moves": drawn, "the computer's Novice": novice}
"""The kinds of simulated players, measured side by side."""


def hand_overs(title: Title, games: int) -> list[BenchRow]:
    """Measure, for every number of players and every kind of players. The floor is play by hand."""
    rows: list[BenchRow] = []
    for seats in filter(partial(can_start, title), title.seats):
        options = options_for(title, seats)
        for who, chooser in CHOOSERS.items():
            found = [BothWays(title, seats, number, options, chooser).play() for number in range(games)]
            about = f"{title.id}, {seats} players ({who})"
            whole = [(by_hand.game, ahead.game) for by_hand, ahead in found]
            rows.append(row_of(IN_GAME, about, whole))
            auctions = [(by_hand.auctions, ahead.auctions) for by_hand, ahead in found]
            if any(by_hand for by_hand, _ in auctions):
                rows.append(row_of(IN_AUCTIONS, about, auctions))
    return rows


def row_of(figure: Figure, of: str, pairs: Sequence[tuple[float, float]]) -> BenchRow:
    """One result: the mean of these pairs, each the count by hand and the count with plans and orders.
    `within`: half the width of the ratio's 95 % interval."""
    games = len(pairs)
    by_hand, in_advance = (sum(pair[at] for pair in pairs) / games for at in (0, 1))
    ratio = in_advance / by_hand
    left = sum((after - ratio * before) ** 2 for before, after in pairs)
    within = 1.96 * (left / games / max(games - 1, 1)) ** 0.5 / by_hand
    found = figure.row(in_advance, by_hand, of=of)
    return msgspec.structs.replace(found, within=round(within, 2))


class BothWays:
    """One game, its hand-overs counted both ways as it is played."""

    def __init__(self, title: Title, seats: int, number: int, options: Any, chooser: MoveChooser) -> None:
        self.title = title
        self.chooser = chooser
        self.seats = seats
        self.rng = Random(f"{title.id} {seats} {number}")
        self.table = bare_table(title, number, options, self.rng)
        self.minds: Minds | None = minds_of(title)
        self.by_hand, self.ahead = HandOvers(), HandOvers()
        self.decided: dict[Seat, list[StandingOrder]] = {}
        """What each seat has decided in advance for this part of the game."""
        self.in_advance: dict[Seat, GivenInAdvance] = {}
        """What of it, and of its next turn, it has given in advance."""
        self._part: Hashable = None

    def play(self) -> tuple[HandOvers, HandOvers]:
        """Play the game to its end. Returns the hand-overs by hand, and with plans and orders."""
        game = engine.start(self.title, self.seats, self.table.options, self.table.chance).game
        while not game.over:
            self._make_up_minds(game)
            game = self._after_visit(game, Seat(engine.waits_for(game)[0]))
        return self.by_hand, self.ahead

    def _make_up_minds(self, game: Any) -> None:
        """At the start of each part of the game that orders apply to, each seat decides in advance."""
        if self.minds is None:
            return
        part = self.minds.part(game)
        if part == self._part:
            return
        self._part = part
        left = {seat: GivenInAdvance(premoves=one.premoves) for seat, one in self.in_advance.items()}
        self.in_advance = left
        for at in range(self.seats):
            seat = Seat(at)
            view = self.title.view(game, seat)
            self.decided[seat] = self.minds.wishes(view, seat, Random(self.rng.randbytes(8)))

    def _after_visit(self, game: Any, seat: Seat) -> Any:
        """The position after the seat's answers, up to where something is revealed or its turn ends."""
        in_auction = self.minds is not None and self.minds.is_auction(game)
        self.by_hand.note(seat, in_auction)
        table = self._at(game)
        in_advance = self.in_advance.get(seat, NOTHING_GIVEN)
        answers = due_answers(table, game, seat, in_advance)
        if answers:
            self.in_advance[seat] = left_in_advance(self.title, in_advance, answers)
            self.in_advance = after_forced_moves(self.title, self.in_advance, answers)
            return answers[-1].result.game
        self.ahead.note(seat, in_auction)
        steps = self._turn(table, seat).steps
        taken = [PlayedStep(Action(seat, None, one.move), one) for one in steps]
        left = left_in_advance(self.title, in_advance, taken)
        after = steps[-1].game
        if not after.over:
            there = self._at(after)
            left = self._with_orders(there, seat, left)
            if seat not in engine.waits_for(after):
                left = msgspec.structs.replace(left, premoves=())
                for _ in range(MOST_PREMOVES):
                    left = self._with_plan(there, seat, left)
        self.in_advance = after_forced_moves(self.title, self.in_advance | {seat: left}, taken)
        return after

    def _with_orders(self, table: Table, seat: Seat, in_advance: GivenInAdvance) -> GivenInAdvance:
        """With standing orders for everything the seat has decided in advance."""
        in_advance = msgspec.structs.replace(in_advance, orders=())
        for rule in self.decided.get(seat, ()):
            in_advance = with_standing_order(table, in_advance, rule)
        return in_advance

    def _decided_move(self, game: Any, seat: Seat) -> Move | None:
        """The move that the seat has decided in advance for this question."""
        view = self.title.view(game, seat)
        for rule in sorted(self.decided.get(seat, ()), key=lambda rule: rule.rank):
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
            move = self._decided_move(game, seat) or self._chosen(game, seat)
            draft = compose(table, seat, draft, move)
            if draft.waits:
                break
        return draft

    def _chosen(self, game: Any, seat: Seat) -> Move:
        return self.chooser(SeatView.of(self.title, game, self.seats, seat), Random(self.rng.randbytes(8)))

    def _with_plan(self, table: Table, seat: Seat, in_advance: GivenInAdvance) -> GivenInAdvance:
        """With one more plan of the next turn, if another is possible."""
        try:
            plan = self._plan(table, seat, in_advance)
        except Refusal:
            return in_advance
        if not plan.draft or (premove := premove_of(table, seat, plan)) in in_advance.premoves:
            return in_advance
        return msgspec.structs.replace(in_advance, premoves=(*in_advance.premoves, premove))

    def _plan(self, table: Table, seat: Seat, in_advance: GivenInAdvance) -> GivenInAdvance:
        """A plan of the next turns: move by move, as long as nothing in it depends on what is revealed on the
        way. Without a draft if there is none. Raises Refusal."""
        so_far = whole = GivenInAdvance()
        while len(so_far.draft) < STEPS:
            then = at_next_turn(table, seat, so_far)
            game = then.composed(seat)
            if so_far.draft and ends_turn(then, seat):
                whole = so_far
                if so_far.further >= MOST_FURTHER:
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
        return whole

    def _known(
        self, table: Table, game: Any, seat: Seat, so_far: GivenInAdvance, given: GivenInAdvance
    ) -> Move | None:
        """A move that continues the plan whatever has been revealed. An alternative plan must begin with
        another move, because it is for when the other plans' first moves are impossible."""
        others = (
            () if so_far.draft else [self.title.load_move(premove.moves[0]) for premove in given.premoves]
        )
        for _ in range(TRIES):
            move = self._decided_move(game, seat) or self._chosen(game, seat)
            if move not in others and not unknown(table, seat, so_far, move):
                return move
        return None
