"""Run an unmodified bot against a sandbox: `python -m sandbox.launch --url http://127.0.0.1:8899 bot.py`."""

import argparse
import os
import runpy
import signal
import sys
import threading
import time
from pathlib import Path

import discord
import yarl

from sandbox.botprocess import PATIENCE
from sandbox.loopback import NotLoopback, RealToken, require_loopback, require_no_real_token
from sandbox.service import TOKEN


def point_discord_at(url: str) -> None:
    """Make discord.py connect to the sandbox at `url`. Raises NotLoopback for any other address."""
    base = require_loopback(url)
    discord.http.Route.BASE = f"{base}/api/v10"
    # Used again after op 9, when the address from READY is forgotten.
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{base.replace('http', 'ws', 1)}/gateway")
    discord.asset.Asset.BASE = f"{base}/cdn"


def end_with_parent() -> None:
    """Interrupt the process, as Ctrl-C does, once standard input closes: the process that started the bot is
    gone. A bot that does not react is killed, as `BotProcess.stop` would."""

    def watch() -> None:
        # Not through sys.stdin: its lock, held by a waiting thread, disturbs the interpreter's exit.
        while os.read(0, 1024):
            pass
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(PATIENCE)  # the thread usually ends with the process
        os.kill(os.getpid(), signal.SIGKILL)

    threading.Thread(target=watch, name="parent", daemon=True).start()


def main(arguments: list[str] | None = None) -> int:
    """Point discord.py at the sandbox and run the bot as `__main__` with the sandbox's token."""
    parser = argparse.ArgumentParser(prog="python -m sandbox.launch", description=__doc__)
    parser.add_argument("--url", default="http://127.0.0.1:8899", help="where the sandbox is")
    parser.add_argument("--while-parent", action="store_true", help="end when standard input ends")
    parser.add_argument("script", help="the bot's file")
    parser.add_argument("rest", nargs=argparse.REMAINDER, help="what the bot is given")
    given = parser.parse_args(arguments)
    try:
        require_no_real_token()
        point_discord_at(given.url)
    except (NotLoopback, RealToken) as refused:
        print(refused, file=sys.stderr)
        return 2
    if given.while_parent:
        end_with_parent()
    os.environ["DISCORD_TOKEN"] = TOKEN
    sys.argv = [given.script, *given.rest]
    sys.path.insert(0, str(Path(given.script).resolve().parent))
    runpy.run_path(given.script, run_name="__main__")
    return 0


if __name__ == "__main__":
    sys.exit(main())
