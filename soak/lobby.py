"""The lobby of a game: from `/table new` to its start."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any

import msgspec

from cogs.screens import ids
from games.core import Title
from games.manager.model.table_settings import SETTING_VALUES
from sandbox import ActResult, MessageView
from soak.buttons import button_ids
from soak.processes import PATIENCE
from soak.random_length import usual_length
from soak.sitting import READER, SPECTATOR, KilledMeanwhile, Sitting, Stuck
from words import say

TRIES = 30
"""Number of tries for something in the lobby. The bot may be killed during some of them."""


class Lobby:
    """Opens a table, fills its seats, sets its options, and starts it."""

    def __init__(self, sitting: Sitting, title: Title, options: Mapping[str, str] | None) -> None:
        """`options`: names and values to set; None: some at random."""
        self.sitting = sitting
        self.title = title
        self.options = options

    async def open_table(self) -> None:
        """The first player opens the table; again if the bot was killed before the table existed."""
        sitting, host = self.sitting, self.sitting.people[0]
        options = {say("en", "opt-title"): self.title.id}
        channels = {one.name: one.id for one in await sitting.world.channels()}
        called = sitting.channel.lstrip("#")
        channel_id = int(called) if called.isdigit() else channels[called]
        before = sitting.ledger.newest_table(channel_id)

        async def opened() -> bool:
            return sitting.ledger.newest_table(channel_id) != before

        async def opening() -> None:
            await sitting.slash(host, "table new", options)

        await self._until(opened, opening)
        found = sitting.ledger.newest_table(channel_id)
        assert found is not None
        sitting.table_id = found

    async def start(self) -> None:
        """Everybody sits down, somebody changes options, the host starts."""
        sitting, rng = self.sitting, self.sitting.rng
        for user in sitting.people[1:]:
            await self._sit_down(user)
        await self.sitting.safely(self._by_card_or_command(SPECTATOR, "leave"))
        if rng.random() < 0.5:
            leaver = sitting.people[-1]
            await self.sitting.safely(self._by_card_or_command(leaver, "leave"))
            await self._sit_down(leaver)
        while len(sitting.table.seats) < sitting.seats:
            await self.sitting.safely(self._add_computer())
        await self._set_options()
        await self.sitting.safely(self._by_card_or_command(sitting.people[1], "start"))
        if sitting.table.status != "lobby":
            sitting.tally.fault("errors", "the table was started by one who is not its host")

        async def started() -> bool:
            return sitting.table.status != "lobby"

        async def starting() -> None:
            await self._by_card_or_command(sitting.people[0], "start")
            await self._all_say_ready()

        await self._until(started, starting)

    async def _all_say_ready(self) -> None:
        """If the table asks everybody, everybody confirms being ready."""
        sitting = self.sitting
        id = str(ids.LobbyButton(sitting.table_id, "ready"))
        while sitting.table.status == "lobby" and (left := sitting.table.unready()):
            user = sitting.people[left[0]]
            card = await self._card(id)
            await sitting.click(user, card, id)

    async def _sit_down(self, user: str) -> None:
        async def seated() -> bool:
            return self.sitting.table.seat_of(await self._id(user)) is not None

        async def sitting_down() -> None:
            await self._by_card_or_command(user, "join")

        await self._until(seated, sitting_down)

    async def _add_computer(self) -> None:
        """The host adds a computer player that answers quickly."""
        sitting, host = self.sitting, self.sitting.people[0]
        asked = str(ids.LobbyButton(sitting.table_id, "computers"))
        card = await self._card(asked)
        form = await sitting.click(host, card, asked)
        if form.message is not None:
            await sitting.click(host, form.message, str(ids.AddComputer(sitting.table_id, "novice")))

    async def _id(self, user: str) -> int:
        return next(one.id for one in await self.sitting.world.users() if user in (one.name, one.display))

    async def _by_card_or_command(self, user: str, what: ids.LobbyAct) -> ActResult:
        sitting = self.sitting
        id = str(ids.LobbyButton(sitting.table_id, what))
        if sitting.rng.random() < 0.5:
            return await sitting.click(user, await self._card(id), id, doubled=sitting.rng.random() < 0.3)
        return await sitting.slash(user, f"table {say('en', f'cmd-{what}')}")

    async def _card(self, id: str) -> MessageView:
        """The lobby's card, as soon as it is posted."""
        return await self.sitting.world.wait_message(
            self.sitting.channel,
            lambda message: any(one.get("custom_id") == id for one in message.buttons),
            user=READER,
            patience=PATIENCE,
        )

    async def _set_options(self) -> None:
        """Set the wanted options, or some at random such that the table can still start; at least those
        without which it can't, each group in its form."""
        host = self.sitting.people[0]
        try:
            form = await self._by_card_or_command(host, "options")
        except KilledMeanwhile:
            form = await self.sitting.slash(host, f"table {say('en', 'cmd-options')}")
        page = form.message
        done: set[str] = set()
        # A chosen expansion brings further groups.
        while page is not None and (button := _next_group(page, done)) is not None:
            done.add(button.group)
            page = await self._change_group(host, page, str(button))

    async def _change_group(self, host: str, page: MessageView, group: str) -> MessageView:
        """Choose in one of the forms of the options. Returns the options after that."""
        sitting, shown = self.sitting, page

        async def changing() -> ActResult:
            opened = await sitting.world.click(host, shown, group)
            if opened.modal is None:
                return opened
            return await sitting.world.submit_modal(host, self._chosen(opened.modal), modal=opened)

        async def act() -> None:
            await sitting.act(host, group, changing)

        await self.sitting.safely(act())
        return await sitting.world.message(host, page)

    def _chosen(self, form: dict[str, Any]) -> dict[str, str]:
        """What is chosen in a form of the options, such that the game can start, or at least does not become
        less able to."""
        chosen: dict[str, str] = {}
        for part in form["components"]:
            field = part["component"]
            name = str(field["custom_id"])
            for value in [str(option["value"]) for option in field["options"]]:
                if (self._wants(name, value) or self._needs(chosen, name, value)) and self._can_be_played(
                    chosen | {name: value}
                ):
                    chosen[name] = value
        return chosen

    def _wants(self, name: str, value: str) -> bool:
        """Whether this value is to be set, or is drawn."""
        if self.options is None:  # table settings change less often: there are many
            return self.sitting.rng.random() < (0.05 if name in SETTING_VALUES else 0.3)
        return self.options.get(name) == value

    def _needs(self, chosen: dict[str, str], name: str, value: str) -> bool:
        """Whether the game can't start with what is chosen, and can with this value."""
        seats = self.sitting.seats
        refusal = self.title.why_not_start(seats, self._options_with(chosen))
        return (
            refusal is not None
            and self.title.why_not_start(seats, self._options_with(chosen | {name: value})) is None
        )

    def _options_with(self, chosen: dict[str, str]) -> Any:
        """The table's options with these set."""
        options = self.sitting.table.options
        own = {name: value for name, value in chosen.items() if name in options.__struct_fields__}
        return msgspec.convert(msgspec.to_builtins(options) | own, type(options), strict=False)

    def _can_be_played(self, chosen: dict[str, str]) -> bool:
        """Whether a game with these options can start, and somebody here can bring it to its end."""
        wanted, players = self._options_with(chosen), self.sitting.seats
        if self.title.why_not_start(players, wanted) is not None:
            return False
        return self.options is not None or (
            usual_length(self.title, players, wanted, self.sitting.rng) is not None
        )

    async def _until(self, done: Callable[[], Awaitable[bool]], work: Callable[[], Awaitable[Any]]) -> None:
        """Run it, and again if the bot was killed before it was done. Raises Stuck if that does not help."""
        for _ in range(TRIES):
            if await done():
                return
            await self.sitting.safely(work())
        raise Stuck(f"{work.__name__} does not come about in {TRIES} tries")


def _next_group(page: MessageView, done: Collection[str]) -> ids.OptionsForm | None:
    """The button of the first group of options that is not among these."""
    return next((id for id in button_ids(page, ids.OptionsForm) if id.group not in done), None)
