"""What both stores have in common: every statement in SQL."""
