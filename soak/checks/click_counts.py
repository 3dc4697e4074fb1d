"""What a game costs its players: posts, messages to each player, clicks for each kind of move."""

from collections import Counter, defaultdict

from games.core import Move, Seat
from words import kebab

FEW = 3
"""Maximum number of clicks that counts as few."""


class ClickCounts:
    """Figures over all games of a soak. Clicks are those on a panel, including its opening and the
    confirmation. Moves that were taken back don't count, and typed commands are counted separately."""

    def __init__(self) -> None:
        self.rounds = 0
        self.player_rounds = 0
        self.posts = 0
        self.messages = 0
        self.clicked: dict[str, Counter[int]] = defaultdict(Counter)
        """For each kind of move: number of clicks → number of moves that took them."""
        self.typed: Counter[str] = Counter()

    def played(self, rounds: int, players: int) -> None:
        """A game is over."""
        self.rounds += rounds
        self.player_rounds += rounds * players

    def moved(self, move: type, clicks: int | None) -> None:
        """A move was played with this number of clicks (None: it was typed)."""
        if clicks is None:
            self.typed[kebab(move)] += 1
        else:
            self.clicked[kebab(move)][clicks] += 1

    def lines(self) -> list[str]:
        """The figures in words, one line per question."""
        often_first = sorted(self.clicked.items(), key=lambda one: -one[1].total())
        each = (f"{kind} {_mean(moves)} ({_spread(moves)})" for kind, moves in often_first)
        all = sum(self.clicked.values(), Counter[int]())
        few = sum(moves for clicks, moves in all.items() if clicks <= FEW)
        by_hand = f"{all.total()} clicked, {self.typed.total()} typed"
        return [
            f"posts a round: {_by(self.posts, self.rounds)} ({self.posts} posts, {self.rounds} rounds)",
            f"clicks by kind of move: {', '.join(each) or 'none'}; {by_hand}",
            f"moves of at most {FEW} clicks: {_share(few, all.total())} ({_spread(all) or 'none'})",
            f"messages a player a round: {_by(self.messages, self.player_rounds)} ({self.messages} messages)",
        ]


class ClickCounter:
    """Counts the clicks of each seat towards its next move, and those of its turn's steps so far."""

    def __init__(self, counts: ClickCounts) -> None:
        self.counts = counts
        self._since: Counter[Seat] = Counter()
        self._steps: dict[Seat, list[tuple[type[Move], int | None]]] = {}

    def click(self, seat: Seat) -> None:
        """Count a click that leads on."""
        self._since[seat] += 1

    def taken(self, seat: Seat, move: type[Move], *, typed: bool = False, played: bool = False) -> None:
        """A move was added to the turn, or `played` with the turn at once."""
        clicks = self._since.pop(seat, 0)
        self._steps.setdefault(seat, []).append((move, None if typed else clicks))
        if played:
            self._played(seat)

    def played_alone(self, seat: Seat, move: type[Move], *, typed: bool = False) -> None:
        """A move was played by itself, independent of the turn being composed."""
        clicks = self._since.pop(seat, 0)
        self.counts.moved(move, None if typed else clicks)

    def still_composed(self, seat: Seat, steps: int) -> None:
        """Only this number of steps of the turn is left; another player's action removed the others."""
        self._steps[seat] = self._steps.get(seat, [])[:steps]

    def confirmed(self, seat: Seat) -> None:
        """One more click has played the turn; it counts for the last of its moves."""
        steps = self._steps.get(seat, [])
        if steps and (clicks := steps[-1][1]) is not None:
            steps[-1] = steps[-1][0], clicks + 1
        self._played(seat)

    def taken_back(self, seat: Seat, everything: bool) -> None:
        """The last step was undone, or all of them."""
        self._steps[seat] = [] if everything else self._steps.get(seat, [])[:-1]
        self._since.pop(seat, None)

    def _played(self, seat: Seat) -> None:
        for move, clicks in self._steps.pop(seat, []):
            self.counts.moved(move, clicks)
        self._since.pop(seat, None)


def _mean(moves: Counter[int]) -> str:
    return f"{sum(clicks * often for clicks, often in moves.items()) / moves.total():.1f}"


def _spread(moves: Counter[int]) -> str:
    """The number of moves that took one click, two clicks, and so on."""
    return " ".join(f"{clicks}:{often}" for clicks, often in sorted(moves.items()))


def _share(count: int, among: int) -> str:
    return f"{100 * count / among:.0f}%" if among else "-"


def _by(count: int, among: int) -> str:
    return f"{count / among:.1f}" if among else "-"
