"""Benches: what is measured. Most compare with code that others wrote, run in turns with ours.

    python -m bench --help

A bench is a module of this folder. Its first sentence says what it measures, its second paragraph what that
is to a person. At its head stand its figures, each with its unit and bounds (`bench.kit.rows`). `main` takes
the command line (`arguments` adds its own) and returns a row for each figure; `to_a_person` says in a
sentence what the rows mean. `opponents` alone has no figures: it prints each series when it ends, and returns
no rows. `kit` has what several benches share, `minds` what simulated players decide in advance. `beside`
measures another worktree in turns with this one; `bots` are the processes that are started.
"""
