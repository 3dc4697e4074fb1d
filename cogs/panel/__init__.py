"""The private panel on which a player answers: its clicks, and what it shows next."""
