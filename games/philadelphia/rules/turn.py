"""A turn: two actions, each one of six kinds (rules 4)."""

from collections.abc import Collection, Mapping, Sequence
from itertools import product
from typing import Any, ClassVar

from games.core import ByKind, Checked, Move, Note, Offer, Phase, Refusal, Seat, TurnContext, note
from games.core.choices.answers import Chooser, pick, pick_fitting
from games.philadelphia.model import components as c
from games.philadelphia.model import events, moves
from games.philadelphia.model.posting import put_on_field
from games.philadelphia.model.roles import any_role
from games.philadelphia.model.state import Agency, PhiladelphiaState
from games.philadelphia.model.statics import (
    any_affordable,
    cheaper,
    explore_reveal,
    explore_take,
    item_cost,
    post_cost,
    total,
)
from games.philadelphia.model.zones import cards_left, draw, take_top, turn_up_item
from games.philadelphia.rules.due import Due
from games.philadelphia.rules.effects import Effects, fire
from games.philadelphia.rules.items import lost_on, says
from games.philadelphia.rules.prompts import any_payable, post_offer, turned_up
from games.philadelphia.rules.submitting import (
    any_cards,
    any_roles,
    best_move,
    best_offer,
    cards_offer,
    roles_offer,
    submit,
)

RULE = "4"
Rules = TurnContext[PhiladelphiaState]
SUBMITTED: tuple[type[Move], ...] = (moves.SubmitBest, moves.SubmitCards, moves.SubmitRoles)
"""Three ways to submit: the best of the whole hand in one click, chosen cards in their best split, any
roles."""
NAMES: Mapping[type[Move], str] = {
    moves.Explore: "explore",
    moves.Acquire: "acquire",
    moves.Post: "post",
    moves.Buy: "buy",
    **dict.fromkeys(SUBMITTED, "submit"),
}
"""The five kinds of action besides the pass."""
_ONLY_PASS: Sequence[type[Move]] = (moves.Pass,)
_BY_ACTION: Sequence[Sequence[type[Move]]] = (
    (moves.Explore,),
    (moves.Acquire,),
    (moves.Post,),
    (moves.Buy,),
    SUBMITTED,
)
_OPEN: Mapping[tuple[bool, ...], tuple[type[Move], ...]] = {
    able: tuple([kind for can, kinds in zip(able, _BY_ACTION, strict=True) if can for kind in kinds])
    for able in product((False, True), repeat=5)
}
"""The kinds of move by whether a seat can explore, acquire, post, buy and submit."""
_WITHOUT_ROLES: Collection[type[Move]] = (*[kind for kind in NAMES if kind not in SUBMITTED[:2]], moves.Pass)


