"""Copies of states, which share no part that can change.

What can't change is shared: numbers, texts, tuples, frozen structs. What can is copied: lists, dicts, other
structs. A state with few parts that can change is copied fast: small things are better frozen and replaced.
How a type is copied is read off the types of its fields, once."""

from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NewType,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

T = TypeVar("T", bound=msgspec.Struct)

Copier = Callable[[Any], Any]

_PLAIN = (int, float, str, bytes, bool, tuple, NoneType)


def copied(value: T) -> T:
    """An equal value that shares no part that can change."""
    return cast(T, _of_struct(type(value))(value))


@cache
def _of_struct(kind: type[Any]) -> Copier:
    """A function with a line for each field that can change, written as text and compiled, as those of a
    dataclass are: a loop over the names of fields takes twice as long."""
    copiers: dict[str, Copier] = {}
    lines = ["def copier(value):", " twin = value.__copy__()"]
    hints = get_type_hints(kind, include_extras=True)
    for name in kind.__struct_fields__:
        part = _of(hints[name], f"{kind.__name__}.{name}")
        if part is not None:
            copiers[f"copy_{name}"] = part
            lines.append(f" twin.{name} = copy_{name}(value.{name})")
    exec("\n".join([*lines, " return twin"]), copiers)
    return copiers["copier"]


def _of(hint: Any, where: str) -> Copier | None:
    """How values of a type are copied. None: they can't change, and are shared."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint is Any:
        return _of_anything
    if isinstance(hint, NewType):
        return _of(hint.__supertype__, where)
    if origin is Annotated:
        return _of(inner[0], where)
    if origin is list:
        return _of_list(_of(inner[0], where))
    if origin is dict:
        return _of_dict(_of(inner[1], where))
    if origin in (Union, UnionType):
        return _of_union({get_origin(one) or one: _of(one, where) for one in inner})
    if origin in (tuple, Literal) or hint in _PLAIN:
        return None
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return None if hint.__struct_config__.frozen else _of_struct(hint)
    raise TypeError(f"{where}: it is not known how to copy {hint}")


def _of_anything(value: Any) -> Any:
    """By the type of the value, which its field leaves open."""
    if isinstance(value, msgspec.Struct):
        return value if value.__struct_config__.frozen else copied(value)
    if isinstance(value, _PLAIN):
        return value
    raise TypeError(f"it is not known how to copy {value!r}")


def _of_list(one: Copier | None) -> Copier:
    return list if one is None else lambda value: [one(part) for part in value]


def _of_dict(one: Copier | None) -> Copier:
    return dict if one is None else lambda value: {key: one(part) for key, part in value.items()}


def _of_union(kinds: dict[Any, Copier | None]) -> Copier | None:
    """By the type of the value."""
    copiers = {kind: one for kind, one in kinds.items() if one is not None}

    def copier(value: Any) -> Any:
        one = copiers.get(type(value))
        return value if one is None else one(value)

    return copier if copiers else None
