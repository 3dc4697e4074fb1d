"""Plays recorded games again and compares the states, texts and pictures with the recorded ones.

    python -m scripts.same_games                      all 50 games of every title
    python -m scripts.same_games florence             those of one
    python -m scripts.same_games --write florence     write the sums of texts and pictures anew
    python -m scripts.same_games --told /tmp/now      write the texts and pictures themselves, for diff

The games are those of `kit/recorded_games.py`. `tests/fixtures/games_<title>.sums` has a checksum for
each text and picture. Rewrite it after an intended change of these. To see what differs, run `--told` here
and in a worktree of an earlier commit, and compare the two folders. Exits with 1 if something differs.
"""

import hashlib
import io
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image

from db import Logged, SeatHolder
from games.core import AddressedEvent, Offer, Refusal, Seat, Title, engine
from games.manager.history import replay
from games.manager.history.outcome import outcome
from games.manager.model.stored_table import load_state
from games.manager.model.unstored import unstored_table
from games.titles import TITLES
from kit.command_line import parser_of
from kit.recorded_games import (
    FIXTURES,
    RecordedEntry,
    RecordedGame,
    entry_logged,
    has_games,
    played_again,
    read,
)
from render import Pictures
from words import LANGUAGES, Language, Speaker, results
from words.positions import hand_text, position_alt, position_text

NAMES = ("葵", "Ben", "Chie", "ルドヴィーコ", "Emma", "Folke")

PICTURED = (4, 9)
"""Which of a game's recorded positions are drawn."""

ANSWERS = 4
"""Maximum number of answers of an offer that are read."""


def differing_states(title: Title, recorded: RecordedGame) -> list[str]:
    """Reports a game that leads to another state than it did. Stored states are read by this version, so
    fields it has added or dropped make no difference."""
    found = []
    reached = 0
    try:
        for reached, _, game, _ in played_again(title, recorded):
            if reached in recorded.states:
                then = load_state(title, recorded.states[reached], recorded.version)
                if title.save(replay.up_to_date(game)) != title.save(then):
                    found.append(f"another state after entry {reached}")
    except (Refusal, ValueError, msgspec.DecodeError) as error:
        found.append(f"breaks off after entry {reached}: {type(error).__name__} {error}")
    return found


ShownTexts = Iterator[tuple[str, "str | bytes"]]
"""Texts and pictures, each with a name."""


def shown(title: Title, recorded: RecordedGame) -> ShownTexts:
    """What people are shown of a game: at each recorded position what was told since the one before, the
    position and the questions, in both languages; at some positions pictures."""
    options = msgspec.msgpack.decode(recorded.options, type=title.options)
    names = NAMES[: recorded.seats]
    speakers = [Speaker(title, language, names, options) for language in LANGUAGES]
    told: dict[Language, list[str]] = {language: [] for language in LANGUAGES}
    positions = sorted(recorded.states)
    log = []
    for number, entry, game, events in played_again(title, recorded):
        log.append(entry_logged(number, entry, events))
        for speaker in speakers:
            told[speaker.language] += _entry_texts(speaker, entry, events)
        if number not in recorded.states:
            continue
        for speaker in speakers:
            text = "\n".join([*told[speaker.language], *_position_texts(speaker, game, recorded.seats)])
            told[speaker.language] = []
            yield f"{number:04}-texts-{speaker.language}", text
        at = positions.index(number)
        if at in PICTURED:
            yield from _pictures(speakers[PICTURED.index(at)], game, number, events, recorded.seats)
    if game.over:
        yield from _result(speakers, game, log)


def _entry_texts(speaker: Speaker, entry: RecordedEntry, events: list[AddressedEvent]) -> Iterator[str]:
    if entry.kind == "move":
        yield f"{entry.seat} {entry.cause}: {speaker.move(speaker.title.load_move(entry.move))}"
    for one in events:
        yield f"to {one.to}: {speaker.event(one.event)}"


def _position_texts(speaker: Speaker, game: Any, seats: int) -> Iterator[str]:
    title = speaker.title
    for reader in (None, *map(Seat, range(seats))):
        view = title.view(game, reader)
        yield f"-- seen by {reader}"
        yield position_text(speaker, view, reader, markdown=True)
        yield position_alt(speaker, view, reader)
        if reader is not None:
            yield hand_text(speaker, view, reader)
    for seat in engine.waits_for(game):
        asked = engine.asks(game, seat)
        yield f"-- asked of {seat}: {speaker.note(asked)} / {speaker.awaits(seat, asked)}"
        for offer in engine.offers(game, seat):
            yield from _offer_texts(speaker, offer)


def _offer_texts(speaker: Speaker, offer: Offer) -> Iterator[str]:
    yield f"- {speaker.move(offer.move)}"
    for refusal in (offer.closed, offer.last):
        if refusal is not None:
            yield f"  not: {speaker.refusal(refusal)}"
    for note in (offer.does, offer.warning):
        if note is not None:
            yield f"  {speaker.note(note)}"
    if not offer.is_open() or not offer.fields:
        return
    name = offer.names[0]
    for value in islice(offer.possible(name, ()), ANSWERS):
        preview = offer.preview(name, (value,))
        yield f"  {speaker.value(name, value)}: {speaker.entry_description(name, value, preview)}"


