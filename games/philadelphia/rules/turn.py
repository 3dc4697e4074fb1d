"""A turn: two actions, each one of six kinds (rules 4)."""

from collections.abc import Collection, Iterator
from typing import Literal

from games.core import Checked, Move, Note, Offer, OffersByKind, Phase, Refusal, Seat, note
from games.philadelphia.model import components as c
from games.philadelphia.model import events, moves
from games.philadelphia.model.roles import why_no_role
from games.philadelphia.model.standing_effects import item_cost, post_cost, total
from games.philadelphia.model.state import Agency, Context, PhiladelphiaState
from games.philadelphia.rules.effects.due import Due
from games.philadelphia.rules.effects.items import lost_on, says
from games.philadelphia.rules.effects.prompts import take_some
from games.philadelphia.rules.effects.resolving import Effects, fire
from games.philadelphia.rules.moving_cards import cards_left, draw, put_on_field, take_top, turn_up_item
from games.philadelphia.rules.posting import cost_note, post_offer, why_not_pay
from games.philadelphia.rules.submitting import Submission, best_offer, cards_offer, roles_offer, submit

RULE = "4"

ActionKind = Literal["explore", "acquire", "post", "buy", "submit"]


class TurnActions(OffersByKind[PhiladelphiaState], tag="Action"):
    """The actions of one turn (rules 4). `left`: how many are still to be done, `bought`: items bought
    this turn, `last`: the kind of the action before."""

    rule = RULE

    seat: Seat
    left: int = c.NUMBERS.actions_per_turn
    bought: int = 0
    last: ActionKind | Literal[""] = ""

    def waits_for(self, game: PhiladelphiaState) -> tuple[Seat, ...]:
        return (self.seat,) if self.left else ()

    def asks(self, game: PhiladelphiaState, seat: Seat) -> Note:
        return note("ask-action", left=self.left, gold=game.agencies[seat].gold)

    def step(self, ctx: Context) -> None:
        ctx.pop()
        ctx.end_turn()

    def kinds(self, game: PhiladelphiaState, seat: Seat) -> Collection[type[Move]]:
        """If no role is possible, only one way to submit, with the reason."""
        return _ALL if self._why_not_submit(game, seat) is None else _WITHOUT_ROLES

    def _explore_offer(self, game: PhiladelphiaState, seat: Seat) -> Offer:
        closed = self._shut(game, "explore") or why_not_explore(game, game.agencies[seat])
        return Offer(moves.Explore, closed, at_once=True)

    def _acquire_offer(self, game: PhiladelphiaState, seat: Seat) -> Offer:
        """The maximum number of cards that gold, hand and deck allow."""
        agency = game.agencies[seat]
        counts = range(1, c.NUMBERS.acquire_max + 1)

        def preview(count: int) -> Note:
            return note("hint-pay", gold=agency.gold - count * c.NUMBERS.acquire_cost)

        return Offer(
            moves.Acquire,
            self._shut(game, "acquire"),
            previews={"count": preview},
            count=Checked(counts, lambda count: why_not_acquire(game, agency, count)),
        )

    def _post_offer(self, game: PhiladelphiaState, seat: Seat) -> Offer:
        return post_offer(game, seat, moves.Post, closed=self._shut(game, "post"))

    def _buy_offer(self, game: PhiladelphiaState, seat: Seat) -> Offer:
        """The items on sale; two of a kind are one answer."""
        agency = game.agencies[seat]
        lying = tuple(dict.fromkeys(filter(None, game.market)))
        return Offer(
            moves.Buy,
            self._shut(game, "buy") or self._why_not_buy(game),
            previews={"item": lambda item: cost_note(agency, item_cost(agency, item))},
            says=says,
            risk=lambda move: lost_on(game, seat, move.item),
            item=Checked(lying, lambda item: why_not_item(game, agency, item)),
        )

    def _roles_offer(self, game: PhiladelphiaState, seat: Seat) -> Offer:
        return roles_offer(game.agencies[seat], self._shut(game, "submit"))

    offer_factories = {
        moves.Explore: _explore_offer,
        moves.Acquire: _acquire_offer,
        moves.Post: _post_offer,
        moves.Buy: _buy_offer,
        moves.SubmitBest: lambda phase, game, seat: best_offer(game.agencies[seat]),
        moves.SubmitCards: lambda phase, game, seat: cards_offer(game.agencies[seat]),
        moves.SubmitRoles: _roles_offer,
    }

    def offers(self, game: PhiladelphiaState, seat: Seat) -> Iterator[Offer]:
        """The actions, and the pass, if no action is possible (rules 4)."""
        able = False
        for offer in super().offers(game, seat):
            able = able or offer.is_open()
            yield offer
        yield _NO_PASS if able else _PASS

    def offer_of(self, game: PhiladelphiaState, seat: Seat, kind: type[Move]) -> Offer | None:
        if kind is moves.Pass:
            return list(self.offers(game, seat))[-1]
        return super().offer_of(game, seat, kind)

    def _why_not_submit(self, game: PhiladelphiaState, seat: Seat) -> Refusal | None:
        return self._shut(game, "submit") or why_no_role(tuple(game.agencies[seat].hand))

    def _shut(self, game: PhiladelphiaState, kind: ActionKind) -> Refusal | None:
        """Why no further action of a kind is possible: by option the second must be of another."""
        if self.last != kind or game.options.repeat_actions:
            return None
        return Refusal("ERR_SAME_ACTION", "15")

    def _why_not_buy(self, game: PhiladelphiaState) -> Refusal | None:
        if game.round < c.NUMBERS.items_from_round:
            return Refusal("ERR_ITEM_FIRST_ROUND", RULE)
        if self.bought >= c.NUMBERS.items_per_turn:
            return Refusal("ERR_ITEM_LIMIT", RULE)
        return None

    def default(self, game: PhiladelphiaState, seat: Seat) -> Move:
        """Pass if legal, else explore, acquire one, the cheapest post, the best roles (rules 12); by
        option roles before posts."""
        offers = {offer.move: offer for offer in self.open_offers(game, seat)}
        agency = game.agencies[seat]
        if moves.Post in offers:
            cards = offers[moves.Post].possible("card", ())
            cheapest = min(cards, key=lambda card: (post_cost(agency, card), card))
            offers[moves.Post] = Offer(moves.Post, card=(cheapest,))
        last: tuple[type[Move], ...] = (moves.Post, moves.SubmitBest)
        if game.options.idle == "scores":
            last = last[::-1]
        for kind in (moves.Pass, moves.Explore, moves.Acquire, *last, moves.Buy):
            if kind in offers:
                return next(offers[kind].moves())
        return super().default(game, seat)

    def _begin(self, ctx: Context, kind: ActionKind) -> Agency:
        """An action is used; returns its agency. The count of ads posted and hired by effects starts anew."""
        game = ctx.game
        if game.posted or game.hired:
            game.posted, game.hired = [], []
        self.left -= 1
        self.last = kind
        return game.agencies[self.seat]

    def _explore(self, ctx: Context, seat: Seat, move: moves.Explore) -> None:
        agency = self._begin(ctx, "explore")
        cards = take_top(ctx, c.NUMBERS.explore_reveal + total(agency, "explore_reveal"))
        ctx.tell(events.Explored(seat, tuple(cards)))
        fire(ctx, seat, "explore")
        take_some(ctx, seat, cards, c.NUMBERS.explore_take + total(agency, "explore_take"))

    def _acquire(self, ctx: Context, seat: Seat, move: moves.Acquire) -> None:
        agency = self._begin(ctx, "acquire")
        gold = move.count * c.NUMBERS.acquire_cost
        agency.gold -= gold
        draw(ctx, seat, move.count, lambda drawn: events.Acquired(seat, drawn, -gold))
        fire(ctx, seat, "acquire", cards=move.count)

    def _post(self, ctx: Context, seat: Seat, move: moves.Post) -> None:
        agency = self._begin(ctx, "post")
        put_on_field(ctx, seat, move.card, post_cost(agency, move.card))
        fire(ctx, seat, "post", move.card)

    def _buy(self, ctx: Context, seat: Seat, move: moves.Buy) -> None:
        """Pay, use the item at once; `UseItem` does the rest."""
        game = ctx.game
        agency = self._begin(ctx, "buy")
        self.bought += 1
        gold = item_cost(agency, move.item)
        agency.gold -= gold
        slot = game.market.index(move.item)
        game.market[slot] = ""
        ctx.tell(events.ItemBought(seat, move.item, -gold))
        ctx.push(UseItem(seat, move.item, slot))

    def _submit(self, ctx: Context, seat: Seat, move: Submission) -> None:
        self._begin(ctx, "submit")
        submit(ctx, seat, move)

    def _pass(self, ctx: Context, seat: Seat, move: moves.Pass) -> None:
        """Show the hand, take the gold; a second action is lost (rules 4, pass)."""
        agency = ctx.game.agencies[seat]
        first = self.left == c.NUMBERS.actions_per_turn
        paid = c.NUMBERS.pass_gain if first or ctx.game.options.second_pass else 0
        agency.gold += paid
        self.left = 0
        agency.known = list(agency.hand)
        ctx.reveal()
        ctx.tell(events.Passed(seat, tuple(agency.hand), paid))

    handlers = {
        moves.Explore: _explore,
        moves.Acquire: _acquire,
        moves.Post: _post,
        moves.Buy: _buy,
        moves.SubmitBest: _submit,
        moves.SubmitCards: _submit,
        moves.SubmitRoles: _submit,
        moves.Pass: _pass,
    }


