"""Heaven & Ale in words: position, hand, rules, points and spelling."""
