"""Durations, in milliseconds as all times of the store."""

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
