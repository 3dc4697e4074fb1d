"""The map of Europe: coasts, regions, roads, towns, and what stands on it."""
