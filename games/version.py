"""The release, stated here alone: pyproject.toml, `/about`, `/metrics` and `make release` read it."""

VERSION = "0.3.0"
