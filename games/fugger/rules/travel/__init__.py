"""The map of Fugger, Welser, Medici, and how merchants travel on it."""
