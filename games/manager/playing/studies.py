"""Studies: lines that begin at any moment of a game, and how their chance goes on.

A line is a table: its turns, computer players, hints and posts are those of every table. What is said here is
how it begins, who may begin it, and what its student may change of it.
"""

import asyncio
import hashlib
import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from db import AlreadyDone, LineRow, LogEntry, Logged, NewLine, NewTable, SeatHolder, StoredValue, TableChange
from games.core import AddressedEvent, Refusal, Seat
from games.core.chance import RecordedDraw, Secret
from games.manager.history import fairness, replay
from games.manager.history.positions import PositionService, last_of_game
from games.manager.history.rollback import gone_back, target_of
from games.manager.model import table_events
from games.manager.model.draft import Draft, stored_drafts
from games.manager.model.stored_table import STUDY_TERMS
from games.manager.model.study import (
    FORGOTTEN_AFTER,
    MOST_LINES,
    MOST_STUDIES,
    StudyTerms,
    settings_of_study,
    study_levels,
)
from games.manager.model.table import Table, recompose
from games.manager.model.table_events import ROLL_BACK
from games.manager.storage.outbox import outbox_after
from games.manager.storage.outbox_items import Post
from games.manager.storage.repository import Repository, RequestContext, pack, retried

OUTCOMES = 25
"""Maximum number of outcomes that are offered at a time."""

TRIES = 250
"""Number of draws tried for these."""


class LineToBegin(msgspec.Struct, frozen=True):
    """Where a line is played and who studies. `student`: with the seat number 0."""

    student: SeatHolder
    language: str
    channel_id: int
    guild_id: int = 0
    place_id: int | None = None


class StudyOutcome(msgspec.Struct, frozen=True):
    """One thing that chance may bring: its number, and what the seat sees of the step then."""

    number: int
    events: tuple[AddressedEvent, ...]


