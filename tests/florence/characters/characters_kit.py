"""Games of Florence with the expansion, at the bidding for characters or with one already held."""

from typing import Any

from florence_kit import A, B, C, played, started

from games.core import Seat, engine
from games.florence.model import moves
from games.florence.rules.character_bidding.bids import CharacterBidding
from games.florence.rules.character_bidding.limits import BiddingByLimits, CharacterLimits
from games.florence.rules.game import Florence
from games.florence.rules.rounds import Round


def with_characters(seats: int = 3, **options: Any) -> Florence:
    """A game with the expansion, just started."""
    return started(seats, **{"characters": True} | options)


def in_turn(*order: Seat, round: int = 1, **options: Any) -> Florence:
    """A game in which characters are bid for in turn."""
    game = with_characters(character_bids="in_turn", **options)
    game.phases = [Round("actions"), CharacterBidding(order=list(order or (A, B, C)))]
    game.round = round
    return game


def together(
    *said: tuple[moves.Wishes, str], round: int = 1, **options: Any
) -> engine.PlayedResult[Florence]:
    """What came of limits said together by A, B, C."""
    game = with_characters(**options)
    bids = [Round("actions"), BiddingByLimits(order=[A, B, C]), CharacterLimits(asked=[A, B, C])]
    game.phases = list(bids)
    game.round = round
    for seat, (wishes, then) in enumerate(said):
        result = played(game, Seat(seat), moves.SetLimits(wishes, then))
        game = result.game
    return result


def holding(game: Florence, character: str, seat: Seat = A) -> Florence:
    """The game with a character in the hands of a seat."""
    assert game.characters is not None
    game.characters.holders[character] = seat
    return game


def holders(game: Florence) -> dict[str, Seat]:
    """Who holds each character."""
    assert game.characters is not None
    return game.characters.holders
