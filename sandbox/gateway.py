"""The gateway: websocket sessions, events with replay, heartbeats, shards, and its faults on demand."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
import zlib
from collections import deque
from enum import IntEnum, IntFlag
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from sandbox import payloads
from sandbox.model import Json
from sandbox.parsing import parsed
from sandbox.rules import limits

if TYPE_CHECKING:
    from sandbox.service import Service


class Opcode(IntEnum):
    """What a message on the gateway is."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    RESUME = 6
    RECONNECT = 7
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


UNKNOWN_OPCODE = 4001, "Unknown opcode."
DECODE_ERROR = 4002, "Error while decoding payload."
NOT_AUTHENTICATED = 4003, "Not authenticated."
AUTHENTICATION_FAILED = 4004, "Authentication failed."
ALREADY_AUTHENTICATED = 4005, "Already authenticated."
INVALID_SEQ = 4007, "Invalid seq."
RATE_LIMITED = 4008, "You are being rate limited."
INVALID_SHARD = 4010, "Invalid shard."
INVALID_INTENTS = 4013, "Invalid intent(s)."
DISALLOWED_INTENTS = 4014, "Disallowed intent(s)."
"""Codes with which the gateway closes, and their reasons."""


class Intent(IntFlag):
    """What a bot wants to be told."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.PRESENCES | Intent.MESSAGE_CONTENT
KNOWN_INTENTS = (1 << 26) - 1


class Connection:
    """One websocket. With `zlib-stream` all messages form one deflate stream, flushed after each."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, *, zipped: bool):
        self.socket = socket
        self.transport = transport
        self.zip = zlib.compressobj() if zipped else None
        self.outgoing: asyncio.Queue[Json | None] = asyncio.Queue()
        self.flowing = asyncio.Event()
        self.flowing.set()

    def send(self, message: Json) -> None:
        """Queue a message. Order is kept, and nobody waits for a slow client."""
        self.outgoing.put_nowait(message)

    def tell(self, op: int, data: Any = None) -> None:
        """Queue a message that is no event."""
        self.send({"op": op, "d": data, "s": None, "t": None})

    async def write(self) -> None:
        """Send queued messages until the connection ends."""
        while (message := await self.outgoing.get()) is not None:
            await self.flowing.wait()
            if self.socket.closed:
                continue
            text = json.dumps(message, ensure_ascii=False)
            try:
                if self.zip is None:
                    await self.socket.send_str(text)
                else:
                    data = self.zip.compress(text.encode()) + self.zip.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(data)
            except ConnectionError:
                return

    def abort(self) -> None:
        """Cut the connection without a closing frame."""
        if self.transport is not None:
            self.transport.abort()


class Session:
    """What RESUME continues: the numbered events that a client may have missed."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.events: deque[Json] = deque(maxlen=limits.REPLAY_EVENTS)
        self.connection: Connection | None = None
        self.lost_at: float | None = None

    def dispatch(self, event: str, data: Any) -> None:
        """Number an event, keep it for replay, and send it if somebody is connected."""
        self.sequence += 1
        message: Json = {"op": Opcode.DISPATCH, "t": event, "s": self.sequence, "d": data}
        self.events.append(message)
        if self.connection is not None:
            self.connection.send(message)

    def replay(self, after: int) -> bool:
        """Send the events after a sequence number again; False if some are no longer kept."""
        missed = [event for event in self.events if event["s"] > after]
        if self.connection is None or after > self.sequence or len(missed) < self.sequence - after:
            return False
        for event in missed:
            self.connection.send(event)
        return True

    def serves(self, guild_id: int | None) -> bool:
        """Whether this shard gets a server's events; DMs go to shard 0."""
        shard, shards = self.shard
        return ((guild_id or 0) >> 22) % shards == shard


