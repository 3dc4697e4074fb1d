"""Career tracks and the initiative track: who can move, and where to (rules 2.4, 2.5, 6).

A man is named by his career and slot ("pol5"; identical ones share a name). "pol0" is one who enters from
the supply, "ini" the initiative disc."""

from collections.abc import Iterator, Sequence

from games.core import Refusal, Seat
from games.signorie.model import components as c
from games.signorie.model.state import PlayerBoard, SignorieState

RULE = "6"

MAN: dict[str, tuple[str, int]] = {
    f"{career}{slot}": (career, slot) for career in c.CAREERS for slot in range(c.CAREER_TOP + 1)
}
"""Career and slot by the name of a man; slot 0 is a man who enters."""
MEN: dict[str, tuple[str, ...]] = {
    career: tuple(f"{career}{slot}" for slot in range(c.CAREER_TOP + 1)) for career in c.CAREERS
}
_RANK = tuple(slot.rank for slot in c.CAREER_TRACK)
_DOWNWARDS = range(c.CAREER_TOP, 0, -1)


def can_advance(board: PlayerBoard, tracks: Sequence[str], males: int) -> bool:
    """Whether one progress point can be used on any of `tracks`, given the number of males in the supply."""
    for piece in pieces(board, tracks):
        if room(board, piece) and _why_not_piece(board, piece, males) is None:
            return True
    return False


def pieces(board: PlayerBoard, tracks: Sequence[str]) -> Iterator[str]:
    """The pieces that exist on `tracks`: men from the top slot down, one who would enter, the disc."""
    for track in tracks:
        if track == c.INITIATIVE:
            yield track
        else:
            counts, men = board.men[track], MEN[track]
            if any(counts):
                yield from [men[slot] for slot in _DOWNWARDS if counts[slot]]
            yield men[0]


def men_on_careers(board: PlayerBoard) -> tuple[str, ...]:
    """The men available for a mission, from the top of each career."""
    return tuple(
        [MEN[career][slot] for career, counts in board.men.items() for slot in _DOWNWARDS if counts[slot]]
    )


def best_rank(board: PlayerBoard) -> int:
    """The highest rank of any man on a career; 0 if there is none."""
    best = 0
    for counts in board.men.values():
        if any(counts):
            for slot in _DOWNWARDS:
                if counts[slot]:
                    best = max(best, _RANK[slot])
                    break
    return best


def why_not_step(
    board: PlayerBoard, tracks: Sequence[str], piece: str, points: int, left: int
) -> Refusal | None:
    """Why a piece can't use this many of the points left for these tracks. In the order of rules 13:
    track, points, piece."""
    if _track_of(piece) not in tracks:
        return Refusal("ERR_TRACK_NOT_ALLOWED", RULE, tracks=tuple(tracks))
    if points < 1:
        return Refusal("ERR_POINTS", RULE, least=1, left=left)
    if points > left:
        return Refusal("ERR_POINTS", RULE, left=left)
    return _why_not_piece(board, piece, board.supply["m"]) or _why_not_so_far(board, piece, points)


def _track_of(piece: str) -> str:
    """The track in the name of a piece, also of one that there can't be ("pol99")."""
    return MAN[piece][0] if piece in MAN else piece[:3]


def _why_not_piece(board: PlayerBoard, piece: str, males: int) -> Refusal | None:
    """Why a piece of a track doesn't exist, given the number of males in the supply."""
    if piece == c.INITIATIVE:
        return None
    career, slot = MAN.get(piece, ("", 0))
    if not career or (slot and not board.men[career][slot]):
        return Refusal("ERR_NO_MALE_THERE", RULE, man=piece)
    if slot or males:
        return None
    return Refusal("ERR_MEEPLES", RULE, sex="m", need=1, have=0)


def _why_not_so_far(board: PlayerBoard, piece: str, points: int) -> Refusal | None:
    """Why a piece can't go up this number of slots."""
    return None if points <= room(board, piece) else Refusal("ERR_TRACK_TOP", RULE, piece=piece)


def room(board: PlayerBoard, piece: str) -> int:
    """Maximum number of steps of a piece."""
    if piece == c.INITIATIVE:
        return c.INITIATIVE_TOP - board.initiative
    return c.CAREER_TOP - MAN[piece][1]


def moved(board: PlayerBoard, piece: str, points: int) -> str:
    """The name of the piece after these steps."""
    if piece == c.INITIATIVE:
        return piece
    career, slot = MAN[piece]
    return MEN[career][slot + points]


def bonus_slots(before: int, after: int) -> Iterator[int]:
    """The slots with a bonus that a man passes or reaches (rules 6)."""
    for slot in range(before + 1, after + 1):
        if c.CAREER_TRACK[slot].florins or c.CAREER_TRACK[slot].initiative:
            yield slot


def initiative_order(game: SignorieState) -> list[Seat]:
    """Seats from the highest disc to the lowest; on one slot the upper disc first (rules 4.3)."""
    discs = game.discs
    return sorted(discs, key=lambda seat: (-game.boards[seat].initiative, -discs.index(seat)))
