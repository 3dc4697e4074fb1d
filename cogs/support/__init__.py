"""What all cogs share and what knows no command: answering Discord, access, drawing, rate limits."""
