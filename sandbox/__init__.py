"""A Discord of one's own on loopback, to try a bot out and to test it. It imports nothing of the bot.

    async with Sandbox(port=0) as sandbox:                 # or SandboxClient(url) from another process
        ...                                     # start a bot: python -m sandbox.launch --url URL bot.py
        await sandbox.wait_for_command("florence")
        answer = await sandbox.slash("Aoi", "#table-1", "florence raise", {"bid": 600})
        assert answer.kind == "message" and answer.ephemeral and "600" in answer.text
        answer = await sandbox.click("Aoi", answer.message, "Confirm")          # custom_id or label
        offers = await sandbox.autocomplete("Ben", "#table-1", "florence raise", "bid", "6")
        board = await sandbox.wait_message("#table-1", lambda message: bool(message.files))
        picture, alt = await sandbox.file(board.files[0]), board.files[0].description
        await sandbox.fault("POST", r"/channels/\\d+/messages$", status=503, phase="after", times=2)
        assert await sandbox.unserved() == []

Users are Aoi, Chie, Emi (ja), Ben, Dan, Finn (en-US) and the owner Olga; channels #welcome,
#table-1 ... #table-6, and "dm" for a user's own. What a Discord client would not
let its user do raises ClientRefused.

`service` has the world and what happens in it; `rest`, `gateway` and `interactions` are how the bot reaches
it, `rules` what it is refused, `drive` how tests act as users, `browser` how people do on the page.
"""

from sandbox.drive.client import SandboxClient
from sandbox.drive.driver import Driver
from sandbox.drive.views import ActResult, FileView, MessageView
from sandbox.faults import Fault
from sandbox.in_process import Sandbox
from sandbox.loopback import NotLoopback, RealToken
from sandbox.model import World
from sandbox.rules.errors import ClientRefused
from sandbox.rules.limits import Limits
from sandbox.seed import seeded_world
from sandbox.service import TOKEN

__all__ = [
    "TOKEN",
    "ActResult",
    "ClientRefused",
    "Driver",
    "Fault",
    "FileView",
    "Limits",
    "MessageView",
    "NotLoopback",
    "RealToken",
    "Sandbox",
    "SandboxClient",
    "World",
    "seeded_world",
]
