"""Draw the pictures of the documentation, `docs/pictures/*.png`, from seeded games.

    python scripts/make_pictures.py

The games are real: every move is offered by the rules. The players know a little of what they want, so
that the tables look like tables.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from games.core import Move, Offer, Seat
from games.core.chance import Secret
from games.core.engine import open_offers, play, start, waits_for
from games.florence import TITLE, moves
from games.florence import components as c
from games.florence.state import FlorenceOptions, Principality
from games.heaven_ale import TITLE as HEAVEN_ALE
from render import Pictures

OUT = Path(__file__).resolve().parent.parent / "docs" / "pictures"
NAMES = ("葵", "Benvenuto", "Chie", "ルドヴィーコ", "Emma")
LIKING = {"Raise": 5, "PassBid": 6, "OpenAuction": 20, "TakeProfession": 6, "BuyBonus": 4, "EndTurn": 3}
"""How readily a kind of move is chosen; others count 1, and selling prestige is left alone."""


class Moment(NamedTuple):
    """A game as it stands: the state and the public events of the last move."""

    game: Any
    recent: list[Any]


def game_until(seats: int, seed: int, stop: Callable[[Any], bool]) -> Moment:
    """A game played up to the first position that `stop` likes, else to its end."""
    rng = random.Random(seed)
    chance = Secret(rng.randbytes(32))
    played = start(TITLE, seats, FlorenceOptions(two_players=seats == 2), chance)
    while not played.game.over and not stop(played.game):
        seat = waits_for(played.game)[0]
        played = play(TITLE, played.game, seat, chosen(played.game, seat, rng), chance)
    return Moment(played.game, [told.event for told in played.events if told.to is None])


def chosen(game: Any, seat: Seat, rng: random.Random) -> Move:
    """What a player with some sense would do."""
    offers = {offer.move.__name__: offer for offer in open_offers(game, seat)}
    house = game.houses[seat]
    if "CompleteWork" in offers:
        return _work(offers["CompleteWork"], rng)
    if "Build" in offers and (wanted := _wanted(offers["Build"], "building", house)):
        building = rng.choice(wanted)
        return moves.Build(building, rng.choice(list(offers["Build"].answers("cells", (building,)))))
    if "IntroduceFreedom" in offers and (wanted := _wanted(offers["IntroduceFreedom"], "freedom", house)):
        return moves.IntroduceFreedom(rng.choice(wanted))
    kinds = [name for name in offers if name not in ("SellPrestige", "Build", "IntroduceFreedom")]
    name = rng.choices(kinds, [LIKING.get(kind, 1) for kind in kinds])[0]
    return offers[name].random_move(rng)


def _work(offer: Offer, rng: random.Random) -> Move:
    """A work with any bonus cards, a third of its income taken as prestige."""
    profession = rng.choice(list(offer.answers("profession", ())))
    cards = max(offer.answers("bonus_cards", (profession,)), key=len)
    most = max(offer.answers("pp", (profession, cards)))
    return moves.CompleteWork(profession, cards, most // 3)


def _wanted(offer: Offer, field: str, house: Principality) -> list[str]:
    """The answers that one of the cards in hand asks for."""
    wishes = {getattr(c.PROFESSIONS[card], field) for card in house.hand}
    return [answer for answer in offer.answers(field, ()) if answer in wishes]


def at(round: int, phase: str, when: Callable[[Any], bool] = lambda top: True) -> Callable[[Any], bool]:
    """Stops in a round when a phase of that name, and liking, is on top."""

    def stop(game: Any) -> bool:
        top = game.phases[-1]
        return bool(game.round >= round and type(top).__name__ == phase and when(top))

    return stop


TABLES: dict[str, tuple[int, int, Callable[[Any], bool], str]] = {
    "florence_setup_ja": (3, 1, at(0, "ChooseHand", lambda top: None not in top.returned[:1]), "ja"),
    "florence_auction_en": (4, 2, at(3, "Bidding", lambda top: top.bid >= 500), "en"),
    "florence_turn_ja": (5, 3, at(5, "Turn", lambda top: top.actions == 1), "ja"),
    "florence_turn_en": (3, 6, at(6, "Turn", lambda top: top.actions == 1), "en"),
    "florence_two_en": (2, 5, at(4, "Selecting"), "en"),
    "florence_end_ja": (5, 4, lambda game: False, "ja"),
}
"""Picture: seats, seed, where to stop, language."""


def main() -> None:
    """Write the pictures and say how large they are."""
    OUT.mkdir(parents=True, exist_ok=True)
    pictures = Pictures()
    for name, (seats, seed, stop, language) in TABLES.items():
        moment = game_until(seats, seed, stop)
        view, names = TITLE.view(moment.game, None), NAMES[:seats]
        write(name, pictures.table(0, TITLE, view, moment.recent, names, language))
    moment = game_until(4, 13, at(6, "Turn"))
    seat = waits_for(moment.game)[0]
    own, names = TITLE.view(moment.game, seat), NAMES[:4]
    for language in ("ja", "en"):
        write(f"florence_hand_{language}", pictures.hand(TITLE, own, seat, names, language))
        write(
            f"florence_area_{language}", pictures.area(TITLE, own, seat, names, language, ghosts(own, seat))
        )
    heaven_ale()


def heaven_ale() -> None:
    """A table in its third round and the garden of whoever is to move, with a good look at tiles."""
    rng = random.Random(8)
    chance = Secret(rng.randbytes(32))
    played = start(HEAVEN_ALE, 3, HEAVEN_ALE.options(), chance)
    while played.game.round < 3 or type(played.game.phases[-1]).__name__ != "MoveFigure":
        seat = waits_for(played.game)[0]
        offers = open_offers(played.game, seat)
        wanted = [offer for offer in offers if offer.move.__name__ not in ("SellCard", "SkipCard")]
        played = play(HEAVEN_ALE, played.game, seat, rng.choice(wanted or offers).random_move(rng), chance)
    pictures, names, seat = Pictures(), NAMES[:3], waits_for(played.game)[0]
    recent = [told.event for told in played.events if told.to is None]
    for language in ("ja", "en"):
        view = HEAVEN_ALE.view(played.game, None)
        write(f"heaven_ale_table_{language}", pictures.table(0, HEAVEN_ALE, view, recent, names, language))
        own = HEAVEN_ALE.view(played.game, seat)
        write(f"heaven_ale_area_{language}", pictures.area(HEAVEN_ALE, own, seat, names, language))


def ghosts(view: Any, seat: Seat) -> list[tuple[str, Any]]:
    """Six places for the first building that may be built, numbered."""
    offer = next((offer for offer in open_offers(view, seat) if offer.move is moves.Build), None)
    if offer is None:
        return []
    building = next(iter(offer.answers("building", ())))
    places = list(offer.answers("cells", (building,)))[:6]
    return [(str(number), cells) for number, cells in enumerate(places, 1)]


def write(name: str, data: bytes) -> None:
    """Write a picture."""
    (OUT / f"{name}.png").write_bytes(data)
    print(f"{name}.png: {len(data) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
