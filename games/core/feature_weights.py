"""Feature weights: what each figure of a position is worth, as learnt from play."""

from collections.abc import Mapping

import msgspec


class FeatureWeights(msgspec.Struct, frozen=True):
    """What each feature is worth at the beginning and at the end of a game. `source` says how that was
    found."""

    source: str
    early: Mapping[str, float]
    late: Mapping[str, float]
