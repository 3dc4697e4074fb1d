"""Words in boxes: they never leave them, and lines break where Japanese and English readers expect."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import ImageChops

from render.florence.theme import THEME as FLORENCE
from render.kit import Box, Canvas
from render.kit.material import fonts, text

JAPANESE = st.sampled_from("フィレンツェの匠。、「」（）ー建物を一つ建てる芸術家名声点競りッ々…")
LETTERS = st.characters(min_codepoint=0x20, max_codepoint=0x2FFF, exclude_categories=("Cs",))
WORDS = st.text(st.one_of(JAPANESE, LETTERS, st.sampled_from(" \nABCjgy,.'")), max_size=60)


def ink_outside(canvas: Canvas, box: Box) -> bool:
    """Whether anything differs from an empty canvas outside the box."""
    blank = Canvas(FLORENCE, canvas.height, canvas.width).image()
    for picture in (after := canvas.image(), blank):
        picture.paste((0, 0, 0), (box.x, box.y, box.right, box.bottom))
    return ImageChops.difference(after, blank).getbbox() is not None


@settings(max_examples=150, deadline=None)
@given(WORDS, st.integers(0, 200), st.integers(20, 60), st.integers(8, 60), st.booleans())
def test_a_label_never_leaves_its_box(words: str, wide: int, tall: int, size: int, bold: bool) -> None:
    box = Box(40, 30, wide, tall)
    canvas = Canvas(FLORENCE, height=130, width=280)
    taken = canvas.label(box, words, size, smallest=min(size, 12), bold=bold, align="centre")
    assert box.x <= taken.x <= taken.right <= box.right
    assert box.y <= taken.y <= taken.bottom <= box.bottom
    assert not ink_outside(canvas, box)


@settings(max_examples=150, deadline=None)
@given(WORDS, st.integers(0, 200), st.integers(24, 100), st.integers(12, 40), st.booleans())
def test_a_paragraph_never_leaves_its_box(words: str, wide: int, tall: int, size: int, bold: bool) -> None:
    box = Box(40, 30, wide, tall)
    canvas = Canvas(FLORENCE, height=160, width=280)
    taken = canvas.paragraph(box, words, size, smallest=12, bold=bold, align="right", valign="bottom")
    assert box.y <= taken.y <= taken.bottom <= box.bottom
    assert not ink_outside(canvas, box)


@settings(max_examples=150, deadline=None)
@given(WORDS, st.integers(60, 300))
def test_wrapped_lines_break_by_the_rules_and_lose_nothing_but_spaces(words: str, space: int) -> None:
    lines = text.wrap(words, space, 24)
    assert all(line.width <= space for line in lines)
    kept = "".join("".join(line.text for line in lines).split())
    assert kept == "".join(fonts.clean(words).split())


def test_no_line_begins_with_a_closing_mark_or_ends_with_an_opening_one() -> None:
    sentence = "「建物」を、一つ（だけ）建てる。「名声点」はすぐに得る…フィレンツェのパッツィ家（銀行）！"
    for space in range(80, 400, 7):
        lines = [line.text for line in text.wrap(sentence, space, 24)]
        assert len(lines) > 1
        assert not any(line[0] in text.NOT_FIRST for line in lines), lines
        assert not any(line[-1] in text.NOT_LAST for line in lines), lines


def test_english_words_stay_whole() -> None:
    sentence = "Everyone at the top of the ranking gains prestige"
    lines = [line.text for line in text.wrap(sentence, 180, 24)]
    assert len(lines) > 2
    assert " ".join(lines) == sentence


def test_a_word_longer_than_the_column_is_broken() -> None:
    lines = text.wrap("Donaudampfschifffahrtsgesellschaft", 100, 24)
    assert len(lines) > 3
    assert all(line.width <= 100 for line in lines)


def test_text_shrinks_before_it_is_cut() -> None:
    whole = text.fit("Ludovico", fonts.width("Ludovico", 32), 32)
    shrunk = text.fit("Ludovico", fonts.width("Ludovico", 32) - 10, 32)
    cut = text.fit("Ludovico", 60, 32)
    assert (whole.text, whole.size) == ("Ludovico", 32)
    assert shrunk.text == "Ludovico"
    assert text.smallest_for(32) <= shrunk.size < 32
    assert cut.text.endswith("…")
    assert cut.size == text.smallest_for(32)


def test_a_paragraph_too_long_ends_in_an_ellipsis() -> None:
    lines = text.fill("競りで得た風景は、次のラウンドの前に置くこと。" * 5, 200, 80, 24)
    assert lines[-1].text.endswith("…")


def test_a_box_too_low_for_its_words_is_the_titles_mistake() -> None:
    canvas = Canvas(FLORENCE, height=100)
    with pytest.raises(ValueError, match="a box 10 pixels high"):
        canvas.label(Box(0, 0, 100, 10), "x", 18)
    with pytest.raises(ValueError, match="10"):
        canvas.paragraph(Box(0, 0, 100, 10), "x", 18)


@pytest.mark.parametrize("bold", [False, True])
def test_every_glyph_of_both_faces_stands_within_its_line(bold: bool) -> None:
    size = 40
    face = fonts.font(size, bold)
    drawable = (chr(point) for point in range(0x20, 0x10000) if not 0xD800 <= point < 0xE000)
    for character in drawable:
        if fonts.clean(character) == character:
            _, top, _, bottom = face.getbbox(character, anchor="ls")
            assert -top <= fonts.ascent(size), character
            assert bottom <= fonts.line_height(size) - fonts.ascent(size), character


def test_what_the_face_lacks_becomes_plain_or_one_geta() -> None:
    assert fonts.clean("𝓛𝓾𝓬𝓪") == "Luca"
    assert fonts.clean("a\u200bb\u202ec") == "abc"
    assert fonts.clean("한국 x") == "〓 x"
    assert fonts.clean("Zoe\u0308 Łź 匠") == "Zoë Łź 匠"
