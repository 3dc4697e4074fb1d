"""The page: a chat client in the browser at the sandbox's address, live in every open window.

It serves the files of `page/` unchanged, and one websocket per window.
"""

from pathlib import Path
from typing import Final

from aiohttp import web

from sandbox.browser.page_window import PageWindow
from sandbox.browser.seen import people_of
from sandbox.model import User
from sandbox.rest.bodies import service_of
from sandbox.service import Service

FILES: Final = Path(__file__).parents[1] / "page"
FONTS: Final = FILES.parents[1] / "render" / "fonts"
JAPANESE: Final = {
    "japanese.ttf": FONTS / "BIZUDPGothic-Regular.ttf",
    "japanese-bold.ttf": FONTS / "BIZUDPGothic-Bold.ttf",
}
"""The pictures' fonts, also used for the page's Japanese."""
KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
}
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}


def add_page(app: web.Application) -> None:
    """Add the page's routes to the sandbox: `/`, `/page/<file>` and the websocket `/page/live`."""
    app.router.add_get("/", index)
    app.router.add_get("/favicon.ico", icon)
    app.router.add_get("/page/live", live)
    app.router.add_get("/page/{name:japanese.*}", japanese)
    app.router.add_get("/page/{name}", page_file)


async def index(request: web.Request) -> web.StreamResponse:
    """The page itself; `?as=<name>` selects its user."""
    return _file("index.html")


async def icon(request: web.Request) -> web.StreamResponse:
    """The page's icon."""
    return _file("icon.svg")


async def page_file(request: web.Request) -> web.StreamResponse:
    """One of the page's files."""
    return _file(request.match_info["name"])


async def japanese(request: web.Request) -> web.StreamResponse:
    """A font for the page's Japanese. The browser requests it only if Japanese is shown."""
    font = JAPANESE.get(request.match_info["name"])
    if font is None or not font.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(font, headers={"Content-Type": KINDS[".ttf"], "Cache-Control": "max-age=86400"})


def _file(name: str) -> web.Response:
    path = FILES / name
    if path.parent != FILES or path.suffix not in KINDS or not path.is_file():
        raise web.HTTPNotFound
    return web.Response(body=path.read_bytes(), headers=HEADERS | {"Content-Type": KINDS[path.suffix]})


async def live(request: web.Request) -> web.WebSocketResponse:
    """One window: sends what its user sees, and receives what its user does."""
    service = service_of(request)
    socket = web.WebSocketResponse(heartbeat=20.0, max_msg_size=1024 * 1024)
    await socket.prepare(request)
    user = someone(service, request.query.get("as", ""), request.query.get("lang", "en"))
    service.places.open_dm(user)
    await PageWindow(service, user, socket).serve()
    return socket


def someone(service: Service, name: str, language: str) -> User:
    """The user of this name, else the first with the browser's language. Never the bot."""
    people = people_of(service.world)
    for user in people:
        if name.lower() in (user.name.lower(), user.display.lower(), str(user.id)):
            return user
    return next((user for user in people if user.locale[:2] == language[:2]), people[0])
