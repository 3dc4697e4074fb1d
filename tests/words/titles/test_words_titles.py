"""Every title can say everything its code can come up with, in both languages."""

import re
from collections import Counter
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from word_kit import (
    EVERYWHERE,
    NAMES,
    calls,
    explained_types,
    known,
    messages,
    missing,
    none_of,
    tables,
    with_counts,
)

from games.core import OF_NO_CHAPTER, AddressedEvent, Event, Note, Refusal, Seat, SeatFigure, Title, note
from games.core.data.sources import DOUBTFUL
from games.titles import TITLES
from words import LANGUAGES, Language, Speaker, description_id, kebab, legend, rulebook, say
from words.speaker import SEATS

each_title_and_language = pytest.mark.parametrize(
    ("language", "title"), EVERYWHERE, ids=lambda part: getattr(part, "id", part)
)


@each_title_and_language
def test_nothing_is_missing(language: str, title: Title) -> None:
    """All that is missing, at once; what it must be like, the tests below tell."""
    if lacking := missing(language, title):
        pytest.fail(f"{len(lacking)} texts of {title.id} are missing ({language}):\n" + "\n".join(lacking))


@each_title_and_language
def test_every_event_has_a_message_that_needs_nothing_but_its_fields(language: str, title: Title) -> None:
    for event in title.events:
        message = messages(language, title.id)[kebab(event)]
        fields = frozenset(event.__struct_fields__)
        assert message.variables <= with_counts(fields | {*event.composed}), kebab(event)
        assert ("seat" in message.variables) == ("seat" in fields), kebab(event)


@each_title_and_language
def test_every_move_has_a_label_and_a_command(language: str, title: Title) -> None:
    for move in title.moves:
        name, own = kebab(move), messages(language, title.id)
        fields = frozenset(move.__struct_fields__)
        assert not own[f"move-{name}"].variables
        assert {f"cmd-{name}", description_id(f"cmd-{name}", title.id)} <= own.keys()
        assert bool(fields) == (f"move-{name}-full" in own)
        if fields:
            assert own[f"move-{name}-full"].variables <= with_counts(fields | set(move.composed))


@each_title_and_language
def test_every_field_of_a_move_has_a_prompt_and_an_option(language: Language, title: Title) -> None:
    for move in title.moves:
        names = [say(language, f"opt-{field}", title.id) for field in move.__struct_fields__]
        assert len(set(names)) == len(names)
        for field in move.__struct_fields__:
            ids = {f"field-{field}", f"opt-{field}", description_id(f"opt-{field}", title.id)}
            assert ids <= known(language, title).keys()


@each_title_and_language
def test_no_two_commands_of_a_title_have_the_same_name(language: Language, title: Title) -> None:
    names = [say(language, f"cmd-{kebab(move)}", title.id) for move in title.moves]
    assert len(set(names)) == len(names)


@each_title_and_language
def test_every_option_of_a_table_and_each_of_its_values_has_a_name(language: str, title: Title) -> None:
    own = messages(language, title.id)
    for field, hint in get_type_hints(title.options).items():
        if field.startswith("__"):
            continue
        values = ("true", "false") if hint is bool else get_args(hint)
        assert {f"option-{field}", f"option-{field}-desc"} <= own.keys()
        assert {f"option-{field}-{value}" for value in values} <= own.keys()


@each_title_and_language
def test_every_phase_that_asks_something_is_explained(language: str, title: Title) -> None:
    asking = list(explained_types(title))
    assert asking
    assert {f"rules-{kebab(phase)}" for phase in asking} <= messages(language, title.id).keys()
    assert {"title-name", "title-about", "score-line"} <= messages(language, title.id).keys()


@each_title_and_language
def test_no_two_sources_of_points_have_the_same_name(language: Language, title: Title) -> None:
    """They stand side by side in a result, with what breaks ties and what no source gave."""
    sources = {*title.scoring.sources, "rest", "tiebreak"} if title.scoring is not None else set()
    there = sources & {id.removeprefix("source-") for id in known(language, title)}
    names = Counter(say(language, f"source-{source}", title.id) for source in there)
    assert [name for name, of in names.items() if of > 1] == []


