"""Benches: what is measured. Most compare with code that others wrote, run in turns with ours.

    python -m bench --help

A bench is a module of this folder. Its first sentence says what it measures, its second paragraph what that
is to a person. At its head stand its figures, each with its unit and bounds (`bench.kit.rows`). `main` takes
the command line (`arguments` adds its own) and gives a row for each figure, printed as it comes;
`to_a_person` says in a sentence what the rows mean. `kit` has what several benches share, `minds` what
simulated players decide in advance. `beside` measures another worktree in turns with this one; `bots` are the
processes that are started.
"""
