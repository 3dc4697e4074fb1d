"""Whole games in a sandbox, played by people who look, mistype, click twice and have the bot killed.

    python -m soak florence --players 4 --games 3 --kills 10

`run` plays games in turn; `game` is one of them: its lobby, then `player` answers and `noise` disturbs.
`acting` checks every answer, `watch` every post, hand and picture, `ledger` the log on disk, `leaks` what
anybody was shown; `count` counts what it costs people. A soak knows no title: it reads offers and names.
"""