class Action(ByKind[PhiladelphiaState]):
    """The actions of one turn (rules 4). `left`: how many are still to be done, `bought`: items bought
    this turn, `last`: the kind of the action before."""

    rule: ClassVar[str] = RULE

    seat: Seat
    left: int = c.ACTIONS
    bought: int = 0
    last: str = ""

    def waits_for(self, game: PhiladelphiaState) -> tuple[Seat, ...]:
        return (self.seat,) if self.left else ()

    def asks(self, game: PhiladelphiaState, seat: Seat) -> Note:
        return note("ask-action", left=self.left, gold=game.agencies[seat].gold)

    def step(self, ctx: Rules) -> None:
        ctx.pop()
        ctx.end_turn()

    def open_kinds(self, game: PhiladelphiaState, seat: Seat) -> Sequence[type[Move]]:
        """What a seat can do; the pass if there is nothing else (rules 4)."""
        agency = game.agencies[seat]
        hand = agency.hand
        draws = len(hand) < c.HAND_LIMIT and bool(game.deck or game.discard)
        may_buy = self.bought < c.ITEMS_PER_TURN and game.round >= c.ITEMS_FROM_ROUND
        found = _OPEN[
            draws,
            draws and agency.gold >= c.ACQUIRE_COST,
            bool(hand) and any_affordable(agency, cheaper(agency)),
            may_buy and any_item(game, agency),
            any_role(hand),
        ]
        if self.last and not game.options.repeat_actions:
            found = tuple([kind for kind in found if NAMES[kind] != self.last])
        return found or _ONLY_PASS

    def kinds(self, game: PhiladelphiaState, seat: Seat) -> Collection[type[Move]]:
        """Without a role in hand only the last way to submit is offered, with the reason."""
        makers: Collection[type[Move]] = self.makers
        return makers if self._able_to_submit(game, seat) else _WITHOUT_ROLES

    def _able_to_submit(self, game: PhiladelphiaState, seat: Seat) -> bool:
        return self._shut(game, "submit") is None and any_role(game.agencies[seat].hand)

    def _shut(self, game: PhiladelphiaState, kind: str) -> Refusal | None:
        """By option the second action must be of another kind."""
        if self.last != kind or game.options.repeat_actions:
            return None
        return Refusal("ERR_SAME_ACTION", "15")

    def _why_not_buy(self, game: PhiladelphiaState) -> Refusal | None:
        if game.round < c.ITEMS_FROM_ROUND:
            return Refusal("ITEM_FIRST_ROUND", RULE)
        if self.bought >= c.ITEMS_PER_TURN:
            return Refusal("ITEM_LIMIT", RULE)
        return None

    def _explore_offer(self, game: PhiladelphiaState, seat: Seat) -> Offer:
        closed = self._shut(game, "explore") or why_not_explore(game, game.agencies[seat])
        return Offer(moves.Explore, closed, at_once=True)

    def _acquire_offer(self, game: PhiladelphiaState, seat: Seat) -> Offer:
        return acquire_offer(game, game.agencies[seat], self._shut(game, "acquire"))

    def _post_offer(self, game: PhiladelphiaState, seat: Seat) -> Offer:
        return post_offer(game, seat, moves.Post, closed=self._shut(game, "post"))

    def _buy_offer(self, game: PhiladelphiaState, seat: Seat) -> Offer:
        return buy_offer(game, seat, self._shut(game, "buy") or self._why_not_buy(game))

    def _best_offer(self, game: PhiladelphiaState, seat: Seat) -> Offer:
        return best_offer(game.agencies[seat])

    def _cards_offer(self, game: PhiladelphiaState, seat: Seat) -> Offer:
        return cards_offer(game.agencies[seat])

    def _roles_offer(self, game: PhiladelphiaState, seat: Seat) -> Offer:
        return roles_offer(game.agencies[seat], self._shut(game, "submit"))

    def _pass_offer(self, game: PhiladelphiaState, seat: Seat) -> Offer:
        able = self.open_kinds(game, seat) is not _ONLY_PASS
        return Offer(moves.Pass, Refusal("ACTION_AVAILABLE", RULE) if able else None)

    makers: ClassVar[Any] = {
        moves.Explore: _explore_offer,
        moves.Acquire: _acquire_offer,
        moves.Post: _post_offer,
        moves.Buy: _buy_offer,
        moves.SubmitBest: _best_offer,
        moves.SubmitCards: _cards_offer,
        moves.SubmitRoles: _roles_offer,
        moves.Pass: _pass_offer,
    }

    def _any_acquire(self, game: PhiladelphiaState, seat: Seat, rng: Chooser) -> Move:
        return moves.Acquire(pick(range(1, most_acquired(game, game.agencies[seat]) + 1), rng))

    def _any_post(self, game: PhiladelphiaState, seat: Seat, rng: Chooser) -> Move:
        agency = game.agencies[seat]
        return moves.Post(any_payable(agency, cheaper(agency), (), rng))

    def _any_buy(self, game: PhiladelphiaState, seat: Seat, rng: Chooser) -> Move:
        agency = game.agencies[seat]
        most = agency.gold - total(agency, "item_cost")
        items = c.ITEMS
        return moves.Buy(pick_fitting(_lying(game), lambda item: items[item].cost <= most, rng))

    def _any_best(self, game: PhiladelphiaState, seat: Seat, rng: Chooser) -> Move:
        return best_move(game.agencies[seat])

    def _any_cards(self, game: PhiladelphiaState, seat: Seat, rng: Chooser) -> Move:
        return moves.SubmitCards(any_cards(game.agencies[seat].hand, rng))

    def _any_roles(self, game: PhiladelphiaState, seat: Seat, rng: Chooser) -> Move:
        cards = any_cards(game.agencies[seat].hand, rng)
        return moves.SubmitRoles(cards, any_roles(cards, rng))

    drawers: ClassVar[Any] = {
        moves.Acquire: _any_acquire,
        moves.Post: _any_post,
        moves.Buy: _any_buy,
        moves.SubmitBest: _any_best,
        moves.SubmitCards: _any_cards,
        moves.SubmitRoles: _any_roles,
    }

    def default(self, game: PhiladelphiaState, seat: Seat) -> Move:
        """Pass if legal, else explore, acquire one, the cheapest post, the best roles (rules 12); by
        option roles before posts."""
        found = {offer.move: offer for offer in self.open_offers(game, seat)}
        agency = game.agencies[seat]
        if moves.Post in found:
            cards = found[moves.Post].answers("card", ())
            cheapest = min(cards, key=lambda card: (post_cost(agency, card), card))
            found[moves.Post] = Offer(moves.Post, card=(cheapest,))
        last: tuple[type[Move], ...] = (moves.Post, moves.SubmitBest)
        if game.options.idle == "scores":
            last = last[::-1]
        for kind in (moves.Pass, moves.Explore, moves.Acquire, *last, moves.Buy):
            if kind in found:
                return next(found[kind].moves())
        return super().default(game, seat)

    def _begin(self, ctx: Rules, kind: str) -> Agency:
        """An action is used; the count of ads posted and hired by effects starts anew."""
        game = ctx.game
        if game.posted or game.hired:
            game.posted, game.hired = [], []
        self.left -= 1
        self.last = kind
        return game.agencies[self.seat]

    def _explore(self, ctx: Rules, seat: Seat, move: moves.Explore) -> None:
        agency = self._begin(ctx, "explore")
        cards = take_top(ctx, explore_reveal(agency))
        if ctx.heard:
            ctx.tell(events.Explored(seat, tuple(cards)))
        fire(ctx, seat, "explore")
        turned_up(ctx, seat, cards, explore_take(agency))

    def _acquire(self, ctx: Rules, seat: Seat, move: moves.Acquire) -> None:
        agency = self._begin(ctx, "acquire")
        gold = move.count * c.ACQUIRE_COST
        agency.gold -= gold
        draw(ctx, seat, move.count, lambda drawn: events.Acquired(seat, drawn, -gold))
        fire(ctx, seat, "acquire", cards=move.count)

    def _post(self, ctx: Rules, seat: Seat, move: moves.Post) -> None:
        agency = self._begin(ctx, "post")
        put_on_field(ctx, seat, move.card, post_cost(agency, move.card))
        fire(ctx, seat, "post", move.card)

    def _buy(self, ctx: Rules, seat: Seat, move: moves.Buy) -> None:
        """Pay, use the item at once; `UseItem` does the rest."""
        game = ctx.game
        agency = self._begin(ctx, "buy")
        self.bought += 1
        gold = item_cost(agency, move.item)
        agency.gold -= gold
        slot = game.market.index(move.item)
        game.market[slot] = ""
        if ctx.heard:
            ctx.tell(events.ItemBought(seat, move.item, -gold))
        item = UseItem(seat, move.item, slot)
        ctx.push(item)
        item.step(ctx)

    def _best(self, ctx: Rules, seat: Seat, move: moves.SubmitBest) -> None:
        self._begin(ctx, "submit")
        submit(ctx, seat, move)

    def _cards(self, ctx: Rules, seat: Seat, move: moves.SubmitCards) -> None:
        self._begin(ctx, "submit")
        submit(ctx, seat, move)

    def _roles(self, ctx: Rules, seat: Seat, move: moves.SubmitRoles) -> None:
        self._begin(ctx, "submit")
        submit(ctx, seat, move)

    def _pass(self, ctx: Rules, seat: Seat, move: moves.Pass) -> None:
        """Show the hand, take the gold; a second action is lost (rules 4, pass)."""
        agency = ctx.game.agencies[seat]
        paid = c.PASS_GAIN if self.left == c.ACTIONS or ctx.game.options.second_pass else 0
        agency.gold += paid
        self.left = 0
        agency.known = list(agency.hand)
        ctx.reveal()
        ctx.tell(events.Passed(seat, tuple(agency.hand), paid))

    handlers: ClassVar[Any] = {
        moves.Explore: _explore,
        moves.Acquire: _acquire,
        moves.Post: _post,
        moves.Buy: _buy,
        moves.SubmitBest: _best,
        moves.SubmitCards: _cards,
        moves.SubmitRoles: _roles,
        moves.Pass: _pass,
    }


