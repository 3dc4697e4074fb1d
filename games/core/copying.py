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
    twin: T = _of_struct(type(value))(value)
    return twin


@cache
def _of_struct(kind: type[Any]) -> Copier:
    """A function written as text and compiled, as those of a dataclass are. That of a struct with a number
    and a list of frozen structs is `lambda value: kind(number=value.number, parts=[*value.parts])`. A loop
    over the names of fields takes three times as long."""
    used: dict[str, Any] = {"kind": kind}
    hints = get_type_hints(kind, include_extras=True)
    fields = [
        f"{name}={_Text(used, f'{kind.__name__}.{name}').of(hints[name], f'value.{name}')}"
        for name in kind.__struct_fields__
    ]
    return cast(Copier, eval(f"lambda value: kind({', '.join(fields)})", used))


class _Text:
    """Writes how the values of a field are copied, as text. `used` gets what the text names."""

    def __init__(self, used: dict[str, Any], where: str) -> None:
        self.used = used
        self.where = where

    def of(self, hint: Any, value: str) -> str:
        """The copy of `value`, itself a text. The same text if it can't change, and is shared."""
        origin, inner = get_origin(hint), get_args(hint)
        if hint is Any:
            return self._by(_of_anything, value)
        if isinstance(hint, NewType):
            return self.of(hint.__supertype__, value)
        if origin is Annotated:
            return self.of(inner[0], value)
        if origin is list:
            part = self.of(inner[0], "part")
            return f"[*{value}]" if part == "part" else f"[{part} for part in {value}]"
        if origin is dict:
            part = self.of(inner[1], "part")
            return f"{{**{value}}}" if part == "part" else f"{{key: {part} for key, part in {value}.items()}}"
        if origin in (Union, UnionType):
            return self._of_union(inner, value)
        if origin in (tuple, Literal) or hint in _PLAIN:
            return value
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return value if hint.__struct_config__.frozen else self._by(_of_struct(hint), value)
        raise TypeError(f"{self.where}: it is not known how to copy {hint}")

    def _of_union(self, kinds: tuple[Any, ...], value: str) -> str:
        """By the type of the value."""
        copiers: dict[Any, Copier] = {}
        for kind in kinds:
            if (copy := self.of(kind, "value")) != "value":
                copiers[get_origin(kind) or kind] = eval(f"lambda value: {copy}", self.used)
        if not copiers:
            return value
        copier_of, same = self._named(copiers.get), self._named(_same)
        return f"{copier_of}(type({value}), {same})({value})"

    def _by(self, copier: Copier, value: str) -> str:
        return f"{self._named(copier)}({value})"

    def _named(self, function: Callable[..., Any]) -> str:
        """The name by which the text calls a function."""
        name = f"copy_{len(self.used)}"
        self.used[name] = function
        return name


def _same(value: Any) -> Any:
    """The copy of a value that can't change."""
    return value


def _of_anything(value: Any) -> Any:
    """By the type of the value, which its field leaves open."""
    if isinstance(value, msgspec.Struct):
        return value if value.__struct_config__.frozen else copied(value)
    if isinstance(value, _PLAIN):
        return value
    raise TypeError(f"it is not known how to copy {value!r}")
