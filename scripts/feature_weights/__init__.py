"""Learns a Master's feature weights from play (`games/<title>/computer/evaluation.py`)."""
