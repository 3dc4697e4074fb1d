// One channel as a pane: heading, messages, and where to write. The page has two: the channel and the DM.
import { Composer } from "./composer.js";
import { Drawing } from "./components.js";
import { showModal } from "./dialogs.js";
import { face, fresh, h, later } from "./dom.js";
import { blocks } from "./markdown.js";
import { Refused, ask } from "./net.js";
import { t, timeNode } from "./words.js";

const EPHEMERAL = 64, LOADING = 128;
const TOGETHER = 7 * 60 * 1000;

/** `desk` is {names, place(), me(), bot(), read(channel, id), readUpTo(channel), toast(text)}. */
export class Pane {
  constructor(root, name, desk) {
    this.root = root;
    this.name = name;
    this.desk = desk;
    this.channel = null;
    this.messages = new Map();
    this.nodes = new Map();
    this.failed = new Set();
    this.pressed = null;
    this.openers = new Map();
    this.local = [];
    this.hidden = new Set(JSON.parse(sessionStorage.getItem("hidden") || "[]"));
    this.head = h("header", { class: "pane-head" });
    this.older = h("button", { type: "button", class: "button secondary older", hidden: true, onclick: () => this.showOlder() });
    this.list = h("div", { class: "list" });
    this.empty = h("p", { class: "empty" });
    this.log = h("div", { class: "log", role: "log", tabindex: "0" }, this.older, this.empty, this.list);
    this.jump = h("button", { type: "button", class: "button primary jump", hidden: true, onclick: () => this.toEnd() });
    this.composer = new Composer({
      channel: () => this.channel, place: () => this.desk.place(this), names: desk.names,
      say: (text) => this.try(ask("say", { channel: this.channel, content: text })),
      slash: (leaf, options) => this.slash(leaf, options),
    }, `${name}-write`);
    root.append(this.head, h("div", { class: "log-frame" }, this.log, this.jump), this.composer.root);
    this.atEnd = true;
    this.log.addEventListener("scroll", () => {
      this.atEnd = this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < 60;
      this.jump.hidden = this.atEnd;
      if (this.atEnd) this.seen();
    });
    new ResizeObserver(() => { if (this.atEnd) this.toEnd(); }).observe(this.list);
    new ResizeObserver(() => { if (this.atEnd) this.toEnd(); }).observe(this.log);
  }

  /** Show another channel; its messages follow. */
  enter(channel) {
    if (this.channel === channel) return;
    this.channel = channel;
    this.messages.clear();
    this.local = [];
    this.failed.clear();
    this.mark = this.desk.readUpTo(channel);
    this.atEnd = true;
    this.composer.renew();
    this.draw();
  }

  /** Words in another language. */
  retell() {
    this.older.textContent = t("older");
    this.jump.textContent = t("jump");
    this.composer.renew();
    this.nodes.clear();
    this.draw();
  }

  take({ fresh: anew, set, gone, older }) {
    const opened = anew ? null : set.filter((message) => message.flags & EPHEMERAL && !this.messages.has(message.id)).at(-1);
    if (anew) this.messages.clear();
    for (const message of set) {
      this.messages.set(message.id, message);
      this.nodes.delete(message.id);
    }
    for (const id of gone) {
      this.messages.delete(id);
      this.nodes.delete(id);
    }
    this.older.hidden = !older;
    const mine = set.some((message) => message.flags & EPHEMERAL && !anew);
    if (mine) this.atEnd = true;
    this.draw();
    if (opened) this.land(opened.id);
  }

  /** The focus moves to a new private message, unless somebody is writing or choosing. */
  land(id) {
    if (this.pressed?.id !== id) this.openers.set(id, this.pressed);
    if (!document.activeElement?.closest("input, textarea, select, dialog, .popup")) this.nodes.get(id)?.focus({ preventScroll: true });
  }

  async showOlder() {
    const height = this.log.scrollHeight;
    this.atEnd = false;
    await this.try(ask("older", { channel: this.channel }));
    this.log.scrollTop += this.log.scrollHeight - height;
  }

