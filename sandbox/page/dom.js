// Making elements. Text is always set as text, never as HTML, so nothing a message says can become markup.

/** An element: `h("p", {class: "hint", onclick: go}, "text", child)`. Null children are left out. */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked" || name === "disabled") element[name] = value;
    else if (name === "data") Object.assign(element.dataset, value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

let counter = 0;
/** An id nobody else on the page has. */
export const fresh = (stem) => `${stem}-${++counter}`;

/** Whether one snowflake is later than another; both are texts. */
export const later = (a, b) => BigInt(a || 0) > BigInt(b || 0);

const SHAPES = { "🔵": "circle", "●": "circle", "🔺": "triangle", "▲": "triangle", "🟩": "square", "■": "square", "◆": "diamond", "⭐": "star", "★": "star", "⬟": "pentagon" };
const COLOURS = { "🔵": "#2f7fc2", "🔺": "#dd2e44", "🟩": "#3d9f4e", "⭐": "#f0a92e" };

/** A text in which the signs of seats are drawn: a machine without a font of emoji would show empty boxes. */
export function shapes(text) {
  return text.split(/([🔵●🔺▲🟩■◆⭐★⬟])/u).filter(Boolean).map((part) => {
    if (!(part in SHAPES)) return part;
    const sign = h("span", { class: `shape ${SHAPES[part]}` }, h("span", { class: "only-read" }, part));
    if (part in COLOURS) sign.style.setProperty("--shape", COLOURS[part]);
    return sign;
  });
}

/** An emoji of a message: the application's own is a picture, any other is written. */
export function emojiNode(emoji, beside = false) {
  if (!emoji?.id) return emoji?.name ? h("span", { "aria-hidden": beside ? "true" : null }, shapes(emoji.name)) : null;
  const alt = beside ? "" : `:${emoji.name}:`;
  return h("img", { class: "emoji", src: `/cdn/emojis/${emoji.id}.png`, alt, title: alt || null, width: 22, height: 22, draggable: "false" });
}

/** A face: a round for people, a square for the bot; colour and initial from id and name. */
export function face(person, size = "") {
  const hue = Number(BigInt(person.id) % 360n) * 67 % 360;
  const initial = [...(person.name || person.global_name || "?")][0];
  const element = h("span", { class: `face ${size} ${person.bot ? "bot" : ""}`, "aria-hidden": "true", data: { initial } });
  element.style.setProperty("--hue", hue);
  return element;
}
