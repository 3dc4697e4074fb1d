"""What tiles, helpers, plans and places do, composed from their data so that no text can drift from its
effect (rules 2, 7, 8, 9)."""

from games.core import Note, note
from games.signorie.model import components as c
from games.signorie.model.data_rows import Assignment, BonusTile, DieColour, Helper, VpTile
from games.signorie.model.state import SignorieOptions, action_of


def describe(id: str, options: SignorieOptions) -> tuple[Note, ...]:
    """The text of a component. Nothing for ids without one."""
    if id in c.HELPERS:
        return _helper(c.HELPERS[id])
    if id in c.ASSIGNMENTS:
        return _assignment(c.ASSIGNMENTS[id], options)
    if id in c.BONUS_TILES:
        return (bonus_text(c.BONUS_TILES[id]),)
    if id in c.VP_TILES:
        return (vp_text(c.VP_TILES[id]),)
    if id in c.COLOUR:
        return _colour(c.COLOUR[id], options)
    return _place(id, options)


def _place(id: str, options: SignorieOptions) -> tuple[Note, ...]:
    if id in c.TILE_KINDS:
        tile = c.TILE_KINDS[id]
        return (note("text-tile", family=tile.family, vp=tile.value, need=c.ROW_TILES),)
    if id in c.PLANS:
        rows = tuple(note("text-plan-row", row=row, families=c.PLANS[id].row(row)) for row in c.ROWS)
        return (Note("text-plan", {"rows": rows}),)
    if id in c.CITIES:
        values = tuple(str(value) for value in c.CITY_SLOTS[options.city_slots])
        return (note("text-city", slots=values, most=c.DOWRY_MOST),)
    if id in c.CAREERS:
        slots = tuple(
            note("text-career-slot", slot=slot.slot, vp=slot.vp, rank=slot.rank)
            for slot in c.CAREER_TRACK[1:]
        )
        return (
            Note("text-career", {"slots": slots}),
            Note("text-career-bonuses", {"bonuses": career_bonuses()}),
        )
    if id == c.INITIATIVE:
        return (note("text-initiative", slots=tuple(str(vp) for vp in c.INITIATIVE_VP)),)
    return ()


def career_bonuses() -> tuple[Note, ...]:
    """The slots with a bonus, and what it is."""
    return tuple(
        note("text-career-bonus", slot=slot.slot, florins=slot.florins, initiative=slot.initiative)
        for slot in c.CAREER_TRACK
        if slot.florins or slot.initiative
    )


def _helper(helper: Helper) -> tuple[Note, ...]:
    cost = note("text-helper-cost", column=helper.column, cost=c.ROW_COST[helper.row])
    if helper.kind == "track_fixed":
        return (note("text-helper-track", track=helper.track, points=helper.amount), cost)
    if helper.kind == "track_die":
        return (note("text-helper-track-die", track=helper.track), cost)
    return (Note(f"text-helper-{helper.kind.replace('_', '-')}", {"amount": helper.amount}), cost)


def _assignment(tile: Assignment, options: SignorieOptions) -> tuple[Note, ...]:
    pays = note("text-pays", least=tile.least, most=tile.most)
    if tile.kind == "progress":
        return (pays, note("text-assignment-progress", track=tile.track, amount=tile.amount))
    if tile.kind == "threshold":
        most = c.THRESHOLD_MOST if options.threshold_limit else 0
        return (pays, note("text-assignment-threshold", amount=tile.amount, most=most))
    return (pays, Note(f"text-assignment-{tile.kind.replace('_', '-')}", {"amount": tile.amount}))


def bonus_text(tile: BonusTile) -> Note:
    """What a bonus tile of the reward track brings."""
    if tile.kind == "take":
        return note("text-reward-take", males=tile.males, females=tile.females)
    if tile.kind == "progress":
        return note("text-reward-progress", tracks=tile.tracks, points=tile.points)
    return Note(f"text-reward-{tile.kind.replace('_', '-')}", {})


def vp_text(tile: VpTile) -> Note:
    """What a VP tile of the reward track counts."""
    return Note(f"text-reward-{tile.kind.replace('_', '-')}", {"vp": tile.vp})


def reward_text(id: str) -> Note:
    """What a tile of the reward track does."""
    return bonus_text(c.BONUS_TILES[id]) if id in c.BONUS_TILES else vp_text(c.VP_TILES[id])


def _colour(colour: DieColour, options: SignorieOptions) -> tuple[Note, ...]:
    return (
        note(
            "text-colour", cost=colour.cost, action=f"do-{action_of(options, colour.id)}", column=colour.ring
        ),
    )
