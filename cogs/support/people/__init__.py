"""What this process remembers of people: names, where they were active, what they have read."""
