// Discord's components as elements: rows, buttons, menus, containers, sections, galleries.
import { emojiNode, h, shapes } from "./dom.js";
import { showPictures } from "./dialogs.js";
import { menuButton } from "./listbox.js";
import { blocks } from "./markdown.js";
import { t } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };
const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;

/** The address of a picture that may be shown; nothing is loaded from outside this machine. */
const local = (url) => (url && (url.startsWith("/") || url.startsWith(`${location.origin}/`)) ? url : null);

/** Draws the components of one message. `act(component, values)` is called for clicks and choices. */
export class Drawing {
  constructor(message, names, act) {
    this.message = message;
    this.names = names;
    this.act = act;
    this.pictures = [];
  }

  all(components) {
    return components.map((component) => this.one(component));
  }

  one(c) {
    switch (c.type) {
      case 1: return this.row(c);
      case 2: return this.button(c);
      case 3: return this.menu(c);
      case 9: return h("div", { class: "section" }, h("div", { class: "section-text" }, this.all(c.components)), this.one(c.accessory));
      case 10: return h("div", { class: "text" }, blocks(c.content, this.names));
      case 11: return this.picture(c.media, c.description, c.spoiler, "thumbnail");
      case 12: return h("div", { class: "gallery", data: { count: c.items.length } }, c.items.map((item) => this.picture(item.media, item.description, item.spoiler)));
      case 13: return this.file(c.file.url, c.name || decodeURIComponent(c.file.url.split("/").pop().split("?")[0]));
      case 14: return c.divider === false ? h("div", { class: `gap${c.spacing === 2 ? " wide" : ""}` }) : h("hr", { class: c.spacing === 2 ? "wide" : "" });
      case 17: return this.container(c);
      default: return h("p", { class: "md-small" }, `[${c.type}]`);
    }
  }

  container(c) {
    const box = h("div", { class: "container" }, this.all(c.components));
    if (typeof c.accent_color === "number") box.style.setProperty("--accent-line", colour(c.accent_color));
    return c.spoiler ? covered(box) : box;
  }

  row(c) {
    const isMenu = c.components.some((child) => child.type !== 2);
    return h("div", { class: isMenu ? "row menu-row" : "row" }, this.all(c.components));
  }

  button(c) {
    const content = [emojiNode(c.emoji, Boolean(c.label)), c.label ? h("span", {}, shapes(c.label)) : null];
    return h("button", { type: "button", class: `button ${STYLES[c.style]}`, disabled: Boolean(c.disabled), data: { key: c.custom_id },
      onclick: () => this.act(c) }, content);
  }

  menu(c) {
    const entries = c.options.map((o) => ({ value: o.value, label: o.label, emoji: o.emoji, description: o.description, chosen: o.default }));
    return menuButton({
      placeholder: c.placeholder || t("choose"), entries, least: c.min_values ?? 1, most: c.max_values ?? 1,
      disabled: Boolean(c.disabled), key: c.custom_id, pick: (values) => this.act(c, values),
    });
  }

  picture(media, description, spoiler, kind = "") {
    const url = local(media.url);
    if (!url) return h("a", { href: media.url, target: "_blank", rel: "noreferrer noopener" }, description || media.url);
    const number = this.pictures.push({ url, description, width: media.width, height: media.height }) - 1;
    const image = h("img", { src: url, alt: description || t("picture"), width: media.width, height: media.height, decoding: "async" });
    const button = h("button", { type: "button", class: `picture ${kind}`, "aria-haspopup": "dialog", onclick: () => showPictures(this.pictures, number) }, image);
    if (media.width && media.height) button.style.setProperty("--ratio", media.width / media.height);
    return spoiler ? covered(button) : button;
  }

  file(url, name, size) {
    const note = size === undefined ? null : h("span", { class: "option-note" }, `${Math.ceil(size / 1024)} KiB`);
    return h("a", { class: "file", href: local(url), download: name }, h("span", { "aria-hidden": "true" }, "📄"), h("span", {}, name), note);
  }

  attachments(list) {
    const pictures = list.filter((one) => (one.content_type || "").startsWith("image/"));
    const files = list.filter((one) => !pictures.includes(one));
    const gallery = pictures.length
      ? h("div", { class: "gallery", data: { count: pictures.length } }, pictures.map((one) => this.picture(one, one.description, one.filename.startsWith("SPOILER_"))))
      : null;
    return [gallery, files.map((one) => this.file(one.url, one.filename, one.size))];
  }
}

function covered(content) {
  const cover = h("button", { type: "button", class: "spoiler block", onclick: () => cover.replaceWith(content) }, t("spoiler"));
  return cover;
}
