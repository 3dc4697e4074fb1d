// Lists to choose from: a popup that belongs to a button or to a text field. Arrows, Home, End, Enter, Esc.
import { emojiNode, fresh, h, shapes } from "./dom.js";
import { t } from "./words.js";

let open = null;

/** Close the list that is open, if any. */
export function closeList() {
  if (open) open.close();
}

document.addEventListener("pointerdown", (event) => {
  if (open && !open.root.contains(event.target) && !open.anchor.contains(event.target)) closeList();
});
window.addEventListener("resize", closeList);

class Popup {
  constructor(anchor, label, onclose) {
    closeList();
    this.anchor = anchor;
    this.onclose = onclose;
    this.list = h("div", { class: "options", role: "listbox", id: fresh("list"), "aria-label": label, tabindex: anchor.matches("input") ? "-1" : "0" });
    this.foot = h("div", { class: "popup-foot" });
    this.root = h("div", { class: "popup" }, this.list, this.foot);
    // A modal dialog makes everything outside it inert, so its lists must stand inside it.
    (anchor.closest("dialog") || document.body).append(this.root);
    anchor.setAttribute("aria-expanded", "true");
    anchor.setAttribute("aria-controls", this.list.id);
    this.active = -1;
    this.rows = [];
    open = this;
  }

  /** Show these: {label, description, value, chosen}; `text` stands alone when there is nothing to choose. */
  fill(entries, text, pick) {
    this.entries = entries;
    this.rows = entries.map((entry, at) =>
      h("div", { class: "option", role: "option", id: `${this.list.id}-${at}`, "aria-selected": String(Boolean(entry.chosen)),
        onclick: () => pick(entry, at), onpointermove: () => this.move(at, false) },
      h("span", { class: "option-label" }, emojiNode(entry.emoji, true), shapes(entry.label)),
      entry.description ? h("span", { class: "option-note" }, entry.description) : null));
    this.list.replaceChildren(...(this.rows.length ? this.rows : [h("div", { class: "option-none", role: "option", "aria-disabled": "true", "aria-selected": "false" }, text)]));
    this.active = -1;
    this.place();
  }

  move(at, scroll = true) {
    if (!this.rows.length) return;
    this.rows[this.active]?.classList.remove("active");
    this.active = (at + this.rows.length) % this.rows.length;
    const row = this.rows[this.active];
    row.classList.add("active");
    if (scroll) row.scrollIntoView({ block: "nearest" });
    this.holder().setAttribute("aria-activedescendant", row.id);
  }

  holder() {
    return this.anchor.matches("input") ? this.anchor : this.list;
  }

  /** Above or below the anchor, wherever there is more room, never beyond the window. */
  place() {
    const box = this.anchor.getBoundingClientRect();
    const below = window.innerHeight - box.bottom;
    const upward = below < 320 && box.top > below;
    const width = Math.min(Math.max(box.width, 300), window.innerWidth - 16);
    const style = this.root.style;
    style.width = `${width}px`;
    style.left = `${Math.max(8, Math.min(box.left, window.innerWidth - width - 8))}px`;
    style.maxHeight = `${Math.max(120, Math.min(420, (upward ? box.top : below) - 12))}px`;
    style.top = upward ? "auto" : `${box.bottom + 4}px`;
    style.bottom = upward ? `${window.innerHeight - box.top + 4}px` : "auto";
  }

