"""Commands about oneself: settings, statistics, stored data."""
