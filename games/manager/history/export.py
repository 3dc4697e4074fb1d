"""A game as JSON, for a person to keep or to check."""

from collections.abc import Sequence
from typing import Any

import msgspec

from db import Logged
from games.core import Seat
from games.core.decoding import decoded
from games.manager.history import fairness, replay
from games.manager.model.table import Table

FORMAT = 1
"""Version of the layout of exported games."""


def exported(table: Table, log: Sequence[Logged], seat: Seat | None) -> bytes:
    """A game as JSON.

    A finished game is complete, with the secret and all draws. Of a running game it holds what `seat` (None:
    the public) knows: its own moves, the events it was told, and its view of the position.
    """
    ended = fairness.publishes_secret(table)
    data = {
        "format": FORMAT,
        "game": table.title.id,
        "state_version": table.title.state_version,
        "table": table.id,
        "status": table.status,
        "options": table.options,
        "players": list(table.names),
        "seen_by": None if seat is None else table.names[seat],
        "log": [_entry(table, entry, seat, ended) for entry in log],
        "position": None if table.game is None else (table.game if ended else table.view(seat)),
        "proof": fairness.proof(table, log) if ended else None,
    }
    return msgspec.json.format(msgspec.json.encode(data), indent=1)


def _told_cause(cause: str | None) -> str | None:
    """With delayed standing orders, nobody else can tell their answers from answers by hand."""
    return "by_hand" if cause in ("order", "plan") else cause


def _entry(table: Table, entry: Logged, seat: Seat | None, ended: bool) -> dict[str, Any]:
    own = ended or (seat is not None and entry.seat == seat)
    events = decoded(entry.events, list[dict[str, Any]]) if entry.events else []
    visible = [one["event"] for one in events if ended or one["to"] is None or one["to"] == seat]
    shown: dict[str, Any] = {
        "number": entry.entry_no,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "cause": entry.cause if own or table.settings.orders == "at_once" else _told_cause(entry.cause),
        "events": visible,
    }
    if own and entry.kind == "move":
        shown["move"] = decoded(entry.move)
    if ended:
        shown["draws"] = replay.draws_of(entry)
    return shown
