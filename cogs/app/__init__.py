"""The bot itself: its client, its configuration, its connection to the gateway, its shards and loops."""
