"""The server without a bot: `python -m sandbox --port 8899`."""

import argparse
import asyncio
import contextlib
import signal
import sys

from sandbox.in_process import Sandbox
from sandbox.loopback import NotLoopback, RealToken


async def serve(sandbox: Sandbox) -> None:
    """Serve until interrupted."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for signum in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(signum, stop.set)
    async with sandbox:
        if sandbox.notice:
            print(sandbox.notice, file=sys.stderr, flush=True)
        print(f"sandbox ready at {sandbox.url}", flush=True)
        await stop.wait()


def main(arguments: list[str] | None = None) -> int:
    """Parse the command line and serve."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1", help="a loopback address")
    parser.add_argument("--port", type=int, default=8899, help="0 for any free one")
    given = parser.parse_args(arguments)
    try:
        asyncio.run(serve(Sandbox(host=given.host, port=given.port)))
    except (NotLoopback, RealToken, OSError) as refused:
        print(refused, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
