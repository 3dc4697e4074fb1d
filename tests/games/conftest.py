"""A database of an earlier release, for tests of what is stored."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from released import RELEASES, Then, opened


@pytest.fixture
async def then(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Then]:
    async with opened(getattr(request, "param", RELEASES[0]), tmp_path) as then:
        yield then
