"""The driver: acts as users, and lets a test or a bench observe and break things."""
