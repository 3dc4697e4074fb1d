"""The reward phase (rules 9): whoever stayed within the threshold, in the new turn order.

Where no bonus touches what others do (meeples, a tile from the stock, a free helper, points to buy), all
are asked together; else one after another.
"""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from games.core import ByKind, Checked, Move, Note, Offer, Phase, Refusal, Sealed, Seat, note
from games.core.answers import Chooser, pick
from games.core.refusal import BAD_PARAM
from games.signorie import able, events, moves
from games.signorie import components as c
from games.signorie.cities import cities_of, draw_face_down, people_of
from games.signorie.effects import do_action, gain_meeples
from games.signorie.progress import Progress
from games.signorie.state import PlayerBoard, SignorieState
from games.signorie.tables import BonusTile
from games.signorie.tasks import SignorieFlow
from games.signorie.tracks import can_advance
from games.signorie.turn import DieChoice, ExtraDie

RULE = "9"

TILE, FLORINS, BUY = "tile", "florins", "buy"
_BUY_OR_KEEP = (BUY, "keep")

BONUSES = (FLORINS, TILE, *c.ROWS, *c.HELPERS)
"""All that can be said for a bonus."""
CARRIED_OUT = {"wed": ("bonus", "bride"), "first": ("bride", "bonus"), "alone": ("bonus",)}
"""What is carried out in which order: a bride after the bonus, before it, none."""
BRIDES = tuple(CARRIED_OUT)


class Rewards(Phase[SignorieState]):
    """Hand out this round's reward. `left`: those who get one and have not been dealt with yet."""

    rule: ClassVar[str] = RULE

    left: list[Seat]

    def step(self, flow: SignorieFlow) -> None:
        game = flow.game
        if not self.left:
            flow.pop()
        elif game.reward_slot.kind == "vp":
            for seat in self.left:
                score_tile(flow, seat)
            rich = [seat for seat in self.left if game.boards[seat].florins >= c.BUY_COST]
            self.left = []
            if rich:
                flow.push(Purchase(rich))
        else:
            asked = self.left if asked_together(game, len(self.left)) else self.left[:1]
            self.left = self.left[len(asked) :]
            flow.push(Claim(list(asked)))


def eligible(flow: SignorieFlow) -> list[Seat]:
    """Who gets a reward, in the new turn order; the others are told why not (rules 9)."""
    game = flow.game
    found = []
    for seat in game.turn_order:
        total, limit = game.boards[seat].dice_sum, game.threshold(seat)
        if total <= limit:
            found.append(seat)
        elif flow.heard:
            flow.tell(events.RewardMissed(seat, total, limit))
    return found


def asked_together(game: SignorieState, seats: int) -> bool:
    """Whether so many seats can take this bonus without minding each other."""
    kind = c.BONUS_TILES[game.reward].kind
    if kind == "free_helper":
        return game.helpers_left >= seats
    if kind == "facedown_any":
        return len(game.stock) >= seats
    return kind == "take"


def score_tile(flow: SignorieFlow, seat: Seat) -> None:
    """The points of a VP tile (rules 2.11)."""
    game = flow.game
    tile = c.VP_TILES[game.reward]
    count = vp_count(game, seat, tile.kind)
    game.boards[seat].vp += count * tile.vp
    if flow.heard:
        flow.tell(events.RewardScored(seat, tile.id, count, count * tile.vp))


def vp_count(game: SignorieState, seat: Seat, kind: str) -> int:
    """How many a seat has of what a VP tile counts."""
    if kind == "vp_per_helper":
        return len(game.boards[seat].helpers)
    sex = "f" if "female" in kind else "m"
    counted = cities_of if kind.startswith("vp_per_city") else people_of
    return counted(game, seat, sex)


def bonuses(game: SignorieState, seat: Seat, tile: BonusTile, florins: int) -> list[str]:
    """What a seat with so many florins can take of a bonus tile: the tile, or the row or helper slot it
    asks for."""
    board = game.boards[seat]
    if tile.kind == "facedown_any":
        return list(c.ROWS) if game.stock else []
    if tile.kind == "free_helper":
        return [slot for slot in c.HELPERS if slot not in board.helpers] if game.helpers_left else []
    return [] if why_not_tile(game, seat, tile, florins) else [TILE]


