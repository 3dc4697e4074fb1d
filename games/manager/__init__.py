"""The game manager: a table's life from the lobby to the result. Start at `games.manager.services`."""
