"""The store with its promises, and every statement in SQL that both databases share."""
