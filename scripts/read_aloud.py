"""Prints every kind of text of a title in context, for proofreading: seeded games in both languages.

    python -m scripts.read_aloud florence ja     rules, events, questions, moves, refusals, positions

Only the first few messages of each kind are printed, so that a whole game fits on a few pages.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from games.core import Offer, Seat, Title, engine
from games.core.chance import Secret
from games.core.choices.answers import Checked
from games.titles import TITLES
from kit.command_line import parser_of
from render.legend import meanings
from words import LANGUAGES, Language, Speaker, kebab, rulebook, thing_ids
from words.positions import hand_text, position_text

NAMES = {
    "ja": ("葵", "Ben", "千恵", "Dan", "絵美", "Fuji"),
    "en": ("Aoi", "Ben", "Chie", "Dan", "Emi", "Fuji"),
}
FEW = 3
GAMES = 6
POSITIONS = 40
"""A position is read in full after every this many answers."""


class TextReader:
    """Prints texts of each kind up to a maximum number."""

    def __init__(self, title: Title, language: Language) -> None:
        self.title = title
        self.language = language
        self.said: Counter[str] = Counter()

    def once(self, kind: str, id: str, text: str) -> None:
        """Print a text unless enough of its kind were printed; no text is printed twice."""
        if self.said[id] < FEW and not self.said[text]:
            self.said[id] += 1
            self.said[text] += 1
            print(f"{kind:8} {id:28} {text}")

    def games(self) -> None:
        """Random games, with every number of players."""
        for seed in range(GAMES):
            counts = self.title.playable()
            self._game(seed, counts[seed % len(counts)])

    def _game(self, seed: int, players: int) -> None:
        title, rng = self.title, random.Random(seed)
        secret = Secret(seed.to_bytes(32, "big"))
        started = engine.start(title, players, title.options(), secret)
        speaker = Speaker(title, self.language, NAMES[self.language], title.options())
        game, events = started.game, started.events
        for turn in range(100_000):
            for told in events:
                self.once("event", kebab(told.event.__class__), speaker.event(told.event))
            if game.over:
                break
            seat = engine.waits_for(game)[0]
            self._choice(speaker, game, seat)
            if turn % POSITIONS == POSITIONS - 1 and seed < 2:
                print(f"\n-- position at answer {turn} for {seat}")
                print(position_text(speaker, title.view(game, seat), seat, markdown=True) + "\n")
                print(hand_text(speaker, title.view(game, seat), seat, markdown=True) + "\n")
            who, move = engine.random_answer(game, rng)
            self.once("move", kebab(type(move)), speaker.move(move))
            played = engine.play(title, game, who, move, secret)
            game, events = played.game, played.events
        if seed < 2:
            print(f"\n-- the end\n{position_text(speaker, title.view(game, None), None)}\n")

    def _choice(self, speaker: Speaker, game: Any, seat: Seat) -> None:
        question = engine.asks(game, seat)
        self.once("ask", question.id, speaker.note(question))
        self.once("await", question.id, speaker.awaits(seat, question))
        for offer in engine.offers(self.title.view(game, seat), seat):
            self._offer(speaker, offer)

    def _offer(self, speaker: Speaker, offer: Offer) -> None:
        name = kebab(offer.move)
        why = offer.closed or offer.last
        if why is not None:
            self.once("refusal", why.code, f"{speaker.move(offer.move)}: {speaker.refusal(why, listed=True)}")
            return
        values: tuple[Any, ...] = ()
        for field in offer.names if offer.is_open() else ():
            answers = offer.possible(field, values)
            for value in list(answers)[:8]:
                preview = offer.preview(field, (*values, value))
                said = f"{speaker.value(field, value)} · {speaker.note(preview) if preview else '-'}"
                self.once("value", f"{name}.{field}.{preview.id if preview else ''}", said)
            self._closed(speaker, f"{name}.{field}", field, answers)
            if not answers:
                return
            values = (*values, next(iter(answers)))

    def _closed(self, speaker: Speaker, id: str, field: str, answers: Any) -> None:
        for value, why in answers.closed() if isinstance(answers, Checked) else ():
            self.once(
                "closed",
                f"{id}.{why.code}",
                f"{speaker.value(field, value)}: {speaker.refusal(why, listed=True)}",
            )

    def book(self) -> None:
        """Rules, symbols, cards and sources, for the most players."""
        speaker, players = Speaker(self.title, self.language, NAMES[self.language]), self.title.seats[-1]
        for chapter in rulebook(speaker, players):
            print(f"\n## {chapter.heading}\n\n{chapter.text}")
        print("\n-- symbols")
        for symbol, text in meanings(speaker, players).items():
            print(f"{symbol:16} {text}")
        print("\n-- cards")
        for id, text in self._cards(speaker):
            print(f"{id:12} {speaker.thing(id)}: {text}")
        print("\n-- about")
        for one in self.title.texts.about:
            print(speaker.note(one))

    def _cards(self, speaker: Speaker) -> Iterator[tuple[str, str]]:
        for card in thing_ids(self.title.id):
            if text := speaker.thing_text(card):
                yield card, text


def main() -> None:
    """Read a title aloud, in one language or both."""
    parser = parser_of("python -m scripts.read_aloud", __doc__)
    parser.add_argument("title", choices=TITLES)
    parser.add_argument("language", nargs="?", choices=LANGUAGES, help="both, if left out")
    given = parser.parse_args()
    for language in LANGUAGES if given.language is None else (given.language,):
        reader = TextReader(TITLES[given.title], language)
        reader.book()
        reader.games()


if __name__ == "__main__":
    main()
