"""The store on SQLite, and whether a database file is whole."""
