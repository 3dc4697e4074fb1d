"""Whether the data file of Philadelphia fits together: rules of the vocabulary that its types can't express
(rules 9). Contradictions are told.

What is wrong with a card is found as (field, reason) pairs, which are refused with the card's name."""

import re
from collections.abc import Iterable, Iterator, Sequence

from games.philadelphia.model import vocabulary as v
from games.philadelphia.model.data_rows import AdKind, Tables

Flaw = tuple[str, str]

NO_ID = "ids are made of small letters, digits and _"
FACES = range(1, 7)
LETTERS = "ABCDEFGH"

OWN_ONLY = (v.ScrapAd, v.Retrigger, v.HireNow)
"""Operations that work only on the owner's ads."""

STATICS: dict[str, tuple[tuple[str, ...], tuple[str | None, ...], bool]] = {
    "post_cost": (("add", "set"), ("own_other", "this"), True),
    "item_cost": (("add",), (None,), True),
    "explore_reveal": (("add",), (None,), True),
    "explore_take": (("add",), (None,), True),
    "hire_reward": (("add",), ("own_other",), True),
    "replace_loss": (("add",), (None,), True),
    "invert_post": (("add",), ("own_other",), False),
    "die_shift": (("add",), (None,), True),
}
"""Standing modifiers of ads: modes, the cards they apply to, whether they need a value (rules 9.3)."""

CARRIERS = (("ads", "ad"), ("items", "item"), ("field_cards", "field"))
"""Tables of cards, and what the vocabulary calls such a card."""


def _kinds(tables: Tables) -> None:
    for kind in tables.ads.values():
        _refuse(tables, f"ads, {kind.id}", _kind_flaws(kind, tuple(tables.industries)))


def _cards(tables: Tables) -> None:
    check = tables.file.check
    for table, carrier in CARRIERS:
        others = [name for name, _ in CARRIERS if name != table]
        for row in getattr(tables, table).values():
            place = f"{table}, {row.id}"
            check(f"{place}, id", re.fullmatch(r"[a-z][a-z0-9_]*", row.id) is not None, NO_ID)
            _refuse(tables, place, effect_flaws(row.effects, carrier, tuple(tables.industries)))
            again = any(row.id in getattr(tables, name) for name in others)
            check(place, not again, "a card of another table has this id")


def _refuse(tables: Tables, place: str, flaws: Iterable[Flaw]) -> None:
    for field, reason in flaws:
        tables.file.check(f"{place}, {field}", False, reason)


def _kind_flaws(kind: AdKind, industries: Sequence[str]) -> Iterator[Flaw]:
    """An ad's own fields: its industry, and faces for each of its letters."""
    letters = kind.letters
    if kind.industry not in industries:
        yield "industry", f"{kind.industry!r} is none of the industries"
    if list(letters) != list(LETTERS[: len(letters)]) or not letters:
        yield "letters", f"letters must be A, B, … without a gap, at most {len(LETTERS)}"
    for letter, faces in letters.items():
        if not faces or sorted(set(faces)) != list(faces) or any(face not in FACES for face in faces):
            yield f"letters.{letter}", "faces must be different numbers from 1 to 6 in rising order"


def effect_flaws(effects: Sequence[v.Effect], carrier: str, industries: Sequence[str]) -> Iterator[Flaw]:
    """The effects of a card; `carrier` is ad, item or field."""
    for at, effect in enumerate(effects):
        flaws = (
            _static_flaws(effect, carrier)
            if isinstance(effect, v.Static)
            else _triggered_flaws(effect, carrier, industries)
        )
        for condition in effect.conditions:
            if sum(getattr(condition, name) is not None for name in condition.__struct_fields__) != 1:
                yield f"effects[{at}].if", "a condition says exactly one thing"
        for field, reason in flaws:
            yield f"effects[{at}]{field}", reason


