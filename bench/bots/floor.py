"""A bot that only answers: each click with an edit of its message and, if the button says so, with an edit of
its post. This is the minimum that a bot of discord.py spends on a click.

It sends the same kinds and sizes as ours: a panel of three texts, a menu and some buttons, sometimes with a
picture; a post of a text, a picture and buttons. `python -m bench click` clicks on the button that matches
our bot's answer.
"""

import io
import os
import struct
import zlib

import discord
from discord import app_commands, ui


def _picture(size: int) -> bytes:
    """Bytes of the given number that begin like a PNG file."""
    header = b"IHDR" + struct.pack(">IIBBBBB", 1600, 1200, 8, 3, 0, 0, 0)
    begin = b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + header + struct.pack(">I", zlib.crc32(header))
    return begin + struct.pack(">I", size) + b"IDAT" + os.urandom(size)


POST = _picture(75_000)
"""As large as a table's picture."""

AREA = _picture(25_000)
"""As large as that of one seat, in the answers that show one."""

TEXT = "What has happened at the table, and what can be done now. " * 6
LINES = "\n".join(f"- Somebody did something of which line {number} tells." for number in range(24))
CHOICES = [discord.SelectOption(label=f"The choice number {n}", value=f"v{n}") for n in range(8)]
KINDS = ("Press", "Picture", "Post", "Both")
"""The buttons: an answer; one with a picture; an answer and a post; one with a picture, and a post."""


class Answering(discord.Client):
    """Offers /floor, which shows the buttons. `post`: the single message that is edited again and again."""

    def __init__(self) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(intents=intents, max_messages=None)
        self.post: discord.Message | None = None
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="floor", description="Show the buttons")(show)

    async def setup_hook(self) -> None:
        """Register the command and the buttons."""
        self.add_dynamic_items(Pressed)
        await self.tree.sync()


class Pressed(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"floor:\d+:\w+"):
    """A button that counts its clicks."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[ui.LayoutView], match: object
    ) -> "Pressed":
        """The button that was clicked."""
        return cls(item)  # type: ignore[arg-type]

    async def callback(self, interaction: discord.Interaction) -> None:
        """Edit the message, then the post."""
        _, number, kind = self.custom_id.split(":")
        pictures = [_file(AREA)] if kind in ("Picture", "Both") else []
        view = panel(int(number) + 1, bool(pictures))
        await interaction.response.edit_message(view=view, attachments=pictures)
        if kind not in ("Post", "Both"):
            return
        client = interaction.client
        assert isinstance(interaction.channel, discord.TextChannel) and isinstance(client, Answering)
        if client.post is None:
            client.post = await interaction.channel.send(view=board(number), file=_file(POST))
        else:
            await client.post.edit(view=board(number), attachments=[_file(POST)])


def _file(data: bytes) -> discord.File:
    return discord.File(io.BytesIO(data), "picture.png", description="A picture of nothing")


def panel(number: int, picture: bool = False) -> ui.LayoutView:
    """Texts, a menu and the buttons."""
    view = ui.LayoutView(timeout=None)
    menu: ui.Select[ui.LayoutView] = ui.Select(custom_id="menu", options=CHOICES, placeholder="Choose")
    shown: list[ui.Item[ui.LayoutView]] = (
        [ui.MediaGallery(discord.MediaGalleryItem("attachment://picture.png"))] if picture else []
    )
    view.add_item(
        ui.Container(
            ui.TextDisplay(f"Pressed {number} times"),
            *shown,
            ui.TextDisplay(TEXT),
            ui.TextDisplay("Go on:"),
            ui.ActionRow(menu),
            ui.ActionRow(*(_button(number, kind) for kind in KINDS)),
        )
    )
    view.stop()
    return view


def _button(number: int, kind: str) -> ui.Button[ui.LayoutView]:
    return ui.Button(label=kind, custom_id=f"floor:{number}:{kind}")


def board(number: str) -> ui.LayoutView:
    """A text, a picture and buttons."""
    view = ui.LayoutView(timeout=None)
    view.add_item(
        ui.Container(
            ui.TextDisplay(f"After {number} clicks\n{LINES}"),
            ui.MediaGallery(discord.MediaGalleryItem("attachment://picture.png")),
            ui.ActionRow(*(ui.Button(label=kind, custom_id=f"board:{number}:{kind}") for kind in KINDS)),
        )
    )
    view.stop()
    return view


async def show(interaction: discord.Interaction) -> None:
    """Show the buttons privately."""
    await interaction.response.send_message(view=panel(0), ephemeral=True)


if __name__ == "__main__":
    discord.utils.setup_logging()
    Answering().run(os.environ["DISCORD_TOKEN"], log_handler=None)
