"""The course of a game: the deal, everybody in turn, the end (rules 2, 3)."""

from collections.abc import Iterator, Sequence

from games.core import (
    Checked,
    Move,
    Note,
    Offer,
    Phase,
    Refusal,
    Seat,
    SeatScore,
    TurnContext,
    clockwise,
    note,
    places,
)
from games.skeleton import components as c
from games.skeleton import events, moves
from games.skeleton.state import SkeletonState


class Deal(Phase[SkeletonState]):
    """The deal before the first turn (rules 1)."""

    rule = "1"

    def step(self, ctx: TurnContext[SkeletonState]) -> None:
        game = ctx.game
        game.deck = ctx.shuffle("cards", list(c.CARDS))
        for seat in range(len(game.hands)):
            draw(ctx, Seat(seat), c.SETUP.hand)
        ctx.pop()


class Turns(Phase[SkeletonState]):
    """Everybody in turn, until the pile is gone (rules 2)."""

    rule = "2"

    seat: Seat = Seat(0)

    def waits_for(self, game: SkeletonState) -> Sequence[Seat]:
        return (self.seat,) if game.stones_left else ()

    def asks(self, game: SkeletonState, seat: Seat) -> Note:
        return note("ask-turn", left=game.stones_left)

    def offers(self, game: SkeletonState, seat: Seat) -> Iterator[Offer]:
        yield Offer(moves.TakeStones, count=range(1, min(c.SETUP.most, game.stones_left) + 1))
        yield Offer(
            moves.PlayCard,
            previews={"card": lambda card: note("hint-stones", stones=c.CARDS[card].stones)},
            card=Checked(game.hands[seat], lambda card: self._why_not(game, seat, card)),
        )

    def _why_not(self, game: SkeletonState, seat: Seat, card: str) -> Refusal | None:
        """Why a card may not be played (rules 2.2)."""
        if card not in game.hands[seat]:
            return Refusal("ERR_CARD_NOT_IN_HAND", "2.2")
        if c.CARDS[card].stones > game.stones_left:
            return Refusal("ERR_TOO_FEW_STONES", "2.2", left=game.stones_left)
        return None

    def default(self, game: SkeletonState, seat: Seat) -> Move:
        """One stone and no card spent."""
        return moves.TakeStones(1)

    def _stones(self, ctx: TurnContext[SkeletonState], seat: Seat, move: moves.TakeStones) -> None:
        ctx.tell(events.StonesTaken(seat, move.count))
        self._take(ctx, seat, move.count)

    def _card(self, ctx: TurnContext[SkeletonState], seat: Seat, move: moves.PlayCard) -> None:
        game, stones = ctx.game, c.CARDS[move.card].stones
        game.hands[seat].remove(move.card)
        game.played.append(move.card)
        ctx.tell(events.CardPlayed(seat, move.card, stones))
        draw(ctx, seat, 1)
        self._take(ctx, seat, stones)

    handlers = {moves.TakeStones: _stones, moves.PlayCard: _card}

    def _take(self, ctx: TurnContext[SkeletonState], seat: Seat, stones: int) -> None:
        ctx.game.stones_left -= stones
        ctx.game.stones[seat] += stones
        self._next(ctx)

    def _next(self, ctx: TurnContext[SkeletonState]) -> None:
        ctx.end_turn()
        self.seat = clockwise(len(ctx.game.hands), self.seat)[1]

    def step(self, ctx: TurnContext[SkeletonState]) -> None:
        """The result after the last turn (rules 3)."""
        ctx.game.scores = scores(ctx.game)
        ctx.pop()


def draw(ctx: TurnContext[SkeletonState], seat: Seat, count: int) -> None:
    """Draw cards from the deck, as long as there are any (rules 2.2). Only this seat sees them."""
    deck = ctx.game.deck
    cards = tuple(deck.pop() for _ in range(min(count, len(deck))))
    if cards:
        ctx.game.hands[seat] += cards
        ctx.tell(events.CardsDrawn(cards), to=seat)
        ctx.reveal()


def scores(game: SkeletonState) -> tuple[SeatScore, ...]:
    """The result if the game ended now: most stones win, equal ones share a place (rules 3)."""
    return tuple(
        SeatScore(Seat(seat), place, stones, 0, (note("score-stones", stones=stones),))
        for seat, (place, stones) in enumerate(zip(places(game.stones), game.stones, strict=True))
    )


def stones_of(game: SkeletonState, seat: Seat) -> int:
    """A seat's points so far."""
    return game.stones[seat]
