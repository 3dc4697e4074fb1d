"""What several scripts use: no commands."""
