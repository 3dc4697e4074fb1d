"""Card texts, composed from the data of their effects, so that no text can drift from what the engine does
(rules 9 to 11). Every word of the vocabulary has a note here and a message in the Fluent files."""

from typing import Any

from games.core import Note, note
from games.philadelphia.model import components as c
from games.philadelphia.model import data_rows as d
from games.philadelphia.model import vocabulary as v
from games.philadelphia.model.state import PhiladelphiaOptions


def describe(id: str, options: PhiladelphiaOptions) -> tuple[Note, ...]:
    """The text of an ad card, of a name, an item, the field card or a role; empty for other ids."""
    if id in c.CARDS:
        card = c.CARDS[id]
        faces = note("text-faces", faces=tuple(map(str, card.faces)))
        return (Note("text-ad", printed(card.kind)), faces, *effects_text(card.kind.effects))
    if id in c.KINDS:
        kind = c.KINDS[id]
        letters = Note("text-letters", {"letters": letters_of(kind), "copies": len(kind.letters)})
        return (Note("text-ad", printed(kind)), *effects_text(kind.effects), letters)
    if id in c.ITEMS:
        item = c.ITEMS[id]
        return (*effects_text(item.effects), note("text-item", cost=item.cost, copies=item.copies))
    if id in c.FIELD_CARDS:
        return effects_text(c.FIELD_CARDS[id].effects)
    if id in c.ROLES:
        role = c.ROLES[id]
        return (Note("text-role", {"of": role.of, "size": role.size, "vp": role.vp}),)
    return ()


def printed(kind: d.AdKind) -> dict[str, Any]:
    """The figures of a name for texts, and its industry."""
    return {
        "industry": kind.industry,
        "cost": kind.cost,
        "gold": kind.gold,
        "cards": kind.cards,
        "period": kind.period,
    }


def letters_of(kind: d.AdKind) -> tuple[Note, ...]:
    """All letters of a name, each with its faces."""
    return tuple(
        note("text-letter", letter=letter, faces="/".join(map(str, faces)))
        for letter, faces in kind.letters.items()
    )


def effects_text(effects: tuple[v.Effect, ...]) -> tuple[Note, ...]:
    """A sentence for each effect."""
    return tuple(
        _static(effect) if isinstance(effect, v.Static) else _triggered(effect) for effect in effects
    )


def sentences(effects: tuple[v.Effect, ...]) -> Note:
    """All effects of a card as one note."""
    sentence, *others = effects_text(effects) or (note("text-no-effect"),)
    for other in others:
        sentence = Note("text-both", {"first": sentence, "second": other})
    return sentence


def operations(ops: tuple[v.Op, ...], may: bool) -> Note:
    """Operations in order; `may` if the owner may decline the first."""
    does = _op(ops[0], may)
    for at, op in enumerate(ops[1:]):
        joint = "text-if-so" if may and at == 0 else "text-then"
        does = Note(joint, {"before": does, "does": _op(op, False)})
    return does


def _triggered(effect: v.Triggered) -> Note:
    does = operations(effect.ops, effect.optional)
    for condition in effect.conditions:
        does = Note("text-if", {"condition": _condition(condition), "does": does})
    event, source = effect.trigger.event, effect.trigger.source
    return Note(f"text-{event}-{source}".replace("_", "-"), {"does": does})


def _condition(condition: v.Condition) -> Note:
    name = next(name for name in condition.__struct_fields__ if getattr(condition, name) is not None)
    return Note(f"text-{name}".replace("_", "-"), {"number": getattr(condition, name)})


def _op(op: v.Op, may: bool) -> Note:
    """What an operation does; `may` if the owner may decline."""
    figures: dict[str, Any] = {"may": may}
    name = str(type(op).__struct_config__.tag).replace("_", "-")
    match op:
        case v.GainGold() | v.LoseGold():
            figures["amount"] = _amount(op.amount, "gold")
        case v.StealGold():
            figures["amount"] = _amount(op.amount, "gold")
            name += f"-{op.of}"
        case v.Draw():
            figures["amount"] = _amount(op.n, "cards")
        case v.Discard():
            name += "-any" if op.n == v.MOST else "-up-to" if op.up_to else ""
            figures["n"] = op.n
        case v.Look():
            figures |= {"look": op.look, "take": op.take}
        case v.Salvage():
            figures["n"] = op.n
        case v.AddMonths() | v.RemoveMonths():
            name += "-all" if op.n == "all" else ""
            figures |= {"ads": _ads(op.ads), "n": 0 if op.n == "all" else op.n}
        case v.PostAds():
            figures |= {"n": op.n, "discount": op.discount}
        case v.ExtraRoll():
            pass
        case _:
            figures["ads"] = _ads(op.ads)
    return Note(f"text-{name}", figures)


def _amount(amount: v.Amount, unit: str) -> Note:
    if isinstance(amount, int):
        return Note("text-amount", {"n": amount, "unit": unit})
    figures = {"n": amount.times, "plus": amount.plus, "max": amount.max or 0, "unit": unit}
    return Note(f"text-count-{amount.count}".replace("_", "-"), figures)


def _ads(ads: v.AdSelector) -> Note:
    """Which ads are meant."""
    if ads.pick in ("this", "event"):
        return Note(f"text-ads-{ads.pick}")
    industry = "" if ads.filter is None or ads.filter.industry is None else ads.filter.industry
    return Note(
        f"text-ads-{ads.pick}",
        {
            "of": ads.of,
            "other": ads.exclude_this,
            "n": ads.n,
            "upto": ads.up_to,
            "kind": Note("text-ads-of", {"industry": industry}) if industry else Note("text-ads-any"),
        },
    )


def _static(static: v.Static) -> Note:
    figures: dict[str, Any] = {"value": 0 if static.value == "same" else static.value}
    name = static.modify.replace("_", "-")
    if static.modify in ("post_cost", "hire_reward"):
        name += f"-{static.applies_to}".replace("_", "-")
    if static.value == "same":
        name += "-same"
    elif static.modify in ("post_cost", "item_cost") and static.mode == "add":
        name += "-less" if static.value < 0 else "-more"
    does = Note(f"text-{name}", figures)
    for condition in static.conditions:
        frame = "text-cost-if" if static.applies_to == "this" else "text-if"
        does = Note(frame, {"condition": _condition(condition), "does": does})
    frame = {"this": "text-own-price", "all": "text-in-play"}.get(static.applies_to or "", "text-standing")
    return Note(frame, {"does": does})
