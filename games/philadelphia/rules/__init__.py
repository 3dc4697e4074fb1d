"""The rules of Philadelphia, a phase or an action in each file."""
