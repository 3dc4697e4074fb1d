"""What lets anybody check a finished game without the bot. docs/fairness.md has the few lines of code for
it."""

from collections.abc import Sequence
from typing import Any

from db import Logged
from games.core.chance import first_wrong_draw
from games.manager.history.replay import draws_of
from games.manager.model.table import Table


def publishes_secret(table: Table) -> bool:
    """Whether the secret may be published: the game is over, or was called off for good. A study proves
    nothing."""
    return table.study is None and table.status in ("over", "cancelled") and table.game is not None


def proof(table: Table, log: Sequence[Logged]) -> dict[str, Any]:
    """The secret of a finished game, what was published, and every draw.

    Ids of clicks are strings, because some programs can't represent numbers that large.
    """
    return {
        "game": table.title.id,
        "table": table.id,
        "fingerprint": table.commitment,
        "secret": table.secret.hex(),
        "mixed_in": [str(share) for share in table.shares],
        "draws": [[draw.what, list(draw.outcome)] for draw in draws(log)],
    }


def wrong_draw(table: Table, log: Sequence[Logged]) -> int | None:
    """The number of the first draw that does not follow from the secret (-1: it is not the published secret).

    None if all are right.
    """
    return first_wrong_draw(table.secret, table.commitment, draws(log), table.shares)


def draws(log: Sequence[Logged]) -> list[Any]:
    """All outcomes of chance in a game, in order."""
    return [draw for entry in log for draw in draws_of(entry)]
