"""Services about playing: turns, premoves, deadlines, computer players, hints, lessons."""
