"""What offers have in common that were made in several worlds, in which what nobody knows lies otherwise."""

from collections.abc import Sequence
from typing import Any

from games.core.answers import Answers, Checked, why_not
from games.core.offer import Field, Offer
from games.core.pieces import Subsets
from games.core.refusal import BAD_PARAM, Refusal


def common(offer: Offer, twins: Sequence[Offer | None]) -> Offer | None:
    """The same offer with the answers that are possible in every world; None if there is none such."""
    known = [one for one in twins if one is not None and one.is_open()]
    if len(known) < len(twins) or not offer.is_open():
        return None
    fields: dict[str, Any] = {name: _field(name, offer, known) for name in offer.fields}
    found = Offer(
        offer.move,
        whole=offer.whole,
        hints=offer.hints,
        does=offer.does,
        says=offer.says,
        ends=offer.ends,
        **fields,
    )
    return found if found.is_open() else None


def _field(name: str, offer: Offer, twins: Sequence[Offer]) -> Field:
    def answers(*before: Any) -> Answers:
        return _both(offer.answers(name, before), [one.answers(name, before) for one in twins])

    return answers if callable(offer.fields[name]) else answers()


def _both(answers: Answers, others: Sequence[Answers]) -> Answers:
    """The answers that are among all of these."""
    if isinstance(answers, Subsets):
        same = all(isinstance(other, Subsets) and other.items == answers.items for other in others)
        return answers if same else ()
    if not isinstance(answers, Checked | tuple | list | range):
        return ()
    kept = tuple([value for value in answers if all(why_not(other, value) is None for other in others)])
    return Checked(kept, lambda value: None if value in kept else Refusal(BAD_PARAM), allowed=kept)