def why_not_tile(game: SignorieState, seat: Seat, tile: BonusTile, florins: int) -> Refusal | None:
    """Why a reward tile's bonus cannot be carried out with so many florins."""
    board = game.boards[seat]
    if tile.kind == "mission":
        return able.why_not_mission(game, board, RULE)
    if tile.kind == "marriage":
        return able.why_not_marriage(game, board.supply["f"], florins, RULE)
    if tile.kind == "take":
        males, females = taken(board, tile)
        whole = game.options.all_or_florins
        need = tile.males + tile.females if whole else 1
        short = males + females < need
        return Refusal("E_NOT_EXECUTABLE", RULE, reason="no-stock") if short else None
    if tile.kind == "progress":
        possible = can_advance(board, tile.tracks, board.supply["m"])
        return None if possible else Refusal("E_NOT_EXECUTABLE", RULE, reason="no-step")
    if tile.kind == "extra_action":
        return None if extra_die(game, seat, florins) else Refusal("E_NOT_EXECUTABLE", RULE, reason="no-die")
    return None


def extra_die(game: SignorieState, seat: Seat, florins: int) -> bool:
    """Whether some die left can be used in an extra action; the own slots are emptied first."""
    choice = DieChoice(game, seat, free=True)
    return any(choice.need(colour) <= florins for colour in {die[0] for die in game.dice})


def taken(board: PlayerBoard, tile: BonusTile) -> tuple[int, int]:
    """How many males and females a tile brings, as many as the stock has (rules 9)."""
    return min(tile.males, board.stock["m"]), min(tile.females, board.stock["f"])


def bride_florins(game: SignorieState) -> int:
    """The florins of this round's slot that go with a bride (rules 2.12; option short_season)."""
    if game.options.short_season == "by_round":
        return c.REWARD_TRACK[game.round - 1].bride_florins
    return game.reward_slot.bride_florins


_KINDS: tuple[type[Move], ...] = (moves.ClaimReward, moves.ClaimBrideFirst, moves.ClaimAlone)


class Claim(Sealed[SignorieState], ByKind[SignorieState]):
    """The bonus or florins, and a bride or none; one question (rules 9). An answer is kept as two places,
    in `BONUSES` and `BRIDES`."""

    rule: ClassVar[str] = RULE

    answers: dict[Seat, tuple[int, int]] = {}

    def tell_forced(self, game: SignorieState) -> bool:
        return True

    def not_awaited(self, game: SignorieState, seat: Seat) -> Refusal:
        total, limit = game.boards[seat].dice_sum, game.threshold(seat)
        if total > limit:
            return Refusal("E_NOT_ELIGIBLE", RULE, sum=total, limit=limit)
        return super().not_awaited(game, seat)

    def asks(self, game: SignorieState, seat: Seat) -> Note:
        return note("ask-reward", tile=game.reward, florins=c.REWARD_FLORINS)

    def kinds(self, game: SignorieState, seat: Seat) -> Sequence[type[Move]]:
        """With a bride, before or after the bonus, or without: one choice each."""
        return _KINDS if game.options.bride_any_time else _KINDS[::2]

    def open_kinds(self, game: SignorieState, seat: Seat) -> Sequence[type[Move]]:
        full = game.boards[seat].brides >= c.MOST_BRIDES
        return _KINDS[2:] if full else self.kinds(game, seat)

    def _wed_offer(self, game: SignorieState, seat: Seat) -> Offer:
        return self._offer(
            game, seat, moves.ClaimReward, game.boards[seat].florins, _why_no_bride(game, seat)
        )

    def _first_offer(self, game: SignorieState, seat: Seat) -> Offer:
        """A bride who comes first may bring the florins that the bonus needs."""
        brought = 0 if game.options.florins_for_everyone else bride_florins(game)
        florins = game.boards[seat].florins + brought
        return self._offer(game, seat, moves.ClaimBrideFirst, florins, _why_no_bride(game, seat))

    def _alone_offer(self, game: SignorieState, seat: Seat) -> Offer:
        return self._offer(game, seat, moves.ClaimAlone, game.boards[seat].florins)

    makers = {
        moves.ClaimReward: _wed_offer,
        moves.ClaimBrideFirst: _first_offer,
        moves.ClaimAlone: _alone_offer,
    }

    def _offer(
        self, game: SignorieState, seat: Seat, move: type[Move], florins: int, closed: Refusal | None = None
    ) -> Offer:
        """The bonus or florins, for a seat that has so many florins then."""
        board = game.boards[seat]
        allowed = _bonuses_or_florins(game, seat, florins)

        def why_not(bonus: str) -> Refusal | None:
            return None if bonus in allowed else _why_not_bonus(game, seat, bonus, florins)

        candidates = [*allowed, TILE] if len(allowed) == 1 else allowed
        return Offer(
            move,
            closed=closed,
            hints={"bonus": lambda bonus: _bonus_hint(game, board, bonus)},
            does=None if move is moves.ClaimAlone or closed is not None else _bride_hint(game, board),
            bonus=Checked(candidates, why_not, allowed=allowed),
        )

    def _any_wed(self, game: SignorieState, seat: Seat, rng: Chooser) -> Move:
        return moves.ClaimReward(pick(_bonuses_or_florins(game, seat, game.boards[seat].florins), rng))

    def _any_alone(self, game: SignorieState, seat: Seat, rng: Chooser) -> Move:
        return moves.ClaimAlone(pick(_bonuses_or_florins(game, seat, game.boards[seat].florins), rng))

    drawers = {moves.ClaimReward: _any_wed, moves.ClaimAlone: _any_alone}

    def default(self, game: SignorieState, seat: Seat) -> Move:
        """Florins, and the bride, who costs nothing."""
        full = game.boards[seat].brides >= c.MOST_BRIDES
        return moves.ClaimAlone(FLORINS) if full else moves.ClaimReward(FLORINS)

    def _wed(self, flow: SignorieFlow, seat: Seat, move: moves.ClaimReward) -> None:
        self._keep(seat, move.bonus, "wed")

    def _first(self, flow: SignorieFlow, seat: Seat, move: moves.ClaimBrideFirst) -> None:
        self._keep(seat, move.bonus, "first")

    def _alone(self, flow: SignorieFlow, seat: Seat, move: moves.ClaimAlone) -> None:
        self._keep(seat, move.bonus, "alone")

    def _keep(self, seat: Seat, bonus: str, bride: str) -> None:
        self.seal(seat, (BONUSES.index(bonus), BRIDES.index(bride)))

    def opened(self, flow: SignorieFlow) -> None:
        flow.pop()
        for seat in reversed(self.asked):
            bonus, bride = self.answers[seat]
            last = ("florins",) if flow.game.options.florins_for_everyone else ()
            flow.push(Payout(seat, BONUSES[bonus], [*CARRIED_OUT[BRIDES[bride]], *last]))

    handlers = {
        moves.ClaimReward: _wed,
        moves.ClaimBrideFirst: _first,
        moves.ClaimAlone: _alone,
    }


