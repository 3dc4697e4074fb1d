"""What is missing in a title, found when its `Title` is made: each fault in one sentence."""

from collections.abc import Collection, Iterable, Iterator
from inspect import Parameter, signature
from typing import TypeVar

from games.core.choices.offer import Move, Offer
from games.core.choices.orders import StandingOrder
from games.core.game import Event, Game, Phase
from games.core.phases import AscendingAuction, OpenAuction, SealedPhase

T = TypeVar("T")

ENDINGS: tuple[tuple[type[Phase], str], ...] = (
    (SealedPhase, "opened"),
    (AscendingAuction, "sold"),
    (OpenAuction, "unsold"),
)
"""What a phase of a shared kind must say itself: the method that ends it."""

OFFER_OPTIONS = frozenset(
    one.name for one in signature(Offer).parameters.values() if one.default is not Parameter.empty
)
"""No field of a move may be called so: its answers would be taken for that option of its offer."""

UNIT = "points"
"""No consideration may be called so: `advice-points` says points with their unit."""


class TitleError(Exception):
    """A title lacks something. The message has a sentence for each fault."""


def check(
    title: str,
    game: type[Game],
    phases: Collection[type[Phase]],
    events: Iterable[type[Event]],
    considerations: Iterable[str],
) -> None:
    """Raise TitleError if something is missing. `considerations`: the ids of its advisor's."""
    found = list(_faults(game, phases, events))
    if UNIT in considerations:
        found.append(f"no consideration may be called `{UNIT}`: `advice-{UNIT}` says points with their unit")
    if found:
        raise TitleError(f"{title}: " + "; ".join(found))


def _faults(
    game: type[Game], phases: Collection[type[Phase]], events: Iterable[type[Event]]
) -> Iterator[str]:
    package = _package(game.__module__)
    for phase in _missing(Phase, package, phases):
        where = f"neither in `phases` nor in `always_available` of {game.__name__}"
        yield f"the phase {phase.__name__} is {where}"
    for event in _missing(Event, package, events):
        yield f"the event {event.__name__} is not in `events`"
    handled = [kind for phase in phases for kind in (*phase.handlers, *phase.order_handlers)]
    for move in _missing(Move, package, handled):
        table = "order_handlers" if issubclass(move, StandingOrder) else "handlers"
        yield f"no phase has {move.__name__} in its `{table}`"
    for move in _defined(Move, package):
        for name in OFFER_OPTIONS.intersection(move.asked()):
            yield f"the field `{name}` of {move.__name__} has the name of an option of `Offer`"
    for phase in phases:
        for kind, method in ENDINGS:
            if issubclass(phase, kind) and getattr(phase, method) is getattr(kind, method):
                yield f"the phase {phase.__name__} needs a method `{method}`, which ends it"


def _package(module: str) -> str:
    """The package that a title's code is in: `games.cairn`, or a module of its own."""
    parts = module.split(".")
    return ".".join(parts[:2]) if parts[0] == "games" else parts[0]


def _missing(kind: type[T], package: str, named: Iterable[type]) -> list[type[T]]:
    """The types of a kind that a package defines and that are not named. Types are told by their names, for
    a file that is read twice makes them twice."""
    names = {(one.__module__, one.__qualname__) for one in named}
    return [one for one in _defined(kind, package) if (one.__module__, one.__qualname__) not in names]


def _defined(kind: type[T], package: str) -> Iterator[type[T]]:
    """The types of a kind that a package defines, without those that others derive from."""
    for subclass in kind.__subclasses__():
        if subclass.__subclasses__():
            yield from _defined(subclass, package)
        elif _package(subclass.__module__) == package:
            yield subclass
