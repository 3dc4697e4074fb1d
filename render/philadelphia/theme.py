"""The colours of Philadelphia: newsprint and poster red; one colour for each industry and each item."""

from render.kit.material.theme import Theme

THEME = Theme(
    name="philadelphia",
    table="#E3D9C3",
    panel="#F3ECDB",
    well="#E6DCC6",
    paper="#FBF6EA",
    edge="#A3967C",
    ink="#231E1A",
    soft="#6A6053",
    accent="#B3261E",
    on_accent="#FFFFFF",
    own=(
        ("construction", "#B5641E"),
        ("leisure", "#B4447C"),
        ("public", "#2F6CB3"),
        ("transport", "#1D857A"),
        ("primary", "#47802A"),
        ("finance", "#8C6C0E"),
        ("press", "#6F52B0"),
        ("specialist", "#5E574E"),
        ("brick", "#9E4B38"),
        ("window", "#F5CC55"),
        ("column", "#D3C7AC"),
        ("same_day", "#7A4A1E"),
        ("second_roll", "#2B5A73"),
        ("mass_posting", "#6B3F5E"),
        ("job_change", "#4E6B35"),
        ("extra_issue", "#3A3632"),
        ("back_number", "#8A6532"),
    ),
)
