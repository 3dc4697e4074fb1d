"""An offer as it is in all of several possible worlds, which differ in what is hidden."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

import msgspec

from games.core.choices.answers import Answers, Checked, why_not
from games.core.choices.offer import Note, Offer
from games.core.choices.pieces import Subsets
from games.core.choices.refusal import BAD_PARAM, Refusal


def in_all_worlds(
    offer: Offer, twins: Sequence[Offer | None], hidden: Collection[str] = frozenset()
) -> Offer | None:
    """The offer with only those answers that are possible in every world, and only those notes that are
    equal in every world. None if no answer is left. `hidden`: names of hidden things, which are left out
    even if they agree by chance."""
    known = [twin for twin in twins if twin is not None and twin.is_open()]
    if len(known) < len(twins) or not offer.is_open():
        return None
    fields: dict[str, Any] = {name: _field(name, offer, known, hidden) for name in offer.fields}
    for name in offer.names[:1]:
        fields[name] = fields[name]()
    # Only open offers get here: none has `closed` or `last`. Warnings, usual moves and what else may depend
    # on the world are left out.
    common = Offer(
        offer.move,
        whole=offer.whole,
        previews={name: _preview(name, offer, known, hidden) for name in offer.names},
        does=_alike([twin.does for twin in (offer, *known)], hidden),
        says=offer.says if all(twin.says is None for twin in known) else None,
        ends=offer.ends,
        **fields,
    )
    return common if common.is_open() else None


def _preview(
    name: str, offer: Offer, twins: Sequence[Offer], hidden: Collection[str]
) -> Callable[..., Note | None]:
    def preview(*values: Any) -> Note | None:
        return _alike([world_offer.preview(name, values) for world_offer in (offer, *twins)], hidden)

    return preview


def _alike(notes: Sequence[Note | None], hidden: Collection[str]) -> Note | None:
    """The note if it is equal in every world and names nothing hidden."""
    first = notes[0]
    if first is None or any(note != first for note in notes[1:]) or texts_in(first) & set(hidden):
        return None
    return first


def texts_in(value: Any) -> set[str]:
    """Every text in a position, a move or a note, at any depth."""
    return set(_texts(msgspec.to_builtins(value)))


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in (*value, *value.values()):
            yield from _texts(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _texts(part)


def _field(
    name: str, offer: Offer, twins: Sequence[Offer], hidden: Collection[str]
) -> Callable[..., Answers]:
    """The possible values of a field in every world, without values that no later field can complete in
    common."""
    after = offer.names[offer.names.index(name) + 1 :]
    following = _field(after[0], offer, twins, hidden) if after else None

    def answers(*before: Any) -> Answers:
        both = _both(offer.possible(name, before), [twin.possible(name, before) for twin in twins])
        if isinstance(both, Subsets):
            return () if after or texts_in(both.items) & set(hidden) else both
        known = [value for value in both if not texts_in(value) & set(hidden)]
        return _of_these([value for value in known if following is None or following(*before, value)])

    return answers


def _both(answers: Answers, others: Sequence[Answers]) -> Answers:
    """The answers that are in all of these."""
    if isinstance(answers, Subsets):
        same = all(isinstance(other, Subsets) and other.items == answers.items for other in others)
        return answers.unexplained() if same else ()
    if not isinstance(answers, Checked | tuple | list | range):
        return ()
    return _of_these([value for value in answers if all(why_not(other, value) is None for other in others)])


def _of_these(values: Sequence[Any]) -> Checked:
    kept = tuple(values)
    return Checked(kept, lambda value: None if value in kept else Refusal(BAD_PARAM), allowed=kept)
