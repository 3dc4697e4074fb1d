"""Final scoring (rules 9.1)."""

from collections.abc import Iterator

from games.core import Event, Note, Phase, Seat, SeatScore, note, places
from games.heaven_ale.model import components as c
from games.heaven_ale.model import events
from games.heaven_ale.model.exchange import WAYS, Exchange
from games.heaven_ale.model.state import Context, HeavenAleState, PlayerBoard
from games.heaven_ale.rules.barrels import barrel_vp


def exchange_of(game: HeavenAleState, board: PlayerBoard, ducats: int) -> Exchange:
    """The exchange for a board with these ducats, in the way the table agreed on."""
    way = WAYS[game.options.final_exchange]
    return way(tuple(board.resources), c.LEVEL_AT[board.brewmaster].rate, ducats)


def production_vp(board: PlayerBoard, lowest: int) -> int:
    """Multiplier times the lowest resource; 0 outside the brown area."""
    return c.LEVEL_AT[board.brewmaster].multiplier * lowest if lowest >= c.BROWN else 0


def sale_would_add(game: HeavenAleState, board: PlayerBoard) -> tuple[int, int]:
    """The number of cards a seat would have to sell to score more if the game ended now, and the maximum
    gain in points; zeros if selling doesn't help (rules 11, O19)."""
    totals = [
        production_vp(board, exchange_of(game, board, board.ducats + cards * c.SOLD_CARD).lowest)
        for cards in range(len(board.cards) + 1)
    ]
    best = max(totals)
    return totals.index(best), best - totals[0]


class FinalScoring(Phase[HeavenAleState]):
    """Exchange, then production, barrels and the first place; most points win, ties share (rules 9.1)."""

    rule = "9.1"

    def step(self, ctx: Context) -> None:
        game = ctx.game
        game.scores = scores(game)
        for seat, exchange, scored in _results(game):
            _exchange(ctx, seat, exchange)
            ctx.tell(scored)
        winners = tuple(score.seat for score in game.scores if score.place == 1)
        ctx.tell(events.GameEnded(winners, game.scores[winners[0]].points))
        ctx.pop()


def scores(game: HeavenAleState) -> tuple[SeatScore, ...]:
    """The result if the game ended now (rules 9.1)."""
    results = _results(game)
    ranked = places([scored.vp for _, _, scored in results])
    return tuple(
        SeatScore(
            seat, place, scored.vp, tiebreak=0, parts=tuple(_parts(game.boards[seat], exchange, scored))
        )
        for place, (seat, exchange, scored) in zip(ranked, results, strict=True)
    )


def _results(game: HeavenAleState) -> list[tuple[Seat, Exchange, events.Scored]]:
    """Each seat's exchange and its points after that."""
    results = []
    for owner, board in enumerate(game.boards):
        exchange = exchange_of(game, board, board.ducats)
        results.append((Seat(owner), exchange, _score(Seat(owner), board, exchange.lowest)))
    return results


def _exchange(ctx: Context, seat: Seat, exchange: Exchange) -> None:
    """Carry out an exchange."""
    board = ctx.game.boards[seat]
    for event, _ in _exchanged(seat, board, exchange):
        ctx.tell(event)
    board.resources = list(exchange.after)
    board.ducats -= exchange.ducats


def _exchanged(seat: Seat, board: PlayerBoard, exchange: Exchange) -> Iterator[tuple[Event, Note]]:
    """The exchange, resource by resource, as events and as parts of the result."""
    rate = c.LEVEL_AT[board.brewmaster].rate
    for at, resource in enumerate(c.RESOURCES):
        if steps := exchange.raised[at]:
            given = dict(zip(c.RESOURCES, exchange.given[at], strict=True))
            part = _converted(resource, steps, rate, given)
            yield events.Converted(seat, resource, steps, rate, **given), part
        if steps := exchange.bought[at]:
            ducats = steps * c.DUCATS_PER_STEP
            part = note("score-bought", resource=resource, steps=steps, ducats=ducats)
            yield events.StepsBought(seat, resource, steps, -ducats), part


def _converted(resource: str, steps: int, rate: int, given: dict[str, int]) -> Note:
    sources = tuple(note("score-given", resource=name, steps=gave) for name, gave in given.items() if gave)
    return Note("score-converted", {"resource": resource, "steps": steps, "rate": rate, "given": sources})


def vp_of(game: HeavenAleState, seat: int) -> int:
    """The points of a seat: its result once the game is over; before that, its score if the game ended
    now."""
    for score in game.scores:
        if score.seat == seat:
            return score.points
    board = game.boards[seat]
    return _score(Seat(seat), board, exchange_of(game, board, board.ducats).lowest).vp


def _score(seat: Seat, board: PlayerBoard, lowest: int) -> events.Scored:
    production = production_vp(board, lowest)
    barrels = barrel_vp(board)
    cooperage = len(board.barrels) * sum(
        c.CARDS[card].amount for card in board.placed.values() if c.CARDS[card].effect == "per_barrel"
    )
    first = c.FIRST_PLACE_VP if board.place == c.FIRST_PLACE else 0
    return events.Scored(
        seat=seat,
        multiplier=c.LEVEL_AT[board.brewmaster].multiplier,
        lowest=lowest,
        production=production,
        barrels=barrels,
        cooperage=cooperage,
        first_place=first,
        vp=production + barrels + cooperage + first,
    )


def _parts(board: PlayerBoard, exchange: Exchange, scored: events.Scored) -> Iterator[Note]:
    """The exchange, then the sources of points: production always, the others if they are not zero."""
    yield from [part for _, part in _exchanged(scored.seat, board, exchange)]
    sizes = list(board.barrels.values())
    large, small = sizes.count("large"), sizes.count("small")
    counted = max(scored.lowest, 0)
    yield note("score-production", multiplier=scored.multiplier, lowest=counted, vp=scored.production)
    if scored.barrels:
        yield note("score-barrels", large=large, small=small, vp=scored.barrels)
    if scored.cooperage:
        yield note("score-cooperage", barrels=len(sizes), vp=scored.cooperage)
    if scored.first_place:
        yield note("score-first-place", vp=scored.first_place)
