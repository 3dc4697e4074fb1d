"""The action of completing a work (rules 5.6, 7.1)."""

from games.core import Checked, Note, Offer, Refusal, Seat, Subsets, note
from games.florence.model import events, moves
from games.florence.model.state import Context, FlorenceState, Principality
from games.florence.model.work import (
    Works,
    bonus_values,
    most_of,
    most_pp,
    payout,
    why_not_payout,
    why_too_low,
    work_value,
)


def work_offer(game: FlorenceState, seat: Seat, closed: Refusal | None) -> Offer:
    """A profession from the hand, any bonus cards, and the part of the income taken as prestige."""
    if closed is not None:
        return Offer(moves.CompleteWork, closed=closed)
    works = _WorksOfHand(game, game.houses[seat])
    return Offer(
        moves.CompleteWork,
        whole=works.why_not,
        previews={"profession": works.preview, "bonus_cards": works.preview_wv, "pp": works.preview_florins},
        profession=Checked(works.house.hand, works.why_not_profession),
        bonus_cards=works.bonus_cards,
        pp=works.pp,
    )


class _WorksOfHand:
    """The works a seat can complete with its hand in this round."""

    __slots__ = ("bonus", "game", "house", "minimum", "most", "works")

    def __init__(self, game: FlorenceState, house: Principality) -> None:
        self.game = game
        self.house = house
        self.minimum = game.minimum_wv
        self.works = Works(game, house)
        self.bonus = bonus_values(house)
        self.most = most_of(game, self.bonus.values())

    def wv(self, profession: str, bonus_cards: tuple[str, ...] = ()) -> int:
        return self.works.total(profession, sum([self.bonus[card] for card in bonus_cards]))

    def best(self, profession: str) -> int:
        """The work value with the bonus cards that bring most."""
        return self.works.total(profession, self.most)

    def _why_not_held(self, card: str) -> Refusal | None:
        return None if card in self.house.hand else Refusal("ERR_CARD_NOT_IN_HAND", "5.6.1", card=card)

    def why_not_profession(self, card: str) -> Refusal | None:
        """Why no work can be made with this card, even with the bonus cards that bring most."""
        return self._why_not_held(card) or self._why_too_low(self.best(card))

    def why_not(self, move: moves.CompleteWork) -> Refusal | None:
        """Why this card does not make a work with these bonus cards."""
        held = self._why_not_held(move.profession)
        return held or self._why_not_with(move.profession, move.bonus_cards)

    def _why_not_with(self, profession: str, bonus_cards: tuple[str, ...]) -> Refusal | None:
        refusal = _why_not_bonus(self.game, self.house, bonus_cards)
        return refusal or self._why_too_low(self.wv(profession, bonus_cards))

    def _why_too_low(self, wv: int) -> Refusal | None:
        return why_too_low(wv, self.minimum, "5.6.3")

    def bonus_cards(self, profession: str) -> Subsets:
        return Subsets(tuple(self.house.bonus), lambda cards: self._why_not_with(profession, cards))

    def pp(self, profession: str, bonus_cards: tuple[str, ...]) -> Checked:
        wv = self.wv(profession, bonus_cards)
        return Checked(range(most_pp(wv) + 1), lambda pp: why_not_payout(wv, pp))

    def preview(self, card: str) -> Note:
        value = self.works.value(card)
        work = note(
            "hint-work",
            wv=value.total,
            best=self.best(card) if self.most else 0,
            minimum=self.minimum,
            building=value.building,
            landscape=value.landscape,
            freedom=value.freedom,
            jesters=value.jesters,
            cards=value.cards,
        )
        return Note("hint-work-muse", {"work": work, "muse": value.muse}) if value.muse else work

    def preview_wv(self, profession: str, bonus_cards: tuple[str, ...]) -> Note:
        return note("hint-wv", wv=self.wv(profession, bonus_cards))

    def preview_florins(self, profession: str, bonus_cards: tuple[str, ...], pp: int) -> Note:
        return note("hint-income", florins=payout(self.wv(profession, bonus_cards), pp))


def _why_not_bonus(game: FlorenceState, house: Principality, cards: tuple[str, ...]) -> Refusal | None:
    for card in cards:
        if card not in house.bonus:
            return Refusal("ERR_CARD_NOT_IN_HAND", "5.6.2", card=card)
    if len(set(cards)) < len(cards):
        return Refusal("ERR_BONUS_DUPLICATE", "7.1")
    if game.options.bonus_per_work == "one" and len(cards) > 1:
        return Refusal("ERR_ONE_BONUS", "7.1", limit=1)
    return None


def complete_work(ctx: Context, seat: Seat, move: moves.CompleteWork) -> None:
    """Play the cards, take the income, move the marker on the work value track (rules 5.6)."""
    game = ctx.game
    house = game.houses[seat]
    value = work_value(game, house, move.profession, move.bonus_cards)
    florins = payout(value.total, move.pp)
    house.hand.remove(move.profession)
    house.table.append(move.profession)
    for card in move.bonus_cards:
        house.bonus.remove(card)
        game.used_bonus.append(card)
    house.florins += florins
    house.pp += move.pp
    house.best_work = max(house.best_work, value.total)
    ctx.tell(
        events.WorkCompleted(
            seat=seat,
            profession=move.profession,
            wv=value.total,
            building=value.building,
            landscape=value.landscape,
            freedom=value.freedom,
            jesters=value.jesters,
            cards=value.cards,
            bonus=value.bonus,
            bonus_cards=move.bonus_cards,
            florins=florins,
            pp=move.pp,
            muse=value.muse,
        )
    )