  /** Whether a key was for the list. */
  key(event) {
    const steps = { ArrowDown: this.active + 1, ArrowUp: this.active - 1, Home: 0, End: this.rows.length - 1 };
    const textEdit = this.anchor.matches("input") && (event.key === "Home" || event.key === "End");
    if (event.key in steps && !textEdit) this.move(this.active < 0 && event.key === "ArrowUp" ? -1 : steps[event.key]);
    else if (event.key === "Escape") this.close(true);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  close(back = false) {
    if (open !== this) return;
    open = null;
    this.root.remove();
    this.anchor.setAttribute("aria-expanded", "false");
    this.anchor.removeAttribute("aria-controls");
    this.anchor.removeAttribute("aria-activedescendant");
    if (back) this.anchor.focus();
    this.onclose?.();
  }
}

/** A menu button: choose one, or between `least` and `most` of the entries; then `pick(values)`. */
export function menuButton({ placeholder, entries, least = 1, most = 1, disabled = false, pick, key }) {
  const shown = entries.filter((entry) => entry.chosen).flatMap((entry, at) => [at ? ", " : null, emojiNode(entry.emoji, true), ...shapes(entry.label)]);
  const button = h("button", { type: "button", class: "select", "aria-haspopup": "listbox", "aria-expanded": "false", disabled, data: { key } },
    h("span", { class: "select-text" }, shown.length ? shown : shapes(placeholder)), h("span", { class: "select-arrow", "aria-hidden": "true" }, "▾"));
  const several = most > 1 || least === 0;
  button.addEventListener("click", () => {
    if (open?.anchor === button) return open.close(true);
    const chosen = new Set(entries.filter((entry) => entry.chosen).map((entry) => entry.value));
    const popup = new Popup(button, placeholder);
    const finish = (values) => { popup.close(true); pick(values); };
    const done = h("button", { type: "button", class: "button primary" });
    const count = () => {
      done.textContent = chosen.size < least ? t("too-few", { count: least }) : t("done", { count: chosen.size });
      done.disabled = chosen.size < least;
    };
    const take = (entry, at) => {
      if (!several) return finish([entry.value]);
      if (chosen.has(entry.value)) chosen.delete(entry.value);
      else if (chosen.size < most) chosen.add(entry.value);
      popup.rows[at].setAttribute("aria-selected", String(chosen.has(entry.value)));
      count();
    };
    if (several) {
      popup.list.setAttribute("aria-multiselectable", "true");
      done.addEventListener("click", () => finish([...chosen]));
      popup.foot.append(done);
      count();
    }
    popup.fill(entries, t("no-options"), take);
    popup.move(Math.max(0, entries.findIndex((entry) => entry.chosen)));
    popup.list.focus();
    let typed = "";
    popup.list.addEventListener("keydown", (event) => {
      if (popup.key(event)) return;
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        take(entries[popup.active], popup.active);
      } else if (event.key.length === 1 && !event.ctrlKey && !event.altKey) {
        typed += event.key.toLowerCase();
        setTimeout(() => { typed = ""; }, 800);
        const found = entries.findIndex((entry) => entry.label.toLowerCase().startsWith(typed));
        if (found >= 0) popup.move(found);
      } else if (event.key === "Tab" && !several) popup.close();
    });
    popup.root.addEventListener("keydown", (event) => { if (event.key === "Escape") popup.close(true); });
  });
  return button;
}

/** Suggestions under a text field. `look(text)` returns or resolves to entries; `pick(entry)` takes one. */
export function suggest(input, { label, look, pick, empty, wait = 0, whenOpen }) {
  let popup = null;
  let timer = 0;
  let round = 0;
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-expanded", "false");
  input.autocomplete = "off";
  const take = (entry) => { popup?.close(); pick(entry); };
  const refresh = () => {
    if (!whenOpen()) return popup?.close();
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const mine = ++round;
      const found = look(input.value);
      if (found instanceof Promise && !popup) {
        popup = new Popup(input, label, () => { popup = null; });
        popup.fill([], t("loading-options"), take);
      }
      let entries = [];
      let text = empty();
      try {
        entries = await found;
      } catch {
        text = t("failed-options");
      }
      if (mine !== round || document.activeElement !== input || !whenOpen()) return;
      popup ??= new Popup(input, label, () => { popup = null; });
      popup.fill(entries, text, take);
      if (entries.length) popup.move(0);
    }, wait);
  };
  input.addEventListener("input", refresh);
  input.addEventListener("focus", refresh);
  input.addEventListener("blur", () => { round++; clearTimeout(timer); setTimeout(() => { if (document.activeElement !== input) popup?.close(); }, 150); });
  input.addEventListener("keydown", (event) => {
    if (!popup) return;
    if (popup.key(event)) { round++; return; }
    if ((event.key === "Enter" || event.key === "Tab") && popup.rows.length && popup.active >= 0) {
      if (event.key === "Enter") { event.preventDefault(); event.stopImmediatePropagation(); }
      take(popup.entries[popup.active]);
    }
  });
  return { refresh };
}
