"""Learns the value of a title's positions from games that computer players play against themselves.

    python -m scripts.learning heaven_ale --seats 2 --folder FOLDER --minutes 60
    python -m scripts.learning heaven_ale --seats 2 --folder FOLDER --write

`playing.py` plays games, each seat greedy by the present value over whole turns. `fitting.py` fits the value
to them by temporal differences. `training.py` goes round between the two and keeps everything in a folder, so
that training can be stopped and resumed. A title takes part if its advisor has a `Learning`. `chances.py` and
`guessed_bids.py` are commands of their own: they learn chances to win, and what houses bid in Fugger."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the matrices are small: threads would only wait
