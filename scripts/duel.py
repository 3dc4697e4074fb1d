"""Plays a game against computer players, as text: the position and the possible moves are printed, and a
number is read.

    python -m scripts.duel heaven_ale --level grandmaster --seed 1

Each line of the list is a move; the number in front chooses it. Where there are more than fit, kinds of few
moves come first, and words narrow the list down: a line that is no number lists the moves that contain it,
else those that contain its words. The position is printed once a turn; an empty line prints it again. `undo`
takes back the last answer of your turn, as long as nothing was drawn or revealed. The seed fixes the cards
and the draws. `play` takes any source of answers, so a program can play as well."""

import contextlib
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from games.computer import Effort, Level, SeatView, choose, levels_of
from games.core import AddressedEvent, Move, Offer, Seat, SeatScore, Title, engine
from games.core.chance import Secret
from games.titles import TITLES
from kit.command_line import parser_of
from kit.title_options import options_for
from words import LANGUAGES, Language, Speaker
from words.positions import hand_text, position_text

SHOWN = 60
"""Maximum number of moves that are listed at once."""

ALL = 2000
"""Maximum number of moves of a kind that are looked through, shared among the values of its first field."""

UNDO = "undo"
"""The line that takes back an answer."""

NAMES = ("Aoi", "Beatrice", "Dante", "Laura", "Petrarca", "Fiammetta")


class Duel(NamedTuple):
    """What is played: a title, the number of seats, the person's seat, the computers' level and effort."""

    title: Title
    seats: int
    seat: Seat
    level: Level
    seed: int
    language: Language = "en"
    effort: Effort = Effort()


def play(duel: Duel, read: Callable[[], str], tell: Callable[[str], object]) -> tuple[SeatScore, ...]:
    """Play a game to the end; returns the result. `read` gives the next line, `tell` takes what is said."""
    title, rng = duel.title, Random(f"{duel.title.id} {duel.seed}")
    chance = Secret(rng.randbytes(32))
    options = options_for(title, duel.seats)
    person = Person(duel, Speaker(title, duel.language, _names(duel), options), read, tell)
    started = engine.start(title, duel.seats, options, chance)
    game = started.game
    turn: list[Any] = []  # the game before each answer of the person's turn
    fresh = True
    person.hear(started.events)
    while not game.over:
        seat = engine.waits_for(game)[0]
        seen = SeatView.of(title, game, duel.seats, seat)
        if seat != duel.seat:
            move = choose(seen, duel.level, Random(rng.randbytes(8)), duel.effort)
        elif (answer := person.answer(seen.view, fresh)) is not None:
            move = answer
        else:
            game, fresh = turn.pop() if turn else game, True
            continue
        played = engine.play(title, game, seat, move, chance)
        turn.append(game)
        if seat != duel.seat or played.turn_over or played.irreversible:
            turn.clear()
        game, fresh = played.game, not turn
        person.hear(played.events)
    scores: tuple[SeatScore, ...] = game.scores
    person.hear_result(scores)
    return scores


def _names(duel: Duel) -> tuple[str, ...]:
    """The names of the seats, the person's first."""
    others = iter(NAMES[1:])
    return tuple([NAMES[0] if seat == duel.seat else next(others) for seat in range(duel.seats)])


