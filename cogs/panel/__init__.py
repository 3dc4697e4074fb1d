"""The private panel on which a player answers: handles its clicks and decides what it shows next."""
