"""A running sandbox in this process."""

import errno
import socket
from typing import Any, Self

from aiohttp import web
from yarl import URL

from sandbox.app import make_app
from sandbox.browser.pages import add_page
from sandbox.drive.api import add_api, verbs
from sandbox.drive.driver import Driver
from sandbox.drive.views import FileView
from sandbox.loopback import NotLoopback, is_loopback, require_no_real_token
from sandbox.model import World
from sandbox.record import TrafficRecord
from sandbox.rules.limits import Limits
from sandbox.seed import seeded_world
from sandbox.service import TOKEN, Service

PORTS_TRIED = 50


class Sandbox(Driver):
    """`async with Sandbox(port=0) as sandbox: ...` - a Discord at `sandbox.url`, and its driver.

    `port` 0 takes any free port. If a port is taken, the next free one is used, and `notice` says so in a
    sentence.
    """

    token = TOKEN

    def __init__(
        self,
        world: World | None = None,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        limits: Limits | None = None,
    ) -> None:
        if not is_loopback(host):
            raise NotLoopback(f"The sandbox binds to loopback only; {host!r} is not on it.")
        self.host = host
        self.port = port
        self.notice = ""
        self.service = Service(world or seeded_world(), limits)
        self._verbs: dict[str, Any] = verbs(self.service)
        self._runner: web.AppRunner | None = None

    @property
    def world(self) -> World:
        """Everything that exists in the sandbox."""
        return self.service.world

    @property
    def record(self) -> TrafficRecord:
        """What was requested and posted so far."""
        return self.service.record

    @property
    def url(self) -> str:
        """The address of the sandbox."""
        return self.service.url

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def start(self) -> None:
        """Start listening. Raises RealToken if DISCORD_TOKEN looks real, OSError if no port is free."""
        require_no_real_token()
        app = make_app(self.service)
        add_api(app, self.service)
        add_page(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        listening = self._listen()
        self.port = listening.getsockname()[1]
        shown = f"[{self.host}]" if ":" in self.host else self.host
        self.service.located(f"http://{shown}:{self.port}")
        await web.SockSite(self._runner, listening).start()

    def _listen(self) -> socket.socket:
        """A listening socket on the wanted port, or on the next free one."""
        family = socket.AF_INET6 if ":" in self.host else socket.AF_INET
        last = min(self.port + PORTS_TRIED, 65_535)
        for port in range(self.port, last + 1):
            listening = socket.socket(family, socket.SOCK_STREAM)
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                listening.bind((self.host, port))
                # Without listening at once, two sandboxes could both bind the same port.
                listening.listen(128)
            except OSError as taken:
                listening.close()
                if taken.errno != errno.EADDRINUSE:
                    raise
                continue
            if port != self.port:
                self.notice = f"Port {self.port} is taken; using {port} instead."
            return listening
        raise OSError(errno.EADDRINUSE, f"No port is free from {self.port} to {last}.")

    async def stop(self) -> None:
        """Close every connection and stop listening."""
        self.service.gateway.drop(1001)
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def call(self, verb: str, **arguments: Any) -> Any:
        """Run one verb of the driver."""
        return await self._verbs[verb](**arguments)

    async def file(self, file: FileView) -> bytes:
        """The bytes of a file, read from its address. Raises LookupError if it is gone."""
        found = self.service.file_at(URL(file.url))
        if found is None:
            raise LookupError(f"{file.filename} is gone")
        return found.data