class CloseWith(Exception):
    """The client broke a rule of the gateway: close with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Gateway:
    """All sessions of the bot."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.identifies = 0
        self.resumes = 0
        self.recommended_shards = 1
        self.max_concurrency = 1

    # Events out

    def dispatch(self, event: str, data: Json, guild_id: int | None, intents: int = 0) -> None:
        """Send an event to every session whose shard and intents it belongs to."""
        for session in list(self.sessions.values()):
            if session.serves(guild_id) and (not intents or session.intents & intents):
                session.dispatch(event, data)

    def shards(self) -> list[list[int]]:
        """The connected shards, each as [number, total]."""
        listening = {session.shard for session in self.sessions.values() if session.connection is not None}
        return [list(shard) for shard in sorted(listening)]

    @property
    def connected(self) -> bool:
        """Whether a bot is connected now."""
        return any(session.connection is not None for session in self.sessions.values())

    # Faults

    def drop(self, code: int | None = None) -> None:
        """End every connection: with a close code, or by cutting it if the code is None."""
        for connection in list(self.connections):
            self._lost(connection, by_client=None)
            if code is None:
                connection.abort()
            else:
                task = asyncio.ensure_future(connection.socket.close(code=code))
                self.service.keep(task)

    def silence(self, *, on: bool = True) -> None:
        """Hold back everything on the present connections, including heartbeat answers, or release it."""
        for connection in self.connections:
            if on:
                connection.flowing.clear()
            else:
                connection.flowing.set()

    def ask_reconnect(self) -> None:
        """Tell every connection to reconnect (op 7)."""
        for connection in self.connections:
            connection.tell(Opcode.RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Say that every session is invalid (op 9). Unless resumable, they and their events are forgotten."""
        for session in list(self.sessions.values()):
            if not resumable:
                del self.sessions[session.id]
            if session.connection is not None:
                session.connection.tell(Opcode.INVALID_SESSION, resumable)
                if not resumable:
                    session.connection = None

    # Connections in

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one websocket from HELLO to its end; a fault of GET `/gateway` delays or refuses it."""
        fault = self.service.faults.find("GET", request.path)
        if fault is not None:
            await asyncio.sleep(fault.delay)
            if fault.abort and request.transport is not None:
                request.transport.abort()
            if fault.abort or fault.status is not None:
                return web.Response(status=fault.status or 500)
        socket = web.WebSocketResponse(max_msg_size=64 * 1024)
        await socket.prepare(request)
        connection = Connection(
            socket, request.transport, zipped=request.query.get("compress") == "zlib-stream"
        )
        self.connections.add(connection)
        writer = asyncio.create_task(connection.write())
        interval = int(self.service.limits.heartbeat * 1000)
        connection.tell(Opcode.HELLO, {"heartbeat_interval": interval})
        try:
            await self._converse(connection)
        except CloseWith as broken:
            await socket.close(code=broken.code, message=broken.reason.encode())
        finally:
            self.connections.discard(connection)
            self._lost(connection, by_client=socket.close_code)
            connection.outgoing.put_nowait(None)
            connection.flowing.set()
            await writer
            self.service.changed()
        return socket

    def _lost(self, connection: Connection, by_client: int | None) -> None:
        """End a connection. Its session survives unless the client closed it with 1000 or 1001."""
        for session in list(self.sessions.values()):
            if session.connection is connection:
                session.connection = None
                session.lost_at = time.monotonic()
                if by_client in (1000, 1001):
                    del self.sessions[session.id]

    async def _converse(self, connection: Connection) -> None:
        session: Session | None = None
        sends: deque[float] = deque(maxlen=limits.GATEWAY_SENDS)
        async for frame in connection.socket:
            if frame.type is not WSMsgType.TEXT:
                raise CloseWith(*DECODE_ERROR)
            now = time.monotonic()
            if len(sends) == sends.maxlen and now - sends[0] < limits.GATEWAY_SENDS_SECONDS:
                raise CloseWith(*RATE_LIMITED)
            sends.append(now)
            session = self._take(connection, session, frame.data)

    def _take(self, connection: Connection, session: Session | None, text: str) -> Session | None:
        try:
            message = parsed(text)
            op, data = message["op"], message.get("d")
        except (ValueError, KeyError, TypeError):
            raise CloseWith(*DECODE_ERROR) from None
        if op == Opcode.HEARTBEAT:
            connection.tell(Opcode.HEARTBEAT_ACK)
            return session
        if op in (Opcode.IDENTIFY, Opcode.RESUME):
            if session is not None and session.id in self.sessions:
                raise CloseWith(*ALREADY_AUTHENTICATED)
            if not isinstance(data, dict) or data.get("token") != self.service.token:
                raise CloseWith(*AUTHENTICATION_FAILED)
            return (
                self._identify(connection, data) if op == Opcode.IDENTIFY else self._resume(connection, data)
            )
        if session is None:
            raise CloseWith(*NOT_AUTHENTICATED)
        if op != Opcode.PRESENCE:
            raise CloseWith(*UNKNOWN_OPCODE)
        return session

    def _identify(self, connection: Connection, data: Json) -> Session:
        fault = self.service.faults.find("IDENTIFY", "/gateway")
        if fault is not None and fault.status is not None:
            raise CloseWith(fault.status, "sandbox fault")
        intents = int(data.get("intents") or 0)
        if not 0 <= intents <= KNOWN_INTENTS:
            raise CloseWith(*INVALID_INTENTS)
        if intents & PRIVILEGED:
            raise CloseWith(*DISALLOWED_INTENTS)
        shard, shards = data.get("shard") or (0, 1)
        if not 0 <= shard < shards:
            raise CloseWith(*INVALID_SHARD)
        self.identifies += 1
        self._forget_old()
        session = Session(intents, (shard, shards))
        session.connection = connection
        self.sessions[session.id] = session
        self._welcome(session)
        self.service.changed()
        return session

    def _welcome(self, session: Session) -> None:
        """READY, and the servers of the session's shard."""
        world = self.service.world
        mine = [
            guild for guild in world.guilds.values() if self._is_in(guild.id) and session.serves(guild.id)
        ]
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": payloads.user(world.bot),
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in mine],
                "private_channels": [],
                "session_id": session.id,
                "resume_gateway_url": self.service.gateway_url,
                "shard": list(session.shard),
                "application": {"id": str(world.application.id), "flags": 0},
            },
        )
        for guild in mine:
            if guild.id not in self.service.places.away:
                session.dispatch("GUILD_CREATE", payloads.guild_create(world, guild))

    def _is_in(self, guild_id: int) -> bool:
        world = self.service.world
        return world.application.bot_id in world.guilds[guild_id].members

    def _resume(self, connection: Connection, data: Json) -> Session | None:
        session = self.sessions.get(str(data.get("session_id")))
        stale = session is not None and session.lost_at is not None
        if stale and session and time.monotonic() - (session.lost_at or 0) > self.service.limits.session:
            del self.sessions[session.id]
            session = None
        if session is None:
            connection.tell(Opcode.INVALID_SESSION, False)
            return None
        if session.connection is not None and session.connection is not connection:
            session.connection.abort()
        session.connection = connection
        session.lost_at = None
        if not session.replay(int(data.get("seq") or 0)):
            session.connection, session.lost_at = None, time.monotonic()
            raise CloseWith(*INVALID_SEQ)
        self.resumes += 1
        session.dispatch("RESUMED", {})
        self.service.changed()
        return session

    def _forget_old(self) -> None:
        """Forget sessions that were not resumed in time."""
        now = time.monotonic()
        for session in list(self.sessions.values()):
            if session.lost_at is not None and now - session.lost_at > self.service.limits.session:
                del self.sessions[session.id]
