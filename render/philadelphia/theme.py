"""The colours of Philadelphia: newsprint and poster red; one colour for each industry."""

from render.kit.material.theme import Theme

THEME = Theme(
    name="philadelphia",
    table="#D6D0C1",
    panel="#EEEADF",
    well="#DDD8CB",
    paper="#FBF9F2",
    edge="#8F887A",
    ink="#24211D",
    soft="#686258",
    accent="#B3261E",
    on_accent="#FFFFFF",
    own=(
        ("construction", "#C0712C"),
        ("leisure", "#B8588A"),
        ("public", "#3B7DC4"),
        ("transport", "#2F9E8F"),
        ("primary", "#5B9A34"),
        ("press", "#7A5CB8"),
    ),
)
