// The page: who sits here, where they look, what is unread. Start reading here.
import { Pane } from "./channel.js";
import { showText } from "./dialogs.js";
import { face, h, later } from "./dom.js";
import { closeList } from "./listbox.js";
import { ask, connect, on } from "./net.js";
import { now, speak, t } from "./words.js";

const at = (id) => document.getElementById(id);
let state = null;
let here = null;
let told = "";
let dmHidden = localStorage.getItem("dm-hidden") === "yes";
const wanted = new URLSearchParams(location.search);

// What has been read, by person and channel; shared by all windows of this browser.

const marks = (person) => JSON.parse(localStorage.getItem(`read ${person}`) || "{}");
function read(channel, id) {
  const mine = marks(state.me.id);
  if (!later(id, mine[channel])) return;
  localStorage.setItem(`read ${state.me.id}`, JSON.stringify({ ...mine, [channel]: id }));
  drawPlaces();
}
const isUnread = (place) => place && later(place.last, marks(state.me.id)[place.id]);
const callsIn = (place) => (place ? place.calls.filter((id) => later(id, marks(state.me.id)[place.id])).length : 0);

// Names for mentions and menus

const people = () => [...state.people, state.bot];
const places = () => state.guilds.flatMap((guild) => guild.channels.flatMap((channel) => [channel, ...channel.threads]));
const names = {
  get me() { return state.me.id; },
  user: (id) => people().find((person) => person.id === id)?.name,
  channel: (id) => places().find((place) => place.id === id)?.name,
  go: (id) => go(id),
  everybody: () => people().map((p) => ({ value: p.id, name: p.name })),
  everywhere: () => places().map((p) => ({ value: p.id, name: `#${p.name}` })),
};

const desk = {
  names,
  me: () => state.me,
  bot: () => state.bot,
  place: (pane) => (!state ? "" : pane === dm ? state.bot.name : `#${names.channel(here) ?? ""}`),
  read,
  readUpTo: (channel) => marks(state.me.id)[channel] || "0",
  toast,
};
const main = new Pane(at("channel"), "channel", desk);
const dm = new Pane(at("dm"), "dm", desk);

function toast(text) {
  const node = h("div", { class: "toast" }, text, h("button", { type: "button", class: "quiet", "aria-label": t("close"), onclick: () => node.remove() }, "✕"));
  at("toasts").append(node);
  setTimeout(() => node.remove(), 8000);
}

// Going somewhere

function go(id) {
  here = id;
  remember();
  closeList();
  main.enter(id);
  watch();
  show("channel");
  drawPlaces();
  drawHeads();
}

function remember() {
  const url = new URL(location);
  url.searchParams.set("as", state.me.name);
  url.searchParams.set("in", here);
  history.replaceState(null, "", url);
  document.title = `#${names.channel(here) ?? ""} · ${state.me.name} · Loggia sandbox`;
}

async function watch() {
  if (!here) return;
  try {
    await ask("watch", { channels: [here, "dm"] });
  } catch (error) {
    if (error.message !== "closed") toast(error.message);
  }
}

function sit(name) {
  if (name === state.me.name) return;
  wanted.set("in", here);
  const url = new URL(location);
  url.searchParams.set("as", name);
  history.replaceState(null, "", url);
  main.channel = dm.channel = null;
  state = null;
  connect(name);
}

function show(pane) {
  document.body.dataset.pane = pane;
  drawTabs();
  if (pane !== "places") (pane === "dm" ? dm : main).seen();
}

// Drawing

function badge(place) {
  const calls = callsIn(place);
  if (calls) return h("span", { class: "badge" }, String(calls), h("span", { class: "only-read" }, ` ${t("mention")}`));
  return isUnread(place) ? h("span", { class: "dot" }, h("span", { class: "only-read" }, t("unread"))) : null;
}

