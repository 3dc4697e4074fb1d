"""What a user does through the page. Each verb answers with JSON whose ids are texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sandbox.browser.seen import sees
from sandbox.drive.acts import Acts
from sandbox.drive.typing_in import usable_commands
from sandbox.drive.views import ActResult
from sandbox.model import Channel, Json
from sandbox.rules.check_commands import BRANCHES, CommandType, names_in
from sandbox.rules.errors import ClientRefused

if TYPE_CHECKING:
    from sandbox.browser.page_window import PageWindow
    from sandbox.service import Service

LOCALES: Final = ("ja", "en-US")
KEPT: Final = ("type", "required", "autocomplete", "min_value", "max_value", "min_length", "max_length")


class PageActs:
    """The verbs of one window, all run as its user."""

    def __init__(self, service: Service, window: PageWindow) -> None:
        self.service = service
        self.window = window
        self.acts = Acts(service)

    @property
    def _me(self) -> int:
        return self.window.user.id

    def _channel(self, channel: str) -> Channel:
        if channel == "dm":
            return self.service.places.open_dm(self.window.user)
        found = self.service.world.channels.get(int(channel))
        if found is None or not sees(self.service, found, self.window.user):
            raise ClientRefused(f"{self.window.user.display} sees no such channel")
        return found

    # Looking

    async def do_watch(self, channels: list[str]) -> Json:
        """Show these channels (`dm` for the user's own) and no others."""
        wanted = [self._channel(channel) for channel in channels]
        self.window.shown = {c.id: s for c in wanted if (s := self.window.shown.get(c.id)) is not None}
        for channel in wanted:
            await self.window.show(channel)
        return {"channels": [str(channel.id) for channel in wanted]}

    async def do_older(self, channel: str) -> None:
        """Show more of a channel's past."""
        await self.window.show_older(self._channel(channel))

    async def do_commands(self, channel: str) -> list[Json]:
        """Every command this user sees here, with names and options in the user's language."""
        user, place = self.window.user, self._channel(channel)
        found: list[Json] = []
        for root in usable_commands(self.service, user, place, CommandType.CHAT_INPUT):
            found += _leaves(root, user.locale, [], [])
        return found

    async def do_locale(self, locale: str) -> None:
        """Set the language of this user's Discord."""
        if locale not in LOCALES:
            raise ClientRefused(f"the page speaks {' and '.join(LOCALES)}, not {locale!r}")
        self.window.user.locale = locale
        self.service.changed()

    async def do_restart(self) -> None:
        """Restart the bot's process."""
        if self.service.bot_process is None:
            raise ClientRefused("this sandbox does not run the bot itself")
        await self.service.bot_process.start()

    # Acting

    async def do_say(self, channel: str, content: str) -> None:
        """Write a message."""
        await self.acts.say(self._me, self._channel(channel).id, content)

    async def do_click(self, message: str, what: str) -> Json:
        """Press the button `what` of a message."""
        return _shown(await self.acts.click(self._me, int(message), what, patience=0))

    async def do_select(self, message: str, what: str, values: list[Any]) -> Json:
        """Choose values in the menu `what` of a message."""
        return _shown(await self.acts.select(self._me, int(message), what, values, patience=0))

    async def do_slash(self, channel: str, command: str, options: Json) -> Json:
        """Use a slash command."""
        place = self._channel(channel)
        return _shown(await self.acts.slash(self._me, place.id, command, options, patience=0))

    async def do_complete(
        self, channel: str, command: str, option: str, text: str, options: Json
    ) -> list[Json]:
        """What is offered for an option while it is typed."""
        place = self._channel(channel)
        return await self.acts.autocomplete(self._me, place.id, command, option, text, options)

    async def do_modal(self, interaction: str, values: Json) -> Json:
        """Send the form that an interaction opened."""
        return _shown(await self.acts.submit_modal(self._me, values, modal=int(interaction), patience=0))


def _shown(answer: ActResult) -> Json:
    """What the page needs of an answer. The message itself is sent separately."""
    return {
        "kind": answer.kind,
        "interaction": str(answer.interaction_id),
        "modal": answer.modal,
        "message": None if answer.message is None else str(answer.message.id),
    }


def _leaves(command: Json, locale: str, path: list[str], names: list[str]) -> list[Json]:
    path, names = [*path, command["name"]], [*names, names_in(command, locale)]
    options = command.get("options") or []
    below = [o for o in options if o["type"] in BRANCHES]
    if below:
        return [leaf for one in below for leaf in _leaves(one, locale, path, names)]
    return [
        {
            "command": " ".join(path),
            "name": " ".join(names),
            "description": _described(command, locale),
            "options": [_option(option, locale) for option in options],
        }
    ]


def _described(thing: Json, locale: str) -> str:
    return str((thing.get("description_localizations") or {}).get(locale) or thing.get("description") or "")


def _option(option: Json, locale: str) -> Json:
    return {key: option[key] for key in KEPT if option.get(key) is not None} | {
        "name": option["name"],
        "label": names_in(option, locale),
        "description": _described(option, locale),
        "choices": [
            {"name": names_in(choice, locale), "value": choice["value"]}
            for choice in option.get("choices") or ()
        ],
    }
