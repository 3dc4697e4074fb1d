"""Fits the value of positions to games, by temporal differences.

The value is the mean of a few small networks (tanh, one hidden layer, beside a linear part). Each weighs the
games differently, so that they disagree where there is little to go by. Stored, they are one network.

A value that is held to the title's considerations has no hidden units: it is their sum, which is one of the
features, and a linear correction. The correction is held near nought (ridge), so that few games can't lead
far astray."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from games.core.learned_value import CONSIDERATIONS, LearnedValue, ValueSource

Array = NDArray[np.float32]

MEMBERS, UNITS = 4, 8
"""Number of networks, and of hidden units of each."""

TRACE = 0.85
"""The share of a target that comes from later positions rather than from the next one, a turn of a seat."""

RATE, BATCH, DECAY = 0.002, 256, 1e-4
"""The step of Adam, the positions of a step, and the pull of weights towards zero."""

UNIT = 10.0
"""Points are learned in tens."""

NARROW = 0.2
"""The least scale of a feature: one that hardly varies yet must not get a huge weight later."""


class Member(NamedTuple):
    """The weights of one network, features in scaled form."""

    base: Array
    linear: Array
    hidden: Array
    bias: Array
    out: Array

    def values(self, x: Array) -> Array:
        """The values of scaled features, in tens of points."""
        found: Array = self.base + x @ self.linear + np.tanh(x @ self.hidden + self.bias) @ self.out
        return found

    def gradients(self, x: Array, error: Array) -> "Member":
        """How the squared error changes with each weight; `error` is value less target."""
        active = np.tanh(x @ self.hidden + self.bias)
        back = error[:, None] * self.out * (1 - active * active)
        count = np.float32(len(x))
        return Member(
            np.array([error.sum()], np.float32) / count,
            x.T @ error / count + DECAY * self.linear,
            x.T @ back / count + DECAY * self.hidden,
            back.sum(axis=0) / count,
            active.T @ error / count + DECAY * self.out,
        )


class Ensemble(NamedTuple):
    """Several networks and the scaling of the features."""

    means: Array
    scales: Array
    nets: tuple[Member, ...]

    @property
    def members(self) -> int:
        """Number of its networks."""
        return len(self.nets)

    def values(self, rows: Sequence[Sequence[float]] | Array, member: int | None = None) -> list[float]:
        """The values in points: the mean of all networks, or one's own."""
        x = (np.asarray(rows, np.float32) - self.means) / self.scales
        nets = self.nets if member is None else (self.nets[member],)
        values = np.mean([net.values(x) for net in nets], axis=0) * UNIT
        found: list[float] = values.tolist()
        return found

    def stored(self, names: tuple[str, ...], source: ValueSource) -> LearnedValue:
        """The same as one network, as data."""
        share = UNIT / len(self.nets)
        return LearnedValue(
            source,
            names,
            _plain(self.means),
            _plain(self.scales),
            round(share * float(sum([net.base[0] for net in self.nets])), 5),
            _plain(share * np.sum([net.linear for net in self.nets], axis=0)),
            tuple([_plain(column) for net in self.nets for column in net.hidden.T]),
            tuple([each for net in self.nets for each in _plain(net.bias)]),
            tuple([each for net in self.nets for each in _plain(share * net.out)]),
        )


def _plain(values: NDArray[Any]) -> tuple[float, ...]:
    return tuple([float(f"{each:.5g}") for each in values.tolist()])


def new_ensemble(features: int, seed: int) -> Ensemble:
    """Networks that know nothing yet."""
    rng = np.random.default_rng(seed)
    nets = []
    for _ in range(MEMBERS):
        hidden = rng.normal(0, 1 / np.sqrt(features), (features, UNITS)).astype(np.float32)
        zeros = np.zeros(features, np.float32)
        bias = rng.normal(0, 0.1, UNITS).astype(np.float32)
        out = rng.normal(0, 0.1, UNITS).astype(np.float32)
        nets.append(Member(np.zeros(1, np.float32), zeros, hidden, bias, out))
    return Ensemble(np.zeros(features, np.float32), np.ones(features, np.float32), tuple(nets))


def considered(names: tuple[str, ...]) -> Ensemble:
    """The sum of the considerations, before anything is learned."""
    linear = np.zeros(len(names), np.float32)
    linear[names.index(CONSIDERATIONS)] = 1 / UNIT
    none = np.zeros(0, np.float32)
    net = Member(np.zeros(1, np.float32), linear, np.zeros((len(names), 0), np.float32), none, none)
    return Ensemble(np.zeros(len(names), np.float32), np.ones(len(names), np.float32), (net,) * MEMBERS)


def rescaled(ensemble: Ensemble, x: Array) -> Ensemble:
    """The same values with the means and scales of these positions."""
    means, scales = x.mean(axis=0), np.maximum(x.std(axis=0), NARROW)
    ratio, shift = scales / ensemble.scales, (means - ensemble.means) / ensemble.scales
    nets = [
        Member(
            net.base + shift @ net.linear,
            net.linear * ratio,
            net.hidden * ratio[:, None],
            net.bias + shift @ net.hidden,
            net.out,
        )
        for net in ensemble.nets
    ]
    return Ensemble(means, scales, tuple(nets))