  toEnd() {
    this.log.scrollTop = this.log.scrollHeight;
    this.atEnd = true;
    this.jump.hidden = true;
    this.seen();
  }

  /** Everything here counts as read while somebody looks at it. */
  seen() {
    const last = [...this.messages.keys()].reduce((a, b) => (later(b, a) ? b : a), "0");
    if (this.channel && document.visibilityState === "visible" && this.root.offsetParent !== null) this.desk.read(this.channel, last);
  }

  // Drawing

  draw() {
    const focus = document.activeElement;
    const kept = this.list.contains(focus) ? { id: focus.closest("article")?.dataset.id, key: focus.dataset.key, whole: focus.matches("article") } : null;
    const sorted = [...this.messages.values()].filter((m) => !this.hidden.has(m.id)).sort((a, b) => (later(a.id, b.id) ? 1 : -1));
    const nodes = [];
    let before = null;
    let marked = false;
    for (const message of sorted) {
      const joined = before && before.author.id === message.author.id && !message.used_by
        && (before.flags & EPHEMERAL) === (message.flags & EPHEMERAL) && new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER;
      if (!marked && this.mark !== "0" && later(message.id, this.mark) && before && message.author.id !== this.desk.me().id && !(message.flags & EPHEMERAL)) {
        nodes.push(h("div", { class: "new-line", role: "separator", "aria-label": t("new-messages") }, h("span", { "aria-hidden": "true" }, t("new-messages"))));
        marked = true;
      }
      let node = this.nodes.get(message.id);
      if (!node || node.dataset.joined !== String(Boolean(joined))) {
        node = this.article(message, joined);
        this.nodes.set(message.id, node);
      }
      nodes.push(node);
      before = message;
    }
    for (const one of this.local) nodes.push(one);
    settle(this.list, nodes);
    this.empty.hidden = sorted.length > 0 || this.local.length > 0;
    this.empty.textContent = this.name === "dm" ? t("empty-dm") : t("empty-channel");
    this.log.setAttribute("aria-label", this.desk.place(this));
    if (kept?.id && !document.contains(focus)) this.refocus(kept);
    if (this.atEnd) this.toEnd();
  }

  /** The focus stays in a message that is edited. When one is gone it goes back to what had opened it. */
  refocus({ id, key, whole }) {
    const node = this.nodes.get(id);
    const opener = this.openers.get(id);
    if (!node?.isConnected && opener) return this.refocus(opener);
    const same = whole ? node : key && node?.querySelector(`[data-key="${CSS.escape(key)}"]:not(:disabled)`);
    const kept = node?.isConnected && (same || node.querySelector("button:not(:disabled):not(.picture)"));
    (kept || this.log).focus({ preventScroll: true });
  }

  article(message, joined) {
    const drawing = new Drawing(message, this.desk.names, (component, values) => this.use(message, component, values));
    const name = message.author.global_name || message.author.username;
    const nameId = fresh("by");
    const mine = message.content.includes(`<@${this.desk.me().id}>`) || JSON.stringify(message.components).includes(`<@${this.desk.me().id}>`);
    const calls = mine && message.author.bot;
    const head = joined
      ? h("span", { class: "by only-read", id: nameId }, name)
      : h("div", { class: "by" }, h("span", { class: "name", id: nameId }, name), message.author.bot ? h("span", { class: "tag" }, t("app")) : null, timeNode(message.timestamp));
    const node = h("article", { class: `message${joined ? " joined" : ""}${message.flags & EPHEMERAL ? " ephemeral" : ""}${calls ? " calling" : ""}`, "aria-labelledby": nameId, tabindex: message.flags & EPHEMERAL ? "-1" : null, data: { id: message.id, joined: String(Boolean(joined)) } },
      this.above(message),
      joined ? h("span", { class: "gutter" }) : face(message.author),
      h("div", { class: "body" }, head, this.content(message, drawing), this.foot(message)));
    return node;
  }

  above(message) {
    if (!message.used || (message.flags & EPHEMERAL && message.type !== 20)) return null;
    return h("p", { class: "above" }, t("used", { name: message.used_by, command: `/${message.used}` }));
  }

