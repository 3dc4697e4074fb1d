"""The form of a panel: its fields, and what a typed text means. Commands read and complete texts alike."""
