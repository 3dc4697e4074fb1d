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

/** A face: a round for people, a square for the bot; colour and initial from id and name. */
export function face(person, size = "") {
  const hue = Number(BigInt(person.id) % 360n) * 67 % 360;
  const initial = [...(person.name || person.global_name || "?")][0];
  const element = h("span", { class: `face ${size} ${person.bot ? "bot" : ""}`, "aria-hidden": "true", data: { initial } });
  element.style.setProperty("--hue", hue);
  return element;
}
