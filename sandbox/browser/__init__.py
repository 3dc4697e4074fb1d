"""The page in a browser: its files, what it is sent, and what people do on it."""
