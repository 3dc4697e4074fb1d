"""The figures of /metrics. Counters cover this process since its start."""

import logging
from collections.abc import Iterator
from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector
from prometheus_client.core import GaugeMetricFamily

from games.version import VERSION

FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
"""Bounds of the buckets for the event loop's delay, in seconds."""


class OptionalGauge:
    """A gauge that is shown only while its value is known. A 0 would mislead an alert."""

    def __init__(self, name: str, documentation: str, registry: CollectorRegistry) -> None:
        self.name = name
        self.documentation = documentation
        self.value: float | None = None
        registry.register(self)

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """The gauge with its value, if it has one."""
        yield GaugeMetricFamily(self.name, self.documentation, self.value)


class Metrics:
    """What /metrics shows. Each name also stands in deploy/alerts.yml or docs/monitoring.md."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        counter, gauge = partial(Counter, registry=self.registry), partial(Gauge, registry=self.registry)
        histogram = partial(Histogram, registry=self.registry)
        optional_gauge = partial(OptionalGauge, registry=self.registry)
        ProcessCollector(registry=self.registry)
        self.moves = counter("loggia_moves", "Answers written into games, by their cause", ["cause"])
        self.acknowledged = histogram(
            "loggia_acknowledgement_seconds", "From a click's arrival to its answer at Discord"
        )
        self.drawing = histogram("loggia_drawing_seconds", "Time in the drawing thread of one picture")
        self.late = histogram("loggia_loop_lateness_seconds", "How late the event loop wakes", buckets=FINE)
        self.loops = gauge("loggia_loop_age_seconds", "Since a background loop was last seen alive", ["loop"])
        self.refused = counter("loggia_discord_refusals", "Calls that Discord refused", ["area", "status"])
        self.unreached = counter("loggia_discord_unreached", "Calls that got no answer of Discord")
        self.lines = counter("loggia_log_lines", "Warnings and errors in the log", ["level"])
        self.ended = counter(
            "loggia_thinking_ended", "Computers' thinking that never came to an end, and was ended"
        )
        self.owed = gauge("loggia_owed", "What is due to be sent, by kind", ["kind"])
        self.oldest = optional_gauge(
            "loggia_owed_oldest_seconds", "For how long the oldest of it has been due"
        )
        self.dropped = optional_gauge("loggia_given_up", "What was given up after many tries, as far as kept")
        self.tables = gauge("loggia_tables", "Tables by state", ["state"])
        self.shards = gauge("loggia_shards_connected", "Shards of this process that are connected")
        self.wanted = gauge("loggia_shards_wanted", "Shards this process has")
        self.store_up = gauge(
            "loggia_store_up", "1 when the store answers, takes writes and is whole, else 0"
        )
        self.free = optional_gauge("loggia_disk_free_bytes", "Free where the database is (SQLite)")
        self.backup = optional_gauge("loggia_backup_age_seconds", "Since the newest backup")
        Info("loggia_build", "The release that runs", registry=self.registry).info({"version": VERSION})
        for level in ("WARNING", "ERROR", "CRITICAL"):
            self.lines.labels(level)

    def forget_the_store(self) -> None:
        """The store doesn't answer: forget its figures, which may be outdated."""
        self.tables.clear()
        self.owed.clear()
        self.oldest.value = self.dropped.value = None


class CountedLines(logging.Handler):
    """Counts log lines by level."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.WARNING)
        self.metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        """Count one line."""
        self.metrics.lines.labels(record.levelname).inc()
