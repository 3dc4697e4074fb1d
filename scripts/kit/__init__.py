"""What several programs use, and benches, soaks and tests with them: no commands."""