def _pictures(
    speaker: Speaker, game: Any, number: int, events: list[AddressedEvent], seats: int
) -> ShownTexts:
    title, names, language, pictures = speaker.title, speaker.names, speaker.language, Pictures()
    seat = Seat(number % seats)
    public, own = title.view(game, None), title.view(game, seat)
    recent = [told.event for told in events if told.to is None]
    yield f"{number:04}-table-{language}", pictures.table(0, title, public, recent, names, language)
    yield f"{number:04}-area-{language}", pictures.area(title, own, seat, names, language)
    for at, data in enumerate(pictures.hands(title, own, seat, names, language)):
        yield f"{number:04}-hand-{at}-{language}", data
    if details := pictures.details(title, public):
        id = details[number % len(details)]
        yield f"{number:04}-part-{id}-{language}", pictures.detail(title, public, id, names, language)


def _result(speakers: Sequence[Speaker], game: Any, log: Sequence[Logged]) -> ShownTexts:
    """The result of a finished game, in words and as a picture."""
    first = speakers[0]
    seats = [SeatHolder(seat, None, name) for seat, name in enumerate(first.names)]
    found = outcome(unstored_table(first.title, game, seats, secret=b""), log)
    assert found is not None
    for speaker in speakers:
        texts = (
            *results.place_lines(speaker, found),
            results.points_table(speaker, found),
            results.result_alt(speaker, found),
        )
        yield f"result-texts-{speaker.language}", "\n".join([*texts, *results.turning_lines(speaker, found)])
    yield f"result-{first.language}", Pictures().result(first.title, found, first.names, first.language)


def sum_of(data: str | bytes) -> str:
    """The hash of a text, or of the pixels of a picture."""
    if isinstance(data, str):
        return hashlib.sha256(data.encode()).hexdigest()[:16]
    with Image.open(io.BytesIO(data)) as picture:
        pixels = repr(picture.size).encode() + picture.convert("RGB").tobytes()
    return hashlib.sha256(pixels).hexdigest()[:16]


def sums(title: Title) -> Iterator[tuple[str, str]]:
    """The name and hash of everything shown of a title's games."""
    for number, recorded in enumerate(read(title.id)):
        for name, data in shown(title, recorded):
            yield f"{number:02}/{name}", sum_of(data)


def sums_file(title: Title) -> Path:
    """The file of the hashes of a title's games."""
    return FIXTURES / f"games_{title.id}.sums"


def write_sums(title: Title) -> None:
    """Store the hashes of today's texts and pictures as the right ones."""
    sums_file(title).write_text("".join(f"{name} {one}\n" for name, one in sums(title)))


def write_shown(title: Title, folder: Path) -> None:
    """Write the texts and pictures of a title's games as files."""
    for number, recorded in enumerate(read(title.id)):
        here = folder / title.id / f"{number:02}"
        here.mkdir(parents=True, exist_ok=True)
        for name, data in shown(title, recorded):
            if isinstance(data, str):
                (here / f"{name}.txt").write_text(data)
            else:
                (here / f"{name}.png").write_bytes(data)


def compare(title: Title) -> bool:
    """Print the differences in a title's games, and how much is the same; returns whether all is."""
    games = read(title.id)
    wrong = {number: differing_states(title, recorded) for number, recorded in enumerate(games)}
    for number, found in wrong.items():
        for one in found:
            print(f"  differs: {title.id} {number:02}: {one}")
    same = sum(not found for found in wrong.values())
    print(f"{title.id}: {same} of {len(games)} games lead to the same states", flush=True)
    before = dict(line.split() for line in sums_file(title).read_text().splitlines())
    now: dict[str, str] = {}
    for number, recorded in enumerate(games):
        if not wrong[number]:
            now |= {f"{number:02}/{name}": sum_of(data) for name, data in shown(title, recorded)}
    differing = [name for name in before | now if before.get(name) != now.get(name)]
    for name in differing:
        print(f"  differs: {title.id} {name}")
    for kind, is_kind in (("texts", True), ("pictures", False)):
        names = [name for name in before if ("-texts-" in name) is is_kind]
        as_before = len(set(names) - set(differing))
        print(f"{title.id}: {as_before} of {len(names)} {kind} are the same", flush=True)
    return same == len(games) and not differing


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare or write; returns the exit code."""
    parser = parser_of("python -m scripts.same_games", __doc__)
    recorded = sorted(title for title in TITLES if has_games(title))
    parser.add_argument("titles", nargs="*", metavar="title", help=", ".join(recorded))
    parser.add_argument("--write", action="store_true", help="write the sums of texts and pictures anew")
    parser.add_argument("--told", type=Path, metavar="FOLDER", help="write texts and pictures there")
    given = parser.parse_args(arguments)
    if strange := set(given.titles) - set(recorded):
        parser.error(f"no games are recorded of {', '.join(sorted(strange))}")
    same = True
    for name in given.titles or recorded:
        title = TITLES[name]
        if given.write:
            write_sums(title)
        elif given.told:
            write_shown(title, given.told)
        else:
            same &= compare(title)
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
