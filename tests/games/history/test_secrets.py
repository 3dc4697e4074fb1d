"""The secret of a table: long, drawn anew for each, and bound whole by what is published."""

import secrets

import pytest

from db import Store
from games.core.chance import Secret, commitment
from games.manager.services import Services
from games.titles import TITLES

BYTES = 32


def drawn(count: int) -> list[bytes]:
    """Secrets as a repository that is told nothing else draws them."""
    store: Store = object()  # type: ignore[assignment]
    services = Services(store, TITLES, lambda: 0)
    return [services.repository.new_secret() for _ in range(count)]


def test_a_secret_has_32_bytes_each_of_them_drawn() -> None:
    found = drawn(64)
    assert {len(secret) for secret in found} == {BYTES}
    assert len(set(found)) == len(found)
    columns = [tuple(secret[at] for secret in found) for at in range(BYTES)]
    assert all(len(set(column)) > 32 for column in columns), "a byte that is always, or nearly, the same"
    assert len(set(columns)) == BYTES, "a byte that is the copy of another"


def test_secrets_come_from_the_systems_own_randomness(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_bytes", lambda count: b"\x07" * count)
    assert drawn(1) == [b"\x07" * BYTES]


@pytest.mark.parametrize("at", range(BYTES))
def test_what_is_published_binds_every_byte_of_the_secret(at: int) -> None:
    secret = bytes(range(BYTES))
    other = secret[:at] + bytes([secret[at] ^ 1]) + secret[at + 1 :]
    assert commitment(other) != commitment(secret)
    assert commitment(secret + b"\x00") != commitment(secret) != commitment(secret[:-1])


@pytest.mark.parametrize("at", range(BYTES))
def test_every_byte_of_the_secret_counts_for_what_is_drawn(at: int) -> None:
    secret = bytes(range(BYTES))
    other = secret[:at] + bytes([secret[at] ^ 1]) + secret[at + 1 :]
    assert Secret(other).permutation(0, "cards", 20) != Secret(secret).permutation(0, "cards", 20)
