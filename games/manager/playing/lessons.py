"""Guides a learner through the lesson of a title (`games.core.lesson`), at a table of their own.

The table is an ordinary value with the usual rules, panel and drafts, but it has no row in the store: nobody
else sees it, it has no post and counts nowhere. Only the progress is stored (`LessonProgress`, a fact of the
store). The position follows from it, so a lesson can be left at any time and continued after a restart.
"""

import base64
import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from db import SeatHolder, Store
from db.personal_data import personal_key
from games.core import (
    LEARNER,
    AddressedEvent,
    Lesson,
    LessonLook,
    LessonMove,
    LessonScene,
    Move,
    Refusal,
    Seat,
    Title,
    engine,
)
from games.core.decoding import decoded
from games.core.lesson import LessonStep
from games.manager.model.draft import Draft, DraftStep
from games.manager.model.table import Table, compose, play_move
from games.manager.model.unstored import FIRST, SETTINGS, title_number, unstored_table

PATIENCE = 200
"""Maximum number of computer players' answers in a row. More means that the lesson is wrong."""


class LessonProgress(msgspec.Struct, frozen=True):
    """A learner's progress.

    - `step`: number of the present step, counted over the whole lesson. `told`: it is done, and its result is
      shown.
    - `moves`: the right moves of this scene so far, as packed moves, confirmed or not.
    - `tried`: the move just chosen; it waits for confirmation, or is not what the step asks for.
    - `chosen`: numbers of the wrong answers given to a question.
    - `earlier`: the right moves of each earlier scene, to go back to.
    """

    step: int = 0
    told: bool = False
    moves: tuple[bytes, ...] = ()
    tried: bytes | None = None
    chosen: tuple[int, ...] = ()
    earlier: tuple[tuple[bytes, ...], ...] = ()

    def save(self) -> str:
        """The stored form, a fact of the store."""
        return base64.b85encode(msgspec.msgpack.encode(self)).decode()

    @property
    def id(self) -> int:
        """Differs for every progress; clicks carry it."""
        return zlib.crc32(msgspec.msgpack.encode(self)) | 1


class LessonStage(msgspec.Struct, frozen=True):
    """A stage of a lesson, ready to be shown.

    `events`: those of the completed step, of the learner and of those who answered. `right`: the tried
    move is what the step asks for. `asked`: what the learner saw when the step began; the step's figures are
    read from it.
    """

    title: Title
    progress: LessonProgress
    table: Table
    asked: Any
    events: tuple[AddressedEvent, ...] = ()
    right: bool = True

    @property
    def lesson(self) -> Lesson:
        assert self.title.lesson is not None
        return self.title.lesson

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.progress.step][1]

    @property
    def is_last(self) -> bool:
        return self.progress.step + 1 == len(self.lesson.steps)

    @property
    def is_question(self) -> bool:
        """Whether the step is a question about what is shown."""
        return isinstance(self.step, LessonLook) and bool(self.step.choices(self.table.game))

    @property
    def leads_back(self) -> bool:
        """Whether there is an earlier screen. One of an earlier scene counts only if its moves are known."""
        progress, steps = self.progress, self.lesson.steps
        if progress.tried is not None or progress.told:
            return True
        if progress.step == 0:
            return False
        return steps[progress.step - 1][0] is steps[progress.step][0] or bool(progress.earlier)


def number(title: Title) -> int:
    """The number that stands for a title's lesson in the ids of its buttons, in place of a table's."""
    return FIRST["lesson"] + title_number(title)


def title_of(table_id: int, titles: Mapping[str, Title]) -> Title:
    """The title whose lesson has this number. Raises Refusal if there is none."""
    taught = (title for title in titles.values() if title.lesson is not None)
    title = next((title for title in taught if number(title) == table_id), None)
    if title is None:
        raise Refusal("refuse-no-lesson")
    return title


