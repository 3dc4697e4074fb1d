"""Keeps a sandbox separate from the outside world: loopback addresses only, and no real token."""

import ipaddress
import os
from urllib.parse import urlsplit

from sandbox.service import TOKEN


class NotLoopback(ValueError):
    """An address outside this machine."""


class RealToken(ValueError):
    """The environment has a token that could be a real one."""


def is_loopback(host: str) -> bool:
    """Whether a host name or address means this machine only."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def foreign(url: str, host: str | None, origin: str | None) -> str | None:
    """Why a request is not for the sandbox at `url` or comes from elsewhere, in a sentence; None if it is
    fine.

    A web page can make a browser send requests here, even under its own host name if that points to this
    machine. Programs send no Origin.
    """
    here = urlsplit(url)
    ports = (f":{here.port}", "") if here.port == 80 else (f":{here.port}",)
    own = {here.netloc, *(name + port for name in ("127.0.0.1", "localhost", "[::1]") for port in ports)}
    if host is None or host.lower() not in own:
        return f"The sandbox answers on this machine only, at {url}."
    if origin is not None and origin.lower() != f"http://{host.lower()}":
        return "Only the sandbox's own page may speak here."
    return None


def require_loopback(url: str) -> str:
    """The address without a final slash. Raises NotLoopback for any other than http://<this
    machine>:<port>."""
    parts = urlsplit(url)
    if parts.scheme != "http" or not is_loopback(parts.hostname or ""):
        raise NotLoopback(f"The sandbox speaks over loopback only; {url!r} is not http://127.0.0.1:<port>.")
    return url.rstrip("/")


def require_no_real_token() -> None:
    """Raise RealToken if DISCORD_TOKEN is anything but the sandbox's own token."""
    if os.environ.get("DISCORD_TOKEN", "").strip() not in ("", TOKEN):
        raise RealToken(
            "DISCORD_TOKEN holds what may be a real token; unset it: the sandbox takes its own token only."
        )
