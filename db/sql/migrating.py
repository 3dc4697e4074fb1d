"""What the migrations of both databases have in common, and facts of a database that is made from another."""

from collections.abc import Mapping

from db.sql.checksums import write_missing
from db.sql.connection_protocol import StoreCall

STEPS: Mapping[int, StoreCall[None]] = {10: write_missing}
"""Work of migrations that SQL can't do, by number. It runs after the SQL, in the same transaction."""

UNFINISHED = "unfinished copy of"
"""Key of the fact (in `meta`) that a copy has until it is complete and compared."""

RESTORED = "restored"
"""Key of the fact that a restored database has until its tables have got a post that says so.

Its value: when the backup was made, when it was restored (milliseconds since 1970), and the last table with
such a post.
"""


def unfinished_copy(place: str, source: str) -> str:
    """The sentence for opening an unfinished copy."""
    return f"{place} is an unfinished copy of {source}: let python -m db.copy go on with it."
