"""Reading a stored table, and the keys of what is stored beside a game."""

import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from db import DraftRow as StoredDraft
from db import LoadedTable, StoredValue
from games.core import Seat, StandingOrder, Title
from games.core.decoding import decoded
from games.manager.model.draft import Draft, SealedChange
from games.manager.model.in_advance import GivenInAdvance, StoredOrder
from games.manager.model.in_advance import load as load_in_advance
from games.manager.model.proposal import load as load_proposal
from games.manager.model.study import load as load_study
from games.manager.model.table import Table, chapter, composed_as_far_as, with_sealed
from games.manager.model.table_settings import load as load_settings
from games.manager.model.turn_clock import TurnClock
from games.manager.model.turn_clock import load as load_clock


class Unloadable(Exception):
    """This version can't load a stored table. Other tables are not affected. `why` is for the log."""

    def __init__(self, table_id: int, why: str) -> None:
        super().__init__(f"table {table_id} can't be loaded: {why}")
        self.table_id = table_id
        self.why = why


class TitleGone(Unloadable):
    """The title of a stored table is not there: its package is not installed, or is left out."""

    def __init__(self, table_id: int, title: str) -> None:
        super().__init__(table_id, f"there is no title {title!r}")
        self.title = title


def table_of(loaded: LoadedTable, titles: Mapping[str, Title]) -> Table:
    """A stored table as a value. Drafts are cut where they no longer fit. Raises Unloadable."""
    row = loaded.table
    title = titles.get(row.title)
    if title is None:
        raise TitleGone(row.id, row.title)
    if loaded.damaged:
        raise Unloadable(row.id, loaded.damaged)
    try:
        return _table_of(loaded, title)
    except Exception as error:  # upcasters and phases of a title may raise anything
        raise Unloadable(row.id, f"{type(error).__name__}: {error}") from error


def _table_of(loaded: LoadedTable, title: Title) -> Table:
    row = loaded.table
    study = load_study(stored_value(loaded, STUDY_TERMS)) if row.status == "study" else None
    table = Table(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        title=title,
        language=row.language,
        status=row.status,
        host=row.host_user,
        entry_no=row.entry_no,
        options=decoded(row.options, title.options),
        seats=loaded.seats,
        secret=row.secret,
        commitment=row.commitment,
        commit_id=loaded.version.commit_id,
        write_id=loaded.version.write_id,
        shares=tuple([int(share) for share in row.shares.split("|") if share]),
        settings=load_settings(row.settings),
        clock=load_clock(stored_value(loaded, CLOCK)),
        proposal=load_proposal(stored_value(loaded, PROPOSAL)),
        open_seats=load_seats(stored_value(loaded, OPEN)),
        in_advance=load_all_in_advance(loaded),
        ready=decoded(stored_value(loaded, READY) or PACKED_NONE, tuple[int, ...] | None),
        anew=bool(stored_value(loaded, ANEW)),
        closing=decoded(stored_value(loaded, CLOSING) or PACKED_NONE, int | None),
        study=study,
    )
    game = load_state(title, row.snapshot, row.state_version) if row.snapshot else None
    if study is not None:
        status = "over" if game is None or game.over else "running"
        table = msgspec.structs.replace(table, status=status)
    return table if game is None else _with_game(table, game, loaded)


def _with_game(table: Table, game: Any, loaded: LoadedTable) -> Table:
    """The table with its stored game, the sealed changes and the drafts. Standing orders that are part of an
    old state become the table's own."""
    title, row = table.title, loaded.table
    sealed, old = load_sealed_changes(title, loaded), dict[Seat, Sequence[StandingOrder]]()
    if not game.over:
        stored = orders_of_old(title, row.snapshot, row.state_version)
        old, sealed = with_sealed_orders(title, game, stored, sealed)
    in_advance = table.in_advance
    if not stored_value(loaded, ORDERS_ARE_MOVED):
        in_advance = with_old_orders(title, game, in_advance, old)
    table = msgspec.structs.replace(table, game=game, in_advance=in_advance, orders_moved=bool(old))
    if sealed:
        table = with_sealed(table, game, sealed)
    return msgspec.structs.replace(table, drafts=_drafts_of(table, loaded.drafts))


def _drafts_of(table: Table, stored: Iterable[StoredDraft]) -> dict[Seat, Draft]:
    """The drafts of a table in play, as far as they still fit."""
    drafts = {Seat(one.seat): _restored(table, Seat(one.seat), one.moves, one.draft_id) for one in stored}
    return {seat: draft for seat, draft in drafts.items() if draft.steps}


SEALED = "held"
"""Key under which sealed changes are stored beside a game."""


_SEALED_CHANGE = tuple[int, int, int, list[msgspec.Raw]]
"""The state it was made on, the user, its draft id, the moves."""