def why_not_explore(game: PhiladelphiaState, agency: Agency) -> Refusal | None:
    """Why the top cards cannot be turned up."""
    if len(agency.hand) >= c.HAND_LIMIT:
        return Refusal("HAND_FULL", RULE, limit=c.HAND_LIMIT)
    return None if cards_left(game) else Refusal("DECK_EMPTY", RULE)


def why_not_acquire(game: PhiladelphiaState, agency: Agency, count: int) -> Refusal | None:
    """Why this many cards can't be bought."""
    if not isinstance(count, int) or not 1 <= count <= c.ACQUIRE_MAX:
        return Refusal("ACQUIRE_RANGE", RULE, most=c.ACQUIRE_MAX)
    if len(agency.hand) + count > c.HAND_LIMIT:
        return Refusal("HAND_LIMIT", RULE, limit=c.HAND_LIMIT)
    need = count * c.ACQUIRE_COST
    if need > agency.gold:
        return Refusal("NO_MONEY", RULE, need=need, have=agency.gold)
    return None if count <= cards_left(game) else Refusal("DECK_EMPTY", RULE)


def most_acquired(game: PhiladelphiaState, agency: Agency) -> int:
    """Maximum number of cards that can be bought; `why_not_acquire` has the reasons."""
    room = c.HAND_LIMIT - len(agency.hand)
    if room <= 0 or agency.gold < c.ACQUIRE_COST:
        return 0
    affordable = agency.gold // c.ACQUIRE_COST if c.ACQUIRE_COST else c.ACQUIRE_MAX
    return min(c.ACQUIRE_MAX, room, affordable, cards_left(game))


