"""What every part of a panel has at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cogs.screens.panel.panel import Panel


class PanelPart:
    """A part of a panel."""

    def __init__(self, panel: Panel) -> None:
        self.panel = panel
        self.table = panel.table
        self.seat = panel.seat
        self.speaker = panel.speaker
