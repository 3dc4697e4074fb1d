"""What goes into a store and comes out: its rows, its changes and its errors."""
