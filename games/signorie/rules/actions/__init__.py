"""What actions, helpers and rewards do, and the tasks they open (rules 5 to 8)."""
