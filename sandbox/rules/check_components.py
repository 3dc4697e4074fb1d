"""Discord's rules for components of a message or a modal, classic and V2."""

from collections.abc import Container, Iterator
from enum import IntEnum
from typing import Any

from sandbox.model import Json
from sandbox.rules import limits
from sandbox.rules.errors import BodyErrors


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
    return (component for _, component in _with_paths(components, "components"))


def _with_paths(components: Any, path: str) -> Iterator[tuple[str, Json]]:
    """The same, each after its path. `path`: that of the list."""
    for at, component in enumerate(components) if isinstance(components, list) else ():
        yield from _from(component, f"{path}.{at}")


def _from(component: Any, path: str) -> Iterator[tuple[str, Json]]:
    """A component and those within it, each after its path."""
    if isinstance(component, dict):
        yield path, component
        yield from _with_paths(component.get("components"), f"{path}.components")
        for key in ("accessory", "component"):
            yield from _from(component.get(key), f"{path}.{key}")


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


def check_emojis(wrong: BodyErrors, components: object, known: Container[int]) -> None:
    """Record every emoji of a button or an option that the application doesn't have."""
    for path, component in _with_paths(components, "components"):
        options = enumerate(component.get("options") or ())
        for place, holder in ((path, component), *((f"{path}.options.{at}", one) for at, one in options)):
            emoji = holder.get("emoji") or {}
            if emoji.get("id") and int(emoji["id"]) not in known:
                code = "BUTTON_COMPONENT_INVALID_EMOJI" if holder is component else "COMPONENT_INVALID_EMOJI"
                wrong.add(f"{place}.emoji.id", code, "Invalid emoji")


def check_message_components(wrong: BodyErrors, components: object, *, v2: bool, files: set[str]) -> None:
    """Record every error of a message's components. `files` are the names that `attachment://` may use."""
    listed = wrong.count("components", components, limits.V2_COMPONENTS if v2 else limits.ROWS)
    _check_unique(wrong, listed)
    for place, component in enumerate(listed):
        path = f"components.{place}"
        if not v2 and component.get("type") != Component.ROW:
            wrong.add(f"{path}.type", "UNION_TYPE_CHOICES", "Value of field 'type' must be one of (1,).")
        elif v2 and component.get("type") not in V2_TOP:
            wrong.add(f"{path}.type", "UNION_TYPE_CHOICES", f"Type {component.get('type')} can't stand here.")
        else:
            _check_one(wrong, path, component, files)
    if v2:
        _check_v2_sums(wrong, listed)


def _check_v2_sums(wrong: BodyErrors, components: list[Json]) -> None:
    everything = list(walk(components))
    if len(everything) > limits.V2_COMPONENTS:
        wrong.add(
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"Message has {len(everything)} components, at most {limits.V2_COMPONENTS} are allowed.",
        )
    texts = [c.get("content") for c in everything if c.get("type") == Component.TEXT_DISPLAY]
    total = sum(len(text) for text in texts if isinstance(text, str))
    if total > limits.V2_TEXT:
        wrong.add(
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"Displayable text is {total} characters, at most {limits.V2_TEXT} are allowed.",
        )


def _check_unique(wrong: BodyErrors, components: list[Json]) -> None:
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
                wrong.add("components", code, f"Component {key} {value!r} is duplicated.")
            seen.add(value)


def _check_one(wrong: BodyErrors, path: str, component: Json, files: set[str]) -> None:
    kind = component.get("type")
    if kind == Component.ROW:
        _check_row(wrong, path, component)
    elif kind == Component.SECTION:
        _check_section(wrong, path, component, files)
    elif kind == Component.CONTAINER:
        for place, child in enumerate(
            wrong.count(f"{path}.components", component.get("components"), limits.V2_COMPONENTS, 1)
        ):
            inner = f"{path}.components.{place}"
            if child.get("type") not in IN_CONTAINER:
                wrong.add(f"{inner}.type", "UNION_TYPE_CHOICES", "This can't stand in a container.")
            else:
                _check_one(wrong, inner, child, files)
    elif kind == Component.TEXT_DISPLAY:
        wrong.length(f"{path}.content", component.get("content"), limits.V2_TEXT, 1)
    elif kind == Component.MEDIA_GALLERY:
        for place, item in enumerate(wrong.count(f"{path}.items", component.get("items"), limits.GALLERY, 1)):
            _check_media(wrong, f"{path}.items.{place}", item, "media", files)
    elif kind == Component.THUMBNAIL:
        _check_media(wrong, path, component, "media", files)
    elif kind == Component.FILE:
        _check_media(wrong, path, component, "file", files)