def _bonuses_or_florins(game: SignorieState, seat: Seat, florins: int) -> list[str]:
    """What a seat with so many florins can choose from."""
    return [*bonuses(game, seat, c.BONUS_TILES[game.reward], florins), FLORINS]


def _why_no_bride(game: SignorieState, seat: Seat) -> Refusal | None:
    """Why there is no place for a bride."""
    full = game.boards[seat].brides >= c.MOST_BRIDES
    return Refusal("E_BRIDE_FULL", RULE, most=c.MOST_BRIDES) if full else None


def _why_not_bonus(game: SignorieState, seat: Seat, bonus: str, florins: int) -> Refusal:
    """Why a bonus is not among those a seat with so many florins can take."""
    tile = c.BONUS_TILES[game.reward]
    if tile.kind == "facedown_any":
        if not game.stock:
            return Refusal("E_TILE_STOCK", RULE)
        return Refusal("E_ROW", RULE, rows=c.ROWS)
    if tile.kind == "free_helper":
        if not game.helpers_left:
            return Refusal("E_HELPER_SUPPLY", RULE)
        if bonus in c.HELPERS:
            return Refusal("E_HELPER_FULL", RULE, helper=bonus)
    elif bonus == TILE and (why := why_not_tile(game, seat, tile, florins)) is not None:
        return why
    return Refusal(BAD_PARAM, RULE, known=(*bonuses(game, seat, tile, florins), FLORINS))


def _bonus_hint(game: SignorieState, board: PlayerBoard, bonus: str) -> Note | None:
    if bonus == FLORINS:
        return note("hint-florins", florins=c.REWARD_FLORINS)
    tile = c.BONUS_TILES[game.reward]
    if tile.kind == "take":
        males, females = taken(board, tile)
        return note("hint-gain", males=males, females=females)
    if tile.kind == "facedown_any":
        row = board.rows[bonus]
        return note("hint-row", tiles=row.tiles, need=c.ROW_TILES)
    return None


def _bride_hint(game: SignorieState, board: PlayerBoard) -> Note:
    """What the next bride brings."""
    florins = 0 if game.options.florins_for_everyone else bride_florins(game)
    return note("hint-bride", vp=c.BRIDE_SLOTS[board.brides].vp, florins=florins, dice=board.brides + 2)


