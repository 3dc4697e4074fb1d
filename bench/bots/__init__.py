"""The processes that `bench.click` measures: a bot that does nothing, ours with a probe, ours loaded."""
