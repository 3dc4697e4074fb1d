"""Discord's rules for components of a message or a modal, classic and V2."""

from collections.abc import Container, Iterator
from enum import IntEnum
from typing import Any

from sandbox.model import Json
from sandbox.rules import limits
from sandbox.rules.errors import Form


class Component(IntEnum):
    """A component of a message or a modal."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22


BUTTON_STYLES = range(1, 5)
"""Primary, secondary, success, danger: those of buttons that are sent to the bot."""

INPUT_STYLES = range(1, 3)
"""One line, or several."""

V2_TOP = frozenset(
    {
        Component.ROW,
        Component.SECTION,
        Component.TEXT_DISPLAY,
        Component.MEDIA_GALLERY,
        Component.FILE,
        Component.SEPARATOR,
        Component.CONTAINER,
    }
)
IN_CONTAINER = V2_TOP - {Component.CONTAINER}
IN_LABEL = frozenset(
    {
        Component.STRING_SELECT,
        Component.TEXT_INPUT,
        Component.RADIO_GROUP,
        Component.CHECKBOX_GROUP,
    }
)


def walk(components: Any) -> Iterator[Json]:
    """Every component in reading order, including nested ones and accessories."""
    if not isinstance(components, list):
        return
    for component in components:
        if isinstance(component, dict):
            yield component
            yield from walk(component.get("components"))
            for key in ("accessory", "component"):
                if isinstance(component.get(key), dict):
                    yield from walk([component[key]])


def number_components(components: list[Json]) -> None:
    """Give every component its own id, as Discord does; existing ids stay. Ids of emoji become texts."""
    taken = {component["id"] for component in walk(components) if component.get("id")}
    following = 1
    for component in walk(components):
        for holder in (component, *(component.get("options") or ())):
            if (emoji := holder.get("emoji")) and emoji.get("id"):
                emoji["id"] = str(emoji["id"])
        if not component.get("id"):
            while following in taken:
                following += 1
            component["id"] = following
            taken.add(following)


def check_emojis(form: Form, components: object, known: Container[int]) -> None:
    """Record every emoji of a button or an option that the application doesn't have."""
    for place, component in enumerate(walk(components)):
        for holder in (component, *(component.get("options") or ())):
            emoji = holder.get("emoji") or {}
            if emoji.get("id") and int(emoji["id"]) not in known:
                code = "BUTTON_COMPONENT_INVALID_EMOJI" if holder is component else "COMPONENT_INVALID_EMOJI"
                form.add(f"components.{place}.emoji.id", code, "Invalid emoji")


def check_message_components(form: Form, components: object, *, v2: bool, files: set[str]) -> None:
    """Record every error of a message's components. `files` are the names that `attachment://` may use."""
    listed = form.count("components", components, limits.V2_COMPONENTS if v2 else limits.ROWS)
    _check_unique(form, listed)
    for place, component in enumerate(listed):
        path = f"components.{place}"
        if not v2 and component.get("type") != Component.ROW:
            form.add(f"{path}.type", "UNION_TYPE_CHOICES", "Value of field 'type' must be one of (1,).")
        elif v2 and component.get("type") not in V2_TOP:
            form.add(f"{path}.type", "UNION_TYPE_CHOICES", f"Type {component.get('type')} can't stand here.")
        else:
            _check_one(form, path, component, files)
    if v2:
        _check_v2_sums(form, listed)


def _check_v2_sums(form: Form, components: list[Json]) -> None:
    everything = list(walk(components))
    if len(everything) > limits.V2_COMPONENTS:
        form.add(
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"Message has {len(everything)} components, at most {limits.V2_COMPONENTS} are allowed.",
        )
    texts = [c.get("content") for c in everything if c.get("type") == Component.TEXT_DISPLAY]
    total = sum(len(text) for text in texts if isinstance(text, str))
    if total > limits.V2_TEXT:
        form.add(
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"Displayable text is {total} characters, at most {limits.V2_TEXT} are allowed.",
        )


