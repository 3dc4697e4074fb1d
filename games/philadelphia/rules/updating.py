"""The update phase: effects at its start, a month on every ad, breaches (rules 7)."""

from games.core import Phase, Seat
from games.philadelphia.model import components as c
from games.philadelphia.model import events, versions
from games.philadelphia.model.standing_effects import months_left
from games.philadelphia.model.state import Ad, BreachedAd, Context, PhiladelphiaState
from games.philadelphia.rules.effects.resolving import fire
from games.philadelphia.rules.moving_cards import discard_ads


class Updating(Phase[PhiladelphiaState]):
    """Effects of the start, markers, breach effects, discard (rules 7.1 to 7.5).

    `starting`: the seats whose start effects are still to come; `breached`: the ads that breach, and
    `ending` those of them whose effects are still to come, each with its owner."""

    rule = "7"

    starting: list[Seat] | None = None
    breached: list[tuple[Seat, str]] | None = None
    ending: list[tuple[Seat, str]] = []

    def step(self, ctx: Context) -> None:
        game = ctx.game
        if self.starting is None:
            game.posted, game.hired, game.acting = [], [], None
            at_start = c.SET_OFF["update_start", "own_any"]
            order = game.turn_order
            self.starting = [
                seat for seat in order if any(ad.card in at_start for ad in game.agencies[seat].field)
            ]
        if self.starting:
            fire(ctx, self.starting.pop(0), "update_start")
            return
        if self.breached is None:
            self.breached = _month_passes(ctx)
            self.ending = list(self.breached)
        if self.ending:
            seat, card = self.ending.pop(0)
            fire(ctx, seat, "breach", card)
        else:
            for seat in game.turn_order if self.breached else ():
                discard_ads(ctx, seat, [card for owner, card in self.breached if owner == seat])
            ctx.pop()


def _month_passes(ctx: Context) -> list[tuple[Seat, str]]:
    """One marker on every ad; those that have reached their period breach. Fixed now (7.2, 7.3)."""
    game = ctx.game
    breached: list[tuple[Seat, Ad]] = []
    ads = 0
    for seat in game.turn_order:
        agency = game.agencies[seat]
        ads += len(agency.field)
        agency.field = [Ad(ad.card, ad.months + 1) for ad in agency.field]
        breached += [(seat, ad) for ad in agency.field if months_left(ad) <= 0]
    if ads:
        ctx.tell(events.MonthPassed(ads))
    for seat, ad in breached:
        ctx.tell(events.AdBreached(seat, ad.card, ad.months))
        if versions.keeps_breached_ads(game.since):
            game.breached.append(BreachedAd(seat, ad.card))
    return [(seat, ad.card) for seat, ad in breached]
