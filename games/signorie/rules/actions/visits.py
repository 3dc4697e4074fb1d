"""Missions and marriages: people go to cities, and alliance tiles to their rows (rules 6, 7, 11)."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.core import Checked, Note, Offer, Refusal, Seat, note
from games.signorie.model import components as c
from games.signorie.model import events, moves
from games.signorie.model.cities import (
    GATES,
    draw_face_down,
    fits,
    gates_open,
    lowest_slot,
    person,
    take_tile,
    why_not_city,
)
from games.signorie.model.state import Context, PlayerBoard, SignorieState
from games.signorie.model.tracks import MAN, men_on_careers
from games.signorie.rules.actions.tasks import Task


class Mission(Task):
    """A man goes to the lowest empty slot of a city and scores the slot he leaves. The row gets the city's
    tile if it fits, else a face-down one (rules 6, 7)."""

    rule = "6"

    facedown: bool = False

    def asks(self, game: SignorieState, seat: Seat) -> Note:
        return note("ask-mission-face-down") if self.facedown else note("ask-mission")

    def offers(self, game: SignorieState, seat: Seat) -> Iterator[Offer]:
        board = game.boards[seat]
        cities = (GATES,) if gates_open(game) else tuple(game.cities)

        def why_not_there(man: str) -> Refusal | None:
            career, slot = MAN.get(man, ("", 0))
            there = slot and board.men[career][slot]
            return None if there else Refusal("E_NO_MALE_THERE", self.rule, man=man)

        def why_not_man(man: str) -> Refusal | None:
            if (refusal := why_not_there(man)) is not None:
                return refusal
            reasons = [why_not_sent(game, man, city) for city in cities]
            if None in reasons:
                return None
            ranks = [why for why in reasons if why is not None and why.code != "E_CITY_FULL"]
            return min(ranks, key=lambda why: why.figures.get("need", 0), default=reasons[0])

        yield Offer(
            moves.SendMission,
            whole=lambda move: why_not_there(move.man) or why_not_sent(game, move.man, move.city),
            hints={
                "man": lambda man: note("hint-man", vp=c.CAREER_TRACK[MAN[man][1]].vp),
                "city": lambda man, city: self._hint(game, board, man, city),
            },
            man=Checked(men_on_careers(board), why_not_man),
            city=lambda man: Checked(cities, lambda city: why_not_sent(game, man, city)),
        )

    def _hint(self, game: SignorieState, board: PlayerBoard, man: str, city: str) -> Note:
        career, slot = MAN[man]
        vp = c.CAREER_TRACK[slot].vp
        tile = "" if city == GATES else game.cities[city].mission
        return visit_hint(game, city, "m", vp, self.facedown, tile, bool(tile) and fits(board, career, tile))

    def _mission(self, ctx: Context, seat: Seat, move: moves.SendMission) -> None:
        career, slot = MAN[move.man]
        game = ctx.game
        board = game.boards[seat]
        vp = c.CAREER_TRACK[slot].vp
        board.add_man(career, slot, -1)
        board.vp += vp
        place = _enter(game, seat, "m", move.city)
        ctx.tell(events.MissionDone(seat, career, slot, move.city, place, vp))
        ctx.pop()
        after_visit(ctx, seat, move.city, career, self.facedown)

    handlers = {moves.SendMission: _mission}


def rank_of(man: str) -> int:
    """The value of a man's slot for a city."""
    return c.CAREER_TRACK[MAN[man][1]].rank


def why_not_sent(game: SignorieState, man: str, city: str) -> Refusal | None:
    """Why a man can't go to a city: the slot requires a rank; open gates require the highest."""
    if (refusal := why_not_city(game, city, "m", "6")) is not None:
        return refusal
    rank = rank_of(man)
    if city == GATES:
        return None if rank >= c.CAREER_TRACK[c.CAREER_TOP].rank else _open_gates()
    need = lowest_slot(game, city, "m")
    return None if rank >= need else Refusal("E_RANK", "6", rank=rank, need=need)


