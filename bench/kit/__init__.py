"""What benches share: rows, series, the lateness of a loop; and what is measured: clicks, days, tables."""
