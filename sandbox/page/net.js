// The line to the sandbox: one websocket, reopened by itself. `ask` resolves with what was answered.

const listeners = { state: [], messages: [], open: [], closed: [] };
const waiting = new Map();
let socket = null;
let number = 0;
let wait = 200;
let person = "";
let timer = 0;

/** Be told of `state`, `messages`, `open` and `closed`. */
export const on = (what, listener) => listeners[what].push(listener);
const tell = (what, data) => listeners[what].forEach((listener) => listener(data));

/** Something the sandbox refused, in words. */
export class Refused extends Error {}

/** Connect as a person; a former connection is dropped. */
export function connect(name) {
  person = name;
  clearTimeout(timer);
  const former = socket;
  const line = new WebSocket(`ws://${location.host}/page/live?as=${encodeURIComponent(name)}&lang=${navigator.language}`);
  socket = line;
  if (former) former.close();
  line.onopen = () => { wait = 200; tell("open"); };
  line.onmessage = (event) => { if (socket === line) take(JSON.parse(event.data)); };
  line.onclose = () => {
    if (socket !== line) return;
    for (const { reject } of waiting.values()) reject(new Refused("closed"));
    waiting.clear();
    tell("closed");
    timer = setTimeout(() => connect(person), wait);
    wait = Math.min(wait * 1.6, 3000);
  };
}

function take(data) {
  if (data.t !== "answer") return tell(data.t, data);
  const asked = waiting.get(data.id);
  if (!asked) return;
  waiting.delete(data.id);
  if (data.refused !== undefined) asked.reject(new Refused(data.refused));
  else asked.resolve(data.result);
}

/** Do something as the person who sits here. Rejects with Refused. */
export function ask(what, data = {}) {
  return new Promise((resolve, reject) => {
    if (!socket || socket.readyState !== WebSocket.OPEN) return reject(new Refused("closed"));
    const id = ++number;
    waiting.set(id, { resolve, reject });
    socket.send(JSON.stringify({ id, do: what, ...data }));
  });
}
