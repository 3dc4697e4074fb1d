"""Discord's rules for the body of a message: lengths, embeds, files, components, V2 rules."""

from __future__ import annotations

from collections.abc import Container, Iterable

from sandbox.model import COMPONENTS_V2, Json, Message
from sandbox.rules import errors, limits
from sandbox.rules.check_components import check_emojis, check_message_components
from sandbox.rules.errors import Form


def check_message(
    body: Json, *, files: set[str], emojis: Container[int] = (), was: Message | None = None
) -> None:
    """Refuse a body that Discord would refuse. `was` is the message being edited.

    `files` are the names of the attachments the message will have, old and new; `emojis` the ids of the
    emoji it may use. Raises DiscordError: 50035 with the paths of the errors, or 50006 for an empty message.
    """
    form = Form()
    v2 = bool((body.get("flags") or 0) & COMPONENTS_V2) or (was is not None and was.is_v2)
    form.length("content", body.get("content"), limits.CONTENT)
    form.length("nonce", None if body.get("nonce") is None else str(body["nonce"]), limits.NONCE)
    embeds = form.count("embeds", body.get("embeds"), limits.EMBEDS)
    check_embeds(form, embeds, files)
    check_message_components(form, body.get("components"), v2=v2, files=files)
    check_emojis(form, body.get("components"), emojis)
    for place, described in enumerate(form.count("attachments", body.get("attachments"), limits.FILES)):
        form.length(f"attachments.{place}.description", described.get("description"), limits.FILE_DESCRIPTION)
    if v2:
        _check_v2_alone(form, body, was)
    form.refuse()
    if was is None and not (body.get("content") or embeds or body.get("components") or files):
        raise errors.DiscordError(*errors.EMPTY_MESSAGE)


def _check_v2_alone(form: Form, body: Json, was: Message | None) -> None:
    """Content, embeds, polls and stickers can't be combined with Components V2; old ones must be cleared."""
    turned = was is not None and not was.is_v2
    for key in ("content", "embeds", "poll", "sticker_ids"):
        left = getattr(was, key, None) if turned and key not in body else None
        if body.get(key) or left:
            form.add(
                key,
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
    if was is None and not body.get("components"):
        form.add("components", "BASE_TYPE_REQUIRED", "This field is required")


def check_embeds(form: Form, embeds: Iterable[Json], files: set[str]) -> None:
    """Record every error of a message's embeds."""
    total = 0
    for place, embed in enumerate(embeds):
        path = f"embeds.{place}"
        footer, author = embed.get("footer") or {}, embed.get("author") or {}
        form.length(f"{path}.title", embed.get("title"), limits.EMBED_TITLE)
        form.length(f"{path}.description", embed.get("description"), limits.EMBED_DESCRIPTION)
        form.length(f"{path}.footer.text", footer.get("text"), limits.EMBED_FOOTER)
        form.length(f"{path}.author.name", author.get("name"), limits.EMBED_AUTHOR)
        fields = form.count(f"{path}.fields", embed.get("fields"), limits.EMBED_FIELDS)
        texts = [embed.get("title"), embed.get("description"), footer.get("text"), author.get("name")]
        for index, field in enumerate(fields):
            inner = f"{path}.fields.{index}"
            form.length(f"{inner}.name", field.get("name"), limits.EMBED_FIELD_NAME, 1)
            form.length(f"{inner}.value", field.get("value"), limits.EMBED_FIELD_VALUE, 1)
            texts += [field.get("name"), field.get("value")]
        total += sum(len(text.strip()) for text in texts if isinstance(text, str))
        _check_pictures(form, path, embed, files)
    if total > limits.EMBEDS_TEXT:
        form.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _check_pictures(form: Form, path: str, embed: Json, files: set[str]) -> None:
    """Discord shows a broken picture for a name that isn't attached. Here it is refused, so that tests see
    it."""
    for key in ("image", "thumbnail"):
        url = (embed.get(key) or {}).get("url")
        if not isinstance(url, str):
            continue
        if url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in files:
                form.add(f"{path}.{key}.url", "SANDBOX_ATTACHMENT_NOT_FOUND", f"{url!r} is not attached.")
        elif not url.startswith(("http://", "https://")):
            form.add(f"{path}.{key}.url", "URL_TYPE_INVALID_SCHEME", f"{url!r} is no address.")
