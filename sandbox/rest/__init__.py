"""The REST API v10, route by route."""
