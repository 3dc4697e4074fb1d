"""What must be true after each act: nothing lost, nothing done twice, nothing shown that is hidden."""
