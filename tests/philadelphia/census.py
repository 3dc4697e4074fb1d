"""What the laws of tests/core need to know of Philadelphia."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from games.core import Event, Seat, TurnContext, engine
from games.core.chance import Secret
from games.philadelphia import TITLE
from games.philadelphia.model import components as c
from games.philadelphia.model import events
from games.philadelphia.model.state import Ad, PhiladelphiaOptions
from games.philadelphia.rules.effects.prompts import ChooseAds
from games.philadelphia.rules.effects.resolving import Effects, HireAds
from games.philadelphia.rules.game import Philadelphia
from games.philadelphia.rules.hiring import Hiring
from games.philadelphia.rules.rounds import Round
from games.philadelphia.rules.turn import UseItem
from games.philadelphia.rules.updating import Updating
from games.philadelphia.rules.view import turned_up

RULES_CODES = frozenset(
    {
        "ERR_BAD_CHOICE",
        "ERR_HAND_FULL",
        "ERR_DECK_EMPTY",
        "ERR_ACQUIRE_RANGE",
        "ERR_HAND_LIMIT",
        "ERR_NO_MONEY",
        "ERR_NOT_IN_HAND",
        "ERR_ITEM_FIRST_ROUND",
        "ERR_ITEM_LIMIT",
        "ERR_NO_SUCH_ITEM",
        "ERR_NO_ROLE",
        "ERR_UNKNOWN_ROLE",
        "ERR_ROLE_SIZE",
        "ERR_ROLE_SPECIALIST",
        "ERR_ROLE_NOT_SAME_NAME",
        "ERR_ROLE_NOT_SAME_INDUSTRY",
        "ERR_ROLE_DUPLICATE_NAME",
        "ERR_CARD_REUSED",
        "ERR_ACTION_AVAILABLE",
    }
)
"""The refusals that are the title's own."""

HOUSE_CODES = frozenset({"ERR_START_PLAYER", "ERR_SAME_ACTION", "ERR_POSTED_ALREADY"})
"""Codes of options, of the lobby, and of the rule that no card is posted twice by one chain of effects."""

CODES = RULES_CODES | HOUSE_CODES


def options(seats: int) -> Sequence[PhiladelphiaOptions]:
    """The first is what clocks play to an end: with posts before roles they would go on for ever."""
    return (
        PhiladelphiaOptions(idle="scores"),
        PhiladelphiaOptions(),
        PhiladelphiaOptions(repeat_actions=False, start_player="b"),
        PhiladelphiaOptions(second_pass=False, field_card="put_back"),
    )


def seats_of(game: Philadelphia) -> int:
    return len(game.agencies)


def census(game: Philadelphia) -> dict[str, Any]:
    """All 85 ad cards, each in one place, and all 15 items; money and markers are never below nothing."""
    ads = [*game.deck, *game.discard]
    items = [*game.item_deck, *game.item_discard, *game.field_cards, *(item for item in game.market if item)]
    for agency in game.agencies:
        ads += [*agency.hand, *(ad.card for ad in agency.field)]
        assert agency.gold >= 0 and agency.vp >= 0
        assert set(agency.known) <= set(agency.hand)
        assert all(ad.months >= 0 for ad in agency.field)
    ads += turned_up(game)
    for phase in game.phases:
        if isinstance(phase, UseItem):
            items.append(phase.item)
        for queue in getattr(phase, "queues", {}).values():
            assert not any(due.shown for due in queue), "cards turned up are in the question or taken"
    if not any(isinstance(phase, UseItem) for phase in game.phases):
        assert len(game.market) == c.NUMBERS.market_slots and all(game.market)
    return {"ads": sorted(ads), "items": Counter(items)}


def changes(event: Event) -> Iterator[tuple[Seat, str, int]]:
    """Gold, victory points and the number of cards in hand as events tell them."""
    match event:
        case events.RoleScored(seat=seat, vp=vp):
            yield seat, "vp", vp
        case events.GoldStolen(player=player, gold=gold):
            yield player, "gold", -gold
        case events.TheftReplaced(player=player, gold=gold):
            yield player, "gold", gold
        case events.AdReturned(player=player):
            yield player, "cards", 1
    if isinstance(event, _PAYING):
        yield event.seat, "gold", event.gold
    if type(event) in _MOVING:
        yield event.seat, "cards", _MOVING[type(event)](event)  # type: ignore[attr-defined]


