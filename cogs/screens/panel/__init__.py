"""The panel as a value: the question, its menus and buttons, hints, and refusals."""
