"""What simulated games are made of, on benches and in tests: a table that is kept nowhere; and what the
players of a title have in mind, as a file beside its tests says."""

import importlib.util
import sys
from pathlib import Path
from random import Random
from typing import Any

from games.core import Title
from games.manager.model.table import Table


def bare_table(title: Title, number: int, options: Any, rng: Random) -> Table:
    """A running table without a game yet, which nobody has opened and nothing stores."""
    return Table(
        id=number,
        guild_id=0,
        channel_id=0,
        title=title,
        language="en",
        status="running",
        host=0,
        entry_no=0,
        options=options,
        seats=(),
        secret=rng.randbytes(32),
        commitment="",
    )


def path_beside(title: str, name: str) -> Path:
    """Where tests/<title>/<name>.py stands, if it does."""
    return Path(__file__).parents[1] / "tests" / title / f"{name}.py"


def beside(title: str, name: str) -> Any:
    """That file as a module; None if there is none."""
    path = path_beside(title, name)
    if not path.exists():
        return None
    spec = importlib.util.spec_from_file_location(f"{name}_of_{title}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
