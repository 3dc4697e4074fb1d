"""What Discord refuses: limits, permissions, and the rules of messages, components and commands."""
