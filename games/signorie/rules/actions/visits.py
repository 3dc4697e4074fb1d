"""Missions and marriages: people go to cities, and alliance tiles to their rows (rules 6, 7, 11)."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import field, structs

from games.core import Checked, Note, Offer, Refusal, Seat, note
from games.signorie.model import components as c
from games.signorie.model import events, moves
from games.signorie.model.cities import (
    ASKED_AT_GATES,
    GATES,
    asked_in,
    fits,
    lowest_slot,
    person,
    places_to_go,
    tile_for,
    why_not_city,
)
from games.signorie.model.state import Context, PlayerBoard, SignorieState
from games.signorie.model.tracks import MAN, men_on_careers
from games.signorie.rules.actions.needs import why_not_pay
from games.signorie.rules.actions.tasks import Task, draw_face_down


class Visit(Task):
    """Somebody goes to the lowest empty slot of a city. A row gets the city's tile if it fits; with a helper
    (`face_down`) one from the stock instead (rules 6, 7)."""

    rule = "6"
    sex: ClassVar[str]

    face_down: bool = field(name="facedown", default=False)

    def preview(self, game: SignorieState, board: PlayerBoard, row: str, city: str, vp: int) -> Note:
        """Points, slot and tile of a visit to a city."""
        if city == GATES:
            return note("hint-gates", vp=vp)
        slot = lowest_slot(game, city, self.sex)
        if self.face_down:
            return note("hint-visit-face-down", vp=vp, slot=slot)
        tile = tile_for(game.cities[city], row)
        if not tile:
            return note("hint-visit", vp=vp, slot=slot)
        id = "hint-visit-tile" if fits(board, row, tile) else "hint-visit-no-tile"
        return note(id, vp=vp, slot=slot, tile=c.TILES[tile].kind)


class Mission(Visit):
    """A man goes to a city and scores the slot of his career that he leaves (rules 6, 7)."""

    sex = "m"

    def asks(self, game: SignorieState, seat: Seat) -> Note:
        return note("ask-mission-face-down") if self.face_down else note("ask-mission")

    def offers(self, game: SignorieState, seat: Seat) -> Iterator[Offer]:
        board = game.boards[seat]
        cities = places_to_go(game)

        def why_not_there(man: str) -> Refusal | None:
            career, slot = MAN.get(man, ("", 0))
            there = slot and board.men[career][slot]
            return None if there else Refusal("ERR_NO_MALE_THERE", self.rule, man=man)

        def why_not_man(man: str) -> Refusal | None:
            if (refusal := why_not_there(man)) is not None:
                return refusal
            reasons = [why_not_sent(game, man, city) for city in cities]
            if None in reasons:
                return None
            ranks = [why for why in reasons if why is not None and why.code != "ERR_CITY_FULL"]
            return min(ranks, key=lambda why: why.figures.get("need", 0), default=reasons[0])

        yield Offer(
            moves.SendMission,
            whole=lambda move: why_not_there(move.man) or why_not_sent(game, move.man, move.city),
            previews={
                "man": lambda man: note("hint-man", vp=_leaving_vp(man)),
                "city": lambda man, city: self.preview(game, board, MAN[man][0], city, _leaving_vp(man)),
            },
            man=Checked(men_on_careers(board), why_not_man),
            city=lambda man: Checked(cities, lambda city: why_not_sent(game, man, city)),
        )

    def _mission(self, ctx: Context, seat: Seat, move: moves.SendMission) -> None:
        career, slot = MAN[move.man]
        game = ctx.game
        board = game.boards[seat]
        vp = _leaving_vp(move.man)
        board.add_man(career, slot, -1)
        board.vp += vp
        place = _enter(game, seat, self.sex, move.city)
        ctx.tell(events.MissionDone(seat, career, slot, move.city, place, vp))
        ctx.pop()
        after_visit(ctx, seat, move.city, career, self.face_down)

    handlers = {moves.SendMission: _mission}


def _leaving_vp(man: str) -> int:
    """The points of the slot that a man leaves."""
    return c.CAREER_TRACK[MAN[man][1]].vp


def why_not_sent(game: SignorieState, man: str, city: str) -> Refusal | None:
    """Why a man can't go to a city: it asks for a rank."""
    if (refusal := why_not_city(game, city, "m", "6")) is not None:
        return refusal
    rank, need = c.CAREER_TRACK[MAN[man][1]].rank, asked_in(game, city, "m")
    if rank >= need:
        return None
    return _OPEN_GATES if city == GATES else Refusal("ERR_RANK", "6", rank=rank, need=need)


