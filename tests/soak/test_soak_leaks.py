"""The soak's watch over hidden cards sees what it should, and nothing else."""

from typing import ClassVar

import pytest
from soak_kit import SECRET

from games.core import AddressedEvent, Event, Seat
from games.florence import TITLE
from games.manager.model.table import Table
from soak.checks.leaks import Leaks
from words import LANGUAGES, Language, Speaker


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_for_its_holder_only(table: Table, leaks: Leaks, language: Language) -> None:
    card = TITLE.hand(table.game, Seat(1))["hand"][0]
    text = f"… {Speaker(TITLE, language, table.names).thing(card)} …"
    leaks.check(table, Seat(1), [text], "their own hand")
    assert leaks.tally.faults["leaks"] == []
    for reader in (None, Seat(0)):
        leaks.check(table, reader, [text], "a post")
        leaks.check(table, reader, [f"t:1:{card}"], "an id")
    assert len(leaks.tally.faults["leaks"]) == 4


def test_cards_that_are_hidden_from_all_are_for_nobody(table: Table, leaks: Leaks) -> None:
    leaks.check(table, Seat(0), [table.game.professions[0]], "a post")
    assert len(leaks.tally.faults["leaks"]) == 1


def test_the_secret_is_for_nobody_before_the_end(table: Table, leaks: Leaks) -> None:
    leaks.check(table, Seat(0), [SECRET.hex()], "a post")
    assert len(leaks.tally.faults["leaks"]) == 1


def test_what_the_components_say_of_others_is_for_all(table: Table, leaks: Leaks) -> None:
    for language in LANGUAGES:
        speaker = Speaker(TITLE, language, table.names)
        sentences = [speaker.note(note) for note in TITLE.texts.describe("opera", table.options)]
        assert any(speaker.thing("P12") in sentence for sentence in sentences)
        leaks.check(table, None, [*sentences, *(f"{sentence[:-4]}…" for sentence in sentences)], "a menu")
        leaks.check(table, None, [speaker.thing("opera"), speaker.thing("lake")], "a menu")
    assert leaks.tally.faults["leaks"] == []


def test_a_name_cut_off_is_the_name_of_any_card_that_begins_so(table: Table, leaks: Leaks) -> None:
    names = leaks.names(TITLE)
    assert names.in_text("公開: 建築家と道化師と景観の名…") == {"建築家と道化師と景観の名": {"R11"}}
    assert names.in_text("Bonus for jesters…")["Bonus for jesters"] == {"B06", "B07"}
    assert names.in_text("森の名声。残りは…") == {"森の名声": {"R01"}}


class Named(Event, frozen=True):
    """A card is named."""

    card: str


class NamedInPassing(Event, frozen=True):
    """A card lay open for a moment."""

    in_passing: ClassVar[tuple[str, ...]] = ("card",)
    card: str


def test_what_an_event_tells_of_a_hidden_card_is_seen_unless_it_lay_open_in_passing(
    table: Table, leaks: Leaks
) -> None:
    card = table.game.professions[0]
    for entry_no, (event, faults) in enumerate(((NamedInPassing(card), 0), (Named(card), 1)), 2):
        leaks.ledger.games[1].append(table.game)
        leaks.ledger.told[1].append((AddressedEvent(event),))
        leaks.check_events(table, entry_no)
        assert len(leaks.tally.faults["leaks"]) == faults


def test_an_event_to_one_seat_tells_no_card_of_another(table: Table, leaks: Leaks) -> None:
    """A card that nobody holds may have been drawn and put back."""
    card = TITLE.hand(table.game, Seat(1))["hand"][0]
    told = [(card, Seat(1), 0), (table.game.professions[0], Seat(2), 0), (card, Seat(2), 1)]
    for entry_no, (named, to, faults) in enumerate(told, 2):
        leaks.ledger.games[1].append(table.game)
        leaks.ledger.told[1].append((AddressedEvent(Named(named), to),))
        leaks.check_events(table, entry_no)
        assert len(leaks.tally.faults["leaks"]) == faults
    assert "tells seat 2" in leaks.tally.faults["leaks"][0]
