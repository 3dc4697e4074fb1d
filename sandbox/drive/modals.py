"""Filling in a modal as a Discord client does."""

from sandbox.drive.typing_in import chosen_values
from sandbox.model import Json
from sandbox.rules.check_components import Component
from sandbox.rules.errors import ClientRefused


def filled(modal: Json, given: Json) -> Json:
    """The `data` of a submitted modal. `given` maps custom_ids or labels to texts or lists of values."""
    left = dict(given)
    components = [_part(part, place, left) for place, part in enumerate(modal["components"], 1)]
    if left:
        raise ClientRefused(f"the modal {modal['title']!r} has no field {sorted(left)}")
    return {"custom_id": modal["custom_id"], "components": components}


def _part(part: Json, place: int, left: Json) -> Json:
    base: Json = {"type": part["type"], "id": part.get("id") or place}
    if part["type"] == Component.LABEL:
        return base | {"component": _field(part["component"], part["label"], left)}
    return base | ({"content": part["content"]} if part["type"] == Component.TEXT_DISPLAY else {})


def _field(field: Json, label: object, left: Json) -> Json:
    name = str(field["custom_id"]) if field["custom_id"] in left else str(label)
    given = left.pop(name, None)
    kind = field["type"]
    base: Json = {"type": kind, "id": field.get("id") or 0, "custom_id": field["custom_id"]}
    if kind == Component.TEXT_INPUT:
        return base | {"value": _text(field, label, given)}
    listed = _as_it_stood(field) if given is None else given if isinstance(given, list) else [given]
    if kind == Component.STRING_SELECT:
        if not listed and not field.get("required", True):
            return base | {"values": []}
        return base | {"values": chosen_values(field, listed)}
    return base | _ticked(field, label, listed)


def _as_it_stood(field: Json) -> list[object]:
    """What is chosen in a field that nobody touches."""
    return [one["value"] for one in field.get("options") or () if one.get("default")]


def _text(field: Json, label: object, given: object) -> str:
    text = str(field.get("value") or "") if given is None else given
    if not isinstance(text, str):
        raise ClientRefused(f"{label!r} is a text, not {given!r}")
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if not text and field.get("required", True):
        raise ClientRefused(f"{label!r} is required")
    if text and not least <= len(text) <= most:
        raise ClientRefused(f"{label!r} must have {least} to {most} characters, not {len(text)}")
    return text


def _ticked(field: Json, label: object, listed: list[object]) -> Json:
    names = {key: o["value"] for o in field["options"] for key in (o["value"], o["label"])}
    missing = [one for one in listed if one not in names]
    if missing or (not listed and field.get("required", True)):
        raise ClientRefused(f"{label!r}: {missing or 'an option'} can't be left so")
    values = [names[one] for one in listed]
    if field["type"] == Component.RADIO_GROUP:
        if len(values) > 1:
            raise ClientRefused(f"{label!r}: only one can be chosen")
        return {"value": values[0] if values else None}
    least, most = field.get("min_values") or 0, field.get("max_values") or len(field["options"])
    if values and not least <= len(values) <= most:
        raise ClientRefused(f"{label!r}: {least} to {most} can be ticked, not {len(values)}")
    return {"values": values}
