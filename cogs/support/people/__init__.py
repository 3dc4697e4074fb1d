"""What this process knows of people: names, languages, where they were active, what they have read."""
