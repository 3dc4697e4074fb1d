"""What a store promises: its calls, its rows, its changes and its errors."""
