"""Fluent's patterns compiled to plain functions: no walk over the pattern's tree, and no object for every
figure. That is ten times as fast, and texts are most of what a click costs.

Only what the files use is supported: texts, variables, selections by a variable. Any other pattern has no
such function. For unusual arguments (a missing figure, a very long text) the function raises NeedsFluent.
`words.bundles` then asks Fluent itself, which also reports errors.
"""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from fluent.runtime import resolver

from words.numbers import number

Args = Mapping[str, str | int]
MessageFunction = Callable[[Args], str]
PluralRule = Callable[[int], str]
"""The plural category of a number in a language: `one`, `other`."""

LONGEST = 2500
"""Maximum number of characters of a text. Fluent refuses longer parts; a text within the limit has none."""


_FIGURE = r"\{ *\$([a-zA-Z][\w-]*) *\}"

_ONE_LINE = re.compile(rf"[a-zA-Z][\w-]* *= *((?:[^{{}}\n]|{_FIGURE})+?)[ \n]*")
"""A message of one line with only words and figures, as nearly all are."""


class NeedsFluent(Exception):
    """Fluent itself must be asked."""


VALUES = 64
"""Maximum number of values of which a selection remembers the variant."""


def compiled(pattern: Any, plural: PluralRule) -> MessageFunction | None:
    """`pattern` as a function of its figures, which raises NeedsFluent for unusual ones.

    None if the pattern is not supported.
    """
    try:
        return _checked(_joined([_part(pattern, plural)]))
    except NeedsFluent:
        return None


def compiled_line(text: str) -> MessageFunction | None:
    """A message of one line as written in its file, compiled without parsing it.

    None if it is too complex for that.
    """
    found = _ONE_LINE.fullmatch(text)
    return None if found is None else _checked(_joined(_line_parts(found[1])))


def _checked(said: MessageFunction) -> MessageFunction:
    def checked(args: Args) -> str:
        try:
            text = said(args)
        except KeyError:
            raise NeedsFluent from None
        if len(text) > LONGEST:
            raise NeedsFluent
        return text

    return checked


def _part(part: Any, plural: PluralRule) -> MessageFunction | str:
    """A part of a pattern: a function of its figures, or a plain text."""
    if isinstance(part, resolver.TextElement | resolver.StringLiteral):
        return str(part(None))  # type: ignore[arg-type]
    if isinstance(part, resolver.NeverIsolatingPlaceable | resolver.Placeable):
        return _part(part.expression, plural)
    if isinstance(part, resolver.VariableReference):
        return _variable(part.id.name)
    if isinstance(part, resolver.SelectExpression):
        return _selection(part, plural)
    if isinstance(part, resolver.Pattern):
        return _joined([_part(one, plural) for one in part.elements])
    raise NeedsFluent


def _line_parts(line: str) -> list[MessageFunction | str]:
    """Texts and figures in turns."""
    return [_variable(one) if at % 2 else one for at, one in enumerate(re.split(_FIGURE, line))]


def _joined(parts: list[MessageFunction | str]) -> MessageFunction:
    said = [one for one in parts if not isinstance(one, str)]
    template = "".join([one.replace("%", "%%") if isinstance(one, str) else "%s" for one in parts])
    if template == "%s":
        return said[0]
    return lambda args: template % tuple([one(args) for one in said])


def _variable(name: str) -> MessageFunction:
    def said(args: Args) -> str:
        value = args[name]
        return value if isinstance(value, str) else number(value)

    return said


def _selection(selection: resolver.SelectExpression, plural: PluralRule) -> MessageFunction:
    """The first variant that fits the value, or else the default.

    A word fits literally; a number fits literally or by its plural category.
    """
    if not isinstance(selection.selector, resolver.VariableReference):
        raise NeedsFluent
    name = selection.selector.id.name
    variants = [(_key(one.key), _joined([_part(one.value, plural)])) for one in selection.variants]
    default = next(said for one, (_, said) in zip(selection.variants, variants, strict=True) if one.default)

    def fits(key: str | int, value: str | int) -> bool:
        if isinstance(key, int) == isinstance(value, int):
            return key == value
        return plural(value) == key if isinstance(value, int) else plural(key) == value  # type: ignore[arg-type]

    @lru_cache(maxsize=VALUES)
    def fitting(value: str | int) -> MessageFunction:
        return next((said for key, said in variants if fits(key, value)), default)

    return lambda args: fitting(args[name])(args)


def _key(key: Any) -> str | int:
    if isinstance(key, resolver.Identifier):
        return key.name
    if isinstance(key.value, int):
        return int(key.value)
    raise NeedsFluent
