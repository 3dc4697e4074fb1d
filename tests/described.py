"""Validates requests and answers against Discord's own description (`sandbox/description/`)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from sandbox.record import RequestRecord

DESCRIPTION = json.loads(
    (Path(__file__).parents[1] / "sandbox" / "description" / "description.json").read_text()
)
IDS = {"type": ["string", "integer"], "pattern": r"^(0|[1-9][0-9]*)$"}
"""discord.py sends some ids as numbers, and Discord takes them."""

CHANNEL_TYPES = {"enum": [*range(6), *range(10, 17)]}
"""The description leaves out media channels (16), which Discord's documentation has."""


ERROR_DETAILS = {
    "type": "object",
    "properties": {"_errors": {"type": "array", "items": {"required": ["code", "message"]}}},
    "additionalProperties": {"$ref": "discord:ErrorDetails"},
}
"""The description wants numbers as codes of the errors of a field; Discord sends texts such as
`BASE_TYPE_REQUIRED`, as its documentation says, and errors of a field beside those of its parts."""


@cache
def _schemas(sent: bool) -> Registry[Any]:
    """All schemas; for what the bot has `sent`, ids may be numbers."""
    schemas = DESCRIPTION["schemas"] | {"ChannelTypes": CHANNEL_TYPES, "ErrorDetails": ERROR_DETAILS}
    schemas |= {"SnowflakeType": IDS} if sent else {}
    return Registry().with_resources(
        (f"discord:{name}", Resource.from_contents(schema, default_specification=DRAFT202012))
        for name, schema in schemas.items()
    )


@cache
def _validator(route: str, part: str) -> Draft202012Validator | None:
    """For a route's request, or its answer of a status; None if there is no body."""
    described = DESCRIPTION["routes"][route]
    sent = part == "request"
    schema = described["request"] if sent else described["answers"].get(part, described["answers"].get("4XX"))
    return None if schema is None else Draft202012Validator(schema, registry=_schemas(sent))


def route_of(record: RequestRecord) -> str:
    """The route of a request, as the description names it. LookupError if it has none."""
    for route in DESCRIPTION["routes"]:
        method, _, path = route.partition(" ")
        pattern = re.escape(path).replace(r"\{\}", "[^/]+")
        if method == record.method and re.fullmatch(pattern, record.path):
            return str(route)
    raise LookupError(f"{record.method} {record.path} is not described")


class Judge:
    """Validates each request that a sandbox serves, with its answer, once per shape.

    `sandbox.service.record.on_answered = judge`; then `judge.found` has what disagrees."""

    def __init__(self) -> None:
        self.shapes: set[tuple[str, str, str]] = set()
        self.found: list[str] = []

    def __call__(self, record: RequestRecord, answer: Any) -> None:
        """Validate a request and its answer."""
        if record.fault or (record.status == 404 and record.code == 0):
            return  # made up by a test, or a route that Discord doesn't have
        route = route_of(record)
        for part, value in (("request", record.body), (str(record.status), answer)):
            known = (route, part, shape_of(value))
            if value is None or known in self.shapes:
                continue
            self.shapes.add(known)
            self.found += disagreements(route, part, value)


def shape_of(value: Any) -> str:
    """Names and types of a JSON value at any depth, and the types of components, without its contents."""
    if isinstance(value, dict):
        told = (
            f"{key}={part}" if key == "type" else f"{key}:{shape_of(part)}" for key, part in value.items()
        )
        return "{" + ",".join(told) + "}"
    if isinstance(value, list):
        return "[" + ",".join(dict.fromkeys(map(shape_of, value))) + "]"
    return type(value).__name__


def disagreements(route: str, part: str, value: Any) -> Iterator[str]:
    """What the description says otherwise about a request, or an answer of a status."""
    validator = _validator(route, part)
    if validator is not None:
        for error in validator.iter_errors(value):
            for cause in _causes(error):
                yield f"{route}, {part}: {_told(cause)}"


def _causes(error: ValidationError) -> Iterator[ValidationError]:
    """The errors inside one: of a choice of schemas, those of the alternative that fits best, which is the
    one whose constant fields (its type) agree."""
    branches: dict[object, list[ValidationError]] = {}
    for inner in error.context or ():
        branches.setdefault(inner.schema_path[0], []).append(inner)
    if not branches:
        yield error
        return
    for inner in min(branches.values(), key=lambda found: (sum(map(_is_constant, found)), len(found))):
        yield from _causes(inner)


def _is_constant(error: ValidationError) -> bool:
    """Whether the error, or one inside it, is about a constant field or a plain type."""
    if error.context:
        return all(_is_constant(inner) for inner in error.context)
    return error.validator in ("enum", "const", "type")


def _told(error: ValidationError) -> str:
    return f"{'/'.join(map(str, error.absolute_path))}: {error.message[:300]}"
