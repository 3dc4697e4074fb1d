"""Resolves effects: one after another, those they trigger first (rules 9.1)."""

from collections.abc import Sequence
from typing import Any

from games.core import Phase, Seat
from games.core.old_logs import kept_answer
from games.philadelphia.model import components as c
from games.philadelphia.model import events, versions
from games.philadelphia.model import vocabulary as v
from games.philadelphia.model.standing_effects import holds, post_cost, reward
from games.philadelphia.model.state import Context, PhiladelphiaState
from games.philadelphia.rules.effects import prompts
from games.philadelphia.rules.effects.due import NOT_BEGUN, Due, effect_of, effects_due
from games.philadelphia.rules.effects.operations import (
    SIMPLE,
    Work,
    choice,
    impossible,
    op_at_work,
    question,
    turn_up,
)
from games.philadelphia.rules.moving_cards import discard_ads, draw, put_on_field


def fire(ctx: Context, seat: Seat, event: v.EventName, of: str = "", roles: int = 0, cards: int = 0) -> None:
    """Let an event happen: the effects it triggers are resolved before anything else. `of`: the ad to which
    it happens; `roles`, `cards`: how many it is about."""
    queue = effects_due(ctx.game, seat, event, of, roles, cards)
    if queue:
        ctx.push(Effects(seat, queue))


class Effects(Phase[PhiladelphiaState]):
    """Effects of one owner that are due, in the order in which they are resolved."""

    rule = "9.1"

    seat: Seat
    queue: list[Due]

    def step(self, ctx: Context) -> None:
        """Begin the next effect, or carry out its next operation. What these push runs before they go on."""
        if not self.queue:
            ctx.pop()
            return
        due = self.queue[0]
        effect = effect_of(due)
        if due.at == NOT_BEGUN:
            self._begin(ctx, due, effect)
        elif due.at < len(effect.ops):
            self._go_on(ctx, due, effect.ops[due.at])
        else:
            del self.queue[0]

    def _begin(self, ctx: Context, due: Due, effect: v.Triggered) -> None:
        """Skip it, ask whether it is wanted, or begin (rules 9.1, resolution)."""
        game, seat = ctx.game, self.seat
        if not applies(game, seat, due):
            del self.queue[0]
        elif due.answered:
            due.answered = False
            due.at = NOT_BEGUN if effect.optional else 0
            self.resume(ctx, due.answer)
        elif not effect.optional:
            due.at = 0
        else:
            ctx.push(_whether(game, seat, due))

    def _go_on(self, ctx: Context, due: Due, op: v.Op) -> None:
        """The next operation: ask for what it needs, or carry it out."""
        game, seat = ctx.game, self.seat
        working, _ = op_at_work(game, seat, due, op)
        needed = choice(game, seat, due, working)
        if needed is not None and not needed.forced:
            ctx.push(question(game, seat, due, working, needed, optional=False))
            return
        chosen = needed.options if needed is not None and needed.most else ()
        due.at += 1
        carry_out(at_work(ctx, seat, due), op, chosen)

    def resume(self, ctx: Context, result: Any) -> None:
        """The owner has answered: None declines the effect, `USED` begins it, else this was chosen."""
        due = self.queue[0]
        if result is None:
            del self.queue[0]
            at_work(ctx, self.seat, due).tell(events.EffectDeclined)
        elif due.at == NOT_BEGUN and result == prompts.USED:
            due.at = 0
        else:
            at = max(due.at, 0)
            due.at = at + 1
            carry_out(at_work(ctx, self.seat, due), effect_of(due).ops[at], result)


def at_work(ctx: Context, seat: Seat, due: Due) -> Work:
    """A seat's effect, being resolved."""
    return Work(ctx, ctx.game, seat, ctx.game.agencies[seat], due)


def _whether(game: PhiladelphiaState, seat: Seat, due: Due) -> Phase[PhiladelphiaState]:
    """Whether an effect is wanted, and for what, if that is a choice."""
    effect = effect_of(due)
    op, _ = op_at_work(game, seat, due, effect.ops[0])
    needed = choice(game, seat, due, op)
    if needed is None or needed.forced:
        return prompts.MayUse(seat, due.card, True)
    if isinstance(op, v.Discard) and needed.least == 0 and not _none_discarded_matters(effect):
        needed = needed._replace(least=1)
    return question(game, seat, due, op, needed, optional=True)


