"""A person's settings are one form: what is chosen is saved, what nobody touches stays."""

from __future__ import annotations

import pytest
from icons_on import all_icons
from live_bot import LiveBot, button_id, shown

from cogs.screens.pages.settings import settings_form
from cogs.support.layout import modal
from db import UserRow
from sandbox.rules.check_components import check_modal, walk
from sandbox.rules.errors import BodyErrors
from words import LANGUAGES, Language, say


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", [UserRow(1), UserRow(1, "ja", False, "dm", "01:15-09:45", zone="Asia/Tokyo")])
async def test_the_form_fits_and_no_text_is_cut(language: Language, row: UserRow) -> None:
    checks = BodyErrors()
    made = modal(settings_form(row, language), all_icons()).to_dict()
    check_modal(checks, made)
    checks.refuse()
    assert "…" not in repr(list(walk(made["components"])))


async def test_several_settings_are_changed_at_once(live: LiveBot) -> None:
    person, channel = await live.person("ja"), await live.channel()
    opened = await live.sandbox.slash(person, channel, "settings change")
    assert opened.kind == "modal" and opened.modal is not None
    assert opened.modal["title"] == say("ja", "settings-title")
    given = {"language": "English", "confirm": say("ja", "no"), "quiet": "22:00 – 06:00"}
    answer = await live.sandbox.submit_modal(person, given, modal=opened)
    assert answer.ephemeral and say("en", "settings-saved") in answer.text
    row = (await live.store.users([person]))[person]
    assert (row.language, row.confirm, row.quiet, row.zone) == ("en", False, "22:00-06:00", "Asia/Tokyo")
    assert (row.tell, row.rated) == (None, False)


async def test_the_form_opens_with_the_present_settings_also_from_the_list_of_games(live: LiveBot) -> None:
    person, channel = await live.person(), await live.channel()
    await live.sandbox.slash(person, channel, "settings quiet", {"from": "1:15", "until": "9:45"})
    await live.sandbox.slash(person, channel, "settings tell", how="none")
    games = shown(await live.sandbox.slash(person, channel, "games"))
    opened = await live.sandbox.click(person, games, button_id(games, "F"))
    await live.bot.again()
    answer = await live.sandbox.submit_modal(person, {"confirm": "no"}, modal=opened)
    row = (await live.store.users([person]))[person]
    assert (row.quiet, row.tell, row.confirm) == ("01:15-09:45", "none", False)
    assert "01:15 – 09:45" in answer.text
    again = await live.sandbox.click(person, shown(answer), button_id(shown(answer), "F"))
    await live.sandbox.submit_modal(person, {"quiet": say("en", "settings-quiet-none")}, modal=again)
    assert (await live.store.users([person]))[person].quiet is None
