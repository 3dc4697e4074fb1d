"""Makes `sandbox/description/` of Discord's published description: what the sandbox serves of it.

    python -m scripts.describe_discord openapi.json

The published file (OpenAPI, MIT licence) is at https://github.com/discord/discord-api-spec. Of each route
that the sandbox serves, the schemas of its requests and of its answers are kept, with all schemas they use;
texts for readers are left out. Tests validate requests and answers against them (`tests/described.py`).
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kit.command_line import parser_of
from sandbox.app import rest_routes
from sandbox.model import Json

TARGET = Path(__file__).resolve().parent.parent / "sandbox" / "description" / "description.json"
LEFT_OUT = frozenset({"description", "title", "examples", "example", "default", "deprecated"})
REFERENCE, SCHEMA = "#/components/schemas/", "discord:"
"""How schemas refer to each other in the published file, and in ours."""

JSON_TYPE, FORM_TYPE = "application/json", "multipart/form-data"


def main() -> None:
    """Read the command line and write the file."""
    parser = parser_of("python -m scripts.describe_discord", __doc__)
    parser.add_argument("openapi", type=Path, help="the published description")
    published = json.loads(parser.parse_args().openapi.read_text())
    TARGET.write_text(json.dumps(described(published), indent=1, sort_keys=True) + "\n")


def described(published: Json) -> Json:
    """The routes that the sandbox serves, and the schemas that they use."""
    routes: Json = {}
    by_shape = {shape(path): (path, operations) for path, operations in published["paths"].items()}
    for method, path in sorted(rest_routes()):
        found = by_shape.get(shape(path))
        operation = None if found is None else found[1].get(method.lower())
        if found is not None and operation is not None:
            routes[f"{method} {shape(path)}"] = _operation(operation, published)
    schemas: Json = {}
    wanted = [*_named(routes)]
    while wanted:
        name = wanted.pop()
        if name not in schemas:
            schemas[name] = _plain(published["components"]["schemas"][name])
            wanted += _named(schemas[name])
    info = published["info"]
    source = f"{info['title']}, version {info['version']}, {info['license']['name']} licence"
    return {"source": source, "routes": routes, "schemas": schemas}


def shape(path: str) -> str:
    """A path with its parameters unnamed: `/channels/{}/messages`."""
    return re.sub(r"\{[^}]*\}", "{}", path)


def _operation(operation: Json, published: Json) -> Json:
    answers: Json = {}
    for status, answer in operation["responses"].items():
        if "$ref" in answer:
            answer = published["components"]["responses"][answer["$ref"].rpartition("/")[2]]
        answers[status] = _plain(answer.get("content", {}).get(JSON_TYPE, {}).get("schema"))
    body = operation.get("requestBody", {}).get("content", {})
    schema = body.get(JSON_TYPE, body.get(FORM_TYPE, {})).get("schema")
    return {"request": _plain(schema), "answers": answers}


def _plain(schema: Any) -> Any:
    """The schema without texts for readers. Names of properties are no such texts."""
    if isinstance(schema, list):
        return [_plain(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {}
    for key, value in schema.items():
        if key == "properties":
            kept[key] = {name: _plain(part) for name, part in value.items()}
        elif key == "$ref":
            kept[key] = SCHEMA + value.removeprefix(REFERENCE)
        elif key not in LEFT_OUT and not key.startswith("x-"):
            kept[key] = _plain(value)
    return kept


def _named(schema: Any) -> Iterator[str]:
    """The names of the schemas that a schema refers to."""
    if isinstance(schema, list):
        for part in schema:
            yield from _named(part)
    elif isinstance(schema, dict):
        for key, value in schema.items():
            if key == "$ref":
                yield value.removeprefix(SCHEMA)
            else:
                yield from _named(value)


if __name__ == "__main__":
    main()
