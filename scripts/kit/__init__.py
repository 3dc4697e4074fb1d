"""What scripts and their tests use: no commands."""