class Marriage(Visit):
    """A woman goes to a city and scores her dowry (rules 6, 7)."""

    sex = "f"

    def asks(self, game: SignorieState, seat: Seat) -> Note:
        return note("ask-marriage-face-down" if self.face_down else "ask-marriage")

    def offers(self, game: SignorieState, seat: Seat) -> Iterator[Offer]:
        board = game.boards[seat]
        cities = places_to_go(game)

        def why_not(city: str, dowry: int | None = None) -> Refusal | None:
            """Without a dowry: whether the minimum one is possible."""
            if (refusal := why_not_city(game, city, self.sex, self.rule)) is not None:
                return refusal
            least = asked_in(game, city, self.sex)
            return why_not_dowry(city, least, least if dowry is None else dowry, board.florins)

        def dowries(city: str) -> Checked:
            payable = range(asked_in(game, city, self.sex), min(c.DOWRY_MOST, board.florins) + 1)
            return Checked(payable, lambda dowry: why_not(city, dowry), allowed=payable)

        def preview(city: str, dowry: int) -> Note:
            return self.preview(game, board, c.MARRIAGE, city, dowry * c.VP_PER_DOWRY)

        yield Offer(
            moves.Marry,
            whole=lambda move: why_not(move.city, move.dowry),
            closed=None if board.supply["f"] else Refusal("ERR_NO_FEMALE", self.rule),
            previews={
                "city": lambda city: preview(city, asked_in(game, city, self.sex)),
                "dowry": preview,
            },
            city=Checked(cities, why_not),
            dowry=dowries,
        )

    def _marry(self, ctx: Context, seat: Seat, move: moves.Marry) -> None:
        game = ctx.game
        board = game.boards[seat]
        vp = move.dowry * c.VP_PER_DOWRY
        board.supply["f"] -= 1
        board.florins -= move.dowry
        board.vp += vp
        place = _enter(game, seat, self.sex, move.city)
        ctx.tell(events.MarriageDone(seat, move.city, place, -1, -move.dowry, vp))
        ctx.pop()
        after_visit(ctx, seat, move.city, c.MARRIAGE, self.face_down)

    handlers = {moves.Marry: _marry}


def why_not_dowry(city: str, least: int, dowry: int, florins: int) -> Refusal | None:
    """Why a dowry isn't what a city asks for, or is more than the seat's florins."""
    if not (1 if city == GATES else least) <= dowry <= c.DOWRY_MOST:
        return Refusal("ERR_DOWRY", "6", least=least, most=c.DOWRY_MOST)
    return why_not_pay(florins, dowry, "6") or (None if dowry >= least else _OPEN_GATES)


_OPEN_GATES = Refusal("ERR_OPEN_GATES", "11", florins=ASKED_AT_GATES["f"], need=ASKED_AT_GATES["m"])


def _enter(game: SignorieState, seat: Seat, sex: str, city: str) -> int:
    """Take the lowest empty slot of the city; returns its value, 0 for the stock behind open gates."""
    if city == GATES:
        game.boards[seat].stock[sex] += 1
        return 0
    slot = lowest_slot(game, city, sex)
    there = game.cities[city]
    game.cities[city] = structs.replace(there, people=(*there.people, person(seat, sex)))
    return slot


def after_visit(ctx: Context, seat: Seat, city: str, row: str, face_down: bool) -> None:
    """The alliance tile: the city's if it fits, or one face down instead (rules 6, 7, 11)."""
    game = ctx.game
    if face_down:
        if game.stock and (city != GATES or game.options.open_gates == "with_helper_tile"):
            draw_face_down(ctx, seat, row)
        return
    if city == GATES:
        return
    tile = tile_for(game.cities[city], row)
    if tile and fits(game.boards[seat], row, tile):
        if game.options.fitting_tile == "taken":
            take_tile(ctx, seat, city, row)
        else:
            ctx.push(KeepTile(seat, city, row))


def take_tile(ctx: Context, seat: Seat, city: str, row: str) -> None:
    """A city's tile for a row goes there face up."""
    there = ctx.game.cities[city]
    tile = tile_for(there, row)
    ctx.game.cities[city] = structs.replace(there, **{"marriage" if row == c.MARRIAGE else "mission": ""})
    ctx.game.boards[seat].lay(row, tile)
    ctx.tell(events.TileTaken(seat, city, c.TILES[tile].kind, row))


class KeepTile(Task):
    """A fitting tile may be left in its city, if the table plays so (option fitting_tile)."""

    rule = "6"

    city: str
    row: str

    def _tile(self, game: SignorieState) -> str:
        return c.TILES[tile_for(game.cities[self.city], self.row)].kind

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
