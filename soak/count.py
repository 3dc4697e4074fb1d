"""What a game costs those who play it: posts, messages to each player, clicks for each kind of move."""

from collections import Counter

from games.core import Move, Seat
from words import kebab


class Counts:
    """Figures over all games of a soak. Clicks are those on a panel, its opening and the confirmation
    included; what was taken back again is not counted, and typed commands stand apart."""

    def __init__(self) -> None:
        self.rounds = 0
        self.player_rounds = 0
        self.posts = 0
        self.messages = 0
        self.clicks: Counter[str] = Counter()
        self.clicked: Counter[str] = Counter()
        self.typed: Counter[str] = Counter()

    def played(self, rounds: int, players: int) -> None:
        """A game is over."""
        self.rounds += rounds
        self.player_rounds += rounds * players

    def moved(self, move: type, clicks: int | None) -> None:
        """A move has been played that took so many clicks (None: it was typed)."""
        if clicks is None:
            self.typed[kebab(move)] += 1
        else:
            self.clicks[kebab(move)] += clicks
            self.clicked[kebab(move)] += 1

    def lines(self) -> list[str]:
        """The figures in words, one line for each question."""
        each = (f"{kind} {self.clicks[kind] / moves:.1f}" for kind, moves in self.clicked.most_common())
        by_hand = f"{sum(self.clicked.values())} clicked, {sum(self.typed.values())} typed"
        return [
            f"posts a round: {_by(self.posts, self.rounds)} ({self.posts} posts, {self.rounds} rounds)",
            f"clicks by kind of move: {', '.join(each) or 'none'} ({by_hand})",
            f"messages a player a round: {_by(self.messages, self.player_rounds)} ({self.messages} messages)",
        ]


class Clicking:
    """The clicks of each seat on the way to its next move, and those of the steps of its turn so far."""

    def __init__(self, counts: Counts) -> None:
        self.counts = counts
        self._since: Counter[Seat] = Counter()
        self._steps: dict[Seat, list[tuple[type[Move], int | None]]] = {}

    def click(self, seat: Seat) -> None:
        """One click that leads on."""
        self._since[seat] += 1

    def taken(self, seat: Seat, move: type[Move], *, typed: bool = False, played: bool = False) -> None:
        """A move was taken into the turn, or `played` with the turn at once."""
        clicks = self._since.pop(seat, 0)
        self._steps.setdefault(seat, []).append((move, None if typed else clicks))
        if played:
            self._played(seat)

    def confirmed(self, seat: Seat) -> None:
        """One more click has played the turn; it belongs to the last of its moves."""
        steps = self._steps.get(seat, [])
        if steps and (clicks := steps[-1][1]) is not None:
            steps[-1] = steps[-1][0], clicks + 1
        self._played(seat)

    def taken_back(self, seat: Seat, everything: bool) -> None:
        """The last step is undone, or all are."""
        self._steps[seat] = [] if everything else self._steps.get(seat, [])[:-1]
        self._since.pop(seat, None)

    def _played(self, seat: Seat) -> None:
        for move, clicks in self._steps.pop(seat, []):
            self.counts.moved(move, clicks)
        self._since.pop(seat, None)


def _by(count: int, among: int) -> str:
    return f"{count / among:.1f}" if among else "-"
