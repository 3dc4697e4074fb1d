"""The course of a game: the deal, everybody in turn, the end (rules 2, 3)."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from games.core import Checked, Flow, Move, Note, Offer, Phase, Refusal, Score, Seat, clockwise, note, places
from games.skeleton import components as c
from games.skeleton import events, moves
from games.skeleton.state import SkeletonState


class Turns(Phase[SkeletonState]):
    """Everybody in turn, until the pile is gone (rules 2)."""

    rule: ClassVar[str] = "2"

    seat: Seat = Seat(0)

    def waits_for(self, game: SkeletonState) -> Sequence[Seat]:
        return (self.seat,) if game.deck and game.stones_left else ()

    def asks(self, game: SkeletonState, seat: Seat) -> Note:
        return note("ask-turn", left=game.stones_left)

    def offers(self, game: SkeletonState, seat: Seat) -> Iterator[Offer]:
        yield Offer(moves.TakeStones, count=range(1, min(c.SETUP.most, game.stones_left) + 1))
        yield Offer(
            moves.PlayCard,
            hints={"card": lambda card: note("hint-stones", stones=c.CARDS[card].stones)},
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

    def _stones(self, flow: Flow[SkeletonState], seat: Seat, move: moves.TakeStones) -> None:
        flow.tell(events.StonesTaken(seat, move.count))
        self._take(flow, seat, move.count)

    def _card(self, flow: Flow[SkeletonState], seat: Seat, move: moves.PlayCard) -> None:
        game, stones = flow.game, c.CARDS[move.card].stones
        game.hands[seat].remove(move.card)
        game.played.append(move.card)
        flow.tell(events.CardPlayed(seat, move.card, stones))
        self._take(flow, seat, stones)

    handlers = {moves.TakeStones: _stones, moves.PlayCard: _card}

    def _take(self, flow: Flow[SkeletonState], seat: Seat, stones: int) -> None:
        flow.game.stones_left -= stones
        flow.game.stones[seat] += stones
        flow.end_turn()
        self.seat = clockwise(len(flow.game.hands), seat)[1]

    def step(self, flow: Flow[SkeletonState]) -> None:
        """The deal before the first turn (rules 1), the result after the last (rules 3)."""
        game = flow.game
        if game.stones_left:
            game.deck = flow.shuffle("cards", list(c.CARDS))
            for seat, hand in enumerate(game.hands):
                hand += [game.deck.pop() for _ in range(c.SETUP.hand)]
                flow.tell(events.Dealt(tuple(hand)), to=Seat(seat))
        else:
            ranked = enumerate(places(game.stones))
            game.scores = tuple(
                Score(
                    Seat(seat), place, game.stones[seat], 0, (note("score-stones", stones=game.stones[seat]),)
                )
                for seat, place in ranked
            )
            flow.pop()
