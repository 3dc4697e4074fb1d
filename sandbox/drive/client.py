"""A driver in another process than the sandbox."""

import json
from typing import Any, Self

import aiohttp

from sandbox.drive.driver import Driver
from sandbox.drive.views import FileView
from sandbox.loopback import require_loopback
from sandbox.rules.errors import ClientRefused


class SandboxClient(Driver):
    """`async with SandboxClient("http://127.0.0.1:8899") as driver: ...`"""

    def __init__(self, url: str) -> None:
        self.url = require_loopback(url)
        self._session: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=None))
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._session is not None:
            await self._session.close()
            self._session = None

    @property
    def session(self) -> aiohttp.ClientSession:
        """The connection to the sandbox. Raises RuntimeError outside `async with`."""
        if self._session is None:
            raise RuntimeError("use SandboxClient as an async context manager")
        return self._session

    async def call(self, verb: str, **arguments: Any) -> Any:
        """Run one verb. Raises ClientRefused for what a user can't do, ValueError for wrong arguments."""
        url = f"{self.url}/sandbox/api/{verb}"
        async with self.session.post(url, data=json.dumps(arguments)) as response:
            body = await response.json()
        if "refused" in body:
            raise ClientRefused(body["refused"])
        if "result" not in body:
            raise ValueError(body.get("error", body))
        return body["result"]

    async def file(self, file: FileView) -> bytes:
        """The bytes of a file, read from its address. Raises LookupError if it is gone."""
        async with self.session.get(file.url) as response:
            if response.status != 200:
                raise LookupError(f"{file.filename}: {response.status}")
            return await response.read()
