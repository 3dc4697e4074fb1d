"""A toy with purses, sealed bids, secret cards, and something that can always be sold. It keeps every law, or
breaks the one that `fault` names. For test_laws_have_teeth.py."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

from games.core import (
    FACE_DOWN,
    Checked,
    Event,
    Game,
    Move,
    Note,
    Offer,
    OffersByKind,
    Options,
    Phase,
    Refusal,
    SealedPhase,
    Seat,
    SeatScore,
    Title,
    TurnContext,
    face_down,
    note,
    places,
)

CARDS = tuple(f"card{number}" for number in range(12))
LOTS, PURSE = 3, 6
_faults: set[str] = set()


@contextmanager
def fault(name: str) -> Iterator[None]:
    """The toy with this fault."""
    _faults.add(name)
    try:
        yield
    finally:
        _faults.clear()


def is_wrong(name: str) -> bool:
    return name in _faults


class PutIn(Move, frozen=True):
    coins: int


class Whisper(Move, frozen=True):
    word: int


class Swap(Move, frozen=True):
    card: str


class Keep(Move, frozen=True):
    pass


class SellToken(Move, frozen=True):
    pass


class Dealt(Event, frozen=True):
    card: str


class LotWon(Event, frozen=True):
    seat: Seat
    coins: int


class TokenSold(Event, frozen=True):
    seat: Seat


class EnvelopesState(Game, kw_only=True):
    purses: list[int]
    cards: list[str]
    tokens: list[int]
    bank: int
    lots: list[int]
    deck: list[str] = []
    round: int = 0


class Begin(Phase[EnvelopesState]):
    """Deals a card to each, and then runs lot after lot."""

    def step(self, ctx: TurnContext[EnvelopesState]) -> None:
        game = ctx.game
        if not game.deck:
            game.deck = ctx.shuffle("cards", CARDS)
            for seat in range(len(game.purses)):
                game.cards[seat] = game.deck.pop()
                to = None if is_wrong("the deal is told to all") else Seat(seat)
                ctx.tell(Dealt(game.cards[seat]), to=to)
        elif game.round < LOTS:
            game.round += 1
            seats = [Seat(seat) for seat in range(len(game.purses))]
            ctx.push(Whispers(words=[-1 for _ in seats]) if game.round == 1 else Bids(asked=seats))
        else:
            ctx.reveal()
            ranked = places(game.lots)
            game.scores = tuple(
                SeatScore(Seat(at), place, game.lots[at], 0) for at, place in enumerate(ranked)
            )
            ctx.pop()


class Whispers(Phase[EnvelopesState]):
    """Every seat gives a secret number, stored without the core's sealed phase. The last of the highest wins
    the lot."""

    rule = "1"
    words: list[int]
    arrived: list[Seat] = []

    def waits_for(self, game: EnvelopesState) -> Sequence[Seat]:
        return [Seat(seat) for seat, word in enumerate(self.words) if word < 0]

    def asks(self, game: EnvelopesState, seat: Seat) -> Note:
        return note("ask-whisper")

    def offers(self, game: EnvelopesState, seat: Seat) -> Iterator[Offer]:
        yield Offer(Whisper, word=range(4))

    def _whisper(self, ctx: TurnContext[EnvelopesState], seat: Seat, move: Whisper) -> None:
        self.words[seat] = move.word
        if is_wrong("the order of arrival is kept"):
            self.arrived.append(seat)

    handlers = {Whisper: _whisper}

    def step(self, ctx: TurnContext[EnvelopesState]) -> None:
        ctx.reveal()
        best = max(range(len(self.words)), key=lambda seat: (self.words[seat], seat))
        ctx.game.lots[best] += 1
        ctx.pop()


class Bids(SealedPhase[EnvelopesState]):
    """Sealed bids in coins. The highest wins the lot and pays, and may swap its card."""

    rule = "2"
    answers: dict[Seat, int] = {}

    def asks(self, game: EnvelopesState, seat: Seat) -> Note:
        return note("ask-put-in")

    def offers(self, game: EnvelopesState, seat: Seat) -> Iterator[Offer]:
        def why_not(coins: int) -> Refusal | None:
            if not 0 <= coins <= game.purses[seat]:
                rich = max(game.purses) if is_wrong("a refusal names another's purse") else game.purses[seat]
                return Refusal("ERR_POOR", "2", have=rich)
            return None

        yield Offer(PutIn, coins=Checked(range(len(game.purses) * PURSE + 1), why_not))

    def default(self, game: EnvelopesState, seat: Seat) -> Move:
        return PutIn(99) if is_wrong("the default is not legal") else PutIn(0)

    def _put(self, ctx: TurnContext[EnvelopesState], seat: Seat, move: PutIn) -> None:
        self.seal(seat, move.coins)

    handlers = {PutIn: _put}

    def hide(self, seat: Seat | None) -> None:
        if not is_wrong("sealed bids are in the view"):
            super().hide(seat)

    def opened(self, ctx: TurnContext[EnvelopesState]) -> None:
        game = ctx.game
        best = max(self.asked, key=lambda seat: (self.answers[seat], seat))
        coins = self.answers[best]
        game.purses[best] -= coins
        game.bank += 0 if is_wrong("a coin is lost") else coins
        game.lots[best] += 1
        ctx.tell(LotWon(best, coins))
        ctx.replace(Swapping(seat=best))


class Swapping(OffersByKind[EnvelopesState]):
    """The winner may exchange its card for the top one of the deck."""

    rule = "3"
    seat: Seat
    done: bool = False

    def may_play_forced(self, game: EnvelopesState) -> bool:
        return is_wrong("a pause tells what is in a hand")

    def waits_for(self, game: EnvelopesState) -> Sequence[Seat]:
        return () if self.done else (self.seat,)

    def asks(self, game: EnvelopesState, seat: Seat) -> Note:
        return note("ask-swap")

    def kinds(self, game: EnvelopesState, seat: Seat) -> Sequence[type[Move]]:
        if is_wrong("the rules look under a card") and game.deck[-1] != FACE_DOWN and game.deck[-1] < "card5":
            return (Keep,)
        return (Swap, Keep)

    def _is_low(self, game: EnvelopesState, seat: Seat) -> bool:
        return is_wrong("a pause tells what is in a hand") and game.cards[seat] < "card5"

    def _swap_offer(self, game: EnvelopesState, seat: Seat) -> Offer:
        low = self._is_low(game, seat)
        return Offer(Swap, Refusal("ERR_LOW", "3") if low else None, card=(game.cards[seat],))

    def _keep_offer(self, game: EnvelopesState, seat: Seat) -> Offer:
        return Offer(Keep)

    offer_factories = {Swap: _swap_offer, Keep: _keep_offer}

    def _swap(self, ctx: TurnContext[EnvelopesState], seat: Seat, move: Swap) -> None:
        game = ctx.game
        game.deck.insert(0, move.card)
        game.cards[seat] = game.deck.pop()
        to = None if is_wrong("a card is shown to all") else seat
        ctx.tell(Dealt(game.cards[seat]), to=to)
        if not is_wrong("a draw can be taken back"):
            ctx.reveal()
        self.done = True

    def _keep(self, ctx: TurnContext[EnvelopesState], seat: Seat, move: Keep) -> None:
        poor = [at for at, tokens in enumerate(ctx.game.tokens) if not tokens and at != seat]
        if poor and is_wrong("what is opened to others is told of views alone"):
            ctx.game.tokens[poor[0]] += 1
            return
        self.done = True

    handlers = {Swap: _swap, Keep: _keep}

    def step(self, ctx: TurnContext[EnvelopesState]) -> None:
        ctx.pop()


class Counter(Phase[EnvelopesState]):
    """Always available: a token may be sold."""

    rule = "4"

    def may_answer(self, game: EnvelopesState) -> Sequence[Seat]:
        return [Seat(seat) for seat, tokens in enumerate(game.tokens) if tokens]

    def offers(self, game: EnvelopesState, seat: Seat) -> Iterator[Offer]:
        yield Offer(SellToken)

    def open_to(self, game: EnvelopesState, seat: Seat) -> Sequence[Note]:
        told = (
            FACE_DOWN in game.deck
            and game.tokens[seat]
            and is_wrong("what is opened to others is told of views alone")
        )
        return [note("hint-token")] if told else ()

    def _sell(self, ctx: TurnContext[EnvelopesState], seat: Seat, move: SellToken) -> None:
        ctx.game.tokens[seat] -= 1
        ctx.game.purses[seat] += 2 if is_wrong("what is sold beside is paid twice") else 1
        ctx.game.bank -= 1
        if not is_wrong("a sale is not told"):
            ctx.tell(TokenSold(seat))

    handlers = {SellToken: _sell}


class Envelopes(EnvelopesState, kw_only=True):
    phases: list[Begin | Whispers | Bids | Swapping]
    always_available: list[Counter] = []


def _new_game(seats: int, options: Options) -> Envelopes:
    return Envelopes(
        phases=[Begin()],
        always_available=[Counter()],
        purses=[PURSE] * seats,
        cards=[""] * seats,
        tokens=[1] * seats,
        bank=seats,
        lots=[0] * seats,
    )


def _hide(seen: Envelopes, seat: Seat | None) -> None:
    seen.deck = face_down(seen.deck)
    for owner in range(len(seen.purses)):
        if owner == seat or seen.over:
            continue
        seen.cards[owner] = FACE_DOWN
        if not is_wrong("a purse is in the view"):
            seen.purses[owner] = 0
    for phase in seen.phases:
        if isinstance(phase, Whispers) and not is_wrong("a whisper is in the view"):
            phase.words = [word if owner == seat else min(word, 0) for owner, word in enumerate(phase.words)]


def _figures(game: Envelopes, seat: Seat) -> dict[str, int]:
    if is_wrong("looking at figures changes the view"):
        game.lots[seat] += 1
    return {"tokens": game.tokens[seat]}


TITLE = Title(
    id="envelopes",
    seats=range(2, 5),
    game=Envelopes,
    options=Options,
    events=(Dealt, LotWon, TokenSold),
    new_game=_new_game,
    hide=_hide,
    hand=lambda game, seat: {"card": (game.cards[seat],)},
    figures=_figures,
)


# What the laws need to know of it


def _hidden(game: Envelopes, seat: Seat | None) -> list[list[str]]:
    mine = [] if seat is None else [game.cards[seat]]
    return [] if game.over else [[card for card in CARDS if card not in mine]]


def _secrets(game: Envelopes, seat: Seat | None) -> Iterator[tuple[tuple[Any, ...], list[int]]]:
    if game.over:
        return
    for owner, coins in enumerate(game.purses):
        if owner != seat and not is_wrong("the census forgets the purses"):
            yield ("purses", owner), [other for other in range(PURSE) if other != coins]
    for at, phase in enumerate(game.phases):
        for owner, word in enumerate(phase.words if isinstance(phase, Whispers) else ()):
            if owner != seat and word >= 0:
                yield ("phases", at, "words", owner), [other for other in range(4) if other != word]


def _changes(event: Event) -> Iterator[tuple[Seat, str, int]]:
    if isinstance(event, TokenSold):
        yield event.seat, "tokens", -1


KIT = SimpleNamespace(
    CODES={"ERR_POOR", "ERR_LOW"},
    SECRET=(PutIn, Whisper, Swap),
    seats_of=lambda game: len(game.purses),
    census=lambda game: {
        "coins": game.bank + sum(game.purses),
        "cards": sorted([*game.deck, *game.cards]) if game.deck else [],
    },
    changes=_changes,
    hidden=_hidden,
    secrets=_secrets,
)
