"""Decoding of typed values, with one decoder a type.

msgspec keeps what it knows of a Struct on the class, and stores it there before it is complete. A thread that
builds a decoder for the class meanwhile gets the incomplete one, and the process dies when it decodes with it
(`StructInfo_Convert` in msgspec's `_core.c`, 0.22.0). So decoders are built under one lock, and ruff refuses
msgspec's own functions in the rest of the bot.
"""

from functools import cache
from threading import RLock
from typing import Any, TypeVar, overload

import msgspec

T = TypeVar("T")

_BUILDING = RLock()


@cache
def decoder(type: Any) -> msgspec.msgpack.Decoder[Any]:
    """The msgpack decoder of a type. Built once."""
    with _BUILDING:
        return msgspec.msgpack.Decoder(type)


@cache
def _json_decoder(type: Any) -> msgspec.json.Decoder[Any]:
    with _BUILDING:
        return msgspec.json.Decoder(type)


@overload
def decoded(data: bytes | msgspec.Raw, type: type[T]) -> T: ...
@overload
def decoded(data: bytes | msgspec.Raw, type: Any = Any) -> Any: ...
def decoded(data: bytes | msgspec.Raw, type: Any = Any) -> Any:
    """A value from its msgpack bytes. msgspec.DecodeError, msgspec.ValidationError."""
    return decoder(type).decode(data)


@overload
def decoded_json(data: bytes | str, type: type[T]) -> T: ...
@overload
def decoded_json(data: bytes | str, type: Any) -> Any: ...
def decoded_json(data: bytes | str, type: Any) -> Any:
    """A value from its JSON text. msgspec.DecodeError, msgspec.ValidationError."""
    return _json_decoder(type).decode(data)


def converted(data: Any, type: type[T]) -> T:
    """A value from lists, dicts and plain values. msgspec.ValidationError."""
    with _BUILDING:
        return msgspec.convert(data, type)