_PAYING = (
    events.Acquired,
    events.AdPosted,
    events.ItemBought,
    events.Passed,
    events.AdHired,
    events.EffectPaid,
    events.EffectCost,
    events.LossReplaced,
    events.GoldStolen,
)
"""Events of which the gold goes to their seat."""

_MOVING: dict[type[Event], Callable[[Any], int]] = {
    events.RoleScored: lambda event: -len(event.cards),
    events.CardTaken: lambda event: 1,
    events.AdPosted: lambda event: -1,
    events.EffectTook: lambda event: len(event.cards),
    events.EffectDiscarded: lambda event: -len(event.cards),
    events.AdHired: lambda event: event.cards,
    events.Acquired: lambda event: event.count,
    events.EffectDrew: lambda event: event.count,
}
"""Events that change the hand of their seat, and by how many cards."""


def hidden(game: Philadelphia, seat: Seat | None) -> list[list[str]]:
    """The ad cards face down to `seat`, less those that everybody has just seen go there, and the kinds of
    item that lie nowhere open."""
    cards = set(game.deck)
    for owner, agency in enumerate(game.agencies):
        if owner != seat and not game.over:
            cards |= set(agency.hand) - set(agency.known)
    named = {*game.posted, *game.hired, *game.hired_by_roll, *[ad.card for ad in game.breached]}
    for phase in game.phases:
        named |= _named(phase)
    open_items = {*game.market, *game.item_discard, *game.field_cards, *named}
    items = {item for item in game.item_deck if item in c.ITEMS} - open_items
    return [[card for card in c.CARDS if card in cards - named], sorted(items)]


def secrets(game: Philadelphia, seat: Seat | None) -> Iterator[tuple[tuple[str | int, ...], list[None]]]:
    """Answers to effects whose turn is still to come: each might as well have been declined."""
    for at, phase in enumerate(game.phases):
        for owner, queue in phase.queues.items() if isinstance(phase, Hiring) else ():
            for place, due in enumerate(queue):
                if owner != seat and due.answer is not None:
                    yield ("phases", at, "queues", owner, place, "said"), [None]


def prepare(seats: int, rng: random.Random) -> Philadelphia:
    """The hiring phase of a round with foresters, fishermen and the seer on all fields, and dice
    enough to hire most of them."""
    chance = Secret(rng.randbytes(32))
    game = engine.start(TITLE, seats, rng.choice(options(seats)), chance).game
    game.deck += [card for agency in game.agencies for card in agency.hand if card in ASKING]
    foresters, others = (rng.sample(cards, len(cards)) for cards in (FORESTERS, OTHERS))
    for agency in game.agencies:
        agency.field = [Ad(cards.pop()) for cards in (foresters, others, others) if cards]
        agency.hand = [card for card in agency.hand if card not in ASKING]
        agency.extra_dice = 6
    game.deck = [card for card in game.deck if card not in ASKING]
    game.acting, game.phases = None, [Round(stage=2), Hiring()]
    engine._run(TurnContext(game, chance))
    return game


FORESTERS, OTHERS = (
    [card.id for card in c.CARDS.values() if card.name in names]
    for names in (("forester",), ("fisherman", "seer"))
)
ASKING = {*FORESTERS, *OTHERS}


def _named(phase: Any) -> set[str]:
    """Cards that a phase on the stack names for all to see."""
    named = {getattr(phase, "by", "")}
    if isinstance(phase, Effects):
        named |= {name for due in phase.queue for name in (due.card, due.of)}
    if isinstance(phase, HireAds):
        named |= {phase.now, *phase.left}
    if isinstance(phase, UseItem):
        named.add(phase.item)
    if isinstance(phase, ChooseAds):
        named |= {*phase.options, *phase.chosen}
    if isinstance(phase, Updating):
        named |= {card for _, card in [*(phase.breached or ()), *phase.ending]}
    return named
