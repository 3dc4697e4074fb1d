"""A Discord of one's own on this machine, with the real bot and guests: `make play`."""