def stage_at(
    title: Title, progress: LessonProgress, seats: Sequence[SeatHolder], language: str
) -> LessonStage:
    """The position at this progress: the scene's, with the learner's moves and the answers to them."""
    lesson = title.lesson
    if lesson is None:
        raise Refusal("refuse-no-lesson")
    scene, current = lesson.steps[progress.step]
    table = _set_up(title, scene, seats, language, progress)
    events: tuple[AddressedEvent, ...] = ()
    asked = table.game
    done = [one for one in scene.steps if isinstance(one, LessonMove)][: len(progress.moves)]
    for one, packed in zip(done, progress.moves, strict=True):
        asked = table.composed(LEARNER)
        table, events = _done(table, one, title.load_move(packed), scene)
    if not isinstance(current, LessonMove) or not progress.told:
        events, asked = (), table.composed(LEARNER)
    right = True
    if progress.tried is not None and isinstance(current, LessonMove):
        move = title.load_move(progress.tried)
        right = current.is_right(table.composed(LEARNER), move)
        draft = compose(table, LEARNER, table.draft(LEARNER), move)
        table = _with_draft(table, draft, progress.id)
    return LessonStage(title, progress, table, title.view(asked, LEARNER), events, right)


def _set_up(
    title: Title, scene: LessonScene, seats: Sequence[SeatHolder], language: str, progress: LessonProgress
) -> Table:
    assert title.lesson is not None
    return unstored_table(
        title,
        scene.position(title),
        seats,
        title.lesson.secret,
        id=number(title),
        language=language,
        status="running",
        entry_no=progress.step,
        options=title.options(),
        commit_id=progress.id,
        settings=SETTINGS,
    )


def _done(
    table: Table, done: LessonMove, move: Move, scene: LessonScene
) -> tuple[Table, tuple[AddressedEvent, ...]]:
    """The table after a right answer.

    If it ends the turn, the others answer until the learner is asked again. After the last answer of a scene,
    only the scripted answers follow.
    """
    draft = compose(table, LEARNER, table.draft(LEARNER), move)
    events = list(draft.steps[-1].events)
    if not draft.waits:
        return _with_draft(table, draft, table.commit_id), tuple(events)
    table = msgspec.structs.replace(table, game=draft.steps[-1].game, drafts={})
    more = any(isinstance(one, LessonMove) for one in scene.steps[scene.steps.index(done) + 1 :])
    for came in _others(table, done.then, more):
        table = msgspec.structs.replace(table, game=came.game)
        events += came.events
    return table, tuple(events)


def _others(table: Table, script: Iterable[tuple[Seat, Move]], more: bool) -> Iterable[DraftStep]:
    """The computer players' moves: first the scripted ones, then default answers as long as `more` is set."""
    game, left = table.game, list(script)
    for _ in range(PATIENCE):
        waiting = engine.waits_for(game)
        if not waiting or LEARNER in waiting:
            return
        if left:
            seat, move = left.pop(0)
            if seat not in waiting or engine.why_not(game, seat, move) is not None:
                continue
        elif more:
            seat = waiting[0]
            move = engine.default(game, seat)
        else:
            return
        step = play_move(table, game, seat, move)
        game = step.game
        yield step
    raise RuntimeError(f"the lesson of {table.title.id} does not come back to its learner")


def _with_draft(table: Table, draft: Draft, draft_id: int) -> Table:
    return msgspec.structs.replace(table, drafts={LEARNER: Draft(draft.steps, draft_id)})


# Changes of progress


def tried(stage: LessonStage, move: Move) -> LessonProgress:
    """The progress after a choice in the panel.

    A right move that needs no confirmation is done; any other is shown as tried first. Raises Refusal if the
    move is not offered.
    """
    current = stage.step
    if not isinstance(current, LessonMove) or stage.progress.told or stage.progress.tried is not None:
        raise Refusal("refuse-answered")
    draft = compose(stage.table, LEARNER, stage.table.draft(LEARNER), move)
    after = msgspec.structs.replace(stage.progress, tried=msgspec.msgpack.encode(move))
    if current.is_right(stage.table.composed(LEARNER), move) and not draft.waits:
        return confirmed(after)
    return after


def confirmed(progress: LessonProgress) -> LessonProgress:
    """The progress after the tried move is done."""
    if progress.tried is None:
        raise Refusal("refuse-nothing-to-confirm")
    moves = (*progress.moves, progress.tried)
    return msgspec.structs.replace(progress, told=True, moves=moves, tried=None)


