// Windows over the page: a picture large, a modal to fill in, and a plain text.
import { fresh, h } from "./dom.js";
import { blocks } from "./markdown.js";
import { t } from "./words.js";

function opened(dialog, back) {
  document.body.append(dialog);
  dialog.addEventListener("close", () => { dialog.remove(); back?.focus?.(); });
  dialog.showModal();
  return dialog;
}

/** Show some pictures large, beginning with one: zoom, drag, leaf through; the alt text stands below. */
export function showPictures(pictures, number) {
  const back = document.activeElement;
  let at = number;
  let zoom = 0;
  const image = h("img", { class: "large", draggable: "false" });
  const stage = h("div", { class: "stage", tabindex: "0", role: "group", "aria-label": t("picture") }, image);
  const caption = h("p", { class: "caption", tabindex: "0" });
  const place = h("span", { class: "small" });
  const button = (word, sign, go) => h("button", { type: "button", class: "button secondary", "aria-label": t(word), title: t(word), onclick: go }, sign);
  const fitting = () => Math.min(stage.clientWidth / (image.naturalWidth || 1), stage.clientHeight / (image.naturalHeight || 1), 1) || 1;
  const size = (to, x = 0.5, y = 0.5) => {
    const before = { w: stage.scrollWidth, h: stage.scrollHeight, left: stage.scrollLeft, top: stage.scrollTop };
    zoom = to <= fitting() * 1.02 ? 0 : Math.min(to, 6);
    const scale = zoom || fitting();
    image.style.width = `${Math.round(image.naturalWidth * scale)}px`;
    stage.classList.toggle("zoomed", zoom > 0);
    const px = x * stage.clientWidth, py = y * stage.clientHeight;
    stage.scrollLeft = (before.left + px) * stage.scrollWidth / before.w - px;
    stage.scrollTop = (before.top + py) * stage.scrollHeight / before.h - py;
    place.textContent = `${Math.round(scale * 100)} %`;
  };
  const by = (factor, x, y) => size((zoom || fitting()) * factor, x, y);
  const show = (to) => {
    at = (to + pictures.length) % pictures.length;
    const one = pictures[at];
    zoom = 0;
    image.onload = () => size(0);
    image.src = one.url;
    image.alt = one.description || t("picture");
    caption.textContent = one.description || t("no-alt");
  };
  const several = pictures.length > 1;
  const dialog = h("dialog", { class: "viewer", "aria-label": t("picture") },
    h("div", { class: "viewer-bar" }, place,
      several ? button("previous", "‹", () => show(at - 1)) : null, several ? button("next", "›", () => show(at + 1)) : null,
      button("zoom-out", "−", () => by(1 / 1.4)), button("zoom-in", "+", () => by(1.4)), button("fit", "⤢", () => size(0)),
      button("close", "✕", () => dialog.close())),
    stage, caption);
  dialog.addEventListener("keydown", (event) => {
    const keys = { "+": () => by(1.4), "-": () => by(1 / 1.4), 0: () => size(0), PageDown: () => show(at + 1), PageUp: () => show(at - 1) };
    if (keys[event.key]) { event.preventDefault(); keys[event.key](); }
  });
  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    const box = stage.getBoundingClientRect();
    by(event.deltaY < 0 ? 1.15 : 1 / 1.15, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  }, { passive: false });
  drags(stage, (x, y) => (zoom ? size(0) : size(Math.max(1, fitting() * 2), x, y)), by);
  opened(dialog, back);
  show(at);
  stage.focus();
}

