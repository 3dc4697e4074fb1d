"""Where the numbers of a title come from, for `/about`: read from what its data file says.

    "seed; published: MoP, EJF"                   kinds of source, with the keys of those who published
    "seed(sizes); reconstructed(shapes)"          each for a part of the table only

The kinds are `seed` (the source document), `published`, `recall` (from memory) and `reconstructed` (worked
out so that the game works). Parts are put into words as `part-<part>`.
"""

import re
from collections.abc import Mapping
from typing import Any

from games.core.choices.offer import Note

KINDS = ("seed", "published", "recall", "reconstructed")
DOUBTFUL = ("recall", "reconstructed")
"""Kinds of source that players are warned about."""

_ONE = re.compile(rf"({'|'.join(KINDS)})(?:\(([\w, -]+)\))?(?:: (.+))?")


def about(tables: Mapping[str, tuple[Any, str]], addresses: Mapping[str, str]) -> tuple[Note, ...]:
    """A note for each table or number: its name, its value and its sources. `addresses` are by key.
    ValueError if a source can't be read or has no address."""
    return tuple(_line(name, value, source, addresses) for name, (value, source) in tables.items())


def counted(tables: Mapping[str, tuple[int, str]]) -> dict[str, tuple[Note, str]]:
    """Tables with their number of entries, for `about`; tables without entries are left out."""
    return {name: (Note("about-count", {"count": count}), source) for name, (count, source) in tables.items()}


_SITE = re.compile(r"\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|co\.uk|fr|es|cz|it|de|be|pl)\b")
_SEED = re.compile(r"\bseed\b|Japanese reference")
_OTHERS = re.compile(r"publish|\breports?\b|\breviews?\b")
_OURS = re.compile(r"reconstruct|inferred|\bown\b")


def in_words(name: str, source: str) -> Note:
    """The note of a table whose source is English prose: the kinds of source and the publishers it
    mentions. Without any the numbers were worked out here."""
    sites = tuple(dict.fromkeys(_SITE.findall(source)))
    told = []
    if _SEED.search(source):
        told.append(Note("source-seed", {"by": ()}))
    if sites or _OTHERS.search(source):
        told.append(Note("source-published", {"by": sites}))
    ours = not told or _OURS.search(source) is not None
    if ours:
        told.append(Note("source-reconstructed", {"by": ()}))
    nothing = Note("about-count", {"count": 0})
    return Note("about-line", {"table": name, "value": nothing, "doubtful": ours, "sources": tuple(told)})


def _line(name: str, value: Any, source: str, addresses: Mapping[str, str]) -> Note:
    sources = [_source(name, piece.strip(), addresses) for piece in source.split(";")]
    doubtful = any(kind in DOUBTFUL for kind, _ in sources)
    if not isinstance(value, Note):
        value = Note("about-value", {"value": tuple(value) if isinstance(value, list) else value})
    told = tuple(one for _, one in sources)
    return Note("about-line", {"table": name, "value": value, "doubtful": doubtful, "sources": told})


def _source(name: str, text: str, addresses: Mapping[str, str]) -> tuple[str, Note]:
    match = _ONE.fullmatch(text)
    if match is None:
        raise ValueError(f"the source of {name} can't be read: {text}")
    kind, parts, keys = match.groups()
    names = tuple(key.strip() for key in keys.split(",")) if keys else ()
    for key in names:
        if key not in addresses:
            raise ValueError(f"the source of {name} is unknown: {key}")
    told = Note(f"source-{kind}", {"by": tuple(_short(addresses[key]) for key in names)})
    if not parts:
        return kind, told
    of = tuple(Note(f"part-{part.strip()}") for part in parts.split(","))
    return kind, Note("source-of-part", {"parts": of, "source": told})


def _short(address: str) -> str:
    """The site of an address; on a site that hosts many people's work, also the author."""
    site, *path = address.split(" ")[0].rstrip(",").split("/")
    return "/".join((site, *path[:2])) if site == "github.com" else site
