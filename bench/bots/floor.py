"""A bot that does nothing but answer: a button's click with an edit of its message, then a post with a
picture to the channel. What any bot of discord.py has to spend on a click."""

import io
import os

import discord
from discord import app_commands, ui

PICTURE = os.urandom(60_000)
"""As many bytes as a table's picture has."""


class Answering(discord.Client):
    """Offers /floor, which shows a button."""

    def __init__(self) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(intents=intents, max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="floor", description="Show a button")(show)

    async def setup_hook(self) -> None:
        """Tell Discord the command, and know the button again."""
        self.add_dynamic_items(Pressed)
        await self.tree.sync()


class Pressed(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"floor:\d+"):
    """The button: a click counts it up."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[ui.LayoutView], match: object
    ) -> "Pressed":
        """The button that was clicked."""
        return cls(item)  # type: ignore[arg-type]

    async def callback(self, interaction: discord.Interaction) -> None:
        """Edit the message, then post."""
        number = int(self.custom_id.split(":")[1]) + 1
        await interaction.response.edit_message(view=shown(number))
        assert isinstance(interaction.channel, discord.TextChannel)
        picture = discord.File(io.BytesIO(PICTURE), "picture.png")
        await interaction.channel.send(str(number), file=picture)


def shown(number: int) -> ui.LayoutView:
    """A text and the button."""
    view = ui.LayoutView(timeout=None)
    button: ui.Button[ui.LayoutView] = ui.Button(label="Press", custom_id=f"floor:{number}")
    view.add_item(ui.Container(ui.TextDisplay(f"Pressed {number} times"), ui.ActionRow(button)))
    view.stop()
    return view


async def show(interaction: discord.Interaction) -> None:
    """Show the button privately."""
    await interaction.response.send_message(view=shown(0), ephemeral=True)


if __name__ == "__main__":
    discord.utils.setup_logging()
    Answering().run(os.environ["DISCORD_TOKEN"], log_handler=None)
