"""The driver: users who act, and everything a test or a bench wants to see or break."""
