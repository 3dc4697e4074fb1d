"""Commands about oneself: settings, statistics, what is stored about one."""
