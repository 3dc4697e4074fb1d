"""Writes and reads roles the same in every language (rules 5)."""

from games.philadelphia.model.moves import Roles


def spell(value: object) -> str:
    """Roles the same in every language: `pair: cafe-a cafe-b; flush3: mine-a farmer-b forester-c`."""
    if not isinstance(value, tuple) or not all(isinstance(pair, tuple) and len(pair) == 2 for pair in value):
        return str(value)
    return "; ".join(f"{role}: {' '.join(cards)}" for role, cards in value)


def parse(field: str, text: str) -> Roles | None:
    """The inverse of `spell`, with any separators; None if it is no list of roles."""
    if field != "roles":
        return None
    roles = []
    for part in text.split(";"):
        role, colon, cards = part.partition(":")
        if part.strip() and not colon:
            return None
        if colon:
            roles.append((role.strip(), tuple(cards.replace(",", " ").split())))
    return tuple(roles)