def _static_flaws(effect: v.Static, carrier: str) -> Iterator[Flaw]:
    if carrier == "item":
        yield "", "an item is used up at once and can have no standing effect"
        return
    if carrier == "field":
        if (effect.modify, effect.applies_to, effect.mode) != ("hire_reward", "all", "add"):
            yield "", "a field card can only change hire_reward, for all"
        return
    modes, targets, needs_value = STATICS[effect.modify]
    if effect.mode not in modes:
        yield ".mode", f"{effect.modify} cannot be {effect.mode}"
    if effect.applies_to not in targets:
        yield ".applies_to", f"{effect.modify} must apply to {' or '.join(str(t) for t in targets)}"
    if effect.modify == "post_cost" and (effect.mode == "set") != (effect.applies_to == "this"):
        yield ".mode", "post_cost is set on this card and added to on other cards"
    if (effect.value == "same") and effect.modify != "replace_loss":
        yield ".value", "only replace_loss knows the value 'same'"
    if isinstance(effect.value, int):
        if needs_value and effect.value == 0 and effect.mode == "add":
            yield ".value", f"{effect.modify} by 0 does nothing"
        if effect.value < 0 and (effect.modify not in ("post_cost", "item_cost") or effect.mode == "set"):
            yield ".value", f"{effect.modify} cannot be negative"


def _triggered_flaws(effect: v.Triggered, carrier: str, industries: Sequence[str]) -> Iterator[Flaw]:
    event, source = effect.trigger.event, effect.trigger.source
    if carrier == "field":
        yield "", "a field card has no owner whose effect could be triggered"
        return
    if (event == "use") != (carrier == "item"):
        yield ".trigger.event", f"{event!r} does not happen to an {carrier}"
    if source not in v.SOURCES_OF[event]:
        yield ".trigger.source", f"{event!r} goes with {' or '.join(v.SOURCES_OF[event])}, not {source!r}"
    counters = {"own_ads_other", "hand_size", *v.COUNTERS_OF.get(event, ())}
    if carrier == "ad":
        counters.add("months_on_this")
    for at, op in enumerate(effect.ops):
        where = f".do[{at}]"
        amount = v.number_of(op)
        if isinstance(amount, v.CountedAmount) and amount.count not in counters:
            yield f"{where}.{'n' if hasattr(op, 'n') else 'amount'}", f"nothing counts {amount.count!r} here"
        if isinstance(op, v.Discard):
            counters.add("discarded")
        if isinstance(op, v.ScrapAd):
            counters.add("scrapped_cost")
        if isinstance(op, v.Look) and op.take > op.look:
            yield f"{where}.take", "no more can be taken than looked at"
        if isinstance(op, v.PostedAdsOp):
            for field, reason in _ads_flaws(op, event, carrier, industries):
                yield f"{where}.ads{field}", reason


def _ads_flaws(op: v.PostedAdsOp, event: str, carrier: str, industries: Sequence[str]) -> Iterator[Flaw]:
    """What is wrong with the ads that an operation is for."""
    ads = op.ads
    if ads.pick == "event" and event not in ("post", "hire", "breach"):
        yield ".pick", f"{event!r} happens to no ad"
    if ads.pick == "this" and carrier == "item":
        yield ".pick", "an item is no posted ad"
    if ads.pick in ("this", "event") and ads.of != "self":
        yield ".of", f"{ads.pick!r} is always one's own"
    if ads.pick != "choose" and (ads.n != 1 or ads.up_to):
        yield ".n", "only chosen ads are counted"
    if ads.pick == "this" and ads.exclude_this:
        yield ".exclude_this", "this card cannot be both meant and left out"
    if isinstance(op, OWN_ONLY) and ads.of != "self":
        yield ".of", "this can be done with one's own ads only"
    if ads.filter is not None and ads.filter.industry not in (None, *industries):
        yield ".filter.industry", f"{ads.filter.industry!r} is none of the industries"


CHECKS = (_kinds, _cards)