function placeButton(place, kind) {
  const current = place.id === here;
  const sign = kind === "thread" ? "↳" : "#";
  return h("button", { type: "button", class: `place ${kind}${isUnread(place) ? " unread" : ""}`, "aria-current": current ? "page" : null, data: { place: place.id }, onclick: () => go(place.id) },
    h("span", { class: "sign", "aria-hidden": "true" }, sign), h("span", { class: "place-name" }, place.name),
    place.archived ? h("span", { class: "option-note" }, t("archived")) : null, badge(place));
}

function drawPlaces() {
  if (!state) return;
  const focused = document.activeElement?.dataset?.place;
  at("servers").replaceChildren(...state.guilds.map((guild) =>
    h("section", {}, h("h2", { class: "server" }, guild.name),
      h("ul", {}, guild.channels.map((channel) => h("li", {}, placeButton(channel, "room"),
        channel.threads.length ? h("ul", { "aria-label": t("threads") }, channel.threads.filter((thread) => !thread.archived || thread.id === here).map((thread) => h("li", {}, placeButton(thread, "thread")))) : null))))));
  if (focused) at("servers").querySelector(`[data-place="${focused}"]`)?.focus({ preventScroll: true });
  drawPeople();
  drawTabs();
}

/** Whether somebody else of this browser was called in a channel and has not looked since. */
const called = (person) => person.called && later(person.called.message, marks(person.id)[person.called.channel]);

function drawPeople() {
  const focused = document.activeElement?.dataset?.person;
  const other = state.people.find((person) => person.id !== state.me.id);
  at("people").replaceChildren(...state.people.map((person, number) => {
    const mine = person.id === state.me.id;
    const waits = !mine && called(person);
    const label = mine ? t("sitting-as", person) : t("sit-as", person) + (waits ? ` (${t("is-called")})` : "");
    return h("li", {}, h("a", { class: `seat${mine ? " mine" : ""}${waits ? " waits" : ""}`, href: `/?as=${encodeURIComponent(person.name)}&in=${here}`, "aria-label": label, "aria-current": mine ? "true" : null,
      title: `${label} (Alt+${number + 1})`, data: { person: person.id },
      onclick: (event) => { if (event.ctrlKey || event.metaKey || event.shiftKey) return; event.preventDefault(); sit(person.name); } },
    face(person), h("span", { class: "seat-name" }, person.name)));
  }));
  at("second-window").replaceChildren(t("second-window"), h("a", { href: `/?as=${encodeURIComponent(other.name)}&in=${here}`, target: "_blank" }, t("second-link", other)), now() === "ja" ? "。" : ".");
  at("language").textContent = t("language");
  at("language").lang = now() === "ja" ? "en" : "ja";
  if (focused) at("people").querySelector(`[data-person="${focused}"]`)?.focus({ preventScroll: true });
}

function drawHeads() {
  if (!state) return;
  const place = places().find((one) => one.id === here);
  const me = h("button", { type: "button", class: "me", "aria-label": t("sitting-as", state.me), title: t("sitting-as", state.me), onclick: () => { show("places"); at("people").scrollIntoView(); at("people").querySelector(".mine")?.focus(); } }, face(state.me));
  const toggle = h("button", { type: "button", class: "quiet toggle", "aria-expanded": String(!dmHidden), "aria-controls": "dm", onclick: () => hideDm(!dmHidden) }, dmHidden ? t("show-dm") : t("hide-dm"), dmHidden ? badge(state.dm) : null);
  main.head.replaceChildren(h("h1", {}, h("span", { class: "sign", "aria-hidden": "true" }, "#"), h("span", { class: "place-name" }, place?.name ?? "")), place?.topic ? h("p", { class: "topic" }, place.topic) : h("span", { class: "spring" }), toggle, me);
  const status = state.bot.online ? "" : "off";
  dm.head.replaceChildren(face(state.bot, status), h("h2", {}, h("span", { class: "place-name" }, t("dm-with", state.bot))));
}

function hideDm(hidden) {
  dmHidden = hidden;
  localStorage.setItem("dm-hidden", hidden ? "yes" : "no");
  document.body.classList.toggle("no-dm", hidden);
  drawHeads();
  if (!hidden) dm.toEnd();
}

