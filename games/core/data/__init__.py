"""A title's data file: its tables are read and checked, and each number names its source."""
