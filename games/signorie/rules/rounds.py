"""The course of a round: set-up, turns, rewards, clean-up (rules 4)."""

from collections.abc import Iterator
from typing import Literal

from games.core import Note, Offer, Phase, Seat, note
from games.signorie.model import components as c
from games.signorie.model import events
from games.signorie.model.orders import PassAfter
from games.signorie.model.state import City, Context, SignorieState
from games.signorie.model.tracks import initiative_order
from games.signorie.rules.final import FinalScoring
from games.signorie.rules.rewards import Rewards, eligible
from games.signorie.rules.rolls import roll
from games.signorie.rules.turn import TakeTurn


class Round(Phase[SignorieState]):
    """Rounds of three phases, until the last (rules 4). `next`: whose place in the turn order is next."""

    rule = "4"

    stage: Literal["set_up", "actions", "rewards", "clean_up"] = "set_up"
    next: int = 0

    def orders(self, game: SignorieState, seat: Seat) -> Iterator[Offer]:
        if self.stage == "actions" and seat not in game.passed:
            lie = len(game.boards[seat].dice)
            yield Offer(PassAfter, previews={"dice": _pass_note}, dice=tuple(range(lie, c.MAX_DICE)))

    def step(self, ctx: Context) -> None:
        if self.stage == "set_up":
            start_round(ctx)
            self.stage, self.next = "actions", 0
            self._next_turn(ctx)
        elif self.stage == "actions":
            self._next_turn(ctx)
        elif self.stage == "rewards":
            score_initiative(ctx)
            change_order(ctx)
            self.stage = "clean_up"
            ctx.push(Rewards(eligible(ctx)))
        else:
            clean_up(ctx)
            self.stage = "set_up"
            if ctx.game.round == ctx.game.rounds:
                ctx.replace(FinalScoring())

    def _next_turn(self, ctx: Context) -> None:
        """The next seat in turn order that has not passed; the rewards when all have (rules 4.2)."""
        game = ctx.game
        order = game.turn_order
        if len(game.passed) == len(order):
            self.stage = "rewards"
            return
        while (seat := order[self.next]) in game.passed:
            self.next = (self.next + 1) % len(order)
        self.next = (self.next + 1) % len(order)
        ctx.push(TakeTurn(seat))


def _pass_note(dice: int) -> Note:
    return note("hint-pass-after", dice=dice)


def start_round(ctx: Context) -> None:
    """Alliance tiles, assignments, dice (rules 4.1)."""
    game = ctx.game
    game.round += 1
    game.passed = []
    ctx.tell(events.RoundStarted(game.round, game.rounds, game.reward))
    lay_tiles(ctx)
    tiles = ctx.shuffle("assignments", list(c.ASSIGNMENTS))
    game.assignments = dict(zip(c.ASSIGNMENT_SLOTS, tiles, strict=True))
    game.closed = []
    areas = [tuple(game.assignments[slot] for slot in c.AREA[colour]) for colour in c.COLOURS]
    ctx.tell(events.AssignmentsLaid(*areas))
    dice = c.PLAYERS[len(game.boards)].dice
    rolled = {colour: tuple(sorted(roll(ctx, "action dice", dice))) for colour in c.COLOURS}
    game.dice = [f"{colour}{pips}" for colour, left in rolled.items() for pips in left]
    ctx.tell(events.DiceRolled(*rolled.values()))


def lay_tiles(ctx: Context) -> None:
    """A tile for every empty place, city by city, marriage before mission; none once the stock is empty."""
    game = ctx.game
    laid: dict[str, list[tuple[str, str]]] = {"marriage": [], "mission": []}
    for name, city in game.cities.items():
        marriage, mission = city.marriage, city.mission
        if not marriage and game.stock:
            marriage = game.stock.pop()
            laid["marriage"].append((name, c.TILES[marriage].kind))
        if not mission and game.stock:
            mission = game.stock.pop()
            laid["mission"].append((name, c.TILES[mission].kind))
        game.cities[name] = City(city.people, marriage, mission)
    for place, pairs in laid.items():
        if pairs:
            cities, tiles = zip(*pairs, strict=True)
            ctx.tell(events.TilesLaid(place, cities, tiles))
    ctx.reveal()


def score_initiative(ctx: Context) -> None:
    """The points beside each disc (rules 4.3)."""
    for seat, board in enumerate(ctx.game.boards):
        vp = c.INITIATIVE_VP[board.initiative]
        board.vp += vp
        if board.initiative or vp:
            ctx.tell(events.InitiativeScored(Seat(seat), board.initiative, vp))


def change_order(ctx: Context) -> None:
    """The highest disc goes first from now on; all discs go back to the start, the first on top."""
    game = ctx.game
    game.turn_order = initiative_order(game)
    game.discs = list(reversed(game.turn_order))
    for board in game.boards:
        board.initiative = 0
    ctx.tell(events.OrderChanged(tuple(game.turn_order)))


def clean_up(ctx: Context) -> None:
    """The reward tile is discarded, meeples of the threshold space go to their stocks, dice leave the
    boards (rules 4.3)."""
    game = ctx.game
    game.rewards[game.reward_slot.slot - 1] = ""
    for board in game.boards:
        for sex, count in board.waiting.items():
            board.stock[sex] += count
        board.waiting = dict.fromkeys(c.SEXES, 0)
        board.dice.clear()
    ctx.tell(events.RoundEnded(game.round))