def _check_media(wrong: BodyErrors, path: str, holder: Json, key: str, files: set[str]) -> None:
    wrong.length(f"{path}.description", holder.get("description"), limits.MEDIA_DESCRIPTION)
    media = holder.get(key)
    url = media.get("url") if isinstance(media, dict) else None
    if not isinstance(url, str):
        wrong.add(f"{path}.{key}.url", "BASE_TYPE_REQUIRED", "This field is required")
    elif url.startswith("attachment://"):
        if url.removeprefix("attachment://") not in files:
            wrong.add(
                f"{path}.{key}.url",
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                f"The referenced attachment {url!r} was not found.",
            )
    elif key == "file" or not url.startswith(("http://", "https://")):
        wrong.add(f"{path}.{key}.url", "URL_TYPE_INVALID_SCHEME", f"{url!r} can't be used here.")


def _check_section(wrong: BodyErrors, path: str, component: Json, files: set[str]) -> None:
    texts = wrong.count(f"{path}.components", component.get("components"), limits.SECTION_TEXTS, 1)
    for place, child in enumerate(texts):
        if child.get("type") != Component.TEXT_DISPLAY:
            wrong.add(f"{path}.components.{place}.type", "UNION_TYPE_CHOICES", "A section holds texts only.")
        else:
            _check_one(wrong, f"{path}.components.{place}", child, files)
    accessory = component.get("accessory")
    if not isinstance(accessory, dict):
        wrong.add(f"{path}.accessory", "BASE_TYPE_REQUIRED", "This field is required")
    elif accessory.get("type") == Component.BUTTON:
        check_button(wrong, f"{path}.accessory", accessory)
    elif accessory.get("type") == Component.THUMBNAIL:
        _check_one(wrong, f"{path}.accessory", accessory, files)
    else:
        wrong.add(f"{path}.accessory.type", "UNION_TYPE_CHOICES", "Only a button or a thumbnail.")


