"""What the figures of a position are worth to a Master, found by play (`games/<title>/prospects.py`)."""
