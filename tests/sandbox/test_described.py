"""Whole games in the sandbox beside Discord's own description: all requests of the bot, all answers."""

from __future__ import annotations

from pathlib import Path

import pytest
from described import DESCRIPTION, Judge, disagreements
from sampled import each_title

from bench.kit import clicking
from games.titles import TITLES
from sandbox import Sandbox
from sandbox.app import rest_routes
from scripts.describe_discord import shape
from soak.processes import BotUnderTest
from soak.sitting import READER

CLICKS = 40


class Unheeded(clicking.Floor):
    """Stands in for the bot that does nothing: here nothing is compared with it."""

    def __init__(self) -> None:
        """It has no sandbox and no panel."""

    async def like(self, ours: clicking.ClickResult) -> clicking.ClickResult:
        """Nothing is clicked."""
        return ours


@pytest.mark.parametrize("name", each_title("philadelphia"))
async def test_requests_and_answers_agree_with_discords_description(name: str, tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        judge = sandbox.service.record.on_answered = Judge()
        world = clicking.Undisturbed(sandbox.url)
        async with world, BotUnderTest(world, tmp_path) as bot:
            await world.wait_for_command("table", clicking.PATIENCE)
            await world.add_user(READER)
            await clicking.play(TITLES[name], {}, bot, Unheeded(), CLICKS)
    assert not judge.found
    assert judge.bodies > 20


def test_every_route_of_the_sandbox_is_described() -> None:
    assert {f"{method} {shape(path)}" for method, path in rest_routes()} == set(DESCRIPTION["routes"])


def test_what_the_description_does_not_allow_is_found() -> None:
    route = "POST /channels/{}/messages"
    assert not [*disagreements(route, "request", {"content": "words"})]
    assert [*disagreements(route, "request", {"content": "w" * 4001})]
    (wrong,) = disagreements("DELETE /channels/{}/messages/{}", "4XX", {"message": "no code"})
    assert "code" in wrong
