"""Discord's rules for the body of a message: lengths, files, components, V2 rules."""

from collections.abc import Container

from sandbox.model import COMPONENTS_V2, Json, Message
from sandbox.rules import errors, limits
from sandbox.rules.check_components import check_emojis, check_message_components
from sandbox.rules.errors import BodyErrors


def check_message(
    body: Json, *, files: set[str], emojis: Container[int] = (), was: Message | None = None
) -> None:
    """Refuse a body that Discord would refuse. `was` is the message being edited.

    `files` are the names of the attachments the message will have, old and new; `emojis` the ids of the
    emoji it may use. Raises DiscordError: 50035 with the paths of the errors, or 50006 for an empty message.
    """
    wrong = BodyErrors()
    v2 = bool((body.get("flags") or 0) & COMPONENTS_V2) or (was is not None and was.is_v2)
    wrong.length("content", body.get("content"), limits.CONTENT)
    wrong.length("nonce", None if body.get("nonce") is None else str(body["nonce"]), limits.NONCE)
    if body.get("embeds"):
        wrong.add("embeds", "SANDBOX_NO_EMBEDS", "The sandbox shows components only.")
    check_message_components(wrong, body.get("components"), v2=v2, files=files)
    check_emojis(wrong, body.get("components"), emojis)
    for place, described in enumerate(wrong.count("attachments", body.get("attachments"), limits.FILES)):
        wrong.length(
            f"attachments.{place}.description", described.get("description"), limits.FILE_DESCRIPTION
        )
    if v2:
        _check_v2_alone(wrong, body, was)
    wrong.refuse()
    if was is None and not (body.get("content") or body.get("components") or files):
        raise errors.DiscordError(*errors.EMPTY_MESSAGE)


def _check_v2_alone(wrong: BodyErrors, body: Json, was: Message | None) -> None:
    """Content, polls and stickers can't be combined with Components V2; old ones must be cleared."""
    turned = was is not None and not was.is_v2
    for key in ("content", "poll", "sticker_ids"):
        left = getattr(was, key, None) if turned and key not in body else None
        if body.get(key) or left:
            wrong.add(
                key,
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
    if was is None and not body.get("components"):
        wrong.add("components", "BASE_TYPE_REQUIRED", "This field is required")
