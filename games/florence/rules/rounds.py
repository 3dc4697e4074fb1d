"""The course of a round, its best work, and the end of the game (rules 2.3, 5.7, 8)."""

from typing import ClassVar, Literal

from games.core import Note, Phase, Seat, SeatScore, TurnContext, clockwise, note, places
from games.florence.model import components as c
from games.florence.model import events
from games.florence.model.prestige import prestige_pp
from games.florence.model.state import FlorenceState
from games.florence.rules.auction import Selecting
from games.florence.rules.character_limits import open_characters
from games.florence.rules.turn import Actions


class Round(Phase[FlorenceState]):
    """Auctions, characters (with the expansion), actions, best work; then the start player passes to the
    left (rules 2.3, 9.2)."""

    rule: ClassVar[str] = "2.3"

    next: Literal["auctions", "characters", "actions", "best work"] = "auctions"

    def step(self, ctx: TurnContext[FlorenceState]) -> None:
        if self.next == "auctions":
            self.next = "actions" if ctx.game.characters is None else "characters"
            _start_round(ctx)
            ctx.push(Selecting(_from_start_player(ctx.game)))
        elif self.next == "characters":
            self.next = "actions"
            open_characters(ctx)
        elif self.next == "actions":
            self.next = "best work"
            ctx.push(Actions(_from_start_player(ctx.game)))
        else:
            self.next = "auctions"
            _end_round(ctx)


def _from_start_player(game: FlorenceState) -> list[Seat]:
    return list(clockwise(len(game.houses), game.start_player))


def _start_round(ctx: TurnContext[FlorenceState]) -> None:
    game = ctx.game
    game.round += 1
    game.sold = []
    for house in game.houses:
        house.best_work = 0
    if len(game.houses) == 2:
        drawn = ctx.shuffle("closed kinds", c.KINDS)[: c.CLOSED_WITH_TWO]
        game.closed = [kind for kind in c.KINDS if kind in drawn]
    ctx.tell(events.RoundStarted(game.round, game.minimum_wv, game.start_player, tuple(game.closed)))


def _end_round(ctx: TurnContext[FlorenceState]) -> None:
    """Best work: everyone with the round's highest work value, once each (rules 5.7)."""
    game = ctx.game
    best = max(house.best_work for house in game.houses)
    if best:
        winners = tuple(Seat(seat) for seat, house in enumerate(game.houses) if house.best_work == best)
        for seat in winners:
            game.houses[seat].pp += c.BEST_WORK_PP
        ctx.tell(events.BestWork(winners, best, c.BEST_WORK_PP))
    else:
        ctx.tell(events.NoBestWork(game.round))
    if game.round == c.ROUNDS:
        ctx.replace(FinalScoring())
    else:
        game.start_player = Seat((game.start_player + 1) % len(game.houses))


class FinalScoring(Phase[FlorenceState]):
    """Prestige cards, then most prestige points; ties by florins, then shared (rules 8.3)."""

    rule: ClassVar[str] = "8.3"

    def step(self, ctx: TurnContext[FlorenceState]) -> None:
        game = ctx.game
        parts: list[list[Note]] = [[note("score-track", pp=house.pp)] for house in game.houses]
        _convert(ctx, parts)
        for seat in clockwise(len(game.houses), 0):
            for card in game.houses[seat].prestige:
                pp = prestige_pp(card, game.houses, seat)
                parts[seat].append(note("score-prestige", card=card, pp=pp))
                ctx.tell(events.PrestigeRevealed(seat, card, pp))
        for owner, house in enumerate(game.houses):
            house.pp += sum(part.figures["pp"] for part in parts[owner][1:])
        game.scores = _ranking(game, parts)
        winners = tuple(score.seat for score in game.scores if score.place == 1)
        ctx.tell(events.GameEnded(winners, game.scores[winners[0]].points))
        ctx.reveal()
        ctx.pop()


def _convert(ctx: TurnContext[FlorenceState], parts: list[list[Note]]) -> None:
    """The keeper of the Banker turns florins into prestige points: as many as possible, as a point is
    worth more than any tie-break (rules 9.4; AM-18)."""
    characters = ctx.game.characters
    if characters is None or characters.keeper is None:
        return
    house = ctx.game.houses[characters.keeper]
    pp = house.florins // c.BANKER_FLORINS_PER_PP
    if ctx.game.options.banker_conversion == "once":
        pp = min(pp, 1)
    house.florins -= pp * c.BANKER_FLORINS_PER_PP
    parts[characters.keeper].append(note("score-banker", pp=pp))
    ctx.tell(events.BankerConverted(characters.keeper, -pp * c.BANKER_FLORINS_PER_PP, pp))


def _ranking(game: FlorenceState, parts: list[list[Note]]) -> tuple[SeatScore, ...]:
    ranked = places([(house.pp, house.florins) for house in game.houses])
    return tuple(
        SeatScore(Seat(seat), place, house.pp, house.florins, tuple(parts[seat]))
        for seat, (place, house) in enumerate(zip(ranked, game.houses, strict=True))
    )
