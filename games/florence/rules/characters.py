"""What the characters of the expansion do (rules 9.3, 9.4): Muse, Merchant, Cardinal, Princess, Professor.

The Banker is paid where he is bought (`character_bidding/bids.py`) and converts in the final scoring
(`final.py`).
"""

from collections.abc import Iterator

from games.core import Checked, Move, Note, Offer, Phase, Refusal, Seat, SingleSeatPhase, note
from games.florence.model import components as c
from games.florence.model import events, moves
from games.florence.model.state import Context, FlorenceState, Principality
from games.florence.model.work import COUNTERS, card_count, most_pp, payout, why_not_payout, why_too_low
from games.florence.rules.cards import look_at_deck, why_empty
from games.florence.rules.won_object import award

RULE = "9.4"
OF_ACTIONS = ("muse", "cardinal", "princess")
"""Those whose window is the owner's turn in phase B of the round they were bought in."""


def actions_of(game: FlorenceState, seat: Seat) -> int:
    """Number of actions of a seat in its turn: three with the Cardinal (rules 5, 9.4)."""
    return c.CARDINAL_ACTIONS if game.holds(seat, "cardinal") else c.ACTIONS


def give_back(ctx: Context, seat: Seat, character: str) -> None:
    """A character has been used, or his time is over."""
    characters = ctx.game.characters
    assert characters is not None
    del characters.holders[character]
    ctx.tell(events.CharacterReturned(seat, character))


def end_of_turn(ctx: Context, seat: Seat) -> None:
    """Muse, Cardinal and Princess leave at the end of their owner's turn."""
    for character in OF_ACTIONS:
        if ctx.game.holds(seat, character):
            give_back(ctx, seat, character)


def _not_held(move: type[Move], character: str) -> Offer:
    return Offer(move, closed=Refusal("ERR_SPECIAL_NOT_HELD", RULE, character=character))


NO_MERCHANT = _not_held(moves.UseMerchant, "merchant")
NO_PROFESSOR = _not_held(moves.UseProfessor, "professor")
NO_PRINCESS = _not_held(moves.PrincessWork, "princess")
"""Why a seat that doesn't hold the character can't do this."""


# The Merchant


def rank(game: FlorenceState, seat: Seat) -> int:
    """A seat's rank by prestige points on the track; ties share the better rank, or by option the worse
    (AM-16, AM-25)."""
    mine = game.houses[seat].pp
    ahead = sum(house.pp > mine for house in game.houses)
    if game.options.merchant_ties == "better":
        return 1 + ahead
    return sum(house.pp >= mine for house in game.houses)


def merchant_offer(game: FlorenceState, seat: Seat) -> Offer:
    """Prestige points for one's own rank (rules 9.4, 12.2)."""
    return Offer(moves.UseMerchant) if game.holds(seat, "merchant") else NO_MERCHANT


def use_merchant(phase: Phase, ctx: Context, seat: Seat, move: moves.UseMerchant) -> None:
    """Points for the rank; the Merchant goes back."""
    pp = rank(ctx.game, seat)
    ctx.game.houses[seat].pp += pp
    ctx.tell(events.MerchantRanked(seat, pp, pp))
    give_back(ctx, seat, "merchant")


def take_object(ctx: Context, seat: Seat, kind: str, amount: int) -> None:
    """The winner of an auction takes the object. A winner who bought the Merchant in the round before
    first says whether it is free (rules 9.4; AM-17)."""
    if not ctx.game.holds(seat, "merchant"):
        award(ctx, seat, kind, amount)
    elif ctx.game.options.merchant_choice == "always":
        take_free(ctx, seat, kind, amount)
    else:
        ctx.push(Payment(seat=seat, kind=kind, amount=amount))


def take_free(ctx: Context, seat: Seat, kind: str, amount: int) -> None:
    """The object costs nothing; the Merchant goes back."""
    ctx.tell(events.MerchantPaid(seat, kind, amount))
    give_back(ctx, seat, "merchant")
    award(ctx, seat, kind, 0)


