"""Opening a store by its address, and the two ends of a copy."""
