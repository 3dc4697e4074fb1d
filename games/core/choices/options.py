"""The options of a table."""

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    # With a default (PEP 696), so that a bare `Title` is a title with any options.
    from typing_extensions import TypeVar

    Opt = TypeVar("Opt", bound="Options", default=Any)
else:
    from typing import TypeVar

    Opt = TypeVar("Opt")


class Options(msgspec.Struct, frozen=True):
    """A title's options: fields of type bool or Literal[...] with defaults; shown in the lobby."""

    def matters(self, name: str) -> bool:
        """Whether an option has any effect with the present values of the others: that of an expansion has
        none without it."""
        return True
