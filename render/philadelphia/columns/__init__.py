"""What stands in the columns of the page: the houses of the street, ads, a seat's panel."""
