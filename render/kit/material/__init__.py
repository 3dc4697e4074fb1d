"""What pictures are made of: boxes, colours, fonts, sprites, themes."""
