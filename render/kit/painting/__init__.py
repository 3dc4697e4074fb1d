"""The canvas and the PNG it becomes; strips that are kept from one picture to the next."""
