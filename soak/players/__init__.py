"""What people do: answer by panel and command, give something in advance, look around, mistype."""
