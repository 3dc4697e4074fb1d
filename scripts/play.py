"""Runs a Discord of one's own on this machine, with the real bot in it and a page to play on: `make play`.

Games, the sandbox's world and the bot's log are stored in play/; the next start continues with the same
games. The token and the settings in .env are for the bot on Discord (`make run`); they are not used here.
"""

import asyncio
import contextlib
import fcntl
import json
import os
import signal
import sys
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import msgspec

from kit.command_line import parser_of
from sandbox import NotLoopback, Sandbox
from sandbox.botprocess import BotProcess
from sandbox.world_file import WorldFile
from scripts.kit.guests import guests_in

ROOT = Path(__file__).resolve().parents[1]
BOT = ROOT / "bot.py"


def tell(text: str) -> None:
    """Print, even if the terminal is gone."""
    with contextlib.suppress(OSError):
        print(text, flush=True)


@contextlib.contextmanager
def alone_in(folder: Path) -> Iterator[bool]:
    """Lock the folder; yields False if another `make play` holds it already. An address that an earlier one
    left behind is removed: nobody is there until the new one is written."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
        else:
            (folder / "address").unlink(missing_ok=True)
            yield True


def open_browser(url: str) -> None:
    """Open the page if there is a screen."""
    shown = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    if sys.platform in ("darwin", "win32") or shown:
        webbrowser.open(url)


def join_running(folder: Path) -> int:
    """Another `make play` runs here: restart its bot if that stopped, and show the page again."""
    try:
        url = (folder / "address").read_text(encoding="utf-8").strip()
    except FileNotFoundError:
        tell(f"Another `make play` is just starting in {folder}; try again in a moment.")
        return 1
    request = urllib.request.Request(f"{url}/sandbox/api/start_bot", data=json.dumps({}).encode())
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            started = json.load(response)["result"]
    except (urllib.error.URLError, TimeoutError) as error:
        tell(f"Another `make play` holds {folder} but does not answer at {url}: {error}")
        return 1
    tell(f"{'The bot is started again' if started else 'It runs already'}: {url}")
    open_browser(url)
    return 0


async def play(sandbox: Sandbox, file: WorldFile, folder: Path, *, browser: bool) -> None:
    """Serve until interrupted or until the terminal is closed."""
    stop = asyncio.Event()
    for signum in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(signum, stop.set)
    async with sandbox, file.kept(sandbox.service):
        if sandbox.notice:
            tell(sandbox.notice)
        environment = {"LOGGIA_DB": str(folder / "loggia.sqlite3"), "PYTHONUNBUFFERED": "1"}
        bot = BotProcess(sandbox.service, BOT, folder / "bot.log", environment, str(folder))
        sandbox.service.bot_process = bot
        (folder / "address").write_text(sandbox.url, encoding="utf-8")
        await bot.start()
        async with guests_in(sandbox):
            tell(f"Loggia is at {sandbox.url} (Ctrl-C ends it; the games stay in {folder})")
            if browser:
                open_browser(sandbox.url)
            await stop.wait()
            tell("Ending; the games are kept.")
        await bot.stop()


def main(arguments: list[str] | None = None) -> int:
    """Parse the command line and play."""
    parser = parser_of("make play", __doc__)
    parser.add_argument("--host", default="127.0.0.1", help="a loopback address")
    parser.add_argument("--port", type=int, default=8899, help="the next free one is taken if it is in use")
    parser.add_argument("--folder", type=Path, default=ROOT / "play", help="where the games are kept")
    parser.add_argument("--no-browser", action="store_true", help="don't open the page")
    given = parser.parse_args(arguments)
    os.environ.pop("DISCORD_TOKEN", None)
    folder = given.folder.resolve()
    with alone_in(folder) as alone:
        if not alone:
            return join_running(folder)
        file = WorldFile(folder / "world.json")
        try:
            sandbox = Sandbox(file.load(), host=given.host, port=given.port)
            asyncio.run(play(sandbox, file, folder, browser=not given.no_browser))
        except msgspec.MsgspecError as broken:
            tell(f"{file.path} holds no world the sandbox can read ({broken}); move it away to begin anew.")
            return 2
        except (NotLoopback, OSError) as refused:
            tell(str(refused))
            return 2
        except KeyboardInterrupt:
            return 130
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C finds everything ended
    return 0


if __name__ == "__main__":
    sys.exit(main())
