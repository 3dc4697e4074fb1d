"""Deals and events of Fugger, Welser, Medici: bids, auctions, favours, and the orders for them."""
