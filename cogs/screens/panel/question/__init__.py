"""One question of the panel, with those asked at once with it: its menus and buttons."""
