"""The bot itself: receiving clicks, client, configuration, process, gateway, shards, background loops."""