/** Dragging scrolls, two fingers zoom, a press without moving is a tap. */
function drags(stage, tap, by) {
  const down = new Map();
  let moved = 0;
  let apart = 0;
  const spread = () => {
    const [a, b] = [...down.values()];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  stage.addEventListener("pointerdown", (event) => {
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    stage.setPointerCapture(event.pointerId);
    moved = down.size > 1 ? 99 : 0;
    if (down.size === 2) apart = spread();
  });
  stage.addEventListener("pointermove", (event) => {
    const from = down.get(event.pointerId);
    if (!from) return;
    moved += Math.abs(event.clientX - from.x) + Math.abs(event.clientY - from.y);
    if (down.size === 1) stage.scrollBy(from.x - event.clientX, from.y - event.clientY);
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (down.size === 2) {
      const now = spread();
      by(now / apart);
      apart = now;
    }
  });
  const up = (event) => {
    const box = stage.getBoundingClientRect();
    if (down.delete(event.pointerId) && moved < 6 && event.type === "pointerup") tap((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };
  stage.addEventListener("pointerup", up);
  stage.addEventListener("pointercancel", up);
}

/** A text in a window. */
export function showText(title, lines) {
  const id = fresh("title");
  const dialog = h("dialog", { class: "modal", "aria-labelledby": id }, h("h2", { id }, title), lines.map((line) => h("p", {}, line)),
    h("div", { class: "modal-foot" }, h("button", { type: "button", class: "button primary", onclick: () => dialog.close() }, t("close"))));
  opened(dialog, document.activeElement);
}

/** A modal of the bot. `submit(values)` may reject; the modal stays open then. */
export function showModal(modal, names, submit) {
  const id = fresh("title");
  const reads = [];
  const fields = modal.components.map((part) => {
    if (part.type === 10) return h("div", { class: "text" }, blocks(part.content, names));
    return field(part.component, part, reads);
  });
  const trouble = h("p", { class: "trouble", role: "alert" });
  const send = h("button", { type: "submit", class: "button primary" }, t("submit"));
  const form = h("form", { method: "dialog" }, h("h2", { id }, modal.title), fields, trouble,
    h("div", { class: "modal-foot" }, h("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, t("cancel")), send));
  const dialog = h("dialog", { class: "modal", "aria-labelledby": id }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.disabled = true;
    try {
      await submit(Object.fromEntries(reads.map((read) => read()).filter(([, value]) => value !== undefined)));
      dialog.close();
    } catch (error) {
      trouble.textContent = error.message;
      send.disabled = false;
    }
  });
  opened(dialog, document.activeElement);
  form.querySelector("input, textarea, select")?.focus();
}

function field(c, described, reads) {
  const id = fresh("field");
  const needed = c.required ?? true;
  const label = h("label", { for: id }, described.label, needed ? h("span", { class: "needed", "aria-hidden": "true" }, " *") : null);
  const note = described.description ? h("p", { class: "hint", id: `${id}-note` }, described.description) : null;
  const common = { id, "aria-describedby": note ? `${id}-note` : null };
  if (c.type === 4) {
    const props = { ...common, placeholder: c.placeholder, minlength: c.min_length, maxlength: c.max_length ?? 4000, required: needed };
    const input = c.style === 2 ? h("textarea", { ...props, rows: 5 }) : h("input", { ...props, type: "text" });
    input.value = c.value || "";
    reads.push(() => [c.custom_id, input.value]);
    return h("div", { class: "field" }, label, note, input);
  }
  const most = c.max_values ?? (c.type === 22 ? c.options.length : 1);
  if (c.type !== 3 || most > 1) return group(c, most, described, needed, note, reads);
  const select = h("select", { ...common, required: needed },
    h("option", { value: "" }, c.placeholder || t("choose")),
    c.options.map((o) => h("option", { value: o.value, selected: Boolean(o.default) }, o.description ? `${o.label} (${o.description})` : o.label)));
  reads.push(() => [c.custom_id, [...select.selectedOptions].map((o) => o.value).filter(Boolean)]);
  return h("div", { class: "field" }, label, note, select);
}

/** One of several, or some of them, as buttons of a group; of a menu that takes several, too. */
function group(c, most, described, needed, note, reads) {
  const name = fresh("group");
  const one = c.type === 21;
  const boxes = c.options.map((o) => h("input", { type: one ? "radio" : "checkbox", name, value: o.value, checked: Boolean(o.default), required: one && needed }));
  const ticked = () => boxes.filter((box) => box.checked);
  reads.push(() => [c.custom_id, ticked().map((box) => box.value)]);
  const limit = () => boxes.forEach((box) => { box.disabled = !box.checked && ticked().length >= most; });
  const choices = h("div", { class: "choices" }, c.options.map((o, at) => h("label", { class: "ticked" }, boxes[at], h("span", {}, o.label, o.description ? h("span", { class: "option-note" }, o.description) : null))));
  if (!one) { choices.addEventListener("change", limit); limit(); }
  return h("fieldset", { class: "field", "aria-describedby": note?.id ?? null }, h("legend", {}, described.label, needed ? h("span", { class: "needed", "aria-hidden": "true" }, " *") : null), note, choices);
}
