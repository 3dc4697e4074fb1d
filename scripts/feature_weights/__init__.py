"""Learns a Master's feature weights from play (`games/<title>/computer/evaluation.py`), and the value by
which Philadelphia's Grandmaster goes (`grandmaster.py`)."""
