"""The rules of Signorie, a phase or an action in each file."""