class StudyService:
    """Begins, changes and deletes lines of studies."""

    def __init__(self, repository: Repository, positions: PositionService) -> None:
        self.repository = repository
        self.positions = positions
        self.store = repository.store

    async def begin(
        self, source: Table, entry_no: int, wanted: LineToBegin, context: RequestContext
    ) -> Table:
        """Begin a line at the position after entry `entry_no` of a table's log.

        It belongs to the student's study of that table, or of the line `source`. Raises Refusal, also if the
        position is not there any more (PositionGone).
        """
        user = wanted.student.user_id
        assert user is not None
        seat = await self._seen_by(source, user)
        game = await self.positions.after(source, entry_no)
        if game.over:
            raise Refusal("refuse-study-over")
        if seat is not None:
            game = await asyncio.to_thread(known_to, source, game, seat, entry_no)
        made_up = seat is not None or (source.study is not None and source.study.imagined)
        new = await self._new_line(source, entry_no, wanted, context, seat)
        shares = () if seat is not None else source.shares
        terms = StudyTerms(source.id, entry_no, made_up, source.study is not None and source.study.is_open)
        try:
            return await self.repository.create(
                new, lambda table_id: (_first(table_id, source, new, game, terms, shares),)
            )
        except AlreadyDone as done:
            table = await self.repository.get(done.remembered.table_id)
            assert table is not None
            return table

    async def _new_line(
        self, source: Table, entry_no: int, wanted: LineToBegin, context: RequestContext, seat: Seat | None
    ) -> NewTable:
        """The table of a line that begins after entry `entry_no` of the source's log. `seat`: to whose
        knowledge it is limited; None: to nobody's."""
        user = wanted.student.user_id
        assert user is not None
        hints = source.settings.hints == "always" if source.study or seat is not None else True
        own = source.study is not None and source.host == user
        lines = await self.store.lines_of(user)
        return NewTable(
            guild_id=wanted.guild_id,
            channel_id=wanted.channel_id,
            place_id=wanted.place_id,
            title=source.title.id,
            language=wanted.language,
            host_user=user,
            at=self.repository.clock(),
            status="study",
            options=pack(source.options),
            settings=pack(settings_of_study(hints)),
            secret=self.repository.new_secret() if seat is not None else source.secret,
            seats=source.seats if own else _all_of(wanted.student, len(source.seats)),
            interaction_id=context.interaction_id,
            line=NewLine(
                study=next((one.study for one in lines if source.id in (one.table_id, one.source)), None),
                source=source.id,
                source_entry=entry_no,
                most_studies=MOST_STUDIES,
                most_lines=MOST_LINES,
            ),
        )

    async def _seen_by(self, source: Table, user_id: int) -> Seat | None:
        """The seat whose knowledge a line is limited to; None if everything may be known.

        Raises Refusal if the game may not be studied.
        """
        if source.study is not None or fairness.publishes_secret(source):
            return None
        seat = source.seat_of(user_id)
        if source.game is None or seat is None:
            raise Refusal("refuse-not-started" if source.game is None else "refuse-study-running")
        if source.settings.hints == "never":
            raise Refusal("refuse-study-hints")
        if source.counts_for_ratings:
            users = await self.store.users(source.user_ids)
            if any(user.rated for user in users.values()):
                raise Refusal("refuse-study-rated")
        return seat

    # What the student changes

    @retried
    async def seat(self, table_id: int, user_id: int, holder: SeatHolder, context: RequestContext) -> Table:
        """Give a seat of a line to the student, to a friend or to a computer player. Raises Refusal."""
        async with self.repository.locked(table_id) as table:
            terms = _own(table, user_id)
            if not table.has_seat(holder.seat):
                raise Refusal("refuse-no-player")
            if holder.kind == "computer" and holder.level not in study_levels(table.title, table.settings):
                raise Refusal("refuse-study-level")
            if terms.imagined and holder.user_id not in (None, user_id):
                raise Refusal("refuse-study-alone")
            seats = table.seats_with(holder)
            seated, at = msgspec.structs.replace(table, seats=seats), self.repository.clock()
            return await self.repository.write(
                table,
                context,
                at=at,
                entries=(LogEntry(kind="study-seat", user_id=user_id),),
                seats=seats,
                clear_drafts=(holder.seat,),
                outbox_items=outbox_after(seated, table.game, at, set()),
            )

    @retried
    async def show_hands(self, table_id: int, user_id: int, is_open: bool, context: RequestContext) -> Table:
        """Show all hands to the student, or only that of the seat that is asked. Raises Refusal."""
        async with self.repository.locked(table_id) as table:
            terms = msgspec.structs.replace(_own(table, user_id), is_open=is_open)
            after = msgspec.structs.replace(table, study=terms)
            return await self.repository.write(table, context, after, kept=(_stored(terms),))

    async def outcomes(self, table: Table, seat: Seat, first: int = 0) -> tuple[StudyOutcome, ...]:
        """Different outcomes of the last step that a seat has composed: of dice, and of cards nobody knows.
        Those from number `first` on."""
        return await asyncio.to_thread(lambda: tuple(_outcomes(table, seat, first)))

    @retried
    async def draw_anew(
        self, table_id: int, user_id: int, context: RequestContext, number: int | None = None
    ) -> Table:
        """Shuffle what nobody has seen, and go on with another chance: that of an outcome with this
        `number`, or any. What is being composed stays. Raises Refusal."""
        async with self.repository.locked(table_id) as table:
            _own(table, user_id)
            if table.status != "running" or table.sealed:
                raise Refusal("refuse-study-no-draw")
            if number is None:
                number = random.SystemRandom().randrange(1 << 62, 1 << 63)
            after, drawn = redrawn(table, number)
            target = last_of_game(await self.store.log(table.id))
            anew = LogEntry(
                kind=ROLL_BACK,
                user_id=user_id,
                move=pack(target),
                outcomes=pack(drawn),
                events=pack([AddressedEvent(table_events.DrawnAnew())]),
            )
            drafts = {seat: one for seat in table.drafts if (one := _recomposed(after, table, seat)).steps}
            entry_no = table.entry_no + 1
            at = self.repository.clock()
            return await self.repository.write(
                table,
                context,
                msgspec.structs.replace(after, drafts=drafts, entry_no=entry_no),
                at=at,
                entries=(anew,),
                snapshot=table.title.save(after.game),
                state_version=table.title.state_version,
                secret=after.secret,
                shares="",
                clear_drafts=tuple(range(len(table.seats))),
                save_drafts=stored_drafts(table.id, entry_no, drafts),
                outbox_items=(Post(table.channel_id).due(at),),
            )

    async def whole_log(self, table: Table) -> tuple[Logged, ...]:
        """A line's log after that of the game it comes from, numbered on, as far as that may be known; of any
        other table its log."""
        log = await self.store.log(table.id)
        if table.study is None or table.study.imagined:
            return log
        source = await self.repository.get(table.study.source)
        if source is None or source.game is None:
            return log  # deleted since
        before = [one for one in await self.whole_log(source) if one.entry_no <= table.study.entry]
        return (*before, *[_numbered_on(entry, table.study.entry) for entry in log])

    async def line(self, table_id: int, user_id: int) -> LineRow:
        """A line of the user's. Raises Refusal if there is none."""
        found = await self.store.line(table_id)
        if found is None or found.owner != user_id:
            raise Refusal("refuse-study-unknown")
        return found

    async def share(self, table: Table, user_id: int, on: bool) -> None:
        """Share a line by an id, or no longer. Raises Refusal for a line of a game that was running."""
        if _own(table, user_id).imagined:
            raise Refusal("refuse-study-alone")
        shared = hashlib.sha256(self.repository.new_secret()).hexdigest()[:12] if on else None
        await self.store.change_line(table.id, shared=shared)

    async def delete(self, lines: Sequence[int]) -> None:
        """Delete lines, whose owner the caller has checked."""
        deleting = self.store.delete_lines(tuple(lines), self.repository.clock())
        await self.repository.unloading(deleting)

    async def delete_forgotten(self) -> int:
        """Delete the lines of studies at which nobody has looked for long. Returns their number."""
        lines = await self.store.forgotten_lines(self.repository.clock() - FORGOTTEN_AFTER)
        if lines:
            await self.delete(lines)
        return len(lines)


