"""Recruiting: taking a profession that lies before another player (rules 6)."""

from games.core import Checked, Offer, Phase, Refusal, Seat, note, one_of
from games.florence.model import events, moves
from games.florence.model.state import Context, FlorenceState
from games.florence.rules.cards import preference_note

_OTHERS_GAIN = note("does-recruit")


def recruit_offer(game: FlorenceState, seat: Seat) -> Offer:
    """Take a profession lying face up before another player (rules 6.1)."""
    if not game.houses[seat].recruits:
        return Offer(moves.Recruit, closed=Refusal("ERR_NO_RECRUIT_CARD", "6.1"))
    others = tuple(Seat(other) for other in range(len(game.houses)) if other != seat)

    def why_not_player(player: int) -> Refusal | None:
        works = player in others and game.houses[player].table
        return None if works else Refusal("ERR_RECRUIT_TARGET", "6.1")

    def professions(player: int) -> Checked:
        return one_of(tuple(game.houses[player].table), Refusal("ERR_RECRUIT_TARGET", "6.1"))

    return Offer(
        moves.Recruit,
        does=_OTHERS_GAIN,
        previews={"profession": lambda player, card: preference_note(game, card)},
        player=Checked(others, why_not_player),
        profession=professions,
    )


def recruit(phase: Phase, ctx: Context, seat: Seat, move: moves.Recruit) -> None:
    """Take a profession of another player, who gets the recruiting card (rules 6.1)."""
    house, other = ctx.game.houses[seat], ctx.game.houses[move.player]
    house.recruits -= 1
    other.table_recruits += 1
    other.table.remove(move.profession)
    house.hand.append(move.profession)
    ctx.tell(events.Recruited(seat, move.player, move.profession))
