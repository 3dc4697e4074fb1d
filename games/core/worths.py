"""What the figures of a position are worth, as it was found by play."""

from collections.abc import Mapping

import msgspec


class FeatureWeights(msgspec.Struct, frozen=True):
    """What each figure is worth at the beginning and at the end; `source` says how that was found."""

    source: str
    early: Mapping[str, float]
    late: Mapping[str, float]
