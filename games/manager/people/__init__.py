"""Services about who sits where: lobby, seats, proposals, moderation."""
