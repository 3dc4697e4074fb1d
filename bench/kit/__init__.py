"""What benches share: their options and rows, series of games, and what is measured: clicks, days, tables."""
