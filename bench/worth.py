"""What the figures of a bench mean to a person: one sentence, printed after the rows."""

from collections.abc import Callable, Sequence
from typing import Any

Rows = Sequence[dict[str, Any]]

PATIENCE = 3000
"""Milliseconds after which Discord gives an answer up."""


def worth(name: str, rows: Rows | None) -> str | None:
    """The sentence of the bench `name`, made from its rows; None if the bench has none."""
    said = SENTENCES.get(name)
    return None if said is None else f"to a person: {said(rows or ())}"


def _value(rows: Rows, *words: str) -> float:
    """The value of the first row whose name contains all these words."""
    return float(next(row["value"] for row in rows if all(word in row["name"] for word in words)))


def _alone(rows: Rows) -> str:
    took, weight = _value(rows, "SQLite", "ready"), _value(rows, "SQLite", "memory")
    return f"the bot is ready {took:.0f} s after it was started, and takes {weight:.0f} MB"


def _chances(rows: Rows) -> str:
    off = [row["value"] for row in rows if "mean distance" in row["name"]]
    if not off:
        return "no series had enough games to say how far forecasts are off"
    return f"on average a forecast is off by {max(off):.0f} points of 100 at most"


def _click(rows: Rows) -> str:
    acked, worst = (_value(rows, "click to acknowledged", each) for each in ("p50", "p99"))
    posted = _value(rows, "click to post sent", "p50")
    answers = f"a panel answers {acked:.0f} ms after the click, 99 of 100 within {worst:.0f}"
    return f"{answers} (Discord gives up after {PATIENCE}); the new board is sent after {posted:.0f}"


def _crowd(rows: Rows) -> str:
    others = f"99 of 100 clicks of the others are answered within {_value(rows, 'p99'):.0f} ms"
    return f"while one user floods the bot, {others}; Discord gives up after {PATIENCE}"


def _due(rows: Rows) -> str:
    last = _value(rows, "the last of")
    return f"of a thousand reminders due in the same second the last comes {last:.1f} s late"


def _engine(rows: Rows) -> str:
    checked = 1000 / _value(rows, "checked play")
    answer = f"an answer is checked and played in {checked:.2f} ms"
    if not any("playouts" in row["name"] for row in rows):
        return answer
    answers = _value(rows, "playouts")
    return f"a Master that thinks for a second plays {answers:.0f} answers of possible games out; {answer}"


def _fleet(rows: Rows) -> str:
    most = max(row["value"] for row in rows if "at once, acknowledged" in row["name"])
    tables = f"{most * 180:,.0f} tables with a move every three minutes"
    return f"{most:.0f} moves a second, the most that were answered, are {tables}"


def _handovers(rows: Rows) -> str:
    left = 100 * sum(row["ratio"] for row in rows) / len(rows)
    return f"of 100 waits for somebody else {left:.0f} are left"


def _load(rows: Rows) -> str:
    if any("a day at" in row["name"] for row in rows):
        began, ended = _value(rows, "memory at its start"), _value(rows, "memory at its end")
        return f"the bot of thousands of games begins a day with {began:.0f} MB and ends it with {ended:.0f}"
    acked, start = _value(rows, "acknowledged p99"), _value(rows, "opened and asked")
    games = f"with 2,000 games at a time 99 of 100 answers are on disk within {acked:.0f} ms"
    return f"{games}; after a restart its tables are at hand in {start:.1f} s"


def _picture(rows: Rows) -> str:
    moved, first = _value(rows, "after a move"), _value(rows, "not warmed")
    return f"a board after a move takes {moved:.0f} ms, the first after a restart {first:.0f}"


def _sizes(rows: Rows) -> str:
    year = _value(rows, "SQLite", "a year")
    return f"a year of 2,000 games at a time takes {year:.1f} GB"


def _store(rows: Rows) -> str:
    alone = _value(rows, "SQLite, commit of a move, median")
    late = next(row["ratio"] for row in rows if "SQLite, move 500" in row["name"])
    return f"a move is on disk after {alone:.1f} ms; late in a long game in {late} of that time"


def _thinking(rows: Rows) -> str:
    late = _value(rows, "think, p99")
    return f"while computers think, 99 of 100 clicks are taken up no more than {late:.0f} ms later"


def _study(rows: Rows) -> str:
    return f"95 of 100 studies open within {_value(rows, 'in all, p95'):.0f} ms"


def _waiting(rows: Rows) -> str:
    median, longest = _value(rows, "median"), _value(rows, "longest")
    return f"between two turns of a person the Masters took {median:.0f} s together, {longest:.0f} at most"


SENTENCES: dict[str, Callable[[Rows], str]] = {
    "alone": _alone,
    "chances": _chances,
    "click": _click,
    "crowd": _crowd,
    "due": _due,
    "engine": _engine,
    "fleet": _fleet,
    "handovers": _handovers,
    "load": _load,
    "picture": _picture,
    "sizes": _sizes,
    "store": _store,
    "study": _study,
    "thinking": _thinking,
    "waiting": _waiting,
}