class Marriage(Task):
    """A woman goes to the lowest empty slot of a city and scores her dowry. The marriage row gets the
    city's tile if it fits, else a face-down one (rules 6, 7)."""

    rule = "6"

    facedown: bool = False

    def asks(self, game: SignorieState, seat: Seat) -> Note:
        return note("ask-marriage-face-down" if self.facedown else "ask-marriage")

    def offers(self, game: SignorieState, seat: Seat) -> Iterator[Offer]:
        board = game.boards[seat]
        cities = (GATES,) if gates_open(game) else tuple(game.cities)

        def why_not(city: str, dowry: int | None = None) -> Refusal | None:
            """Without a dowry: whether the minimum one is possible."""
            if (refusal := why_not_city(game, city, "f", self.rule)) is not None:
                return refusal
            least = least_dowry(game, city)
            return why_not_dowry(city, least, least if dowry is None else dowry, board.florins)

        def dowries(city: str) -> Checked:
            payable = range(least_dowry(game, city), min(c.DOWRY_MOST, board.florins) + 1)
            return Checked(payable, lambda dowry: why_not(city, dowry), allowed=payable)

        yield Offer(
            moves.Marry,
            whole=lambda move: why_not(move.city, move.dowry),
            closed=None if board.supply["f"] else Refusal("E_NO_FEMALE", self.rule),
            hints={
                "city": lambda city: self._hint(game, board, city, least_dowry(game, city)),
                "dowry": lambda city, dowry: self._hint(game, board, city, dowry),
            },
            city=Checked(cities, why_not),
            dowry=dowries,
        )

    def _hint(self, game: SignorieState, board: PlayerBoard, city: str, dowry: int) -> Note:
        tile = "" if city == GATES else game.cities[city].marriage
        fitting = bool(tile) and fits(board, "mar", tile)
        return visit_hint(game, city, "f", dowry * c.VP_PER_DOWRY, self.facedown, tile, fitting)

    def _marry(self, ctx: Context, seat: Seat, move: moves.Marry) -> None:
        game = ctx.game
        board = game.boards[seat]
        vp = move.dowry * c.VP_PER_DOWRY
        board.supply["f"] -= 1
        board.florins -= move.dowry
        board.vp += vp
        place = _enter(game, seat, "f", move.city)
        ctx.tell(events.MarriageDone(seat, move.city, place, -1, -move.dowry, vp))
        ctx.pop()
        after_visit(ctx, seat, move.city, "mar", self.facedown)

    handlers = {moves.Marry: _marry}


def least_dowry(game: SignorieState, city: str) -> int:
    """The value of the slot a woman would take; through open gates the maximum dowry."""
    return c.DOWRY_MOST if city == GATES else lowest_slot(game, city, "f")


def why_not_dowry(city: str, least: int, dowry: int, florins: int) -> Refusal | None:
    """Why a dowry isn't what a city asks for, or is more than the seat's florins."""
    if not (1 if city == GATES else least) <= dowry <= c.DOWRY_MOST:
        return Refusal("E_DOWRY", "6", least=least, most=c.DOWRY_MOST)
    if dowry > florins:
        return Refusal("E_FLORINS", "6", need=dowry, have=florins)
    return None if dowry >= least else _open_gates()


def _open_gates() -> Refusal:
    need = c.CAREER_TRACK[c.CAREER_TOP].rank
    return Refusal("E_OPEN_GATES", "11", florins=c.DOWRY_MOST, need=need)


def visit_hint(
    game: SignorieState, city: str, sex: str, vp: int, facedown: bool, tile: str, fitting: bool
) -> Note:
    """Points, slot and tile of a visit to a city."""
    if city == GATES:
        return note("hint-gates", vp=vp)
    slot = lowest_slot(game, city, sex)
    if facedown:
        return note("hint-visit-face-down", vp=vp, slot=slot)
    if not tile:
        return note("hint-visit", vp=vp, slot=slot)
    kind = c.TILES[tile].kind
    if fitting:
        return note("hint-visit-tile", vp=vp, slot=slot, tile=kind)
    return note("hint-visit-no-tile", vp=vp, slot=slot, tile=kind)


def _enter(game: SignorieState, seat: Seat, sex: str, city: str) -> int:
    """Take the lowest empty slot of the city; returns its value, 0 for the stock behind open gates."""
    if city == GATES:
        game.boards[seat].stock[sex] += 1
        return 0
    slot = lowest_slot(game, city, sex)
    there = game.cities[city]
    game.cities[city] = replace(there, people=(*there.people, person(seat, sex)))
    return slot


def after_visit(ctx: Context, seat: Seat, city: str, row: str, facedown: bool) -> None:
    """The alliance tile: the city's if it fits, or one face down instead (rules 6, 7, 11)."""
    game = ctx.game
    if facedown:
        if game.stock and (city != GATES or game.options.open_gates == "with_helper_tile"):
            draw_face_down(ctx, seat, row)
        return
    if city == GATES:
        return
    tile = game.cities[city].marriage if row == "mar" else game.cities[city].mission
    if tile and fits(game.boards[seat], row, tile):
        if game.options.fitting_tile == "taken":
            take_tile(ctx, seat, city, row)
        else:
            ctx.push(KeepTile(seat, city, row))


class KeepTile(Task):
    """A fitting tile may be left in its city, if the table plays so (option fitting_tile)."""

    rule = "6"

    city: str
    row: str

    def _tile(self, game: SignorieState) -> str:
        city = game.cities[self.city]
        return c.TILES[city.marriage if self.row == "mar" else city.mission].kind

    def asks(self, game: SignorieState, seat: Seat) -> Note:
        return note("ask-tile", tile=self._tile(game), row=self.row)

    def offers(self, game: SignorieState, seat: Seat) -> Iterator[Offer]:
        yield Offer(moves.TakeTile, take=("take", "leave"))

    def _take(self, ctx: Context, seat: Seat, move: moves.TakeTile) -> None:
        if move.take == "take":
            take_tile(ctx, seat, self.city, self.row)
        else:
            ctx.tell(events.TileLeft(seat, self.city, self._tile(ctx.game)))
        ctx.pop()

    handlers = {moves.TakeTile: _take}
