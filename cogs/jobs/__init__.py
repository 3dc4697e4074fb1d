"""Background jobs of a process: deadlines, housekeeping, backups, health."""
