"""Refusals in Discord's format: an HTTP status, a numeric code and, for forms, the paths of the errors."""

from sandbox.model import Json
from sandbox.rules.limits import COMMAND_CREATES_A_DAY


class DiscordError(Exception):
    """A request that Discord refuses."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} (error code {code}): {message}{f' {errors}' if errors else ''}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> Json:
        """The JSON body of the answer."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


class ClientRefused(Exception):
    """An act that a Discord client would not let its user do (no such command, disabled button...)."""


class BodyErrors:
    """Collects the errors of one request body, then refuses it with code 50035."""

    def __init__(self) -> None:
        self.errors: Json = {}

    def add(self, path: str, code: str, message: str) -> None:
        """Record one error at a dotted path such as `components.0.label`."""
        place = self.errors
        for step in path.split("."):
            place = place.setdefault(step, {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: str, text: object, most: int, least: int = 0) -> None:
        """Record an error if a text is missing, not a text, too short or too long."""
        if text is None and least == 0:
            return
        if text is None:
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not isinstance(text, str):
            self.add(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        elif len(text) > most:
            self.add(path, TOO_LONG, too_long(most))
        elif len(text) < least:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def count(self, path: str, items: object, most: int, least: int = 0) -> list[Json]:
        """Record an error if a list has too few or too many entries. Returns the entries that can be checked
        further."""
        if items is None:
            items = []
        if not isinstance(items, list):
            self.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not least <= len(items) <= most:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return [item for item in items if isinstance(item, dict)]

    def refuse(self) -> None:
        """Raise DiscordError if any error was recorded."""
        if self.errors:
            raise DiscordError(400, 50035, "Invalid Form Body", self.errors)


TOO_LONG = "BASE_TYPE_MAX_LENGTH"


def too_long(most: int) -> str:
    """What Discord says of a text or a list with more than this number of characters or entries."""
    return f"Must be {most} or fewer in length."


def too_many(path: str, most: int) -> DiscordError:
    """The refusal of a list for its length."""
    return invalid_form(path, TOO_LONG, too_long(most))


def invalid_form(path: str, code: str, message: str) -> DiscordError:
    """The refusal of a form for one error."""
    wrong = BodyErrors()
    wrong.add(path, code, message)
    return DiscordError(400, 50035, "Invalid Form Body", wrong.errors)


UNKNOWN_ROUTE = 404, 0, "404: Not Found"
UNKNOWN_CHANNEL = 404, 10003, "Unknown Channel"
UNKNOWN_GUILD = 404, 10004, "Unknown Guild"
UNKNOWN_MESSAGE = 404, 10008, "Unknown Message"
UNKNOWN_MEMBER = 404, 10007, "Unknown Member"
UNKNOWN_WEBHOOK = 404, 10015, "Unknown Webhook"
UNKNOWN_INTERACTION = 404, 10062, "Unknown interaction"
UNKNOWN_EMOJI = 404, 10014, "Unknown Emoji"
OTHERS_APPLICATION = 403, 20012, "You are not authorized to perform this action on this application"
TOO_MANY_CREATES = (
    400,
    30034,
    (f"Max number of daily application command creates has been reached ({COMMAND_CREATES_A_DAY})"),
)
ALREADY_ACKNOWLEDGED = 400, 40060, "Interaction has already been acknowledged."
EXPIRED_TOKEN = 401, 50027, "Invalid Webhook Token"
MISSING_ACCESS = 403, 50001, "Missing Access"
MISSING_PERMISSIONS = 403, 50013, "Missing Permissions"
DMS_CLOSED = 403, 50007, "Cannot send messages to this user"
NO_MUTUAL_GUILDS = 403, 50278, "Cannot send messages to this user due to having no mutual guilds"
WRONG_CHANNEL_TYPE = 400, 50024, "Cannot execute action on this channel type"
INVALID_RECIPIENT = 400, 50033, "Invalid Recipient(s)"
EMPTY_MESSAGE = 400, 50006, "Cannot send an empty message"
NOT_THE_AUTHOR = 403, 50005, "Cannot edit a message authored by another user"
THREAD_ARCHIVED = 400, 50083, "Thread is archived"
THREAD_LOCKED = 403, 160005, "Thread is locked"
INVALID_JSON = 400, 50109, "The request body contains invalid JSON."
TOO_LARGE = 413, 40005, "Request entity too large"
UNAUTHORIZED = 401, 0, "401: Unauthorized"
"""Refusals with their status, code and message: `raise DiscordError(*UNKNOWN_CHANNEL)`."""
