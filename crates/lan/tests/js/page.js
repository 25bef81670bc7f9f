// Runs the scripts of a page as a browser would, without a browser: the real sign.js with desk.js or phone.js, the real
// fetch, and just enough of a document. Arguments: the folder of the scripts, "desk" or "phone", the address of the
// invitation, the words and settings of the page (JSON). Each line of standard input is a command (JSON), answered by a line
// of standard output.
"use strict";

const fs = require("fs"), readline = require("readline"), vm = require("vm");

const [folder, kind, invitation, settings] = process.argv.slice(2);
const [, base, path, hash] = /^(http:\/\/[^/]+)(\/[a-z]+)(#.*)$/.exec(invitation);
const stored = {};
const storage = { getItem: (key) => stored[key] ?? null, setItem: (key, value) => { stored[key] = String(value); } };
let open = 0, broken = 0;
let context = null, clicked = null, clockMinutes = 0;

async function fetched(target, options) {
  if (broken > 0) { broken--; throw new TypeError("no network"); }
  open++;
  try { return await fetch(base + target, options); } finally { open--; }
}

const element = (dataset) => ({
  dataset, innerHTML: "", textContent: "", classList: { toggle() {} },
  querySelector: () => null, querySelectorAll: () => [], replaceChildren() {}, insertAdjacentHTML() {}, addEventListener() {}, append() {},
});

/** Loads the page: by the invitation, or by what the browser has stored. */
function load(invited) {
  const shown = { content: element(JSON.parse(settings)), live: element({}) };
  const document = {
    currentScript: shown.content, hidden: false, activeElement: null, body: element({}),
    getElementById: (id) => shown[id] ?? null, addEventListener() {}, dispatchEvent() {}, createElement: () => element({}),
  };
  context = {
    document, localStorage: storage, sessionStorage: { getItem: () => null, setItem() {} },
    location: { hash: invited ? hash : "", pathname: path }, history: { replaceState() {} }, fetch: fetched,
    addEventListener: (name, then) => { if (name === "click") clicked = then; },
    EventSource: class { close() {} }, Event: class {}, scrollTo() {}, setInterval() {}, clearTimeout,
    // Waiting is shortened.
    setTimeout: (then, milliseconds) => setTimeout(then, milliseconds / 20),
    TextEncoder, performance, console,
    // A clock that a command can move on.
    Date: class extends Date { constructor() { super(Date.now() + clockMinutes * 60000); } },
  };
  context.window = context;
  vm.createContext(context);
  for (const script of ["sign.js", `${kind}.js`]) vm.runInContext(fs.readFileSync(`${folder}/${script}`, "utf8"), context);
  context.shown = shown;
}

/** Waits until the page has asked for nothing for a while. */
async function settled() {
  for (let quiet = 0; quiet < 5; quiet = open > 0 ? 0 : quiet + 1) await new Promise((done) => setTimeout(done, 20));
}

const commands = {
  load: async ({ invited }) => { load(invited); return {}; },
  /** A command of the window's page. */
  invoke: async ({ command, args }) => {
    try {
      return { data: await context.__TAURI_INTERNALS__.invoke(command, args) };
    } catch (thrown) {
      return { error: thrown.message };
    }
  },
  /** The next requests do not get through; several buttons are pressed meanwhile. */
  pressOffline: async ({ asks, times }) => {
    broken = times;
    for (const ask of asks) {
      const button = { form: null, dataset: { ask: JSON.stringify(ask) } };
      clicked({ target: { closest: (selector) => (selector.includes("data-ask") ? button : null) }, preventDefault() {} });
    }
    for (let quiet = 0; quiet < 25; quiet = open > 0 ? 0 : quiet + 1) await new Promise((done) => setTimeout(done, 20));
    return { html: context.shown.content.innerHTML };
  },
  /** No request gets through for an hour: the line under the page at its beginning and its end. */
  anHourOffline: async () => {
    const lines = [];
    broken = Infinity;
    for (let tries = 0; tries < 2; tries++) {
      await commands.press({ ask: { kind: "look" } });
      lines.push(context.shown.live.textContent);
      clockMinutes += 60;
    }
    return { lines };
  },
  /** A press of a button that asks for something. */
  press: async ({ ask }) => {
    const button = { form: null, dataset: { ask: JSON.stringify(ask) } };
    clicked({ target: { closest: (selector) => (selector.includes("data-ask") ? button : null) }, preventDefault() {} });
    await settled();
    return { html: context.shown.content.innerHTML };
  },
  stored: async () => Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, JSON.parse(value)])),
};

(async () => {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const asked = JSON.parse(line);
    console.log(JSON.stringify(await commands[asked.do](asked)));
  }
  process.exit(0);
})();