def taken_back(stage: LessonStage) -> LessonProgress:
    """The progress without the tried move, or else without the last step of the turn being composed."""
    progress = stage.progress
    if progress.tried is not None:
        return msgspec.structs.replace(progress, tried=None)
    if not stage.table.draft(LEARNER).steps:
        raise Refusal("refuse-nothing-to-undo")
    steps = stage.lesson.steps
    before = [at for at in range(progress.step + progress.told) if isinstance(steps[at][1], LessonMove)]
    return LessonProgress(step=before[-1], moves=progress.moves[:-1], earlier=progress.earlier)


def begun_again(stage: LessonStage) -> LessonProgress:
    """The progress without the whole turn being composed."""
    progress = taken_back(stage)
    while (before := restaged(stage, progress)).table.draft(LEARNER).steps:
        progress = taken_back(before)
    return progress


def gone_back(stage: LessonStage) -> LessonProgress:
    """The progress one screen back.

    A tried move is taken back; a completed step is asked again; before an asked step comes the result of the
    step before. Raises Refusal at the beginning.
    """
    progress = stage.progress
    if progress.tried is not None:
        return msgspec.structs.replace(progress, tried=None)
    if progress.told:
        moves = progress.moves[:-1] if isinstance(stage.step, LessonMove) else progress.moves
        return LessonProgress(step=progress.step, moves=moves, earlier=progress.earlier)
    if not stage.leads_back:
        raise Refusal("refuse-nothing-to-undo")
    steps, at = stage.lesson.steps, progress.step - 1
    moves, earlier = progress.moves, progress.earlier
    if steps[at][0] is not steps[progress.step][0]:
        moves, earlier = earlier[-1], earlier[:-1]
    before = LessonProgress(step=at, moves=moves, earlier=earlier)
    answers = isinstance(steps[at][1], LessonMove) or restaged(stage, before).is_question
    return msgspec.structs.replace(before, told=answers)


def restaged(before: LessonStage, progress: LessonProgress) -> LessonStage:
    """The stage of the same table after a change of progress."""
    return stage_at(before.title, progress, before.table.seats, before.table.language)


def answered(stage: LessonStage, choice: int) -> LessonProgress:
    """The progress after an answer to a question about what is shown."""
    current = stage.step
    choices = current.choices(stage.table.game) if isinstance(current, LessonLook) else {}
    if stage.progress.told or choice >= len(choices):
        raise Refusal("refuse-answered")
    if list(choices.values())[choice]:
        return msgspec.structs.replace(stage.progress, told=True, chosen=())
    return msgspec.structs.replace(stage.progress, chosen=(*stage.progress.chosen, choice))


def gone_on(stage: LessonStage) -> LessonProgress | None:
    """The progress at the next step; None after the last.

    Raises Refusal while the learner has something to do.
    """
    progress = stage.progress
    if (isinstance(stage.step, LessonMove) or stage.is_question) and not progress.told:
        raise Refusal("refuse-lesson-first")
    if stage.is_last:
        return None
    steps, after = stage.lesson.steps, progress.step + 1
    if steps[progress.step][0] is steps[after][0]:
        return LessonProgress(step=after, moves=progress.moves, earlier=progress.earlier)
    return LessonProgress(step=after, earlier=(*progress.earlier, progress.moves))


class Lessons:
    """Stores learners' progress."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def progress(self, user_id: int, title: Title) -> LessonProgress | None:
        """A learner's progress.

        None if they have not begun, or the lesson has changed so that their moves no longer fit.
        """
        fact = await self.store.meta(lesson_key(user_id, title.id))
        if fact is None or title.lesson is None:
            return None
        try:
            found = decoded(base64.b85decode(fact), LessonProgress)
            stage_at(title, found, _nobody(title.lesson.seats), "en")
        except (ValueError, IndexError, msgspec.DecodeError, Refusal):
            return None
        return found

    async def save(self, user_id: int, title: Title, progress: LessonProgress | None) -> None:
        """Store a learner's progress. None: they have finished."""
        fact = None if progress is None else progress.save()
        await self.store.set_meta(lesson_key(user_id, title.id), fact)


def lesson_key(user_id: int, title: str) -> str:
    """The store's key for a learner's progress in a lesson."""
    return personal_key("lesson", user_id, f"in {title}")


def _nobody(seats: int) -> list[SeatHolder]:
    return [SeatHolder(seat, None, "") for seat in range(seats)]
