"""Where the numbers of a title come from, for `/about`: read from what its data file says.

    "seed; published: MoP, EJF"                   kinds of source, with the keys of those who published
    "seed(sizes); reconstructed(shapes)"          each for a part of the table only

The kinds are `seed` (the source document), `published`, `recall` (from memory) and `reconstructed` (worked
out so that the game works). Parts are put into words as `part-<part>`.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal, cast, get_args

import msgspec

from games.core.choices.offer import Note

SourceKind = Literal["seed", "published", "recall", "reconstructed"]
KINDS: tuple[SourceKind, ...] = get_args(SourceKind)
DOUBTFUL: tuple[SourceKind, ...] = ("recall", "reconstructed")
"""Kinds of source that players are warned about."""

_ONE = re.compile(rf"({'|'.join(KINDS)})(?:\(([\w, -]+)\))?(?:: (.+))?")


class Source(msgspec.Struct, frozen=True):
    """One source of a table or row, or of some `parts` of it; `by` are the sites of those who published."""

    kind: SourceKind
    parts: tuple[str, ...] = ()
    by: tuple[str, ...] = ()


def read(text: str, addresses: Mapping[str, str]) -> tuple[Source, ...]:
    """The sources that a data file names. ValueError if one can't be read or is not among the `addresses`,
    which are by key."""
    return tuple(_source(piece.strip(), addresses) for piece in text.split(";"))


def line(name: str, value: Any, sources: Sequence[Source]) -> Note:
    """A line of `/about`: a table or number by its name, its value and its sources."""
    if not isinstance(value, Note):
        value = Note("about-value", {"value": tuple(value) if isinstance(value, list) else value})
    doubtful = any(source.kind in DOUBTFUL for source in sources)
    notes = tuple(_told(source) for source in sources)
    return Note("about-line", {"table": name, "value": value, "doubtful": doubtful, "sources": notes})


def _source(text: str, addresses: Mapping[str, str]) -> Source:
    match = _ONE.fullmatch(text)
    if match is None:
        raise ValueError(f"names the source {text!r}, which is none of {', '.join(KINDS)}")
    kind, parts, keys = match.groups()
    for key in _listed(keys):
        if key not in addresses:
            raise ValueError(f"names the source {key}, which has no address in the table sources")
    return Source(
        cast(SourceKind, kind), _listed(parts), tuple(_site(addresses[key]) for key in _listed(keys))
    )


def _listed(text: str | None) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",")) if text else ()


def _told(source: Source) -> Note:
    note = Note(f"source-{source.kind}", {"by": source.by})
    if not source.parts:
        return note
    parts = tuple(Note(f"part-{part}") for part in source.parts)
    return Note("source-of-part", {"parts": parts, "source": note})


def _site(address: str) -> str:
    """The site of an address; on a site that hosts many people's work, also the author."""
    site, *path = address.split(" ")[0].rstrip(",").split("/")
    return "/".join((site, *path[:2])) if site == "github.com" else site
