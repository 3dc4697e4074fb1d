"""What scripts consist of that is no program of its own."""
