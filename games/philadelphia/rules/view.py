"""What a seat, or the public, may see of a game, and what follows from it: unseen copies of each name, the
present payout of an ad (rules 3.1, 6)."""

from collections import Counter

from games.core import Move, Seat, face_down
from games.philadelphia.model import components as c
from games.philadelphia.model import moves
from games.philadelphia.model.standing_effects import item_cost, post_cost, reward
from games.philadelphia.model.state import Ad, PhiladelphiaState
from games.philadelphia.rules.effects.prompts import TakeTurnedUp
from games.philadelphia.rules.game import Philadelphia
from games.philadelphia.rules.hiring import Hiring
from games.philadelphia.rules.together import AskTogether


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


def unseen(view: Philadelphia) -> dict[str, int]:
    """Number of cards of each name that the viewer can't see: they are in the deck or in hands."""
    seen = Counter(c.CARDS[card].name for card in open_cards(view) if card in c.CARDS)
    return {name: len(kind.letters) - seen[name] for name, kind in c.KINDS.items()}


def open_cards(view: PhiladelphiaState) -> list[str]:
    """The ad cards of the discard, hands and fields, and those revealed now. Hidden ones are face down."""
    cards = list(view.discard)
    for agency in view.agencies:
        cards += [*agency.hand, *(ad.card for ad in agency.field)]
    return [*cards, *turned_up(view)]


def turned_up(view: PhiladelphiaState) -> tuple[str, ...]:
    """The revealed cards from which a seat is to take."""
    cards: list[str] = []
    for phase in view.phases:
        for question in phase.questions.values() if isinstance(phase, AskTogether) else (phase,):
            if isinstance(question, TakeTurnedUp):
                cards += question.cards
    return tuple(cards)


def would_pay(view: Philadelphia, seat: Seat, ad: Ad) -> tuple[int, int]:
    """The gold and the cards an ad would bring if hired now."""
    return reward(view, seat, ad.card), c.CARDS[ad.card].kind.cards


def face_pay(view: Philadelphia) -> list[list[tuple[int, int]]]:
    """For each face of the die the seats whose ads it would hire, with the gold of these ads' rewards."""
    pay: list[dict[int, int]] = [{} for _ in c.FACES]
    for seat, agency in enumerate(view.agencies):
        for ad in agency.field:
            gold = reward(view, Seat(seat), ad.card)
            for face in c.CARDS[ad.card].faces:
                by_seat = pay[face - 1]
                by_seat[seat] = by_seat.get(seat, 0) + gold
    return [list(by_seat.items()) for by_seat in pay]


def sort_key(card: str) -> tuple[int, int, str]:
    """By industry, then name, then letter, in the order of the components; hidden cards last."""
    known = c.CARDS.get(card)
    if known is None:
        return (len(_INDUSTRIES), 0, card)
    return (_INDUSTRIES.index(known.kind.industry), _NAMES.index(known.name), known.letter)


_INDUSTRIES = tuple(c.INDUSTRIES)
_NAMES = tuple(c.KINDS)
