"use strict";
{
  const one = (selector) => document.querySelector(selector);
  const turns = [...document.querySelectorAll(".turn")];
  const lines = [...one("#lines").children];
  const canvas = one("canvas"), pen = canvas.getContext("2d");
  const slider = one("input"), now = one(".now"), position = one("details ul");
  const buttons = [...document.querySelectorAll("button")];
  const wide = matchMedia("(min-width: 60rem)");
  const CELL = 8; // The edges of parts are multiples of this.
  let wanted = 0; // The turn that is asked for.
  let painted = -1; // The turn whose picture is shown.

  /* The parts of a turn's picture that changed with the turn. */
  function parts(turn) {
    return [...turns[turn].querySelectorAll("img")].map((img) => ({
      source: img.src, x: Number(img.dataset.x), y: Number(img.dataset.y),
      w: Number(img.getAttribute("width")), h: Number(img.getAttribute("height")),
    }));
  }

  /* All parts that show in a turn's picture, the oldest first: those that later ones don't cover. */
  function showing(turn) {
    const found = [], covered = new Set();
    for (let at = turn; at >= 0; at--) {
      for (const part of parts(at)) {
        let shows = false;
        for (let y = part.y; y < part.y + part.h; y += CELL) {
          for (let x = part.x; x < part.x + part.w; x += CELL) {
            const cell = y * canvas.width + x;
            if (!covered.has(cell)) shows = true;
            covered.add(cell);
          }
        }
        if (shows) found.push(part);
      }
    }
    return found.reverse();
  }

  async function loaded(part) {
    const image = new Image();
    image.src = part.source;
    await image.decode();
    return { ...part, image };
  }

  async function paint() {
    const turn = wanted, height = Number(turns[turn].dataset.height) || canvas.height;
    const next = turn === painted + 1 && painted >= 0 && height === canvas.height;
    const shown = await Promise.all((next ? parts(turn) : showing(turn)).map(loaded));
    if (turn !== wanted || (next && painted !== turn - 1)) return; // The reader has gone on.
    if (height !== canvas.height) canvas.height = height;
    for (const { image, x, y } of shown) pen.drawImage(image, x, y);
    painted = turn;
    canvas.dataset.turn = turn + 1;
  }

  function go(to, follow = true) {
    wanted = Math.min(Math.max(to, 0), turns.length - 1);
    const turn = turns[wanted], title = turn.querySelector("a").textContent;
    const told = (turn.dataset.position || "").split(" ").filter(Boolean).map((number) => lines[number]);
    slider.value = wanted + 1;
    slider.setAttribute("aria-valuetext", title);
    now.replaceChildren(...[...turn.querySelectorAll(".when, .said")].map((part) => part.cloneNode(true)));
    position.replaceChildren(...told.map((line) => line.cloneNode(true)));
    canvas.setAttribute("aria-label", [title, ...told.map((line) => line.textContent)].join("\n"));
    one("[aria-current]")?.removeAttribute("aria-current");
    turn.setAttribute("aria-current", "true");
    for (const button of buttons) button.setAttribute("aria-disabled", String(target(button) === wanted));
    if (follow && wide.matches) turn.scrollIntoView({ block: "center" });
    paint();
  }

  function target(button) {
    const ways = { first: 0, backward: wanted - 1, forward: wanted + 1, last: turns.length - 1 };
    return Math.min(Math.max(ways[button.dataset.way], 0), turns.length - 1);
  }

  document.documentElement.classList.add("with-script");
  const when = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  for (const time of document.querySelectorAll("time")) time.textContent = when.format(new Date(time.dateTime));
  slider.addEventListener("input", () => go(slider.value - 1));
  for (const button of buttons) button.addEventListener("click", () => go(target(button)));
  document.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.target === slider || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(wanted + step);
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest(".texts a");
    if (!link) return;
    event.preventDefault();
    go(turns.indexOf(one(link.hash)));
    if (!wide.matches) canvas.scrollIntoView();
  });
  go(slider.value - 1, false);
}