function drawTabs() {
  const marksOf = { places: places().filter((p) => p.id !== here).some((p) => callsIn(p)) ? " •" : "", channel: "", dm: callsIn(state.dm) && document.body.dataset.pane !== "dm" ? ` ${callsIn(state.dm)}` : "" };
  for (const button of document.querySelectorAll("[data-tab]")) {
    const pane = button.dataset.tab;
    button.textContent = t(`tab-${pane}`) + marksOf[pane];
    button.setAttribute("aria-current", String(document.body.dataset.pane === pane));
  }
}

let downSince = 0;
function drawBanner() {
  const banner = at("banner");
  let content = null;
  if (!state) content = downSince && Date.now() - downSince > 600 ? [t("offline")] : null;
  else if (!state.bot.online) {
    if (state.bot.state === "stopped") content = [t("bot-stopped"), h("button", { type: "button", class: "button primary", onclick: () => ask("restart").catch((error) => toast(error.message)) }, t("bot-restart"))];
    else content = [state.bot.state === "running" ? t("bot-starting") : t("bot-none")];
  }
  banner.hidden = content === null;
  banner.classList.toggle("alarm", !state || state.bot.state === "stopped");
  banner.replaceChildren(...(content || []));
}

// What comes in

on("state", (data) => {
  const first = state === null;
  const commands = state?.bot.commands;
  state = data;
  downSince = 0;
  const spoken = `${data.me.locale}`;
  if (spoken !== told || first) {
    told = spoken;
    speak(data.me.locale);
    main.retell();
    dm.retell();
  }
  if (first) {
    const asked = wanted.get("in");
    const known = places().some((place) => place.id === asked) ? asked : places()[0]?.id;
    here = null;
    if (known) enter(known);
  } else if (!places().some((place) => place.id === here) && places().length) go(places()[0].id);
  if (commands !== undefined && commands !== data.bot.commands) { main.composer.commands = null; dm.composer.commands = null; }
  drawPlaces();
  drawHeads();
  drawBanner();
});

/** The first place of a person, without leaving the pane that is shown. */
function enter(id) {
  here = id;
  remember();
  dm.enter(state.dm.id);
  main.enter(id);
  watch();
}

on("messages", (data) => {
  if (state) for (const pane of [main, dm]) if (pane.channel === data.channel) pane.take(data);
});
on("closed", () => { downSince ||= Date.now(); if (here) wanted.set("in", here); main.channel = dm.channel = null; state = null; told = ""; setTimeout(drawBanner, 700); });

document.addEventListener("visibilitychange", () => { if (document.visibilityState === "visible" && state) { main.seen(); dm.seen(); } });
window.addEventListener("storage", () => state && drawPlaces());

at("language").addEventListener("click", () => ask("locale", { locale: now() === "ja" ? "en-US" : "ja" }).catch((error) => toast(error.message)));
at("keys").addEventListener("click", () => showText(t("keys"), t("keys-text").split(" · ")));
for (const button of document.querySelectorAll("[data-tab]")) button.addEventListener("click", () => show(button.dataset.tab));

document.addEventListener("keydown", (event) => {
  if (!state || document.querySelector("dialog[open]")) return;
  const typing = event.target.matches("input, textarea, select");
  if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
    const all = places();
    const step = event.key === "ArrowUp" ? -1 : 1;
    event.preventDefault();
    go(all[(all.findIndex((place) => place.id === here) + step + all.length) % all.length].id);
  } else if (event.altKey && /^[1-9]$/.test(event.key)) {
    const person = state.people[Number(event.key) - 1];
    if (person) { event.preventDefault(); sit(person.name); }
  } else if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    main.composer.leave();
    main.composer.input.value = "/";
    main.composer.input.dispatchEvent(new Event("input"));
  }
});

document.body.classList.toggle("no-dm", dmHidden);
speak(navigator.language.slice(0, 2));
connect(wanted.get("as") || "");
