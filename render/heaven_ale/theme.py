"""The colours of Heaven & Ale: meadow and slate."""

from render.kit.material.theme import Theme

THEME = Theme(
    name="heaven_ale",
    table="#B1C593",
    panel="#E9EDDA",
    well="#CBD6B4",
    paper="#FAFAF1",
    edge="#5E7350",
    ink="#263038",
    soft="#54616A",
    accent="#B23A2E",
    on_accent="#FFFFFF",
    own=(
        ("slate", "#5B6B76"),
        ("shade", "#AEBAC1"),
        ("sun", "#F7E3A0"),
        ("cloister", "#D8CFDF"),
        ("hops", "#79A83F"),
        ("barley", "#E3A02F"),
        ("yeast", "#E6C3B4"),
        ("water", "#5C9BC4"),
        ("wood", "#8A5A34"),
        ("monk", "#6B5580"),
    ),
)
