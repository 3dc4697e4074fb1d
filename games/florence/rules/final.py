"""Final scoring: the Banker, prestige cards, and the result (rules 8, 9.4)."""

from collections.abc import Iterator

from games.core import FACE_DOWN, Note, Phase, Seat, SeatScore, note, places
from games.florence.model import components as c
from games.florence.model import events
from games.florence.model.prestige import prestige_pp
from games.florence.model.state import Context, FlorenceState


class FinalScoring(Phase[FlorenceState]):
    """The Banker, prestige cards, and the result (rules 8.3, 9.4)."""

    rule = "8.3"

    def step(self, ctx: Context) -> None:
        game = ctx.game
        game.scores = scores(game)
        revealed = []
        for score in game.scores:
            house = game.houses[score.seat]
            house.pp, house.florins = score.points, score.tiebreak
            for part in score.parts:
                if part.id == BANKER:
                    pp = part.figures["pp"]
                    ctx.tell(events.BankerConverted(score.seat, -pp * c.BANKER_FLORINS_PER_PP, pp))
                elif part.id == PRESTIGE:
                    revealed.append(events.PrestigeRevealed(score.seat, **part.figures))
        for event in revealed:
            ctx.tell(event)
        winners = tuple(score.seat for score in game.scores if score.place == 1)
        ctx.tell(events.GameEnded(winners, game.scores[winners[0]].points))
        ctx.reveal()
        ctx.pop()


TRACK, BANKER, PRESTIGE = "score-track", "score-banker", "score-prestige"
"""The parts of a result."""


def scores(game: FlorenceState) -> tuple[SeatScore, ...]:
    """The result if the game ended now: most prestige points; ties by florins, then shared (rules 8.3).
    Cards that are face down add nothing."""
    seats = [Seat(seat) for seat in range(len(game.houses))]
    parts = [tuple(_parts(game, seat)) for seat in seats]
    points = [sum(part.figures["pp"] for part in mine) for mine in parts]
    florins = [
        house.florins - converted(game, seat) * c.BANKER_FLORINS_PER_PP
        for seat, house in zip(seats, game.houses, strict=True)
    ]
    ranked = places(list(zip(points, florins, strict=True)))
    return tuple(map(SeatScore, seats, ranked, points, florins, parts))


def _parts(game: FlorenceState, seat: Seat) -> Iterator[Note]:
    """The points on the track, of the Banker, and of each prestige card."""
    yield note(TRACK, pp=game.houses[seat].pp)
    if keeps_banker(game, seat):
        yield note(BANKER, pp=converted(game, seat))
    for card in game.houses[seat].prestige:
        if card != FACE_DOWN:
            yield note(PRESTIGE, card=card, pp=prestige_pp(card, game.houses, seat))


def keeps_banker(game: FlorenceState, seat: Seat) -> bool:
    """Whether a seat keeps the Banker of the last round."""
    return game.characters is not None and game.characters.keeper == seat


def converted(game: FlorenceState, seat: Seat) -> int:
    """The prestige points into which the keeper of the Banker turns florins: as many as possible, as a point
    is worth more than any tie-break (rules 9.4; AM-18). Money that is not shown gives none."""
    if not keeps_banker(game, seat):
        return 0
    pp = max(0, game.houses[seat].florins) // c.BANKER_FLORINS_PER_PP
    return min(pp, 1) if game.options.banker_conversion == "once" else pp
