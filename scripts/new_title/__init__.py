"""`python -m scripts.new_title NAME`: a title that runs, to change into another."""