def targets(values: Array, points: Array) -> Array:
    """What each position of a game is to be worth, by turn and seat (TD(lambda)): the result, mixed with the
    values of the positions on the way."""
    seats = len(points)
    trace = np.float32(TRACE ** (1 / seats))
    found = np.empty_like(values)
    following = points.astype(np.float32)
    for at in range(len(values) - 1, -1, -1):
        found[at] = following
        following = (1 - trace) * values[at] + trace * following
    return found


def _positions(games: Sequence[tuple[Array, Array]]) -> tuple[Array, NDArray[np.int64]]:
    """The features of all positions of these games, and the number of the game of each."""
    x = np.concatenate([rows.reshape(-1, rows.shape[-1]) for rows, _ in games])
    return x, np.repeat(np.arange(len(games)), [rows.shape[0] * rows.shape[1] for rows, _ in games])


def fitted(
    ensemble: Ensemble, games: Sequence[tuple[Array, Array]], passes: int, rng: np.random.Generator
) -> Ensemble:
    """The ensemble after some passes over these games (features by turn and seat, points)."""
    x, game_of = _positions(games)
    ensemble = rescaled(ensemble, x)
    goals = []
    for rows, points in games:
        flat = rows.reshape(-1, rows.shape[-1])
        values = np.array(ensemble.values(flat), np.float32).reshape(rows.shape[:2])
        goals.append(targets(values, points).reshape(-1))
    y = np.concatenate(goals) / UNIT
    scaled = (x - ensemble.means) / ensemble.scales
    centred = [net._replace(base=net.base + (y - net.values(scaled)).mean()) for net in ensemble.nets]
    nets = [_trained(net, scaled, y, game_of, passes, rng) for net in centred]
    return ensemble._replace(nets=tuple(nets))


def fitted_held(
    names: tuple[str, ...], games: Sequence[tuple[Array, Array]], held: float, rng: np.random.Generator
) -> Ensemble:
    """The considerations and a correction fitted to the results of these games. It is held near nought as if
    for each position `held` further ones said so."""
    x, game_of = _positions(games)
    ensemble = rescaled(considered(names), x)
    scaled = ((x - ensemble.means) / ensemble.scales).astype(np.float64)
    results = np.concatenate([np.tile(points, len(rows)) for rows, points in games]) / UNIT
    nets = []
    for net in ensemble.nets:
        weights = rng.exponential(1.0, len(games))[game_of]
        missing = results - scaled @ net.linear
        base = np.average(missing, weights=weights)
        weighed = scaled * weights[:, None]
        pulled = weighed.T @ scaled + held * len(x) * np.eye(len(names))
        linear = net.linear + np.linalg.solve(pulled, weighed.T @ (missing - base))
        nets.append(net._replace(base=np.array([base], np.float32), linear=linear.astype(np.float32)))
    return ensemble._replace(nets=tuple(nets))


def corrected(
    value: LearnedValue,
    games: Sequence[tuple[Sequence[Sequence[Sequence[float]]], Sequence[float]]],
    held: float,
    source: ValueSource,
) -> LearnedValue:
    """A value whose linear part is fitted anew to these games (features by position and seat, points): to by
    how much each seat ended ahead of the mean of all. Each game counts the same. It is held to the value as
    if for each position `held` further ones said that it is right."""
    means, scales = np.array(value.means), np.array(value.scales)
    pulled = held * len(games) * np.eye(len(means))
    missing = np.zeros(len(means))
    for rows, points in games:
        x = _ahead((np.array(rows) - means) / scales)
        beyond = _ahead(np.array(points) - np.array([[value.of(row) for row in seats] for seats in rows]))
        share = 1 / (len(rows) * len(points))
        flat = x.reshape(-1, len(means))
        pulled += share * flat.T @ flat
        missing += share * flat.T @ beyond.reshape(-1)
    linear = np.array(value.linear) + np.linalg.solve(pulled, missing)
    return msgspec.structs.replace(value, source=source, linear=_plain(linear))


def _ahead(values: NDArray[Any]) -> NDArray[Any]:
    """Values of each position by seat (the second axis), less their mean."""
    found: NDArray[Any] = values - values.mean(axis=1, keepdims=True)
    return found


def _trained(
    net: Member, x: Array, y: Array, game_of: NDArray[np.int64], passes: int, rng: np.random.Generator
) -> Member:
    """A network after some passes with Adam, its games weighed at random."""
    weights = rng.exponential(1.0, game_of.max() + 1).astype(np.float32)[game_of]
    first = Member(*[np.zeros_like(one) for one in net])
    second = first
    step = 0
    for _ in range(passes):
        order = rng.permutation(len(x))
        for begin in range(0, len(x), BATCH):
            at = order[begin : begin + BATCH]
            step += 1
            grown = net.gradients(x[at], weights[at] * (net.values(x[at]) - y[at]))
            first = Member(*[0.9 * m + 0.1 * g for m, g in zip(first, grown, strict=True)])
            second = Member(*[0.999 * v + 0.001 * g * g for v, g in zip(second, grown, strict=True)])
            rate = np.float32(RATE * np.sqrt(1 - 0.999**step) / (1 - 0.9**step))
            net = Member(*[_moved(*one, rate) for one in zip(net, first, second, strict=True)])
    return net


def _moved(weight: Array, first: Array, second: Array, rate: np.float32) -> Array:
    """A weight after a step of Adam."""
    return (weight - rate * first / (np.sqrt(second) + np.float32(1e-8))).astype(np.float32)