_ALL = tuple(TurnActions.offer_factories)
_WITHOUT_ROLES = tuple([kind for kind in _ALL if kind not in (moves.SubmitBest, moves.SubmitCards)])
_PASS = Offer(moves.Pass)
_NO_PASS = Offer(moves.Pass, Refusal("ERR_ACTION_AVAILABLE", RULE))


def why_not_explore(game: PhiladelphiaState, agency: Agency) -> Refusal | None:
    """Why the top cards cannot be turned up."""
    if len(agency.hand) >= c.NUMBERS.hand_limit:
        return Refusal("ERR_HAND_FULL", RULE, limit=c.NUMBERS.hand_limit)
    return None if cards_left(game) else _DECK_EMPTY


def why_not_acquire(game: PhiladelphiaState, agency: Agency, count: int) -> Refusal | None:
    """Why this many cards can't be bought."""
    if not isinstance(count, int) or not 1 <= count <= c.NUMBERS.acquire_max:
        return _ACQUIRE_RANGE
    if len(agency.hand) + count > c.NUMBERS.hand_limit:
        return _HAND_LIMIT
    if (short := why_not_pay(agency, count * c.NUMBERS.acquire_cost)) is not None:
        return short
    return None if count <= cards_left(game) else _DECK_EMPTY


_ACQUIRE_RANGE = Refusal("ERR_ACQUIRE_RANGE", RULE, most=c.NUMBERS.acquire_max)
_HAND_LIMIT = Refusal("ERR_HAND_LIMIT", RULE, limit=c.NUMBERS.hand_limit)
_DECK_EMPTY = Refusal("ERR_DECK_EMPTY", RULE)


def why_not_item(game: PhiladelphiaState, agency: Agency, item: str) -> Refusal | None:
    """Why an item cannot be bought."""
    if not item or item not in game.market:
        return Refusal("ERR_NO_SUCH_ITEM", RULE)
    return why_not_pay(agency, item_cost(agency, item))


class UseItem(Phase[PhiladelphiaState]):
    """An item resolves, goes to its discard, its slot is filled, then `buy` effects (rules 4, buy)."""

    rule = RULE

    seat: Seat
    item: str
    slot: int
    used: bool = False

    def step(self, ctx: Context) -> None:
        if not self.used:
            self.used = True
            effects = c.SET_OFF["use", "this"].get(self.item, ())
            ctx.push(Effects(self.seat, [Due(self.item, at, "use") for at in effects]))
            return
        ctx.pop()
        ctx.game.item_discard.append(self.item)
        turn_up_item(ctx, self.slot)
        fire(ctx, self.seat, "buy")
