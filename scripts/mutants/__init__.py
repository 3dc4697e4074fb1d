"""`make mutants`: faults planted one by one into a copy of the project, and the tests that see each."""
