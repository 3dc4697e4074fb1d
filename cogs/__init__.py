"""Discord in and out. Knows no rule of any game: everything it shows is made from views and offers."""
