"""What soaks, benches, scripts and tests share: a title's options by their words and its numbers of seats,
simulated and recorded games, a PostgreSQL of one's own, a browser, the memory of a process, command lines.

The arrows go one way: scripts → bench → soak → kit.
"""