@each_title_and_language
def test_the_rules_can_be_read_at_every_table(language: Language, title: Title) -> None:
    for options, players in tables(title):
        speaker = Speaker(title, language, NAMES, options)
        chapters = rulebook(speaker, players)
        assert sum(len(chapter.paragraphs) for chapter in chapters) >= 5
        for text in (*(chapter.text for chapter in chapters), *legend(speaker, players).values()):
            assert text.strip() == text
            assert not any(wrong in text for wrong in ("{", "}", "。。", "..", "\u2068")), text
            assert "  " not in text, text


@each_title_and_language
def test_no_figure_is_typed_into_the_rules(language: Language, title: Title) -> None:
    """Figures come from the data. A lone 1 is a word (1枚, "1 of them"), and so is 2人 or 2個."""
    figures = set(title.texts.rules(title.options(), title.seats[-1]))
    typed: list[tuple[str, str]] = []
    for id, message in messages(language, title.id).items():
        if figures and id.startswith(("rules-", "legend-")):
            text = re.sub("2(?=[人個])", "", " ".join(message.texts))
            typed += [(id, f"typed {figure}") for figure in re.findall(r"\d+", text) if figure != "1"]
            assert message.variables <= with_counts(frozenset(figures)), id
    none_of(typed)


@each_title_and_language
def test_every_note_in_the_code_has_its_message_and_enough_figures(language: str, title: Title) -> None:
    found = list(calls(title.id, "note", "Note"))
    assert any(call.id.startswith("ask-") for call in found)
    for call in found:
        assert known(language, title)[call.id].variables <= with_counts(call.figures), call
        if call.id.startswith("ask-"):
            public = known(language, title)["await-" + call.id.removeprefix("ask-")]
            assert public.variables <= with_counts(call.figures) | {"seat"}, call
            assert "seat" in public.variables, call


@each_title_and_language
def test_every_text_of_an_advisor_has_the_figures_it_needs(language: str, title: Title) -> None:
    if title.advisor is None:
        return
    said = messages(language, title.id)
    assert said["advice-points"].variables == {"points"}
    for one in title.advisor.considerations:
        assert said[f"advice-{one.id}"].variables <= {"way", "by", "about", "worth"}, one.id
        if free := said.get(f"advice-{one.id}-none"):
            assert not free.variables, one.id
        assert f"advice-{one.id}" not in messages(language, "bot"), one.id


@each_title_and_language
def test_every_refusal_in_the_code_has_its_message_and_uses_all_figures(language: str, title: Title) -> None:
    found = [*calls("core", "Refusal"), *calls(title.id, "Refusal")]
    assert found
    for call in found:
        specific = "-".join((call.id, *sorted(call.figures)))
        message = known(language, title).get(specific) or known(language, title)[call.id]
        assert message.variables == call.figures, call


@each_title_and_language
def test_the_sources_are_told_in_words_and_doubts_are_named(language: Language, title: Title) -> None:
    """Names of ids in notes the title makes without a game: those of /about."""
    speaker = Speaker(title, language, NAMES)
    for line in title.texts.about:
        told = speaker.note(line)
        if "table" in line.figures:
            assert say(language, f"name-{line.figures['table']}", title.id) in told
        memory = any(speaker.say(f"source-{kind}") in told for kind in DOUBTFUL)
        assert memory == bool(line.figures.get("doubtful"))
        if line.id == "about-line":
            assert not re.search(r"\b(seed|recall|recon|reconstructed)\b", told)


