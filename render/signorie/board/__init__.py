"""What all seats share on a table of Signorie, part by part."""
