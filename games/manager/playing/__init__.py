"""Services for playing: turns, premoves, standing orders, deadlines, computer players, hints, lessons."""
