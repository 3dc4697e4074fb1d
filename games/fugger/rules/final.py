"""How a game ends, and who has won (rules 9.12)."""

from games.core import Note, Seat, SeatScore, note
from games.core.ranking import places
from games.fugger.model import components as c
from games.fugger.model import events
from games.fugger.model.state import Context, FuggerState, House
from games.fugger.rules.ledger import sell_everything, worth


def is_over(game: FuggerState) -> bool:
    """Whether this mode's end has come (9.12)."""
    mode = game.options.mode
    if mode == "company":
        return not game.deck and not any(c.OPENED[deal.card].buys for deal in game.open)
    if mode == "noble":
        return any(house.noble for house in game.houses)
    owners = sum(1 for house in game.houses if house.villas)
    return owners >= (1 if mode == "villa" else 2)


def end_if_over(ctx: Context) -> bool:
    """End the game at once if its end has come."""
    if not is_over(ctx.game):
        return False
    end_game(ctx)
    return True


def award_titles(ctx: Context) -> bool:
    """Houses at the end of the meter bear the title; the noble game then ends, and this says so (9.12)."""
    game = ctx.game
    for seat, house in enumerate(game.houses):
        if game.options.noble and not house.noble and house.meter >= c.NUMBERS.title_at:
            house.noble = True
            ctx.tell(events.TitleWon(Seat(seat)))
    return game.options.mode == "noble" and end_if_over(ctx)


def end_game(ctx: Context) -> None:
    """Sell what is left, rank the houses, stop."""
    game = ctx.game
    game.scores = scores(game)
    for seat in game.seats:
        sell_everything(ctx, seat)
    winners = tuple(score.seat for score in game.scores if score.place == 1)
    ctx.tell(events.GameEnded(winners, game.scores[winners[0]].points))
    game.phases.clear()
    game.always_available.clear()


def scores(game: FuggerState) -> tuple[SeatScore, ...]:
    """The result if the game ended now. A house is worth the same before and after everything is sold.
    Equal results share a place (T30)."""
    placed = places([_rank(house) for house in game.houses])
    return tuple(
        SeatScore(Seat(seat), place, worth(house), house.meter, _parts(house))
        for seat, (place, house) in enumerate(zip(placed, game.houses, strict=True))
    )


def _rank(house: House) -> tuple[bool, int, int]:
    """The ranking key, most important first: a villa, the title or the steps towards it, the worth. Games
    without villas or the meter have none for anybody."""
    titled = house.noble or bool(house.villas)
    return bool(house.villas), c.NUMBERS.title_at if titled else house.meter, worth(house)


def _parts(house: House) -> tuple[Note, ...]:
    """The sources of points, before everything is sold."""
    parts = [note("score-cash", florins=house.florins)]
    for ware, count in house.wares.items():
        parts.append(note("score-ware", good=ware, count=count, florins=count * c.WARES[ware].forced_sale))
    for villa in house.villas:
        parts.append(note("score-villa", card=villa, florins=c.VILLAS[villa].least))
    if house.meter:
        parts.append(note("score-meter", meter=house.meter))
    return tuple(parts)