class Payout(Phase[SignorieState]):
    """One seat's reward is carried out in the order of `todo`: the bonus, the bride, and last the florins
    that everybody gets (option bride)."""

    rule: ClassVar[str] = RULE

    seat: Seat
    bonus: str
    todo: list[str]

    def step(self, flow: SignorieFlow) -> None:
        phases = flow.game.phases
        while self.todo:
            now = self.todo.pop(0)
            if now == "bride":
                take_bride(flow, self.seat)
            elif now == "bonus":
                self._bonus(flow)
            elif bride_florins(flow.game):
                _take_florins(flow, self.seat, bride_florins(flow.game))
            if phases[-1] is not self:
                return
        flow.pop()
        flow.end_turn()

    def _bonus(self, flow: SignorieFlow) -> None:
        game, seat = flow.game, self.seat
        if self.bonus == FLORINS:
            _take_florins(flow, seat, c.REWARD_FLORINS)
            return
        tile = c.BONUS_TILES[game.reward]
        if flow.heard:
            flow.tell(events.BonusTaken(seat, tile.id))
        carry_out(flow, seat, tile, self.bonus)


def _take_florins(flow: SignorieFlow, seat: Seat, florins: int) -> None:
    flow.game.boards[seat].florins += florins
    if flow.heard:
        flow.tell(events.RewardFlorins(seat, florins))


def carry_out(flow: SignorieFlow, seat: Seat, tile: BonusTile, bonus: str) -> None:
    """The bonus of a reward tile (rules 2.11, 9)."""
    game = flow.game
    board = game.boards[seat]
    if tile.kind == "take":
        gain_meeples(flow, seat, *taken(board, tile))
    elif tile.kind == "progress":
        one_track = len(tile.tracks) > 1 and game.options.one_career
        flow.push(Progress(seat, tile.points, tile.tracks, one_track=one_track))
    elif tile.kind == "facedown_any":
        draw_face_down(flow, seat, bonus)
    elif tile.kind == "free_helper":
        board.helpers.append(bonus)
        flow.tell(events.HelperHired(seat, bonus, 0))
    elif tile.kind == "extra_action":
        board.dice.clear()
        flow.push(ExtraDie(seat))
    else:
        do_action(flow, seat, tile.kind)


def take_bride(flow: SignorieFlow, seat: Seat) -> None:
    """A bride on the topmost empty slot, its points, and the florins of the round (rules 9)."""
    game = flow.game
    board = game.boards[seat]
    vp = c.BRIDE_SLOTS[board.brides].vp
    florins = 0 if game.options.florins_for_everyone else bride_florins(game)
    board.brides += 1
    board.vp += vp
    board.florins += florins
    if flow.heard:
        flow.tell(events.BrideTaken(seat, board.brides, vp, florins))


class Purchase(Sealed[SignorieState]):
    """Florins for points, once (rules 9)."""

    rule: ClassVar[str] = RULE

    answers: dict[Seat, bool] = {}

    def asks(self, game: SignorieState, seat: Seat) -> Note:
        return note("ask-buy", florins=c.BUY_COST, vp=c.BUY_VP)

    def not_awaited(self, game: SignorieState, seat: Seat) -> Refusal:
        board = game.boards[seat]
        total, limit = board.dice_sum, game.threshold(seat)
        if total > limit:
            return Refusal("E_NOT_ELIGIBLE", RULE, sum=total, limit=limit)
        return Refusal("E_FLORINS", RULE, need=c.BUY_COST, have=board.florins)

    def offers(self, game: SignorieState, seat: Seat) -> Iterator[Offer]:
        yield Offer(moves.BuyVp, buy=_BUY_OR_KEEP)

    def random_move(self, game: SignorieState, seat: Seat, rng: Chooser) -> Move:
        return moves.BuyVp(rng.choice(_BUY_OR_KEEP))

    def default(self, game: SignorieState, seat: Seat) -> Move:
        return moves.BuyVp("keep")

    def _buy(self, flow: SignorieFlow, seat: Seat, move: moves.BuyVp) -> None:
        self.seal(seat, move.buy == BUY)

    def opened(self, flow: SignorieFlow) -> None:
        for seat in self.asked:
            if self.answers[seat]:
                board = flow.game.boards[seat]
                board.florins -= c.BUY_COST
                board.vp += c.BUY_VP
                flow.tell(events.VpBought(seat, -c.BUY_COST, c.BUY_VP))
        flow.pop()
        flow.end_turn()

    handlers = {moves.BuyVp: _buy}
