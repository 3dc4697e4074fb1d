"""What all seats share on a table of Heaven & Ale, part by part."""
