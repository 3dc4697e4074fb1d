"""Plants faults one by one into a copy of the project: `make mutants`."""
