"""The colours of Florence: parchment and terracotta."""

from render.kit.material.theme import Theme

THEME = Theme(
    name="florence",
    table="#D9C7A0",
    panel="#F1E6CB",
    well="#DFCFA9",
    paper="#FBF6E9",
    edge="#8E7448",
    ink="#33241A",
    soft="#6E5A43",
    accent="#B5402A",
    on_accent="#FFFFFF",
    own=(
        ("terracotta", "#C9714B"),
        ("brick", "#DB9C6E"),
        ("sand", "#E8C894"),
        ("roof", "#8C3B24"),
        ("lake", "#7FA9C0"),
        ("forest", "#6F8F4E"),
        ("park", "#A9BF6B"),
        ("stone", "#A79F93"),
    ),
)