class Payment(SingleSeatPhase[FlorenceState]):
    """A_PAY: use the Merchant for the object just won, or pay (rules 9.4)."""

    rule = RULE

    kind: str
    amount: int

    def asks(self, game: FlorenceState, seat: Seat) -> Note:
        return note("ask-payment", kind=self.kind, amount=self.amount)

    def offers(self, game: FlorenceState, seat: Seat) -> Iterator[Offer]:
        yield Offer(moves.Pay, merchant=(True, False))

    def default(self, game: FlorenceState, seat: Seat) -> moves.Pay:
        return moves.Pay(merchant=False)

    def _pay(self, ctx: Context, seat: Seat, move: moves.Pay) -> None:
        ctx.pop()
        if move.merchant:
            take_free(ctx, seat, self.kind, self.amount)
        else:
            award(ctx, seat, self.kind, self.amount)

    handlers = {moves.Pay: _pay}


# The Professor


def professor_offer(game: FlorenceState, seat: Seat) -> Offer:
    """A prestige or bonus card, free and no action (rules 9.4, 12.2)."""
    if not game.holds(seat, "professor"):
        return NO_PROFESSOR

    def why_not_deck(deck: str) -> Refusal | None:
        if deck not in moves.PROFESSOR_DECKS:
            return moves.why_unknown(deck, moves.PROFESSOR_DECKS, RULE)
        return why_empty(game, deck, RULE)

    return Offer(
        moves.UseProfessor,
        previews={"deck": lambda deck: note("hint-deck", left=len(game.deck(deck)))},
        deck=Checked(moves.PROFESSOR_DECKS, why_not_deck),
    )


def use_professor(phase: Phase, ctx: Context, seat: Seat, move: moves.UseProfessor) -> None:
    """Look at up to five cards and keep one; the Professor goes back."""
    ctx.tell(events.ProfessorUsed(seat, move.deck))
    give_back(ctx, seat, "professor")
    look_at_deck(ctx, seat, move.deck)


def last_chances(game: FlorenceState, seat: Seat) -> tuple[str, ...]:
    """Characters lost unused at the end of a seat's turn in the last round: the Merchant, the Professor."""
    if game.round < c.ROUNDS:
        return ()
    uses = {"merchant": merchant_offer(game, seat), "professor": professor_offer(game, seat)}
    return tuple([name for name, offer in uses.items() if offer.is_open()])


# The Princess


def princess_value(house: Principality) -> tuple[int, int, int]:
    """WV of a work without a profession: for landscapes (each tile), for buildings, for cards in hand and
    on the table."""
    return (
        c.PRINCESS_WV_LANDSCAPE * COUNTERS["landscape"](house),
        c.PRINCESS_WV_BUILDING * COUNTERS["building"](house),
        c.PRINCESS_WV_CARD * card_count(house),
    )


def princess_offer(game: FlorenceState, seat: Seat, closed: Refusal | None) -> Offer:
    """A work without a profession card, as an action."""
    if not game.holds(seat, "princess"):
        return NO_PRINCESS
    if closed is not None:
        return Offer(moves.PrincessWork, closed=closed)
    wv = sum(princess_value(game.houses[seat]))
    minimum = game.minimum_wv if game.options.princess_minimum else 0
    why_low = why_too_low(wv, minimum, RULE)
    return Offer(
        moves.PrincessWork,
        whole=lambda move: _why_no_bonus(move.bonus_cards) or why_low,
        previews={"pp": lambda pp: note("hint-income", florins=payout(wv, pp))},
        pp=Checked(range(most_pp(wv) + 1), lambda pp: why_low or why_not_payout(wv, pp)),
        bonus_cards=lambda pp: Checked(((),), _why_no_bonus),
    )


def _why_no_bonus(cards: tuple[str, ...]) -> Refusal | None:
    return Refusal("ERR_BONUS_NOT_ALLOWED", RULE) if cards else None


def princess_work(ctx: Context, seat: Seat, move: moves.PrincessWork) -> None:
    """Take the income; no card goes to the table; the Princess goes back."""
    house = ctx.game.houses[seat]
    landscapes, buildings, cards = princess_value(house)
    wv = landscapes + buildings + cards
    florins = payout(wv, move.pp)
    house.florins += florins
    house.pp += move.pp
    if ctx.game.options.princess_best_work:
        house.best_work = max(house.best_work, wv)
    if ctx.game.options.princess_counts:
        house.princess_works += 1
    ctx.tell(events.PrincessWorkCompleted(seat, wv, landscapes, buildings, cards, florins, move.pp))
    give_back(ctx, seat, "princess")
