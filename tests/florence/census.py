"""What the laws of tests/core need to know of Florence."""

from collections.abc import Iterator, Sequence
from typing import Any

from games.core import Event, Seat
from games.florence.model import components as c
from games.florence.model import events, moves
from games.florence.model.state import FlorenceOptions
from games.florence.rules.cards import PickCard
from games.florence.rules.character_bidding.limits import BiddingByLimits
from games.florence.rules.game import Florence
from games.florence.rules.setup import ChooseHand

SECRET = (moves.ReturnCard, moves.PickCard, moves.SetLimits)

RULES_CODES = frozenset(
    {
        "ERR_WRONG_PHASE",
        "ERR_NOT_YOUR_TURN",
        "ERR_BAD_PARAM",
        "ERR_PENDING_CHOICE",
        "ERR_CHOICE_NOT_OFFERED",
        "ERR_KIND_UNKNOWN",
        "ERR_KIND_SOLD_THIS_ROUND",
        "ERR_STACK_EMPTY",
        "ERR_OUT_OF_PHASE",
        "ERR_PASSED_THIS_AUCTION",
        "ERR_BID_NOT_EXACT",
        "ERR_INSUFFICIENT_FUNDS",
        "ERR_BUILDER_LIMIT",
        "ERR_NO_ROOM",
        "ERR_OUT_OF_GRID",
        "ERR_OVERLAP",
        "ERR_SHAPE_MISMATCH",
        "ERR_ADJACENT_BUILDING",
        "ERR_ADJACENT_PALAZZO",
        "ERR_DUPLICATE_BUILDING",
        "ERR_BUILDING_SUPPLY",
        "ERR_ACTION_LIMIT",
        "ERR_ONCE_PER_TURN",
        "ERR_FREEDOM_OWNED",
        "ERR_FREEDOM_SUPPLY",
        "ERR_DECK_EMPTY",
        "ERR_CARD_NOT_IN_HAND",
        "ERR_BONUS_DUPLICATE",
        "ERR_WV_TOO_LOW",
        "ERR_PAYOUT",
        "ERR_NO_RECRUIT_CARD",
        "ERR_RECRUIT_TARGET",
        "ERR_NOT_ENOUGH_PP",
        "ERR_GAME_OVER",
    }
)
"""The refusals that the base game can give."""

EXPANSION_CODES = frozenset(
    {
        "ERR_PP_SALE_DISABLED",
        "ERR_BID_RANGE",
        "ERR_BID_TOO_LOW",
        "ERR_ALREADY_STANDING",
        "ERR_PASSED_SPECIAL",
        "ERR_SPECIAL_NOT_HELD",
        "ERR_BONUS_NOT_ALLOWED",
        "ERR_DISPLACED",
        "ERR_REPEATED",
        "ERR_NOT_OFFERED",
    }
)
"""Those of the expansion, its options and its limits."""

HOUSE_CODES = frozenset({"ERR_KIND_CLOSED", "ERR_ONE_BONUS", "ERR_PLAYER_COUNT", "ERR_START_PLAYER"})
"""Refusals of options and of the lobby."""

BASE_CODES = RULES_CODES | HOUSE_CODES
CODES = BASE_CODES | EXPANSION_CODES


def options(seats: int) -> Sequence[FlorenceOptions]:
    two = seats == 2
    return (
        FlorenceOptions(two_players=two),
        FlorenceOptions(two_players=two, hide_money=True, landscapes="published"),
        FlorenceOptions(two_players=two, unusable_objects=True, palazzo_blocks=False),
        FlorenceOptions(two_players=two, bonus_per_work="one", start_player="b"),
        FlorenceOptions(two_players=two, characters=True),
        FlorenceOptions(two_players=two, characters=True, character_bids="in_turn", hide_money=True),
        FlorenceOptions(
            two_players=two,
            characters=True,
            character_bids="in_turn",
            displaced_may_return=False,
            banker_last_money=False,
            banker_conversion="once",
            merchant_choice="always",
            merchant_ties="worse",
        ),
        FlorenceOptions(
            two_players=two,
            characters=True,
            princess_minimum=False,
            princess_best_work=False,
            princess_counts=True,
            unusable_objects=True,
        ),
    )


def seats_of(game: Florence) -> int:
    return len(game.houses)


