"""Parses JSON from clients: any error is a ValueError with a sentence."""

import json
from typing import Any

from sandbox.model import Json


def parsed(text: str | bytes) -> Any:
    """The value of a JSON text. Raises ValueError for anything else."""
    try:
        return json.loads(text)
    except ValueError:
        raise ValueError("What was sent is not valid JSON.") from None
    except RecursionError:
        raise ValueError("What was sent is JSON that is nested too deeply.") from None


def parsed_object(text: str | bytes) -> Json:
    """A JSON object. Raises ValueError for any other text."""
    found = parsed(text)
    if not isinstance(found, dict):
        raise ValueError("What was sent is JSON but not an object.")
    return found
