"""What every part of a Fugger picture needs: the canvas, the view, the words, what has changed."""

from games.fugger.model import components as c
from games.fugger.model.state import FuggerState, House, Merchant, OpenDeal
from games.fugger.rules.deals.bidding import Bidding, Dealing, Settling
from render.fugger.changes import Changes
from render.fugger.things import HELD
from render.kit.parts import scene
from words import has


class Scene(scene.Scene[FuggerState, Changes]):
    """The picture in progress of a table of this title."""

    def short(self, space: str) -> str:
        """A space's name, in its short form if it has one."""
        if has(self.speaker.language, f"picture-short-{space}", "fugger"):
            return self.say(f"short-{space}")
        return self.speaker.thing(space)


def sign_of(deal: OpenDeal) -> tuple[str, str]:
    """The sprite of an open deal or villa and its label: the number of its markers."""
    if deal.card in c.VILLAS:
        return "villa", ""
    return c.OPENED[deal.card].kind, str(deal.colour + 1)


def limit(kind: str, florins: int) -> str:
    """A ceiling or a floor."""
    return f"≥{florins}" if kind == "supply" else f"≤{florins}"


def rounds_left(view: FuggerState, deal: OpenDeal) -> int:
    """Rounds until its date; 0 is now."""
    return deal.date - view.now


def decided(view: FuggerState) -> tuple[str, int]:
    """The card being dealt with and its current lot; ("", -1) if there is none."""
    for phase in reversed(view.phases):
        card = getattr(phase, "card", "")
        if card:
            return str(card), phase.index if isinstance(phase, Dealing | Bidding | Settling) else -1
    return "", -1


def on_map(house: House) -> list[tuple[str, Merchant]]:
    """The merchants of a house that are on the map, by name."""
    return [(name, one) for name, one in zip(c.MERCHANTS, house.merchants, strict=True) if one.space]


def kept(house: House) -> list[str]:
    """The symbols of the event cards a house keeps."""
    return [HELD[c.EVENTS[card].kind] for card in house.holds if c.EVENTS[card].kind in HELD]
