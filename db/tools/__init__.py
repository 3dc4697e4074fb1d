"""Opening a store by its place, and the two ends of a copy."""
