"""Background jobs of a process: deadlines, housekeeping, backups, health, the shared limit of calls."""
