"""Chance: one secret per game, draws that can be verified afterwards, and replay without a generator.

Draw number k of a game is a permutation computed only from the secret, k and the draw's name. So it
doesn't depend on earlier draws. Everything random (shuffles, dice, picks) is read off a permutation. The
table shows `commitment(secret)` before anybody sits down, and the secret at the end. `mixed_secret` adds the
seats' shares, which nobody knows when the commitment is shown, so nobody can choose the draws.
docs/fairness.md explains this to players."""

import hashlib
import struct
from collections.abc import Iterable, Sequence
from typing import Protocol

import msgspec

_NUMBERS = struct.Struct(">8I")


class RecordedDraw(msgspec.Struct, frozen=True, array_like=True):
    """One draw as the log keeps it: its name and the permutation of range(n) that came up."""

    what: str
    outcome: tuple[int, ...]


class Chance(Protocol):
    """Where draws come from."""

    def permutation(self, index: int, what: str, n: int) -> tuple[int, ...]:
        """A permutation of range(n) for draw number `index` of the game."""
        ...


class Secret:
    """Draws computed from a secret of 32 bytes."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def permutation(self, index: int, what: str, n: int) -> tuple[int, ...]:
        """Fisher-Yates over the SHA-256 stream of (secret, index, what): 32-bit numbers from digests of
        these and a block number. Rejection keeps it unbiased."""
        seed = b"%b|%d|%b|" % (self._secret, index, what.encode())
        order = list(range(n))
        block, left, high = 0, n, 2**32 - n
        while left > 1:
            for number in _NUMBERS.unpack(hashlib.sha256(b"%b%d" % (seed, block)).digest()):
                # The cheap first test rules out most numbers; the exact one runs only for the highest.
                if number >= high and number >= 2**32 - 2**32 % left:
                    continue
                at = number % left
                left -= 1
                order[left], order[at] = order[at], order[left]
                if left < 2:
                    break
            block += 1
        return tuple(order)


class ReplayedChance:
    """Draws read from a log, in order. ValueError if the log doesn't fit the draws that the rules ask for."""

    def __init__(self, draws: Iterable[RecordedDraw]) -> None:
        self._draws = iter(draws)

    def permutation(self, index: int, what: str, n: int) -> tuple[int, ...]:
        draw = next(self._draws, None)
        if draw is None or draw.what != what or len(draw.outcome) != n:
            raise ValueError(f"draw {index} of the log is {draw}, the rules ask for {what} of {n}")
        return draw.outcome


def commitment(secret: bytes) -> str:
    """What the table publishes before anybody sits down: the SHA-256 of the secret, in hex."""
    return hashlib.sha256(b"loggia:" + secret).hexdigest()


def mixed_secret(secret: bytes, shares: Sequence[int]) -> bytes:
    """The secret that draws are computed from: the secret mixed with the seats' shares. Without shares
    (games that began before they existed), the secret itself."""
    if not shares:
        return secret
    return hashlib.sha256(b"loggia draws:" + secret + "|".join(map(str, shares)).encode()).digest()


def first_wrong_draw(
    secret: bytes, published: str, draws: Iterable[RecordedDraw], shares: Sequence[int] = ()
) -> int | None:
    """Verifies a finished game. None if the secret fits the published commitment and, with the shares,
    every draw. Else the number of the first draw that differs (-1: the commitment)."""
    if commitment(secret) != published:
        return -1
    chance = Secret(mixed_secret(secret, shares))
    for index, draw in enumerate(draws):
        if chance.permutation(index, draw.what, len(draw.outcome)) != draw.outcome:
            return index
    return None
