"""Looking without playing: `/hand /board /log /games /rules /about /verify /settings /undo`, and the
buttons under a post."""

from collections.abc import Sequence

import msgspec
from discord import app_commands
from discord.ext import commands

from cogs import posts
from cogs.client import Loggia, Reader
from cogs.panel import awaited_lines
from cogs.playing import Playing, seat_of
from cogs.reply import Interaction
from cogs.rules import rules_screen
from cogs.screen import Button, Part, Picture, Screen, Text, cut
from cogs.translation import words
from cogs.typed import known_ids, named
from db import Logged, UserChange
from games.core import Refusal, Seat, Told
from games.core.chance import Draw, first_wrong_draw
from games.manager import Click
from games.table import Table
from words import Language, Speaker, say

PAGE = 15
"""Log entries on one page."""


class Looking(commands.Cog):
    """Everything that only shows."""

    def __init__(self, bot: Loggia, playing: Playing) -> None:
        self.bot = bot
        self.playing = playing
        bot.routes["t"] = self._button
        bot.routes["b"] = self._area_button
        bot.routes["g"] = self._log_button
        bot.routes["r"] = self._rules_button

    async def _button(self, interaction: Interaction, parts: Sequence[str], values: Sequence[str]) -> None:
        """The buttons under a post, of whatever age."""
        table_id, what = parts[:2]
        if what == "move":
            await self.playing.open(interaction, table_id)
            return
        shows = {"hand": self._hand, "board": self._board, "log": self._log, "rules": self._rules}

        async def work(reader: Reader) -> Screen:
            return await shows[what](await self.bot.table(table_id), reader)

        await self.bot.respond(interaction, work)

    @app_commands.command(name=words("cmd-hand"), description=words("cmd-hand-desc"))
    @app_commands.guild_only()
    async def hand(self, interaction: Interaction) -> None:
        """One's own cards, privately."""
        await self._here(interaction, self._hand)

    @app_commands.command(name=words("cmd-board"), description=words("cmd-board-desc"))
    @app_commands.guild_only()
    async def board(self, interaction: Interaction) -> None:
        """The table, and each seat's area large."""
        await self._here(interaction, self._board)

    @app_commands.command(name=words("cmd-log"), description=words("cmd-log-desc"))
    @app_commands.guild_only()
    async def log(self, interaction: Interaction) -> None:
        """What has happened, newest first page."""
        await self._here(interaction, self._log)

    @app_commands.command(name=words("cmd-rules"), description=words("cmd-rules-desc"))
    @app_commands.guild_only()
    async def rules(self, interaction: Interaction) -> None:
        """The rules of the present phase, then all others."""
        await self._here(interaction, self._rules)

    @app_commands.command(name=words("cmd-card"), description=words("cmd-card-desc"))
    @app_commands.rename(name=words("opt-name"))
    @app_commands.describe(name=words("opt-name-desc"))
    @app_commands.guild_only()
    async def card(self, interaction: Interaction, name: str) -> None:
        """What a card, tile or object of this channel's game does."""

        async def work(reader: Reader) -> Screen:
            table = await self.bot.table_here(interaction)
            speaker = Speaker(table.title, reader.language, table.names, table.options)
            id = named(table, name)
            if id not in known_ids(table):
                raise Refusal("card-none", text=name[:60])
            text = speaker.card_text(id)
            return Screen((Text(f"**{speaker.card(id)}**" + (f"\n{text}" if text else "")),))

        await self.bot.respond(interaction, work)

    @card.autocomplete("name")
    async def _cards(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        reader = await self.bot.reader(interaction)
        table = await self.bot.tables.at(interaction.channel_id or 0)
        if table is None:
            return []
        speaker = Speaker(table.title, reader.language, table.names)
        cards = {id: speaker.card(id) for id in known_ids(table) if speaker.card_text(id)}
        wanted = current.casefold()
        return [
            app_commands.Choice(name=cut(name, 100), value=id)
            for id, name in cards.items()
            if wanted in name.casefold() or wanted in id.casefold()
        ][:25]

    @app_commands.command(name=words("cmd-verify"), description=words("cmd-verify-desc"))
    @app_commands.guild_only()
    async def verify(self, interaction: Interaction) -> None:
        """Recompute every draw of a finished game."""
        await self._here(interaction, self._verify)

    @app_commands.command(name=words("cmd-about"), description=words("cmd-about-desc"))
    @app_commands.guild_only()
    async def about(self, interaction: Interaction) -> None:
        """Where the numbers of the title come from."""
        await self._here(interaction, self._about)

    @app_commands.command(name=words("cmd-undo"), description=words("cmd-undo-desc"))
    @app_commands.guild_only()
    async def undo(self, interaction: Interaction) -> None:
        """Take back the last step of the turn being composed."""

        async def work(reader: Reader) -> Screen:
            table = await self.bot.table_here(interaction)
            return await self.playing.change_draft(table.id, reader, "undo", Click(interaction.id))

        await self.bot.respond(interaction, work)

    @app_commands.command(name=words("cmd-games"), description=words("cmd-games-desc"))
    async def games(self, interaction: Interaction) -> None:
        """All tables of the reader, those that wait for him first."""
        await self.bot.respond(interaction, self._games)

    settings = app_commands.Group(
        name=words("cmd-settings"),
        description=words("cmd-settings-desc"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
    )

    @settings.command(name=words("cmd-language"), description=words("cmd-language-desc"))
    @app_commands.rename(language=words("opt-language"))
    @app_commands.describe(language=words("opt-language-desc"))
    @app_commands.choices(
        language=[
            app_commands.Choice(name="日本語", value="ja"),
            app_commands.Choice(name="English", value="en"),
            app_commands.Choice(name=words("settings-language-auto"), value="auto"),
        ]
    )
    async def language(self, interaction: Interaction, language: str) -> None:
        """The language of everything private."""
        chosen = None if language == "auto" else language
        await self._set(interaction, UserChange(language=chosen))

    @settings.command(name=words("cmd-confirm"), description=words("cmd-confirm-desc"))
    @app_commands.rename(ask=words("opt-ask"))
    @app_commands.describe(ask=words("opt-ask-desc"))
    async def confirm(self, interaction: Interaction, ask: bool) -> None:
        """Whether a turn that ends asks first."""
        await self._set(interaction, UserChange(confirm=ask))

    async def _set(self, interaction: Interaction, change: UserChange) -> None:
        async def work(reader: Reader) -> Screen:
            await self.bot.store.change_user(reader.id, change)
            return Screen((Text(say((await self.bot.reader(interaction)).language, "settings-saved")),))

        await self.bot.respond(interaction, work)

    async def _here(self, interaction: Interaction, show: object) -> None:
        async def work(reader: Reader) -> Screen:
            screen: Screen = await show(await self.bot.table_here(interaction), reader)  # type: ignore[operator]
            return screen

        await self.bot.respond(interaction, work)

    # The screens

    async def _hand(self, table: Table, reader: Reader) -> Screen:
        seat = seat_of(table, reader)
        return await hand_screen(self.bot, table, seat, reader.language)

    async def _board(self, table: Table, reader: Reader) -> Screen:
        if table.game is None:
            return posts.status(table, reader.language)
        seat = table.seat_of(reader.id)
        view = table.view(None)
        speaker = Speaker(table.title, reader.language, table.names)
        data = await self.bot.draw(
            self.bot.pictures.table, table.id, table.title, view, (), table.names, reader.language
        )
        position = speaker.position(view if seat is None else table.view(seat), seat)
        parts: list[Part] = [Picture("table.png", data, cut(position, 1000)), Text(cut(position, 2800))]
        parts += [
            Button(f"b:{table.id}:{at}", f"{posts.SEAT_MARKS[at]} {name}")
            for at, name in enumerate(table.names)
        ]
        return Screen(tuple(parts))

    async def _area_button(
        self, interaction: Interaction, parts: Sequence[str], values: Sequence[str]
    ) -> None:
        """One seat's area large."""
        table_id, at = parts[0], int(parts[1])

        async def work(reader: Reader) -> Screen:
            table = await self.bot.table(table_id)
            if table.game is None or at >= len(table.seats):
                raise Refusal("refuse-not-started")
            data = await self.bot.draw(
                self.bot.pictures.area, table.title, table.view(None), Seat(at), table.names, reader.language
            )
            alt = say(reader.language, "alt-area", name=table.names[at])
            others: list[Part] = [
                Button(f"b:{table.id}:{other}", f"{posts.SEAT_MARKS[other]} {name}")
                for other, name in enumerate(table.names)
            ]
            return Screen(
                (Text(f"### {posts.seat_name(table, at)}"), Picture("area.png", data, alt), *others)
            )

        await self.bot.respond(interaction, work, edit=True)

    async def _log(self, table: Table, reader: Reader) -> Screen:
        return await self._log_page(table, reader, None)

    async def _log_button(
        self, interaction: Interaction, parts: Sequence[str], values: Sequence[str]
    ) -> None:
        table_id, first = parts

        async def work(reader: Reader) -> Screen:
            return await self._log_page(await self.bot.table(table_id), reader, int(first))

        await self.bot.respond(interaction, work, edit=True)

    async def _log_page(self, table: Table, reader: Reader, first: int | None) -> Screen:
        """A page of the log as this reader may know it: the public's events, and one's own."""
        seat = table.seat_of(reader.id)
        first = max(table.seq - PAGE + 1, 1) if first is None else max(first, 1)
        entries = await self.bot.store.log(table.id, first, first + PAGE - 1)
        lines = [line for entry in entries for line in entry_lines(table, entry, seat, reader.language)]
        parts: list[Part] = [Text(f"### {say(reader.language, 'log-title')}")]
        parts.append(Text("\n".join(lines) or say(reader.language, "log-none")))
        if first > 1:
            parts.append(
                Button(f"g:{table.id}:{max(first - PAGE, 1)}", say(reader.language, "button-previous-page"))
            )
        if first + PAGE <= table.seq:
            parts.append(Button(f"g:{table.id}:{first + PAGE}", say(reader.language, "button-next-page")))
        return Screen(tuple(parts))

    async def _rules(self, table: Table, reader: Reader) -> Screen:
        return rules_screen(table, reader.language)

    async def _rules_button(
        self, interaction: Interaction, parts: Sequence[str], values: Sequence[str]
    ) -> None:
        table_id, page = parts

        async def work(reader: Reader) -> Screen:
            return rules_screen(await self.bot.table(table_id), reader.language, int(page))

        await self.bot.respond(interaction, work, edit=True)

    async def _about(self, table: Table, reader: Reader) -> Screen:
        speaker = Speaker(table.title, reader.language, table.names)
        lines = "\n".join(f"-# {speaker.note(note)}" for note in table.title.about)
        return Screen(
            (
                Text(f"### {speaker.say('title-name')}\n{speaker.say('title-about')}"),
                Text(say(reader.language, "about-numbers")),
                Text(lines),
            )
        )

    async def _verify(self, table: Table, reader: Reader) -> Screen:
        language = reader.language
        if table.status != "over":
            return Screen((Text(say(language, "verify-not-over", commitment=table.commitment or "–")),))
        entries = await self.bot.store.log(table.id)
        draws = [
            draw
            for entry in entries
            if entry.outcomes
            for draw in msgspec.msgpack.decode(entry.outcomes, type=list[Draw])
        ]
        wrong = first_wrong_draw(table.secret, table.commitment, draws)
        if wrong is None:
            text = say(language, "verify-good", draws=len(draws))
        elif wrong < 0:
            text = say(language, "verify-wrong-secret")
        else:
            text = say(language, "verify-wrong-draw", number=wrong + 1, what=draws[wrong].what)
        secret = say(language, "verify-secret", secret=table.secret.hex())
        return Screen((Text(text), Text(f"-# {secret}"), Text(f"-# SHA-256: {table.commitment}")))

    async def _games(self, reader: Reader) -> Screen:
        language = reader.language
        heads = await self.bot.store.tables_of(reader.id)
        waiting: list[str] = []
        others: list[str] = []
        for head in heads:
            table = await self.bot.table(head.id)
            mine = table.seat_of(reader.id) in table.awaited()
            (waiting if mine else others).append(_game_line(table, language, mine))
        lines = [*waiting, *others]
        text = "\n".join(f"- {line}" for line in lines) or say(language, "games-none")
        return Screen((Text(f"### {say(language, 'games-title')}"), Text(text)))


def _area_buttons(table: Table) -> list[Part]:
    """A button for each seat's area."""
    return [
        Button(f"b:{table.id}:{at}", f"{posts.SEAT_MARKS[at]} {name}") for at, name in enumerate(table.names)
    ]


def _game_line(table: Table, language: Language, mine: bool) -> str:
    speaker = Speaker(table.title, language, table.names)
    if table.status == "lobby":
        state = say(language, "games-lobby")
    elif mine:
        state = "**" + say(language, "games-waits-for-you") + "**"
    else:
        state = " ".join(awaited_lines(table, speaker))
    return say(
        language,
        "games-line",
        title=speaker.say("title-name"),
        channel=f"<#{table.channel_id}>",
        state=state,
    )


def events_of(table: Table, entry: Logged) -> list[Told]:
    """The events of a log entry with their recipients."""
    if not entry.events:
        return []
    rows = msgspec.msgpack.decode(entry.events, type=list[dict[str, msgspec.Raw]])
    return [Told(table.title.load_event(row["event"]), msgspec.msgpack.decode(row["to"])) for row in rows]


def entry_lines(table: Table, entry: Logged, seat: Seat | None, language: Language) -> list[str]:
    """A log entry in words, as `seat` (None: the public) was told it."""
    speaker = Speaker(table.title, language, table.names)
    return [f"`{entry.seq}` {line}" for line in speaker.log(events_of(table, entry), seat)]


async def hand_screen(bot: Loggia, table: Table, seat: Seat, language: Language) -> Screen:
    """The hand of a seat, with cards it is looking at, as its holder sees it now."""
    if table.game is None:
        raise Refusal("refuse-not-started")
    view = table.view(seat)
    data = await bot.draw(bot.pictures.hand, table.title, view, seat, table.names, language)
    return posts.hand(table, seat, language, data)
