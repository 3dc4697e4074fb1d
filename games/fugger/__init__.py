"""Fugger, Welser, Medici (フッガー・ヴェルザー・メディチ). The title itself stands in `title.py`.

Start reading at `rounds.py` (the course of a round), then `trade.py` and `bidding.py` (deals), `refill.py`
(what is drawn), `moving.py` and `going.py` (merchants); `desk.py` is what may be done at any time.
"""

from games.fugger.title import TITLE

__all__ = ["TITLE"]
