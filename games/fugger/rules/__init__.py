"""The course of a game of Fugger, Welser, Medici: set-up, rounds, trade, payday."""
