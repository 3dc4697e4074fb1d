"""The bot itself: receiving clicks, the client, its configuration, gateway, shards and background loops."""
