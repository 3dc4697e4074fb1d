"""Moves that are no action: selling prestige and recruiting (rules 5.5, 6, 12.2).

They may be made whenever the seat is the one to decide in an auction or in its own turn.
"""

from collections.abc import Iterator

from games.core import Checked, Flow, Handler, Hint, Move, Note, Offer, Phase, Refusal, Seat, note
from games.florence import components as c
from games.florence import events, moves
from games.florence.state import FlorenceState, Principality

_SELL_HINTS: dict[str, Hint] = {
    "count": lambda count: note("hint-florins", florins=count * c.FLORINS_PER_PP_SOLD)
}


def free_offers(game: FlorenceState, seat: Seat) -> Iterator[Offer]:
    """Sell prestige, recruit."""
    house = game.houses[seat]
    counts = range(1, house.pp + 1)
    yield Offer(
        moves.SellPrestige,
        hints=_SELL_HINTS,
        count=Checked(counts or (1,), lambda count: _why_not_sell(house, count), allowed=counts),
    )
    yield recruit_offer(game, seat)


def _why_not_sell(house: Principality, count: int) -> Refusal | None:
    if count > house.pp:
        return Refusal("ERR_NOT_ENOUGH_PP", "5.5", have=house.pp, need=count)
    return moves.why_no_count(count, "5.5")


def recruit_offer(game: FlorenceState, seat: Seat) -> Offer:
    """Take a profession lying face up before another player (rules 6.1)."""
    if not game.houses[seat].recruits:
        return Offer(moves.Recruit, closed=Refusal("ERR_NO_RECRUIT_CARD", "6.1"))
    others = tuple(Seat(other) for other in range(len(game.houses)) if other != seat)

    def why_not_player(player: int) -> Refusal | None:
        found = player in others and game.houses[player].table
        return None if found else Refusal("ERR_RECRUIT_TARGET", "6.1")

    def professions(player: int) -> Checked:
        lying = game.houses[player].table
        return Checked(
            tuple(lying), lambda card: None if card in lying else Refusal("ERR_RECRUIT_TARGET", "6.1")
        )

    return Offer(
        moves.Recruit,
        hints={"profession": lambda player, card: prefers(game, card)},
        player=Checked(others, why_not_player),
        profession=professions,
    )


def prefers(game: FlorenceState, card: str) -> Note:
    """What a profession wishes for, as a hint."""
    profession = c.PROFESSIONS[card]
    return note(
        "hint-profession",
        building=profession.building,
        landscape=game.landscape_of(card),
        freedom=profession.freedom,
    )


def sell(phase: Phase, flow: Flow[FlorenceState], seat: Seat, move: moves.SellPrestige) -> None:
    """Prestige points for florins, at any time (rules 5.5)."""
    house = flow.game.houses[seat]
    florins = move.count * c.FLORINS_PER_PP_SOLD
    house.pp -= move.count
    house.florins += florins
    flow.tell(events.PrestigeSold(seat, move.count, florins))


def recruit(phase: Phase, flow: Flow[FlorenceState], seat: Seat, move: moves.Recruit) -> None:
    """Take a profession lying before another, who gets the recruiting card (rules 6.1)."""
    house, other = flow.game.houses[seat], flow.game.houses[move.player]
    house.recruits -= 1
    other.table_recruits += 1
    other.table.remove(move.profession)
    house.hand.append(move.profession)
    flow.tell(events.Recruited(seat, move.player, move.profession))


FREE_HANDLERS: dict[type[Move], Handler] = {moves.SellPrestige: sell, moves.Recruit: recruit}
