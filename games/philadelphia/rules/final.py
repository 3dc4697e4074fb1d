"""The end of the game (rules 8)."""

from games.core import Seat, SeatScore, note, places
from games.philadelphia.model import events
from games.philadelphia.model.state import Context, PhiladelphiaState


def end_game(ctx: Context) -> None:
    """The result is final, and all hands are shown (rules 8)."""
    game = ctx.game
    ctx.reveal()
    game.scores = scores(game)
    winners = tuple(score.seat for score in game.scores if score.place == 1)
    best = game.agencies[winners[0]]
    ctx.tell(events.GameEnded(winners, best.vp, best.gold))
    ctx.pop()


def scores(game: PhiladelphiaState) -> tuple[SeatScore, ...]:
    """The result if the game ended now: most points, then most gold; if still tied the victory is shared
    (rules 8)."""
    ranked = places([(agency.vp, agency.gold) for agency in game.agencies])
    results = []
    for seat, (place, agency) in enumerate(zip(ranked, game.agencies, strict=True)):
        parts = note("score-points", vp=agency.vp), note("score-gold", gold=agency.gold)
        results.append(SeatScore(Seat(seat), place, agency.vp, agency.gold, parts))
    return tuple(results)
