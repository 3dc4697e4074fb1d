"""The colours of Caravan: sand and indigo."""

from render.kit.material.theme import Theme

THEME = Theme(
    name="caravan",
    table="#DCC9A0",
    panel="#F5ECD6",
    well="#E4D5B2",
    paper="#FCF8EC",
    edge="#8A744A",
    ink="#2C2440",
    soft="#665A6E",
    accent="#A33A52",
    on_accent="#FFFFFF",
    own=(("spice", "#C9792E"), ("silk", "#9A6FB0"), ("salt", "#B9C3C9"), ("road", "#B99A5E")),
)
