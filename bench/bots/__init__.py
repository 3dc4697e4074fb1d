"""The processes that the benches start: a bot that does nothing, and ours with measurements added."""