def why_not_item(game: PhiladelphiaState, agency: Agency, item: str) -> Refusal | None:
    """Why an item cannot be bought."""
    if not item or item not in game.market:
        return Refusal("NO_SUCH_ITEM", RULE)
    need = item_cost(agency, item)
    return None if need <= agency.gold else Refusal("NO_MONEY", RULE, need=need, have=agency.gold)


def acquire_offer(game: PhiladelphiaState, agency: Agency, closed: Refusal | None) -> Offer:
    """As many cards as money, hand and deck allow."""
    counts = Checked(
        range(1, c.ACQUIRE_MAX + 1),
        lambda count: why_not_acquire(game, agency, count),
        allowed=range(1, most_acquired(game, agency) + 1),
    )

    def hint(count: int) -> Note:
        return note("hint-pay", gold=agency.gold - count * c.ACQUIRE_COST)

    return Offer(moves.Acquire, closed, hints={"count": hint}, count=counts)


def buy_offer(game: PhiladelphiaState, seat: Seat, closed: Refusal | None) -> Offer:
    """The items on sale; two of a kind are one answer."""
    agency = game.agencies[seat]
    items = Checked(_lying(game), lambda item: why_not_item(game, agency, item))

    def hint(item: str) -> Note:
        cost = item_cost(agency, item)
        return note("hint-post", cost=cost, left=agency.gold - cost)

    def risk(move: moves.Buy) -> Note | None:
        return lost_on(game, seat, move.item)

    return Offer(moves.Buy, closed, hints={"item": hint}, says=says, risk=risk, item=items)


def _lying(game: PhiladelphiaState) -> tuple[str, ...]:
    """The items on sale, each once."""
    return tuple(dict.fromkeys(filter(None, game.market)))


def any_item(game: PhiladelphiaState, agency: Agency) -> bool:
    """Whether any item can be paid; `why_not_item` has the reasons."""
    most, items = agency.gold - total(agency, "item_cost"), c.ITEMS
    for item in game.market:  # noqa: SIM110 - any() over a generator costs twice as much here
        if item and items[item].cost <= most:
            return True
    return False


class UseItem(Phase[PhiladelphiaState]):
    """An item resolves, goes to its discard, its slot is filled, then `buy` effects (rules 4, buy)."""

    rule: ClassVar[str] = RULE

    seat: Seat
    item: str
    slot: int
    used: bool = False

    def step(self, ctx: Rules) -> None:
        game = ctx.game
        if not self.used:
            self.used = True
            effects = c.SET_OFF["use", "this"].get(self.item, ())
            used = Effects(self.seat, [Due(self.item, at, "use") for at in effects])
            ctx.push(used)
            used.step(ctx)
        if game.phases[-1] is self:
            ctx.pop()
            game.item_discard.append(self.item)
            turn_up_item(ctx, self.slot)
            fire(ctx, self.seat, "buy")
