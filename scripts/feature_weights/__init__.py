"""Learns a Master's feature weights from play (`games/<title>/computer/master_features.py`), and the value by
which Philadelphia's Grandmaster goes (`philadelphia_grandmaster.py`)."""
