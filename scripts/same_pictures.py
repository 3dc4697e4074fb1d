"""Compares the pictures pixel by pixel with those of another commit.

    python -m scripts.same_pictures 37d527c                 compare with that commit, title by title
    python -m scripts.same_pictures 37d527c florence        one of them
    python -m scripts.same_pictures --list                  print name and SHA-256 of the pixels of all

It compares every title's samples in both languages, and tables, areas and hands of seeded random games.
Titles that the other commit does not have are left out. Exits with 1 if a picture differs.
"""

from __future__ import annotations

import hashlib
import io
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
SEED, MOVES, EVERY = 7, 90, 9
NAMES = ("葵", "Ben", "Chie", "ルドヴィーコ", "Emma", "Folke")


def sums(titles: Sequence[str] = ()) -> Iterator[tuple[str, str]]:
    """The name and hash of every picture of some titles or all, as `title/what` in a stable order."""
    from games.titles import TITLES
    from render.kit import StripCache
    from render.titles import ARTISTS
    from words import LANGUAGES

    for title in sorted(set(TITLES) & set(ARTISTS) & set(titles or TITLES)):
        for language in LANGUAGES:
            for number, canvas in enumerate(ARTISTS[title].samples(language)):
                yield f"{title}/sample-{number}-{language}", pixel_sum(StripCache().png(canvas))
        for seats in TITLES[title].seats:
            yield from _games(title, seats)


def _games(title_id: str, seats: int) -> Iterator[tuple[str, str]]:
    from games.core import Seat
    from games.core.chance import Secret
    from games.core.engine import play, random_answer, start
    from games.titles import TITLES
    from render import Pictures

    title, rng, pictures = TITLES[title_id], random.Random(SEED + seats), Pictures()
    options = title.options()
    if title.why_not_start(seats, options) is not None:
        return
    chance, names = Secret(rng.randbytes(32)), NAMES[:seats]
    played = start(title, seats, options, chance)
    for number in range(MOVES):
        if number % EVERY == 0 or played.game.over:
            language, seat = ("ja", "en")[number % 2], Seat(number % seats)
            recent = [told.event for told in played.events if told.to is None]
            own = title.view(played.game, seat)
            files = {
                "table": pictures.table(0, title, title.view(played.game, None), recent, names, language),
                "area": pictures.area(title, own, seat, names, language),
                "hand": pictures.hand(title, own, seat, names, language),
            }
            for what, data in files.items():
                yield f"{title_id}/{seats}-seats-{number}-{what}-{language}", pixel_sum(data)
        if played.game.over:
            return
        seat, move = random_answer(played.game, rng)
        played = play(title, played.game, seat, move, chance)


def pixel_sum(data: bytes) -> str:
    """The hash of the pixels of a PNG file, however it is compressed."""
    with Image.open(io.BytesIO(data)) as picture:
        return hashlib.sha256(repr(picture.size).encode() + picture.convert("RGB").tobytes()).hexdigest()


def _listed(root: Path, titles: Sequence[str]) -> dict[str, str]:
    """The output of `--list` in another working tree."""
    code = f"import runpy, sys; sys.path.insert(0, '.'); sys.argv = {['same_pictures', '--list', *titles]!r}"
    run = f"{code}; runpy.run_path({str(Path(__file__).resolve())!r}, run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", run], cwd=root, capture_output=True, text=True, check=True)
    return dict(line.split() for line in done.stdout.splitlines())


def compare(commit: str, titles: Sequence[str] = ()) -> bool:
    """Print per title how many pictures are the same as at a commit, and which are not."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        subprocess.run(["git", "worktree", "add", "--detach", str(tree), commit], cwd=ROOT, check=True,
                       capture_output=True)  # fmt: skip
        try:
            before = _listed(tree, titles)
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(tree)], cwd=ROOT, check=True)
    now = _listed(ROOT, titles)
    for title in sorted({name.split("/")[0] for name in before}):
        names = [name for name in before if name.startswith(f"{title}/")]
        differing = [name for name in names if before[name] != now.get(name)]
        print(f"{title}: {len(names) - len(differing)} of {len(names)} pictures are the same as at {commit}")
        for name in differing:
            print(f"  differs: {name}")
    return all(before[name] == now.get(name) for name in before)


def main(arguments: list[str]) -> int:
    """Compare or list; returns the exit code."""
    if arguments[:1] == ["--list"]:
        for name, digest in sums(arguments[1:]):
            print(name, digest)
        return 0
    if not arguments:
        print(__doc__)
        return 2
    return 0 if compare(arguments[0], arguments[1:]) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