def _values(hint: Any, title: Title) -> st.SearchStrategy[Any]:
    """Values for a field of an event or move, with names from the title's Fluent file."""
    if hint is Seat:
        return st.integers(0, len(NAMES) - 1)
    if hint is bool:
        return st.booleans()
    if hint is int:
        return st.integers(-5000, 5000)
    if hint is str:
        names = [id.removeprefix("name-") for id in messages("en", title.id) if id.startswith("name-")]
        return st.sampled_from(names)
    parts = get_args(hint)
    if parts and parts[-1] is Ellipsis:
        return st.lists(_values(parts[0], title), max_size=4).map(tuple)
    if getattr(hint, "__origin__", None) is tuple:
        return st.tuples(*(st.integers(0, 6) if part is int else _values(part, title) for part in parts))
    if type(None) in parts:
        return st.none() | st.one_of([_values(part, title) for part in parts if part is not type(None)])
    return st.from_type(hint)


def _made(kind: type, title: Title) -> st.SearchStrategy[Any]:
    hints = get_type_hints(kind)
    return st.builds(kind, **{name: _values(hints[name], title) for name in kind.__struct_fields__})


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
@settings(max_examples=12, deadline=None, phases=[Phase.generate])  # shrinking so many takes minutes
@given(data=st.data())
def test_every_event_and_move_can_be_said_whatever_it_holds(title: Title, data: st.DataObject) -> None:
    for kind in (*title.events, *title.moves, *title.orders):
        struct = data.draw(_made(kind, title))
        for language in LANGUAGES:
            speaker = Speaker(title, language, NAMES)
            text = speaker.event(struct) if isinstance(struct, Event) else speaker.move(struct)
            assert text.strip() == text
            assert not any(wrong in text for wrong in ("{", "}", "  ", "。。", "..", "\u2068"))
            assert "+0 PP" not in text


@each_title_and_language
def test_refusals_are_said_with_figures_and_chapter(language: Language, title: Title) -> None:
    speaker = Speaker(title, language, NAMES)
    for call in calls(title.id, "Refusal"):
        figures: dict[str, Any] = dict.fromkeys(call.figures, 1)
        section = next(iter(title.texts.sections))
        text = speaker.refusal(Refusal(call.id, section, **figures))
        chapter = speaker.say(f"chapter-{title.texts.rules_chapter_of(section)}")
        assert call.id in OF_NO_CHAPTER or chapter in text
        for name in call.figures:
            assert (NAMES[1] if name in SEATS else "1") in text


def test_a_seat_among_the_figures_is_told_by_its_name_also_after_storing() -> None:
    title = TITLES["florence"]
    told = Note("position-keeper", {"holder": SeatFigure(1)})
    kept = msgspec.msgpack.decode(msgspec.msgpack.encode(told), type=Note)
    for language in LANGUAGES:
        speaker = Speaker(title, language, NAMES)
        assert NAMES[1] in speaker.note(kept) == speaker.note(told)
    english = Speaker(title, "en", NAMES)
    several = english.args_without_seats({"holders": (SeatFigure(0), SeatFigure(2))})
    assert several == {"holders": f"{NAMES[0]}, {NAMES[2]}", "holders_count": 2}


def test_seats_are_told_by_their_names_and_amounts_by_those_of_their_things() -> None:
    english = Speaker(TITLES["florence"], "en", NAMES)
    assert f"{NAMES[0]}, {NAMES[2]}." in english.note(note("position-out", seats=(Seat(0), Seat(2))))
    gives = note("hint-any", gives=(("tower", 2), ("park", 1))).figures
    said = Speaker(TITLES["fugger"], "en", NAMES).args_without_seats(gives)
    assert said == {"gives": "tower 2, park 1", "gives_count": 2}


def test_a_log_holds_only_what_its_reader_was_told() -> None:
    title = TITLES["florence"]
    public, secret = (
        event(Seat(1)) for event in title.events if kebab(event) in ("hand-chosen", "auctions-left")
    )
    told = (AddressedEvent(public), AddressedEvent(secret, to=Seat(1)))
    speaker = Speaker(title, "en", NAMES)
    assert len(speaker.log(told, Seat(1))) == 2
    assert speaker.log(told, Seat(0)) == speaker.log(told, None) == [speaker.event(public)]