def load_sealed_changes(title: Title, loaded: LoadedTable) -> dict[Seat, SealedChange]:
    """The sealed changes that were made on the stored state. Older ones have been logged since."""
    sealed = {}
    state = zlib.crc32(loaded.table.snapshot)
    for stored in loaded.kept:
        if stored.what == SEALED and stored.seat is not None:
            on, user, draft_id, raw = decoded(stored.data, _SEALED_CHANGE)
            if on == state:
                moves = tuple([title.load_move(move) for move in raw])
                sealed[Seat(stored.seat)] = SealedChange(moves, user, draft_id)
    return sealed


CLOCK, PROPOSAL, OPEN, IN_ADVANCE = "clock", "proposal", "open", "ahead"
NO_PROPOSAL = StoredValue(PROPOSAL, b"")
"""Keys of a table's clock, open proposal, open seats, and what seats have given in advance."""


ORDERS_ARE_MOVED = "carried"
"""Key that says that the standing orders of an old state have been stored among those given in advance."""


STUDY_TERMS = "study"
"""Key of what makes a table a line of a study."""


READY, ANEW, CLOSING, REMATCH = "ready", "anew", "closing", "rematch"
"""Keys of who is ready, whether that was reset, when a lobby closes, and the rematch."""


PACKED_NONE = msgspec.msgpack.encode(None)
"""What a value is read from that was never stored."""


def stored_value(loaded: LoadedTable, what: str, seat: int | None = None) -> bytes:
    """A value stored beside a game; empty if there is none."""
    return next((one.data for one in loaded.kept if (one.what, one.seat) == (what, seat)), b"")


def stored_clock(clock: TurnClock) -> tuple[StoredValue, ...]:
    """The stored form of the clock."""
    return (StoredValue(CLOCK, clock.save()),)


def load_all_in_advance(loaded: LoadedTable) -> dict[Seat, GivenInAdvance]:
    """What seats have given in advance."""
    given = [(one.seat, one.data) for one in loaded.kept if one.what == IN_ADVANCE]
    return {Seat(seat): load_in_advance(data) for seat, data in given if seat is not None}


def orders_of_old(title: Title, data: bytes, version: int) -> Mapping[Seat, Sequence[StandingOrder]]:
    """The standing orders that are part of a state stored by an older version of its title, by seat."""
    if version in (0, title.state_version):
        return {}
    return title.old.orders(decoded(data), version)


def with_sealed_orders(
    title: Title,
    game: Any,
    old: Mapping[Seat, Sequence[StandingOrder]],
    sealed: Mapping[Seat, SealedChange],
) -> tuple[dict[Seat, Sequence[StandingOrder]], dict[Seat, SealedChange]]:
    """The orders of an old state, with those that an older version took as sealed changes of their seats; and
    the sealed changes without them."""
    found, left = dict(old), dict(sealed)
    for seat, change in sealed.items():
        given = [order for move in change.moves if (order := title.old.order_of(game, move)) is not None]
        if given:
            subjects = {order.about for order in given}
            found[seat] = [*[order for order in found.get(seat, ()) if order.about not in subjects], *given]
            del left[seat]
    return found, left


def with_old_orders(
    title: Title,
    game: Any,
    in_advance: Mapping[Seat, GivenInAdvance],
    old: Mapping[Seat, Sequence[StandingOrder]],
) -> dict[Seat, GivenInAdvance]:
    """What seats have given in advance, with the standing orders of an old state."""
    found = dict(in_advance)
    for seat, orders in old.items():
        given = found.get(seat, GivenInAdvance())
        stored = [stored_order(title, game, order) for order in orders]
        found[seat] = msgspec.structs.replace(given, orders=(*given.orders, *stored))
    return found


def stored_order(title: Title, game: Any, order: StandingOrder) -> StoredOrder:
    """The stored form of a standing order of the title's own kind that is given now."""
    until = chapter(title, game) if order.lasts == "chapter" else ""
    return StoredOrder("", msgspec.msgpack.encode(order), until)


def load_seats(data: bytes) -> tuple[Seat, ...]:
    """Read stored open seats."""
    return decoded(data, tuple[Seat, ...]) if data else ()


def load_state(title: Title, data: bytes, version: int) -> Any:
    """Read a state stored by this or an older version of its title.

    Raises ValueError if a newer version wrote it.
    """
    if version > title.state_version:
        raise ValueError(f"written by a newer version ({version}, this knows {title.state_version})")
    if version in (0, title.state_version):  # 0: from before versions were stored
        return title.load(data)
    plain = decoded(data)
    for old in range(version, title.state_version):
        plain = title.old.upcasters[old](plain)
    return title.load(msgspec.msgpack.encode(plain))


def _restored(table: Table, seat: Seat, data: bytes, draft_id: int) -> Draft:
    """The draft as far as it still fits.

    An older version may have let it pass the end of a turn. A draft that was cut gets another id, which is
    the same in every process.
    """
    stored = decoded(data, list[msgspec.Raw])
    draft = composed_as_far_as(table, seat, stored)
    cut = len(draft.steps) < len(stored)
    return Draft(draft.steps, (draft_id ^ 0x5BD1E995) | 1 if cut else draft_id)