  content(message, drawing) {
    if (message.flags & LOADING) return h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), t("thinking", { name: message.author.global_name }));
    const v2 = Boolean(message.flags & 32768);
    return [
      message.content ? h("div", { class: "text" }, blocks(message.content, this.desk.names)) : null,
      message.edited_timestamp && !v2 ? h("span", { class: "edited" }, t("edited")) : null,
      v2 ? null : drawing.attachments(message.attachments),
      drawing.all(message.components),
    ];
  }

  foot(message) {
    const lines = [];
    if (this.failed.has(message.id)) lines.push(h("p", { class: "failed", role: "alert" }, t("interaction-failed")));
    if (message.flags & EPHEMERAL) {
      lines.push(h("p", { class: "only-you" }, h("span", { "aria-hidden": "true" }, "◉ "), t("only-you"), " · ",
        h("button", { type: "button", class: "text-button", onclick: () => this.dismiss(message.id) }, t("dismiss"))));
    }
    return lines;
  }

  dismiss(id) {
    this.hidden.add(id);
    sessionStorage.setItem("hidden", JSON.stringify([...this.hidden].slice(-500)));
    this.draw();
    this.refocus({ id });
  }

  // Acting

  async use(message, component, values) {
    const node = this.nodes.get(message.id);
    if (node?.dataset.busy) return;
    if (node) node.dataset.busy = component.custom_id;
    this.pressed = { id: message.id, key: component.custom_id };
    const pressed = node?.querySelector(`[data-key="${CSS.escape(component.custom_id)}"]`);
    pressed?.classList.add("busy");
    if (this.failed.delete(message.id)) this.again(message.id);
    try {
      const common = { message: message.id, what: component.custom_id };
      const answer = await (values ? ask("select", { ...common, values }) : ask("click", common));
      if (answer.kind === "none") this.fail(message.id);
      if (answer.modal) this.modal(answer, message.id);
    } catch (error) {
      // A message edited under the finger no longer has what was pressed; Discord says just this.
      if (error instanceof Refused && error.message !== "closed") this.fail(message.id);
      else this.trouble(error);
    } finally {
      pressed?.classList.remove("busy");
      if (node) delete node.dataset.busy;
    }
  }

  again(id) {
    this.nodes.delete(id);
    this.draw();
  }

  fail(id) {
    this.failed.add(id);
    this.again(id);
  }

  modal(answer, messageId) {
    showModal(answer.modal, this.desk.names, async (values) => {
      const result = await ask("modal", { interaction: answer.interaction, values });
      if (result.kind === "none") throw new Error(t("interaction-failed"));
      if (messageId && this.failed.delete(messageId)) this.again(messageId);
    });
  }

  async slash(leaf, options) {
    const line = h("p", { class: "local", role: "status" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), t("sending"));
    const remove = () => { this.local = this.local.filter((one) => one !== line); this.draw(); };
    this.local.push(line);
    this.atEnd = true;
    this.draw();
    try {
      const answer = await ask("slash", { channel: this.channel, command: leaf.command, options });
      if (answer.kind !== "none") remove();
      else {
        line.className = "local failed";
        line.replaceChildren(`/${leaf.name}: ${t("no-response")} · `, h("button", { type: "button", class: "text-button", onclick: remove }, t("dismiss")));
      }
      if (answer.modal) this.modal(answer, null);
    } catch (error) {
      remove();
      this.trouble(error);
    }
  }

  async try(promise) {
    try {
      return await promise;
    } catch (error) {
      return this.trouble(error);
    }
  }

  trouble(error) {
    if (!(error instanceof Refused)) throw error;
    this.desk.toast(error.message === "closed" ? t("offline") : error.message);
  }
}

/** Make a parent's children these, moving as little as possible (so that nothing loses its place). */
function settle(parent, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  nodes.forEach((node, at) => {
    if (parent.children[at] !== node) parent.insertBefore(node, parent.children[at] || null);
  });
}
