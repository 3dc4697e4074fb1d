"""Soak tests: whole games in a sandbox, played by simulated people who look around, mistype, click twice and
have the bot killed.

    python -m soak florence --players 4 --games 3 --kills 10

`run` plays games in turn. `game` is one of them: its `lobby`, then what people do (`players`). `sitting` lets
one of them act and checks the answer, `watch` reads every post and hand; `checks` compare them with the log
on disk. `weeks` plays several tables over days. A soak is independent of titles: it reads offers and names.
"""
