"""Validates requests and answers against Discord's own description (`sandbox/description/`).

`jsonschema_rs` says whether a body agrees, in well under a millisecond; `jsonschema`, which takes a hundred
times as long, says what is wrong with one that doesn't.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import jsonschema_rs
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


class _Registries(NamedTuple):
    """All schemas, for the validator that judges and for the one that explains."""

    judging: jsonschema_rs.Registry
    explaining: Registry[Any]


class _Validators(NamedTuple):
    """The two validators of a body."""

    judging: jsonschema_rs.Draft202012Validator
    explaining: Draft202012Validator


@cache
def _registries(sent: bool) -> _Registries:
    """For what the bot has `sent`, ids may be numbers."""
    schemas = DESCRIPTION["schemas"] | {"ChannelTypes": CHANNEL_TYPES, "ErrorDetails": ERROR_DETAILS}
    schemas |= {"SnowflakeType": IDS} if sent else {}
    named = [(f"discord:{name}", schema) for name, schema in schemas.items()]
    return _Registries(
        jsonschema_rs.Registry(named, draft=jsonschema_rs.Draft202012),
        Registry().with_resources(
            (name, Resource.from_contents(schema, default_specification=DRAFT202012))
            for name, schema in named
        ),
    )


@cache
def _validators(route: str, part: str) -> _Validators | None:
    """For a route's request, or its answer of a status; None if there is no body."""
    described = DESCRIPTION["routes"][route]
    sent = part == "request"
    schema = described["request"] if sent else described["answers"].get(part, described["answers"].get("4XX"))
    if schema is None:
        return None
    judging, explaining = _registries(sent)
    return _Validators(
        jsonschema_rs.Draft202012Validator(schema, registry=judging),
        Draft202012Validator(schema, registry=explaining),
    )


def route_of(record: RequestRecord) -> str:
    """The route of a request, as the description names it. LookupError if it has none."""
    for route in DESCRIPTION["routes"]:
        method, _, path = route.partition(" ")
        pattern = re.escape(path).replace(r"\{\}", "[^/]+")
        if method == record.method and re.fullmatch(pattern, record.path):
            return str(route)
    raise LookupError(f"{record.method} {record.path} is not described")


class Judge:
    """Validates each request that a sandbox serves, with its answer.

    `sandbox.service.record.on_answered = judge`; then `judge.found` has what disagrees, of `judge.bodies`
    bodies."""

    def __init__(self) -> None:
        self.bodies = 0
        self.found: list[str] = []

    def __call__(self, record: RequestRecord, answer: Any) -> None:
        """Validate a request and its answer."""
        if record.fault or (record.status == 404 and record.code == 0):
            return  # made up by a test, or a route that Discord doesn't have
        route = route_of(record)
        for part, value in (("request", record.body), (str(record.status), answer)):
            if value is not None:
                self.bodies += 1
                self.found += disagreements(route, part, value)


def disagreements(route: str, part: str, value: Any) -> Iterator[str]:
    """What the description says otherwise about a request, or an answer of a status."""
    validators = _validators(route, part)
    if validators is None or validators.judging.is_valid(value):
        return
    causes = [cause for error in validators.explaining.iter_errors(value) for cause in _causes(error)]
    yield from (f"{route}, {part}: {_told(cause)}" for cause in causes)
    if not causes:
        yield f"{route}, {part}: only jsonschema_rs finds that it disagrees"


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
