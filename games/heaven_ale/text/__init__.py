"""Heaven & Ale in words: position, hand, rules and points."""
