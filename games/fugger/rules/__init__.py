"""The rules of Fugger, Welser, Medici, section by section: see `games/fugger/__init__.py`."""
