"""The rules of Florence, a phase or an action in each file."""