class Person(NamedTuple):
    """The person, who is told things and answers by a line."""

    duel: Duel
    speaker: Speaker
    read: Callable[[], str]
    tell: Callable[[str], object]

    def hear(self, events: Sequence[AddressedEvent]) -> None:
        """Tell what has happened, as far as the person may know it."""
        for line in self.speaker.log(events, self.duel.seat):
            self.tell(line)

    def hear_result(self, scores: Sequence[SeatScore]) -> None:
        """Tell the result, the winner first."""
        for score in sorted(scores, key=lambda score: score.place):
            self.tell(self.speaker.score(score))

    def answer(self, view: Any, fresh: bool) -> Move | None:
        """The person's move, or None to take one back. `fresh`: the position is told first."""
        if fresh:
            self._see(view)
        self.tell(self.speaker.note(engine.asks(view, self.duel.seat)))
        moves = _moves(self.speaker, view, self.duel.seat)
        shown = moves
        while True:
            self._see_moves(shown)
            line = self.read().strip().casefold()
            if line == UNDO:
                return None
            if line.isdecimal() and 0 < int(line) <= len(shown):
                return shown[int(line) - 1][0]
            if not line:
                self._see(view)
            shown = _with_words(moves, line) or moves

    def _see(self, view: Any) -> None:
        """Tell the table and the person's hand."""
        self.tell(f"\n{position_text(self.speaker, view, self.duel.seat)}\n")
        if hand := hand_text(self.speaker, view, self.duel.seat):
            self.tell(f"{hand}\n")

    def _see_moves(self, shown: Sequence[tuple[Move, str]]) -> None:
        """Tell the moves with their numbers, as many as fit."""
        for number, (_, words) in enumerate(shown[:SHOWN], 1):
            self.tell(f"{number:3} {words}")
        if len(shown) > SHOWN:
            self.tell(f"    ... {len(shown) - SHOWN} more: type words of the move you look for")


def _with_words(moves: Sequence[tuple[Move, str]], line: str) -> list[tuple[Move, str]]:
    """The moves that contain a line, else those that contain its words."""
    found = [one for one in moves if line in one[1].casefold()]
    return found or [one for one in moves if all(word in one[1].casefold() for word in line.split())]


def _moves(speaker: Speaker, view: Any, seat: Seat) -> list[tuple[Move, str]]:
    """Each legal move with its words and what it brings; where not all fit, kinds of few moves come first."""
    kinds: list[list[tuple[Move, str]]] = []
    for offer in engine.open_offers(view, seat):
        kinds.append([])
        for move in _looked_through(offer):
            values = [getattr(move, name) for name in offer.names]
            told = ""
            for at, name in enumerate(offer.names):
                preview = offer.preview(name, tuple(values[: at + 1]))
                told = speaker.entry_description(name, values[at], preview) or told
            kinds[-1].append((move, " · ".join(filter(None, (speaker.move(move), told)))))
    if sum(map(len, kinds)) > SHOWN:
        kinds.sort(key=len)
    return [one for kind in kinds for one in kind]


def _looked_through(offer: Offer) -> Iterator[Move]:
    """The moves of an offer; of very many those that come first with each value of its first field."""
    if not offer.names:
        return offer.moves()
    firsts = list(islice(offer.possible(offer.names[0], ()), ALL))
    each = max(1, ALL // max(1, len(firsts)))
    return (offer.move(*values) for first in firsts for values in islice(offer.completions((first,)), each))


def main() -> None:
    """Read the command line and play on the terminal."""
    parser = parser_of("python -m scripts.duel", __doc__)
    parser.add_argument("title", choices=sorted(TITLES))
    parser.add_argument("--level", default="grandmaster", help="the computers' level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, help="number of seats; otherwise the minimum of the title")
    parser.add_argument("--seat", type=int, default=0, help="your seat, counted from 0")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--playouts", type=int, default=Effort().playouts)
    parser.add_argument("--seconds", type=float, default=Effort().seconds)
    given = parser.parse_args()
    title = TITLES[given.title]
    seats = given.seats or min(title.seats)
    if given.level not in levels_of(title):
        parser.error(f"{title.id} has the levels {', '.join(levels_of(title))}")
    if not 0 <= given.seat < seats or seats not in title.seats:
        parser.error(f"{title.id} has {min(title.seats)} to {max(title.seats)} seats, counted from 0")
    effort = Effort(given.seconds, given.playouts)
    duel = Duel(title, seats, Seat(given.seat), given.level, given.seed, given.language, effort)
    with contextlib.suppress(EOFError):  # the end of the input ends the game
        play(duel, input, print)


if __name__ == "__main__":
    main()
