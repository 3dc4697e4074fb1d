"""What hosts run it with: the kit of deploy/, start and end, several processes."""
