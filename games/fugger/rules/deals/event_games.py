"""Events that are played out at once: the lottery and the black sheep (rules 6.6)."""

from collections.abc import Iterator, Sequence

from games.core import Checked, Move, Note, Offer, Phase, Refusal, Seat, SeatFigure, Subsets, clockwise, note
from games.fugger.model import components as c
from games.fugger.model import events, moves
from games.fugger.model.orders import ChoiceAhead, SheepAhead
from games.fugger.model.state import Context, FuggerState, why_not_money
from games.fugger.rules.final import award_titles
from games.fugger.rules.ledger import book, gain_meter, put_away

RULE = "6.6"


class Lottery(Phase[FuggerState]):
    """Clockwise each seat bets on faces of a die, or passes (6.6). `left`: the seats still in, the next to
    speak first. `bets`: the faces and who bet on them. `passed`: number of passes in a row, if a pass is not
    final (option `lottery_pass_final`)."""

    rule = RULE
    forced_is_seen = True

    card: str
    left: list[Seat]
    bets: list[tuple[str, Seat]] = []
    passed: int = 0

    def faces(self, game: FuggerState, seat: Seat) -> Checked:
        """The faces a seat may bet on; each of the others has its reason."""
        taken = {face for face, owner in self.bets if game.options.one_bet_a_face or owner == seat}

        def why_not(face: str) -> Refusal | None:
            if face not in c.FACES:
                return Refusal("ERR_BAD_FACE", RULE, most=len(c.FACES))
            return Refusal("ERR_FACE_TAKEN", RULE, face=face) if face in taken else None

        return Checked(c.FACES, why_not)

    def _most(self, game: FuggerState, seat: Seat) -> int:
        return game.houses[seat].florins // c.NUMBERS.lottery_bet

    def waits_for(self, game: FuggerState) -> Sequence[Seat]:
        everywhere = game.options.one_bet_a_face and len(self.bets) == len(c.FACES)
        return () if everywhere or self.passed >= len(self.left) else self.left[:1]

    def asks(self, game: FuggerState, seat: Seat) -> Note:
        faces = tuple(self.faces(game, seat))
        return note("ask-lottery", faces=faces, florins=c.NUMBERS.lottery_bet, steps=c.NUMBERS.bet_steps)

    def offers(self, game: FuggerState, seat: Seat) -> Iterator[Offer]:
        faces, house = self.faces(game, seat), game.houses[seat]
        poor = why_not_money(house, c.NUMBERS.lottery_bet, RULE)
        yield Offer(
            moves.Bet,
            closed=poor if faces else Refusal("ERR_ALL_TAKEN", RULE),
            whole=lambda bet: why_not_money(house, len(bet.faces) * c.NUMBERS.lottery_bet, RULE),
            faces=Subsets(faces, least=1, most=self._most(game, seat)),
        )
        yield Offer(moves.Pass)

    def _bet(self, ctx: Context, seat: Seat, move: moves.Bet) -> None:
        faces = tuple(face for face in c.FACES if face in move.faces)
        self.bets += [(face, seat) for face in faces]
        self.passed = 0
        self.left.append(self.left.pop(0))
        book(ctx, events.BetPlaced(seat, faces, -c.NUMBERS.lottery_bet * len(faces)))

    def _pass(self, ctx: Context, seat: Seat, move: moves.Pass) -> None:
        del self.left[0]
        if not ctx.game.options.lottery_pass_final:
            self.left.append(seat)
            self.passed += 1
        ctx.tell(events.BetPassed(seat))

    handlers = {moves.Bet: _bet, moves.Pass: _pass}

    def step(self, ctx: Context) -> None:
        game = ctx.game
        face = ctx.roll("lottery", len(c.FACES))
        ctx.tell(events.LotteryDrawn(face))
        for bet, seat in self.bets:
            if bet == str(face):
                ctx.tell(events.LotteryWon(seat, gain_meter(game, seat, c.NUMBERS.bet_steps)))
        put_away(game, self.card)
        ctx.pop()
        award_titles(ctx)

    def _as_ordered(self, game: FuggerState, seat: Seat, order: ChoiceAhead) -> Move | None:
        """The faces of the order, if they are free and the house has the money (11)."""
        if order.topic != "lottery":
            return None
        faces = tuple(face for face in self.faces(game, seat) if face in order.choice)
        faces = faces[: self._most(game, seat)]
        return moves.Bet(faces) if faces else moves.Pass()

    order_handlers = {ChoiceAhead: _as_ordered}


class BlackSheep(Phase[FuggerState]):
    """The black sheep goes from house to house for ever more florins, until one takes it (6.6). `seat` has
    the card now, with `pot` florins on it; `passes` is how often it was handed on."""

    rule = RULE
    forced_is_seen = True

    card: str
    seat: Seat
    pot: int = 0
    passes: int = 0
    taken: bool = False

    @property
    def price(self) -> int:
        """The price of handing it on: the florins on it."""
        return self.pot or c.NUMBERS.sheep_start

    def waits_for(self, game: FuggerState) -> tuple[Seat, ...]:
        return () if self.taken else (self.seat,)

    def asks(self, game: FuggerState, seat: Seat) -> Note:
        return note("ask-sheep", pot=self.pot, price=self.price)

    def offers(self, game: FuggerState, seat: Seat) -> Iterator[Offer]:
        seats = clockwise(len(game.houses), seat)
        yield Offer(
            moves.HandSheep,
            previews={"to": lambda to: self._preview(seat, to)},
            says=lambda move: self._in_words(seat, move.to),
            to=Checked(seats, lambda to: self._why_not(game, to)),
        )

    def _preview(self, seat: Seat, to: Seat) -> Note:
        if to == seat:
            return note("hint-sheep-take", pot=self.pot)
        return note("hint-sheep-pass", price=self.price)

    def _in_words(self, seat: Seat, to: Seat) -> Note:
        return note("says-sheep-keep") if to == seat else note("says-sheep-pass", player=SeatFigure(to))

    def _why_not(self, game: FuggerState, to: Seat) -> Refusal | None:
        if to == self.seat:
            return None
        if not 0 <= to < len(game.houses):
            return Refusal("ERR_BAD_TARGET", RULE)
        if self.passes and len(game.houses) == 2 and game.options.sheep_forced_of_two:
            return Refusal("ERR_MUST_TAKE", RULE)
        if game.houses[self.seat].florins < self.price:
            return Refusal("ERR_MUST_TAKE", RULE, need=self.price, have=game.houses[self.seat].florins)
        return None

    def _hand(self, ctx: Context, seat: Seat, move: moves.HandSheep) -> None:
        if move.to != seat:
            price = self.price
            self.pot += price
            self.passes += 1
            self.seat = move.to
            book(ctx, events.SheepPassed(seat, move.to, -price, self.pot))
            return
        self.taken = True
        ctx.game.houses[seat].holds.append(self.card)
        book(ctx, events.SheepTaken(seat, self.pot, gain_meter(ctx.game, seat, -c.NUMBERS.sheep_steps)))

    handlers = {moves.HandSheep: _hand}

    def _as_ordered(self, game: FuggerState, seat: Seat, order: SheepAhead) -> moves.HandSheep:
        """Hand it on while it costs no more than the order says; else take it (11)."""
        to = clockwise(len(game.houses), seat)[1] if order.to is None else order.to
        passes = self.price <= order.most and self._why_not(game, to) is None
        return moves.HandSheep(to if passes else seat)

    order_handlers = {SheepAhead: _as_ordered}

    def step(self, ctx: Context) -> None:
        ctx.pop()
