// Where one writes: a text, or a slash command with its options and the bot's completions.
import { fresh, h } from "./dom.js";
import { suggest } from "./listbox.js";
import { ask } from "./net.js";
import { t } from "./words.js";

const STRING = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, NUMBER = 10;

/** Kept for one channel; `desk` is {channel(), place(), names, slash(command, options), say(text)}. */
export class Composer {
  constructor(desk, id) {
    this.desk = desk;
    this.id = id;
    this.root = h("div", { class: "composer" });
    this.commands = null;
    this.showText();
  }

  /** Another channel, another language, or other commands. */
  renew() {
    this.commands = null;
    this.showText(this.input?.isConnected ? this.input.value : "");
  }

  async known() {
    this.commands ??= await ask("commands", { channel: this.desk.channel() });
    return this.commands;
  }

  showText(text = "") {
    this.leaf = null;
    const label = t("write", { place: this.desk.place() });
    const input = h("input", { type: "text", id: this.id, class: "write", "aria-label": label, placeholder: label, maxlength: 2000 });
    input.value = text;
    this.input = input;
    suggest(input, {
      label: t("commands"), empty: () => t("no-command"),
      whenOpen: () => input.value.startsWith("/"),
      look: async (typed) => this.matching(await this.known(), typed),
      pick: (entry) => this.showCommand(entry.value),
    });
    const form = h("form", { class: "write-form" }, input, h("button", { type: "submit", class: "button secondary send" }, t("send")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const said = input.value.trim();
      if (!said || said.startsWith("/")) return;
      input.value = "";
      this.desk.say(said);
    });
    this.root.replaceChildren(form);
  }

  matching(commands, typed) {
    const wanted = typed.slice(1).trim().toLowerCase();
    const fits = (leaf) => [leaf.name, leaf.command, leaf.description].findIndex((words) => words.toLowerCase().includes(wanted));
    return commands
      .map((leaf) => ({ leaf, at: leaf.name.toLowerCase().startsWith(wanted) || leaf.command.startsWith(wanted) ? -1 : fits(leaf) }))
      .filter(({ leaf, at }) => at !== -1 || leaf.name.toLowerCase().startsWith(wanted) || leaf.command.startsWith(wanted))
      .sort((a, b) => a.at - b.at)
      .map(({ leaf }) => ({ value: leaf, label: `/${leaf.name}`, description: leaf.description }));
  }

  showCommand(leaf) {
    this.leaf = leaf;
    this.values = new Map();
    const trouble = h("p", { class: "trouble", role: "alert" });
    const fields = h("div", { class: "command-fields" });
    const more = h("div", { class: "more-options" });
    const add = (option, focus) => {
      const field = this.field(option, trouble);
      fields.append(field);
      if (focus) field.querySelector("input, select").focus();
    };
    for (const option of leaf.options) {
      if (option.required) add(option, false);
      else {
        const button = h("button", { type: "button", class: "chip", "aria-label": t("add-option", { name: option.label }), onclick: () => { button.remove(); add(option, true); } }, `+ ${option.label}`);
        more.append(button);
      }
    }
    const form = h("form", { class: "command", "aria-label": `/${leaf.name}` },
      h("div", { class: "command-head" }, h("strong", {}, `/${leaf.name}`), h("span", { class: "option-note" }, leaf.description),
        h("button", { type: "button", class: "quiet", "aria-label": t("cancel-command"), title: t("cancel-command"), onclick: () => this.leave() }, "✕")),
      fields, more, trouble, h("button", { type: "submit", class: "button primary send" }, t("send")));
    form.addEventListener("submit", (event) => { event.preventDefault(); this.send(trouble); });
    form.addEventListener("keydown", (event) => { if (event.key === "Escape") this.leave(); });
    this.root.replaceChildren(form);
    (form.querySelector("input, select") || form.querySelector(".send")).focus();
  }

  leave() {
    this.showText();
    this.input.focus();
  }

  send(trouble) {
    const options = {};
    for (const option of this.leaf.options) {
      const value = this.values.get(option.name)?.();
      if (value === undefined || value === "") {
        if (option.required) { trouble.textContent = `${option.label}: ${t("required")}`; return; }
        continue;
      }
      if (typeof value === "number" && Number.isNaN(value)) { trouble.textContent = `${option.label}: ${t("not-number")}`; return; }
      options[option.name] = value;
    }
    const leaf = this.leaf;
    this.leave();
    this.desk.slash(leaf, options);
  }

  /** The values given so far, except of one option: what a completion may look at. */
  others(name) {
    const given = {};
    for (const [other, read] of this.values) {
      const value = read();
      if (other !== name && value !== undefined && value !== "" && !Number.isNaN(value)) given[other] = value;
    }
    return given;
  }

  field(option, trouble) {
    const id = fresh("option");
    const choices = this.choices(option);
    let control;
    if (choices) {
      control = h("select", { id }, option.required && choices.length ? null : h("option", { value: "" }, "–"), choices.map((c, at) => h("option", { value: String(at) }, c.name)));
      this.values.set(option.name, () => (control.value === "" ? undefined : choices[Number(control.value)].value));
    } else {
      control = h("input", { type: "text", id, inputmode: option.type === INTEGER ? "numeric" : null, maxlength: option.max_length ?? 6000 });
      let picked = null;
      const numeric = option.type === INTEGER || option.type === NUMBER;
      this.values.set(option.name, () => {
        if (picked && control.value === picked.label) return picked.value;
        const text = control.value.trim();
        return numeric && text ? Number(text) : text;
      });
      if (option.autocomplete) {
        suggest(control, {
          label: option.label, empty: () => t("no-options"), wait: 90, whenOpen: () => !(picked && control.value === picked.label),
          look: async () => (await ask("complete", { channel: this.desk.channel(), command: this.leaf.command, option: option.name, text: control.value, options: this.others(option.name) }))
            .map((choice) => ({ label: choice.name, value: choice.value })),
          pick: (entry) => { picked = entry; control.value = entry.label; },
        });
      }
    }
    control.addEventListener("input", () => { trouble.textContent = ""; });
    const note = option.description ? h("span", { class: "option-note", id: `${id}-note` }, option.description) : null;
    if (note) control.setAttribute("aria-describedby", note.id);
    if (option.required) control.setAttribute("aria-required", "true");
    return h("div", { class: "command-field" }, h("label", { for: id }, option.label), control, note);
  }

  choices(option) {
    if (option.choices.length) return option.choices;
    if (option.type === BOOLEAN) return [{ name: t("yes"), value: true }, { name: t("no"), value: false }];
    if (option.type === USER) return this.desk.names.everybody();
    return option.type === CHANNEL ? this.desk.names.everywhere() : null;
  }
}