def _check_row(wrong: BodyErrors, path: str, row: Json) -> None:
    children = wrong.count(f"{path}.components", row.get("components"), limits.ROW_BUTTONS, 1)
    for place, child in enumerate(children):
        inner = f"{path}.components.{place}"
        if child.get("type") == Component.BUTTON:
            check_button(wrong, inner, child)
        elif child.get("type") == Component.STRING_SELECT:
            check_select(wrong, inner, child)
            if len(children) > 1:
                wrong.add(inner, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select fills its row.")
        else:
            wrong.add(f"{inner}.type", "UNION_TYPE_CHOICES", "A row holds buttons or one select.")


def check_button(wrong: BodyErrors, path: str, button: Json) -> None:
    """Record the errors of one button."""
    wrong.length(f"{path}.label", button.get("label"), limits.BUTTON_LABEL)
    if button.get("style") not in BUTTON_STYLES:
        wrong.add(f"{path}.style", "BASE_TYPE_CHOICES", "The sandbox has buttons of the styles 1 to 4.")
    wrong.length(f"{path}.custom_id", button.get("custom_id"), limits.CUSTOM_ID, 1)
    if not button.get("label") and not button.get("emoji"):
        wrong.add(path, "BUTTON_COMPONENT_INVALID_LABEL", "A button must have a label or an emoji.")


def check_select(wrong: BodyErrors, path: str, select: Json) -> None:
    """Record the errors of one select menu."""
    wrong.length(f"{path}.custom_id", select.get("custom_id"), limits.CUSTOM_ID, 1)
    wrong.length(f"{path}.placeholder", select.get("placeholder"), limits.PLACEHOLDER)
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not 0 <= least <= limits.SELECT_OPTIONS:
        wrong.add(
            f"{path}.min_values",
            "NUMBER_TYPE_MAX",
            f"min_values must be between 0 and {limits.SELECT_OPTIONS}.",
        )
    if not 1 <= most <= limits.SELECT_OPTIONS or least > most:
        wrong.add(
            f"{path}.max_values",
            "NUMBER_TYPE_MAX",
            f"max_values must be between 1, min_values and {limits.SELECT_OPTIONS}.",
        )
    options = check_options(wrong, f"{path}.options", select.get("options"), limits.SELECT_OPTIONS)
    if options and most > len(options):
        wrong.add(f"{path}.max_values", "BASE_TYPE_MAX_LENGTH", "More values than there are options.")
    if sum(bool(option.get("default")) for option in options) > most:
        wrong.add(f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many defaults.")


def check_options(wrong: BodyErrors, path: str, options: object, most: int, least: int = 1) -> list[Json]:
    """Record the errors of the options of a select, radio or checkbox group. Returns the options."""
    listed = wrong.count(path, options, most, least)
    seen: set[str] = set()
    for place, option in enumerate(listed):
        wrong.length(f"{path}.{place}.label", option.get("label"), limits.OPTION_LABEL, 1)
        wrong.length(f"{path}.{place}.value", option.get("value"), limits.OPTION_VALUE, 1)
        wrong.length(f"{path}.{place}.description", option.get("description"), limits.OPTION_DESCRIPTION)
        value = str(option.get("value"))
        if value in seen:
            wrong.add(f"{path}.{place}.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "Already used.")
        seen.add(value)
    return listed


def check_modal(wrong: BodyErrors, modal: Json) -> None:
    """Record every error of a modal."""
    wrong.length("data.title", modal.get("title"), limits.MODAL_TITLE, 1)
    wrong.length("data.custom_id", modal.get("custom_id"), limits.CUSTOM_ID, 1)
    listed = wrong.count("data.components", modal.get("components"), limits.MODAL_COMPONENTS, 1)
    _check_unique(wrong, listed)
    for place, component in enumerate(listed):
        path = f"data.components.{place}"
        kind = component.get("type")
        if kind == Component.LABEL:
            _check_label(wrong, path, component)
        elif kind == Component.TEXT_DISPLAY:
            wrong.length(f"{path}.content", component.get("content"), limits.V2_TEXT, 1)
        else:
            wrong.add(f"{path}.type", "UNION_TYPE_CHOICES", f"Type {kind} can't stand in a modal.")


def _check_label(wrong: BodyErrors, path: str, label: Json) -> None:
    wrong.length(f"{path}.label", label.get("label"), limits.INPUT_LABEL, 1)
    wrong.length(f"{path}.description", label.get("description"), limits.LABEL_DESCRIPTION)
    child = label.get("component")
    kind = child.get("type") if isinstance(child, dict) else None
    if not isinstance(child, dict) or kind not in IN_LABEL:
        wrong.add(f"{path}.component", "UNION_TYPE_CHOICES", f"Type {kind} can't stand in a label.")
        return
    inner = f"{path}.component"
    if kind == Component.TEXT_INPUT:
        _check_input(wrong, inner, child)
    elif kind == Component.STRING_SELECT:
        check_select(wrong, inner, child)
        _check_required(wrong, inner, child, child.get("min_values", 1))
        if child.get("disabled"):
            wrong.add(f"{inner}.disabled", "COMPONENT_DISABLED_IN_MODAL", "Nothing is disabled in a modal.")
    else:
        wrong.length(f"{inner}.custom_id", child.get("custom_id"), limits.CUSTOM_ID, 1)
        if kind == Component.RADIO_GROUP:
            _check_radio(wrong, inner, child)
        elif kind == Component.CHECKBOX_GROUP:
            _check_boxes(wrong, inner, child)


def _check_radio(wrong: BodyErrors, path: str, group: Json) -> None:
    options = check_options(
        wrong, f"{path}.options", group.get("options"), limits.GROUP_OPTIONS, limits.RADIO_LEAST
    )
    if sum(bool(option.get("default")) for option in options) > 1:
        wrong.add(f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many defaults.")


def _check_boxes(wrong: BodyErrors, path: str, group: Json) -> None:
    options = check_options(wrong, f"{path}.options", group.get("options"), limits.GROUP_OPTIONS)
    required = group.get("required", True)
    least, most = group.get("min_values", int(required)), group.get("max_values", len(options))
    if least is None or not 0 <= least <= limits.GROUP_OPTIONS:
        wrong.add(
            f"{path}.min_values",
            "NUMBER_TYPE_MAX",
            f"min_values must be between 0 and {limits.GROUP_OPTIONS}.",
        )
    elif most is None or not max(least, 1) <= most <= max(len(options), 1):
        wrong.add(
            f"{path}.max_values", "NUMBER_TYPE_MAX", "max_values must be within min_values and options."
        )
    elif sum(bool(option.get("default")) for option in options) > most:
        wrong.add(f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many defaults.")
    _check_required(wrong, path, group, least)


def _check_required(wrong: BodyErrors, path: str, field: Json, least: object) -> None:
    if field.get("required", True) and least == 0:
        wrong.add(f"{path}.required", "COMPONENT_REQUIRED_WITHOUT_VALUES", "Required is at least one value.")


def _check_input(wrong: BodyErrors, path: str, field: Json) -> None:
    wrong.length(f"{path}.custom_id", field.get("custom_id"), limits.CUSTOM_ID, 1)
    wrong.length(f"{path}.placeholder", field.get("placeholder"), limits.INPUT_PLACEHOLDER)
    wrong.length(f"{path}.value", field.get("value"), limits.INPUT_TEXT)
    if field.get("style") not in INPUT_STYLES:
        wrong.add(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")
    least, most = field.get("min_length") or 0, field.get("max_length") or limits.INPUT_TEXT
    if not 0 <= least <= limits.INPUT_TEXT or not 1 <= most <= limits.INPUT_TEXT or least > most:
        wrong.add(f"{path}.max_length", "NUMBER_TYPE_MAX", "Lengths must be within 0 and 4000, in order.")
