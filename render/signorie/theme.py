"""The colours of Signorie: silk and gold."""

from render.kit.material.theme import Theme

THEME = Theme(
    name="signorie",
    table="#CDBB9C",
    panel="#F1E9D9",
    well="#DDD0B8",
    paper="#FBF8F0",
    edge="#7D6640",
    ink="#2C2530",
    soft="#6A5D57",
    accent="#A11F3C",
    on_accent="#FFFFFF",
    own=(
        ("die_y", "#F0CF4A"),
        ("die_r", "#D9604F"),
        ("die_p", "#A874B8"),
        ("die_g", "#A9ABAF"),
        ("die_b", "#86CBE3"),
        ("medici", "#E7B93B"),
        ("sforza", "#5E8FC7"),
        ("este", "#F4F1E6"),
        ("gonzaga", "#C94F45"),
        ("colonna", "#8C6BA8"),
        ("aragona", "#6FA56A"),
        ("steel", "#B9C3C9"),
        ("medici_line", "#A67C10"),
        ("sforza_line", "#3B6CA6"),
        ("este_line", "#77706A"),
        ("gonzaga_line", "#AE3A33"),
        ("colonna_line", "#6F4B90"),
        ("aragona_line", "#467C41"),
    ),
)
