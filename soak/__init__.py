"""Soak tests: whole games in a sandbox, played by simulated people who look around, mistype, click twice and
have the bot killed.

    python -m soak florence --players 4 --games 3 --kills 10

`run` plays games in turn. `game` is one of them: its lobby, then `player` answers and `noise` disturbs.
`acting` checks every answer, `watch` every post, hand and picture, `ledger` the log on disk, `leaks` the
texts anybody was shown. `count` measures what a game costs its players. A soak is independent of titles: it
reads offers and names.
"""
