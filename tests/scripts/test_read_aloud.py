"""Texts are read aloud in one language or both; another language is refused before anything is read."""

from __future__ import annotations

import pytest

from scripts import read_aloud


def test_a_language_that_is_not_there_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["read_aloud", "florence", "fr"])
    with pytest.raises(SystemExit):
        read_aloud.main()
    told = capsys.readouterr()
    assert "choose from 'ja', 'en'" in told.err and not told.out
