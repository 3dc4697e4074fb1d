"""A table as a value: seats, settings, turn clock, proposals, premoves, events."""
