"""Parts that titles share: heads, panels, maps, routes, labels."""