def census(game: Florence) -> dict[str, Any]:
    """Every card in one place, every tile and token in the supply or with somebody."""
    houses = game.houses
    counted: dict[str, Any] = {
        "professions": sorted(_professions(game)),
        "bonus": sorted(_where(game, "bonus", game.bonus_deck) + game.used_bonus),
        "prestige": sorted(_where(game, "prestige", game.prestige_deck)),
        "jesters": game.supply["jester"] + sum(house.jesters for house in houses),
        "builders": game.supply["builder"] + sum(house.builders for house in houses),
        "recruits": game.supply["recruit"] + sum(house.recruits + house.table_recruits for house in houses),
    }
    for kind in c.TILES:
        counted[kind] = game.supply[kind] + sum(tile.kind == kind for house in houses for tile in house.tiles)
    for freedom in c.FREEDOMS:
        counted[freedom] = game.supply[freedom] + sum(house.freedoms.count(freedom) for house in houses)
    assert all(house.florins >= 0 and house.florins % 100 == 0 and house.pp >= 0 for house in houses)
    assert all(left >= 0 for left in game.supply.values())
    assert len(game.sold) == len(set(game.sold)) <= len(houses)
    if game.characters is not None:
        holders = list(game.characters.holders.values())
        assert len(holders) == len(set(holders)), "at most one character each"
        assert game.characters.pot >= c.BANKER_POT and set(game.characters.holders) < set(c.CHARACTERS)
    return counted


def _where(game: Florence, deck: str, cards: list[str]) -> list[str]:
    hands = {"profession": "hand", "bonus": "bonus", "prestige": "prestige"}
    found = list(cards)
    for house in game.houses:
        found += getattr(house, hands[deck])
    for phase in game.phases:
        if isinstance(phase, PickCard) and phase.deck == deck:
            found += phase.cards
    return found


def _professions(game: Florence) -> list[str]:
    found = _where(game, "profession", game.professions)
    for house in game.houses:
        found += house.table
    for phase in game.phases:
        if isinstance(phase, ChooseHand):
            found += [card for cards in phase.dealt for card in cards]
    return found


def changes(event: Event) -> Iterator[tuple[Seat, str, int]]:
    """Florins and prestige points as events tell them."""
    match event:
        case events.ObjectWon(seat, _, amount):
            yield seat, "florins", -amount
        case events.BestWork(seats, _, pp):
            for seat in seats:
                yield seat, "pp", pp
        case events.MerchantRanked(seat=seat, pp=pp):
            yield seat, "pp", pp
        case events.PrestigeSold(seat, count, florins):
            yield seat, "pp", -count
            yield seat, "florins", florins
        case (
            events.Built(seat=seat)
            | events.ActionPaid(seat=seat)
            | events.FreedomIntroduced(seat=seat)
            | events.WorkCompleted(seat=seat)
            | events.BuilderHired(seat=seat)
            | events.LandscapePlaced(seat=seat)
            | events.PrestigeRevealed(seat=seat)
            | events.CharacterTaken(seat=seat)
            | events.BankerPaid(seat=seat)
            | events.BankerKept(seat=seat)
            | events.PrincessWorkCompleted(seat=seat)
            | events.BankerConverted(seat=seat)
        ):
            yield seat, "florins", getattr(event, "florins", 0)
            yield seat, "pp", getattr(event, "pp", 0)


def hidden(game: Florence, seat: Seat | None) -> list[list[str]]:
    """The cards of each deck that `seat` has not before its eyes."""
    seen = set(game.used_bonus)
    for owner, house in enumerate(game.houses):
        seen |= set(house.table)
        if game.over:
            seen |= set(house.prestige)
        if owner == seat:
            seen |= {*house.hand, *house.bonus, *house.prestige}
    for phase in game.phases:
        if isinstance(phase, PickCard) and phase.seat == seat:
            seen |= set(phase.cards)
        if isinstance(phase, ChooseHand) and seat is not None and phase.dealt:
            seen |= set(phase.dealt[seat])
    decks = (c.PROFESSIONS, c.BONUS_CARDS, c.PRESTIGE_CARDS)
    groups = [[card for card in deck if card not in seen] for deck in decks]
    for phase in game.phases:
        if isinstance(phase, BiddingByLimits) and phase.limits:
            # What is bid from limits tells of them: a group of its own that changes with every bid.
            groups.append([f"bids {phase.standing} {phase.passed}"])
    return groups


def secrets(game: Florence, seat: Seat | None) -> Iterator[tuple[tuple[str | int, ...], list[Any]]]:
    """The florins of others, where the table hides them (option hide_money), and their limits."""
    if game.options.hide_money and not game.over:
        for owner, house in enumerate(game.houses):
            if owner != seat:
                yield (
                    ("houses", owner, "florins"),
                    [amount for amount in range(0, 4000, 700) if amount != house.florins],
                )
    for at, phase in enumerate(game.phases):
        if isinstance(phase, BiddingByLimits):
            yield from _limits(at, phase, seat)


def _limits(
    at: int, phase: BiddingByLimits, seat: Seat | None
) -> Iterator[tuple[tuple[str | int, ...], list[Any]]]:
    """The limits that others have for each character."""
    others: list[Any] = [
        {"wishes": [], "then": "ask"},
        {"wishes": [["banker", 5], ["princess", 4]], "then": "pass"},
        {"wishes": [["muse", 15]], "then": "pass"},
    ]
    for owner, limits in phase.limits.items():
        if owner != seat:
            mine = {"wishes": [list(wish) for wish in limits.wishes], "then": limits.then}
            yield ("phases", at, "limits", owner), [other for other in others if other != mine]