def _numbered_on(entry: Logged, by: int) -> Logged:
    move = pack(target_of(entry) + by) if entry.kind == ROLL_BACK else entry.move
    return msgspec.structs.replace(entry, entry_no=entry.entry_no + by, move=move)


def _own(table: Table, user_id: int) -> StudyTerms:
    """The terms of a line of the user's. Raises Refusal if it is none."""
    if table.study is None or table.host != user_id:
        raise Refusal("refuse-study-unknown" if table.study is None else "refuse-study-owner")
    return table.study


def _stored(terms: StudyTerms) -> StoredValue:
    return StoredValue(STUDY_TERMS, pack(terms))


def _all_of(student: SeatHolder, seats: int) -> tuple[SeatHolder, ...]:
    return tuple([msgspec.structs.replace(student, seat=at) for at in range(seats)])


def _first(
    table_id: int, source: Table, new: NewTable, game: Any, terms: StudyTerms, shares: Sequence[int]
) -> TableChange:
    """The first change of a new line: it begins with `game`."""
    begins = LogEntry(
        kind=replay.STUDY,
        user_id=new.host_user,
        move=replay.beginning(source.title, game),
        events=pack([AddressedEvent(table_events.StudyBegun())]),
    )
    line = msgspec.structs.replace(
        source, id=table_id, channel_id=new.channel_id, seats=new.seats, game=game, study=terms
    )
    return TableChange(
        table_id=table_id,
        expected_entry_no=0,
        at=new.at,
        entries=(begins,),
        snapshot=source.title.save(game),
        state_version=source.title.state_version,
        shares="|".join(map(str, shares)),
        kept=(_stored(terms),),
        outbox_items=outbox_after(line, game, new.at, set()),
    )


def known_to(source: Table, game: Any, seat: Seat, entry_no: int) -> Any:
    """The game as far as `seat` knows it, with the rest made up. Raises Refusal if the title can't."""
    advisor = source.title.advisor
    if advisor is None:
        raise Refusal("refuse-study-hidden")
    rng = random.Random(f"study {source.id} {entry_no} {seat}")
    return advisor.imagine(source.title.view(game, seat), seat, rng)


def redrawn(table: Table, number: int) -> tuple[Table, list[RecordedDraw]]:
    """The table with what nobody has seen shuffled, and with another chance from now on, both by `number`;
    and the draws of the shuffle."""
    secret = hashlib.sha256(b"%b|%d" % (table.secret, number)).digest()
    game, drawn = gone_back(table.title, table.game, table.game.draws, len(table.seats), Secret(secret))
    return msgspec.structs.replace(table, game=game, secret=secret, shares=(), drafts={}), drawn


def _recomposed(after: Table, before: Table, seat: Seat) -> Draft:
    """What a seat has composed, on a table whose chance is another."""
    draft = before.draft(seat)
    try:
        return recompose(after, seat, draft.moves, draft.draft_id ^ 1 << 20 | 1)
    except Refusal:
        return Draft()


def _outcomes(table: Table, seat: Seat, first: int) -> Iterator[StudyOutcome]:
    """The outcomes with the numbers from `first` on that differ from each other and from earlier ones."""
    draft, known, left = table.draft(seat), set[bytes](), OUTCOMES
    if not draft.waits or not draft.steps[-1].reveals:
        return
    for number in range(first + TRIES):
        then = _recomposed(redrawn(table, number)[0], table, seat)
        if len(then.steps) < len(draft.steps):
            continue
        events = tuple([told for told in then.steps[-1].events if told.to in (None, seat)])
        if (outcome := pack(events)) not in known and number >= first:
            yield StudyOutcome(number, events)
            left -= 1
        known.add(outcome)
        if not left:
            return