def first_question(game: PhiladelphiaState, seat: Seat, due: Due) -> Phase[PhiladelphiaState] | None:
    """The first question of an effect that has not begun; None if its first operation asks nothing, or
    only while it is being resolved."""
    effect = effect_of(due)
    if effect.optional:
        asked = _whether(game, seat, due)
        return asked if kept_answer(game, seat, asked) is None else None
    op, _ = op_at_work(game, seat, due, effect.ops[0])
    needed = choice(game, seat, due, op)
    if needed is None or needed.forced:
        return None
    return question(game, seat, due, op, needed, optional=False)


def show(ctx: Context, seat: Seat, due: Due) -> prompts.TakeTurnedUp:
    """Reveal the cards of an effect that begins with that, one of which will be taken."""
    op = effect_of(due).ops[0]
    assert isinstance(op, v.Look)
    cards = turn_up(at_work(ctx, seat, due), op)
    return prompts.TakeTurnedUp(seat, due.card, cards, op.take)


def applies(game: PhiladelphiaState, seat: Seat, due: Due) -> bool:
    """Whether an effect is resolved at all (rules 9.1, resolution a to c)."""
    agency, effect = game.agencies[seat], effect_of(due)
    if due.event != "use" and due.card != due.of and agency.ad(due.card) is None:
        return False
    if effect.conditions and not holds(agency, effect.conditions):
        return False
    if due.event == "use" and versions.items_go_on(game.since):
        return True
    op, _ = op_at_work(game, seat, due, effect.ops[0])
    return not impossible(game, seat, due, op)


def _none_discarded_matters(effect: v.Triggered) -> bool:
    """Whether using the effect and discarding nothing differs from declining it."""
    for op in effect.ops[1:]:
        number = v.number_of(op)
        if not (isinstance(number, v.CountedAmount) and number.count == "discarded" and number.plus == 0):
            return True
    return False


def carry_out(work: Work, op: v.Op, chosen: Sequence[Any]) -> None:
    """Carry an operation out with what was chosen, reversed if a card does that."""
    op, by = op_at_work(work.game, work.seat, work.due, op)
    if by is not None:
        work.tell(events.EffectReversed, by)
    _OPERATIONS[type(op)](work, op, chosen)


def _retrigger(work: Work, op: v.Retrigger, chosen: Sequence[str]) -> None:
    """The on-posting effects of ads once more, those that repeat others left out (rules 9.2)."""
    for card in chosen:
        work.tell(events.EffectRepeated, card)
    for card in reversed(chosen):
        if effects := c.SCRIPTS[card].repeatable:
            work.ctx.push(Effects(work.seat, [Due(card, at, "post", card) for at in effects]))


def _hire_now(work: Work, op: v.HireNow, chosen: Sequence[str]) -> None:
    if chosen:
        work.ctx.push(HireAds(work.seat, list(chosen)))


def _post_ads(work: Work, op: v.PostAds, chosen: Sequence[str]) -> None:
    """One ad, if one was chosen; the effect asks again while it may post more."""
    if not chosen:
        return
    (card,) = chosen
    work.due.times += 1
    if work.due.times < op.n:
        work.due.at -= 1
    work.game.posted.append(card)
    put_on_field(work.ctx, work.seat, card, post_cost(work.agency, card, op.discount))
    fire(work.ctx, work.seat, "post", card)


_OPERATIONS = dict(SIMPLE)
_OPERATIONS |= {v.Retrigger: _retrigger, v.HireNow: _hire_now, v.PostAds: _post_ads}


class HireAds(Phase[PhiladelphiaState]):
    """Ads hired by an effect: for each its reward, then the effects that triggers, then it leaves (rules
    9.2, hire_now). `now`: the one being hired."""

    rule = "9.2"

    seat: Seat
    left: list[str]
    now: str = ""

    def step(self, ctx: Context) -> None:
        if self.now:
            discard_ads(ctx, self.seat, (self.now,))
            self.now = ""
        elif self.left:
            card = self.left.pop(0)
            if ctx.game.agencies[self.seat].ad(card) is not None:
                self.now = card
                ctx.game.hired.append(card)
                pay(ctx, self.seat, card)
                fire(ctx, self.seat, "hire", card)
        else:
            ctx.pop()


def pay(ctx: Context, seat: Seat, card: str) -> None:
    """The reward of a hired ad: gold with all bonuses, then cards (rules 6.4)."""
    gold = reward(ctx.game, seat, card)
    ctx.game.agencies[seat].gold += gold
    cards = draw(ctx, seat, c.CARDS[card].kind.cards, lambda drawn: events.AdHired(seat, card, gold, drawn))
    ctx.game.add_payment(seat, card, gold, cards)
