"""The whole position in words, made from a view and nothing else (rules 3.1)."""

from collections.abc import Iterator

from games.core import FACE_DOWN, Note, Seat, SeatFigure, note
from games.philadelphia.model import components as c
from games.philadelphia.model.cards_text import sentences
from games.philadelphia.model.state import Ad, AdReward, Agency, ScoredRole
from games.philadelphia.rules.game import Philadelphia
from games.philadelphia.rules.view import face_pay, sort_key, unseen, would_pay


def position(view: Philadelphia) -> Iterator[Note]:
    """Line by line: round, market, decks, the last roll, the seats, and the unseen cards."""
    yield note("heading-round", round=view.round, start_player=SeatFigure(view.start))
    yield note("position-market", items=tuple(item for item in view.market if item))
    if view.field_cards:
        yield note("position-field-cards", cards=tuple(view.field_cards))
    yield note("position-decks", cards=len(view.deck), items=len(view.item_deck))
    yield note("position-discard", count=len(view.discard), cards=tuple(reversed(view.discard)))
    yield note("position-item-discard", items=tuple(view.item_discard))
    if view.face:
        yield note("position-roll", face=view.face, cards=tuple(view.hired_by_roll))
    if view.payments:
        yield Note("position-paid", {"payments": tuple(map(_payment, view.payments))})
    if view.breached:
        yield note("position-expired", cards=tuple(one.card for one in view.breached))
    for seat, agency in enumerate(view.agencies):
        yield from _seat(view, Seat(seat), agency)
    if not view.over:
        yield from _by_face(view)
    yield from _shop(view)
    yield from _unseen(view)


def _payment(paid: AdReward) -> Note:
    return note("position-payment", seat=paid.seat, card=paid.card, gold=paid.gold, cards=paid.cards)


def _by_face(view: Philadelphia) -> Iterator[Note]:
    """For each face that would hire somebody, what the agencies would be paid."""
    sums = face_pay(view)
    if any(sums):
        yield note("heading-faces")
    for face, paid in zip(c.FACES, sums, strict=True):
        if paid:
            each = tuple(note("position-face-pay", seat=Seat(seat), gold=gold) for seat, gold in paid)
            yield Note("position-face", {"face": str(face), "payments": each})


def set_line(scored: ScoredRole) -> Note:
    """A set with its points."""
    vp = c.ROLES[scored.role].vp
    return note("position-set", role=scored.role, industry=scored.industry, vp=vp)


def _shop(view: Philadelphia) -> Iterator[Note]:
    """The effects of the items on sale and of field cards in play, each once and in full."""
    items = dict.fromkeys(item for item in view.market if item)
    if items or view.field_cards:
        yield note("heading-shop")
    for item in items:
        kind = c.ITEMS[item]
        does = sentences(kind.effects)
        yield Note("position-item", {"item": item, "cost": kind.cost, "does": does})
    for card in view.field_cards:
        yield Note("rule-field", {"card": card, "does": sentences(c.FIELD_CARDS[card].effects)})


def _seat(view: Philadelphia, seat: Seat, agency: Agency) -> Iterator[Note]:
    yield note("heading-seat", seat=seat)
    yield note("position-seat", vp=agency.vp, gold=agency.gold, cards=len(agency.hand))
    if agency.scored:
        yield Note("position-sets", {"sets": tuple(map(set_line, agency.scored))})
    known = tuple(sorted((card for card in agency.hand if card != FACE_DOWN), key=sort_key))
    if known:
        yield note("position-known", cards=known)
    if agency.extra_dice:
        yield note("position-dice", dice=agency.extra_dice)
    for ad in agency.field:
        yield ad_line(view, seat, ad)


def ad_line(view: Philadelphia, seat: Seat, ad: Ad) -> Note:
    """A posted ad: months passed of its period, faces that hire it, present payout."""
    period, faces = c.CARDS[ad.card].kind.period, tuple(map(str, c.CARDS[ad.card].faces))
    gold, cards = would_pay(view, seat, ad)
    return note(
        "position-ad", card=ad.card, months=ad.months, period=period, faces=faces, gold=gold, cards=cards
    )


def _unseen(view: Philadelphia) -> Iterator[Note]:
    left = unseen(view)
    yield note("heading-unseen")
    for industry in c.INDUSTRIES:
        names = tuple(
            note("position-copies", name=name, count=left[name])
            for name, kind in c.KINDS.items()
            if kind.industry == industry and left[name]
        )
        yield Note("position-unseen", {"industry": industry, "names": names})
