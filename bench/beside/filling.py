"""A database filled with tables by a worktree's own bench of clicks. Run by `bench.click`.

A question is [title, database, channels, users, owed]; the answer is the number of bytes of all states.
"""

import asyncio
import json
import sys
from pathlib import Path

from bench import click
from games.titles import TITLES

# The worktree beside may be from before this was public.
fill = getattr(click, "fill", None) or vars(click)["_fill"]


def main() -> None:
    """Answer each question on standard input."""
    for line in sys.stdin:
        title, database, channels, users, owed = json.loads(line)
        filled = fill(TITLES[title], Path(database), channels, users, owed)
        print(json.dumps(asyncio.run(filled)), flush=True)


if __name__ == "__main__":
    main()
