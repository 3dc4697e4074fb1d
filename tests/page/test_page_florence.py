"""Three people play Florence through the page: from the welcome over the first rounds, past a killed bot."""

from __future__ import annotations

import contextlib
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest_asyncio
from page_kit import DESK, PHONE, ROOT, Window, window
from playwright.async_api import Browser, expect

from sandbox import MessageView, Sandbox
from sandbox.botprocess import BotProcess
