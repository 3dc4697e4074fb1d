"""Programs for developers and hosts: `python -m scripts.NAME`. The first sentence of each says what it does.

For hosts: `upgrade`, and `play` to try the bot out. For those who write titles: `new_title`, `laws`,
`read_aloud`, `contact_sheet`, `make_palette`, `puzzles`, `duel`. What computer players learn: `learning`,
`feature_weights`. The pages and pictures of the project: `make_pictures`, `discord_pictures`, `signatures`,
`privacy_pages`, `describe_discord`. The project itself: `mutants`, `same_games`, `release`.

A title is a word of the command. `puzzles` and `feature_weights` have `--title`: the data files that they
have written quote their commands so.
"""