def _check_unique(form: Form, components: list[Json]) -> None:
    for key, code in (
        ("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
        ("id", "COMPONENT_ID_DUPLICATED"),
    ):
        seen: set[Any] = set()
        for component in walk(components):
            value = component.get(key)
            if not value:
                continue
            if value in seen:
                form.add("components", code, f"Component {key} {value!r} is duplicated.")
            seen.add(value)


def _check_one(form: Form, path: str, component: Json, files: set[str]) -> None:
    kind = component.get("type")
    if kind == Component.ROW:
        _check_row(form, path, component)
    elif kind == Component.SECTION:
        _check_section(form, path, component, files)
    elif kind == Component.CONTAINER:
        for place, child in enumerate(
            form.count(f"{path}.components", component.get("components"), limits.V2_COMPONENTS, 1)
        ):
            inner = f"{path}.components.{place}"
            if child.get("type") not in IN_CONTAINER:
                form.add(f"{inner}.type", "UNION_TYPE_CHOICES", "This can't stand in a container.")
            else:
                _check_one(form, inner, child, files)
    elif kind == Component.TEXT_DISPLAY:
        form.length(f"{path}.content", component.get("content"), limits.V2_TEXT, 1)
    elif kind == Component.MEDIA_GALLERY:
        for place, item in enumerate(form.count(f"{path}.items", component.get("items"), limits.GALLERY, 1)):
            _check_media(form, f"{path}.items.{place}", item, "media", files)
    elif kind == Component.THUMBNAIL:
        _check_media(form, path, component, "media", files)
    elif kind == Component.FILE:
        _check_media(form, path, component, "file", files)


def _check_media(form: Form, path: str, holder: Json, key: str, files: set[str]) -> None:
    form.length(f"{path}.description", holder.get("description"), limits.MEDIA_DESCRIPTION)
    media = holder.get(key)
    url = media.get("url") if isinstance(media, dict) else None
    if not isinstance(url, str):
        form.add(f"{path}.{key}.url", "BASE_TYPE_REQUIRED", "This field is required")
    elif url.startswith("attachment://"):
        if url.removeprefix("attachment://") not in files:
            form.add(
                f"{path}.{key}.url",
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                f"The referenced attachment {url!r} was not found.",
            )
    elif key == "file" or not url.startswith(("http://", "https://")):
        form.add(f"{path}.{key}.url", "URL_TYPE_INVALID_SCHEME", f"{url!r} can't be used here.")


def _check_section(form: Form, path: str, component: Json, files: set[str]) -> None:
    texts = form.count(f"{path}.components", component.get("components"), limits.SECTION_TEXTS, 1)
    for place, child in enumerate(texts):
        if child.get("type") != Component.TEXT_DISPLAY:
            form.add(f"{path}.components.{place}.type", "UNION_TYPE_CHOICES", "A section holds texts only.")
        else:
            _check_one(form, f"{path}.components.{place}", child, files)
    accessory = component.get("accessory")
    if not isinstance(accessory, dict):
        form.add(f"{path}.accessory", "BASE_TYPE_REQUIRED", "This field is required")
    elif accessory.get("type") == Component.BUTTON:
        check_button(form, f"{path}.accessory", accessory)
    elif accessory.get("type") == Component.THUMBNAIL:
        _check_one(form, f"{path}.accessory", accessory, files)
    else:
        form.add(f"{path}.accessory.type", "UNION_TYPE_CHOICES", "Only a button or a thumbnail.")


def _check_row(form: Form, path: str, row: Json) -> None:
    children = form.count(f"{path}.components", row.get("components"), limits.ROW_BUTTONS, 1)
    for place, child in enumerate(children):
        inner = f"{path}.components.{place}"
        if child.get("type") == Component.BUTTON:
            check_button(form, inner, child)
        elif child.get("type") == Component.STRING_SELECT:
            check_select(form, inner, child)
            if len(children) > 1:
                form.add(inner, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select fills its row.")
        else:
            form.add(f"{inner}.type", "UNION_TYPE_CHOICES", "A row holds buttons or one select.")


def check_button(form: Form, path: str, button: Json) -> None:
    """Record the errors of one button."""
    form.length(f"{path}.label", button.get("label"), limits.BUTTON_LABEL)
    if button.get("style") not in BUTTON_STYLES:
        form.add(f"{path}.style", "BASE_TYPE_CHOICES", "The sandbox has buttons of the styles 1 to 4.")
    form.length(f"{path}.custom_id", button.get("custom_id"), limits.CUSTOM_ID, 1)
    if not button.get("label") and not button.get("emoji"):
        form.add(path, "BUTTON_COMPONENT_INVALID_LABEL", "A button must have a label or an emoji.")


def check_select(form: Form, path: str, select: Json) -> None:
    """Record the errors of one select menu."""
    form.length(f"{path}.custom_id", select.get("custom_id"), limits.CUSTOM_ID, 1)
    form.length(f"{path}.placeholder", select.get("placeholder"), limits.PLACEHOLDER)
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not 0 <= least <= limits.SELECT_OPTIONS:
        form.add(
            f"{path}.min_values",
            "NUMBER_TYPE_MAX",
            f"min_values must be between 0 and {limits.SELECT_OPTIONS}.",
        )
    if not 1 <= most <= limits.SELECT_OPTIONS or least > most:
        form.add(
            f"{path}.max_values",
            "NUMBER_TYPE_MAX",
            f"max_values must be between 1, min_values and {limits.SELECT_OPTIONS}.",
        )
    options = check_options(form, f"{path}.options", select.get("options"), limits.SELECT_OPTIONS)
    if options and most > len(options):
        form.add(f"{path}.max_values", "BASE_TYPE_MAX_LENGTH", "More values than there are options.")
    if sum(bool(option.get("default")) for option in options) > most:
        form.add(f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many defaults.")


def check_options(form: Form, path: str, options: object, most: int, least: int = 1) -> list[Json]:
    """Record the errors of the options of a select, radio or checkbox group. Returns the options."""
    listed = form.count(path, options, most, least)
    seen: set[str] = set()
    for place, option in enumerate(listed):
        form.length(f"{path}.{place}.label", option.get("label"), limits.OPTION_LABEL, 1)
        form.length(f"{path}.{place}.value", option.get("value"), limits.OPTION_VALUE, 1)
        form.length(f"{path}.{place}.description", option.get("description"), limits.OPTION_DESCRIPTION)
        value = str(option.get("value"))
        if value in seen:
            form.add(f"{path}.{place}.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "Already used.")
        seen.add(value)
    return listed


def check_modal(form: Form, modal: Json) -> None:
    """Record every error of a modal."""
    form.length("data.title", modal.get("title"), limits.MODAL_TITLE, 1)
    form.length("data.custom_id", modal.get("custom_id"), limits.CUSTOM_ID, 1)
    listed = form.count("data.components", modal.get("components"), limits.MODAL_COMPONENTS, 1)
    _check_unique(form, listed)
    for place, component in enumerate(listed):
        path = f"data.components.{place}"
        kind = component.get("type")
        if kind == Component.LABEL:
            _check_label(form, path, component)
        elif kind == Component.TEXT_DISPLAY:
            form.length(f"{path}.content", component.get("content"), limits.V2_TEXT, 1)
        else:
            form.add(f"{path}.type", "UNION_TYPE_CHOICES", f"Type {kind} can't stand in a modal.")


def _check_label(form: Form, path: str, label: Json) -> None:
    form.length(f"{path}.label", label.get("label"), limits.INPUT_LABEL, 1)
    form.length(f"{path}.description", label.get("description"), limits.LABEL_DESCRIPTION)
    child = label.get("component")
    kind = child.get("type") if isinstance(child, dict) else None
    if not isinstance(child, dict) or kind not in IN_LABEL:
        form.add(f"{path}.component", "UNION_TYPE_CHOICES", f"Type {kind} can't stand in a label.")
        return
    inner = f"{path}.component"
    if kind == Component.TEXT_INPUT:
        _check_input(form, inner, child)
    elif kind == Component.STRING_SELECT:
        check_select(form, inner, child)
        _check_required(form, inner, child, child.get("min_values", 1))
        if child.get("disabled"):
            form.add(f"{inner}.disabled", "COMPONENT_DISABLED_IN_MODAL", "Nothing is disabled in a modal.")
    else:
        form.length(f"{inner}.custom_id", child.get("custom_id"), limits.CUSTOM_ID, 1)
        if kind == Component.RADIO_GROUP:
            _check_radio(form, inner, child)
        elif kind == Component.CHECKBOX_GROUP:
            _check_boxes(form, inner, child)


def _check_radio(form: Form, path: str, group: Json) -> None:
    options = check_options(
        form, f"{path}.options", group.get("options"), limits.GROUP_OPTIONS, limits.RADIO_LEAST
    )
    if sum(bool(option.get("default")) for option in options) > 1:
        form.add(f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many defaults.")


def _check_boxes(form: Form, path: str, group: Json) -> None:
    options = check_options(form, f"{path}.options", group.get("options"), limits.GROUP_OPTIONS)
    required = group.get("required", True)
    least, most = group.get("min_values", int(required)), group.get("max_values", len(options))
    if least is None or not 0 <= least <= limits.GROUP_OPTIONS:
        form.add(
            f"{path}.min_values",
            "NUMBER_TYPE_MAX",
            f"min_values must be between 0 and {limits.GROUP_OPTIONS}.",
        )
    elif most is None or not max(least, 1) <= most <= max(len(options), 1):
        form.add(f"{path}.max_values", "NUMBER_TYPE_MAX", "max_values must be within min_values and options.")
    elif sum(bool(option.get("default")) for option in options) > most:
        form.add(f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many defaults.")
    _check_required(form, path, group, least)


def _check_required(form: Form, path: str, field: Json, least: object) -> None:
    if field.get("required", True) and least == 0:
        form.add(f"{path}.required", "COMPONENT_REQUIRED_WITHOUT_VALUES", "Required is at least one value.")


def _check_input(form: Form, path: str, field: Json) -> None:
    form.length(f"{path}.custom_id", field.get("custom_id"), limits.CUSTOM_ID, 1)
    form.length(f"{path}.placeholder", field.get("placeholder"), limits.INPUT_PLACEHOLDER)
    form.length(f"{path}.value", field.get("value"), limits.INPUT_TEXT)
    if field.get("style") not in INPUT_STYLES:
        form.add(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")
    least, most = field.get("min_length") or 0, field.get("max_length") or limits.INPUT_TEXT
    if not 0 <= least <= limits.INPUT_TEXT or not 1 <= most <= limits.INPUT_TEXT or least > most:
        form.add(f"{path}.max_length", "NUMBER_TYPE_MAX", "Lengths must be within 0 and 4000, in order.")
