"""The rules of Heaven & Ale, a phase or a space in each file."""
