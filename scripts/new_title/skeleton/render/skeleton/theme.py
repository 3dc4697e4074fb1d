"""The colours of Skeleton. After a change: `python -m scripts.make_palette skeleton`."""

from render.kit.material.theme import Theme

THEME = Theme(
    name="skeleton",
    table="#C9CFC2",
    panel="#EEF0E8",
    well="#D9DDD0",
    paper="#FBFBF6",
    edge="#6E7566",
    ink="#2B2F29",
    soft="#5C6357",
    accent="#A8442E",
    on_accent="#FFFFFF",
    own=(("stone", "#8C9AA6"),),
)
