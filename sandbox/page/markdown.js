// Discord's markdown as elements. `names` resolves mentions: {user(id), channel(id), go(channelId)}.
import { emojiNode, h, shapes } from "./dom.js";
import { full, t, timeNode } from "./words.js";

const INLINE = [
  [/^\\([^\w\s])/, (m) => m[1]],
  [/^```(?:[\w+-]*\n)?([\s\S]+?)```/, (m) => h("pre", {}, h("code", {}, m[1]))],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (m) => h("code", {}, m[2].replace(/^ (.*) $/, "$1"))],
  [/^<@!?(\d+)>/, (m, names) => userNode(m[1], names)],
  [/^<#(\d+)>/, (m, names) => channelNode(m[1], names)],
  [/^<@&(\d+)>/, (m) => h("span", { class: "mention" }, `@${m[1]}`)],
  [/^<\/([^:>]+):\d+>/, (m) => h("span", { class: "mention" }, `/${m[1]}`)],
  [/^<a?:(\w+):(\d+)>/, (m) => emojiNode({ name: m[1], id: m[2] })],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => stamp(Number(m[1]) * 1000, m[2])],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m, names) => link(m[2], inline(m[1], names))],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], m[1])],
  [/^https?:\/\/[^\s<>)\]]+[^\s<>)\].,;:!?。、]/, (m) => link(m[0], m[0])],
  [/^\*\*\*([\s\S]+?)\*\*\*(?!\*)/, (m, names) => h("strong", {}, h("em", {}, inline(m[1], names)))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m, names) => h("strong", {}, inline(m[1], names))],
  [/^__([\s\S]+?)__(?!_)/, (m, names) => h("u", {}, inline(m[1], names))],
  [/^~~([\s\S]+?)~~/, (m, names) => h("s", {}, inline(m[1], names))],
  [/^\|\|([\s\S]+?)\|\|/, (m, names) => spoiler(inline(m[1], names))],
  [/^\*(?!\s)([^*]+?)\*(?!\*)/, (m, names) => h("em", {}, inline(m[1], names))],
  [/^_(?!\s)([^_]+?)_(?!\w)/, (m, names) => h("em", {}, inline(m[1], names))],
];

/** A text without line structure. */
export function inline(text, names) {
  const out = [];
  let plain = "";
  let rest = text;
  while (rest) {
    let found = null;
    if (/^[\\`<[h*_~|]/.test(rest)) {
      const inWord = rest[0] === "_" && /\w$/.test(plain);
      found = inWord ? null : INLINE.map(([rule, make]) => [rest.match(rule), make]).find(([match]) => match);
    }
    if (found) {
      if (plain) out.push(...shapes(plain));
      plain = "";
      out.push(found[1](found[0], names));
      rest = rest.slice(found[0][0].length);
    } else {
      const letter = String.fromCodePoint(rest.codePointAt(0));
      plain += letter;
      rest = rest.slice(letter.length);
    }
  }
  if (plain) out.push(...shapes(plain));
  return out;
}

function userNode(id, names) {
  const name = names.user(id);
  const mine = names.me === id ? " me" : "";
  return h("span", { class: `mention${mine}` }, `@${name ?? t("unknown-user")}`);
}

function channelNode(id, names) {
  const name = names.channel(id);
  if (name === undefined) return h("span", { class: "mention" }, `#${t("unknown-channel")}`);
  return h("button", { type: "button", class: "mention link", onclick: () => names.go(id) }, `#${name}`);
}

function stamp(moment, style = "f") {
  if (style === "R") return timeNode(moment);
  const styles = {
    t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
    f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
  };
  return h("time", { datetime: new Date(moment).toISOString(), "data-fixed": true }, full(moment, styles[style]));
}

const link = (url, content) => h("a", { href: url, target: "_blank", rel: "noreferrer noopener" }, content);

function spoiler(content) {
  const hidden = h("span", { class: "spoiler-text", hidden: true }, content);
  const cover = h("button", { type: "button", class: "spoiler", "aria-label": t("spoiler"), onclick: () => { cover.remove(); hidden.hidden = false; } }, "▒▒▒▒");
  return h("span", {}, cover, hidden);
}

/** A text with headings, lists, quotes and code blocks, as a list of elements. */
export function blocks(text, names) {
  const out = [];
  const lines = text.split("\n");
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) out.push(h("p", {}, inline(paragraph.join("\n"), names)));
    paragraph = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    const heading = line.match(/^(#{1,3}) +(.+)/);
    const small = line.match(/^-# +(.+)/);
    if (line.startsWith("```")) {
      const end = lines.findIndex((other, n) => n > at && other.includes("```"));
      if (end > at) {
        flush();
        out.push(h("pre", {}, h("code", {}, lines.slice(at + 1, end).join("\n"))));
        at = end;
        continue;
      }
    }
    if (heading) {
      flush();
      // The page's own headings are of the first two levels, so a message's begin at the third.
      out.push(h(`h${heading[1].length + 2}`, { class: `md-h${heading[1].length}` }, inline(heading[2], names)));
    } else if (small) {
      flush();
      out.push(h("p", { class: "md-small" }, inline(small[1], names)));
    } else if (/^>>> /.test(line)) {
      flush();
      out.push(h("blockquote", {}, blocks([line.slice(4), ...lines.slice(at + 1)].join("\n"), names)));
      break;
    } else if (/^> /.test(line)) {
      flush();
      let end = at;
      while (end + 1 < lines.length && /^> /.test(lines[end + 1])) end++;
      out.push(h("blockquote", {}, blocks(lines.slice(at, end + 1).map((l) => l.slice(2)).join("\n"), names)));
      at = end;
    } else if (item(line)) {
      flush();
      let end = at;
      while (end + 1 < lines.length && (item(lines[end + 1]) || /^ {2,}\S/.test(lines[end + 1]))) end++;
      out.push(list(lines.slice(at, end + 1), names));
      at = end;
    } else if (!line.trim()) {
      flush();
    } else {
      paragraph.push(line);
    }
  }
  flush();
  return out;
}

const item = (line) => line.match(/^( *)([-*]|\d{1,3}\.) +(.*)$/);

function list(lines, names) {
  const first = item(lines[0]);
  const numbered = /\d/.test(first[2]);
  const root = h(numbered ? "ol" : "ul", numbered ? { start: parseInt(first[2], 10) } : {});
  const depth = first[1].length;
  let below = [];
  let content = null;
  const close = () => {
    if (content === null) return;
    const nested = below.length && item(below[0]) ? list(below, names) : blocks(below.map((l) => l.trim()).join("\n"), names);
    root.append(h("li", {}, inline(content, names), nested));
    below = [];
  };
  for (const line of lines) {
    const found = item(line);
    if (found && found[1].length <= depth) {
      close();
      content = found[3];
    } else {
      below.push(line);
    }
  }
  close();
  return root;
}
