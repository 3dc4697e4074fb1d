"""What a seat, or the public, may see of a game (rules 3.1)."""

from games.core import Move, Seat, face_down
from games.philadelphia.model import components as c
from games.philadelphia.model import moves
from games.philadelphia.model.statics import item_cost, post_cost
from games.philadelphia.rules.game import Philadelphia
from games.philadelphia.rules.hiring import Hiring


def hide(seen: Philadelphia, seat: Seat | None) -> None:
    """In a copy, hide what `seat` (None: the public) may not see: decks, other hands, answers whose turn is
    still to come. Publicly known cards of a hand stay visible. Once the game is over, all hands are shown."""
    seen.deck = face_down(seen.deck)
    seen.item_deck = face_down(seen.item_deck)
    for owner, agency in enumerate(seen.agencies):
        if owner != seat and not seen.over:
            agency.hand = [*agency.known, *face_down(agency.hand[len(agency.known) :])]
    for phase in seen.phases:
        if isinstance(phase, Hiring):
            for owner, queue in phase.queues.items():
                for due in queue if owner != seat else ():
                    due.answer = None


def hand(game: Philadelphia, seat: Seat) -> dict[str, tuple[str, ...]]:
    """What only `seat` sees of its own."""
    return {"hand": tuple(game.agencies[seat].hand)}


def foretold(game: Philadelphia, seat: Seat, move: Move) -> dict[str, int]:
    """The certain results of an action that draws or reveals."""
    agency = game.agencies[seat]
    match move:
        case moves.Acquire(count=count):
            gold = agency.gold - count * c.NUMBERS.acquire_cost
            return {"gold": gold, "cards": len(agency.hand) + count}
        case moves.Post(card=card):
            return {"gold": agency.gold - post_cost(agency, card), "cards": len(agency.hand) - 1}
        case moves.Buy(item=item):
            return {"gold": agency.gold - item_cost(agency, item)}
        case moves.SubmitBest(vp=vp, cards=cards):
            return {"vp": agency.vp + vp, "cards": len(agency.hand) - len(cards)}
    return {}


def figures(game: Philadelphia, seat: Seat) -> dict[str, int]:
    """The public figures of a seat that a step can change, to show a move's consequences."""
    agency = game.agencies[seat]
    return {"gold": agency.gold, "vp": agency.vp, "cards": len(agency.hand)}
