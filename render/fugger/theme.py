"""The colours of Fugger, Welser, Medici: a map in ink on vellum."""

from render.kit.material.theme import Theme

THEME = Theme(
    name="fugger",
    table="#CDB88F",
    panel="#F2E8CF",
    well="#DCCBA3",
    paper="#FBF6E6",
    edge="#7D6740",
    ink="#2E2117",
    soft="#66543D",
    accent="#B3282D",
    on_accent="#FFFFFF",
    own=(
        ("sea", "#BFD3D6"),
        ("frozen", "#D5DCDC"),
        ("lane", "#5E8A98"),
        ("shore", "#8A7A58"),
        ("land", "#EFE4C6"),
        ("land_KUR", "#E9CFB0"),
        ("land_OBD", "#DDD9A6"),
        ("land_HAN", "#D9DFC9"),
        ("land_BUR", "#E6D0C9"),
        ("land_ERB", "#D3DAB5"),
        ("land_ITA", "#EBDCA6"),
        ("road", "#8C6B45"),
        ("demand", "#A8322C"),
        ("supply", "#2F6B4F"),
        ("cloth", "#7E5AA2"),
        ("spice", "#D9822B"),
        ("metal", "#8E99A3"),
    ),
)
