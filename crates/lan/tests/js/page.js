// Runs the scripts of a page as a browser would, without a browser: the real sign.js, for a second desk with the real
// desk.js, the real fetch, and just enough of a document. Arguments: the folder of the scripts, "desk" or "phone", the
// address of the invitation, the words and settings of the page (JSON). Each line of standard input is a command (JSON),
// answered by a line of standard output.
"use strict";

const fs = require("fs"), readline = require("readline"), vm = require("vm");

const [folder, kind, invitation, settings] = process.argv.slice(2);
const [, base, path, hash] = /^(http:\/\/[^/]+)(\/[a-z]+)(#.*)$/.exec(invitation);
const stored = {};
const storage = { getItem: (key) => stored[key] ?? null, setItem: (key, value) => { stored[key] = String(value); } };
let context = null;

const fetched = (target, options) => fetch(base + target, options);

/** Loads the page: by the invitation, or by what the browser has stored. */
function load(invited) {
  const dataset = JSON.parse(settings);
  context = {
    document: { currentScript: { dataset } }, localStorage: storage, location: { hash: invited ? hash : "", pathname: path },
    history: { replaceState() {} }, fetch: fetched, clearTimeout, TextEncoder, performance, console,
    // Waiting is shortened.
    setTimeout: (then, milliseconds) => setTimeout(then, milliseconds / 20),
  };
  context.window = context;
  vm.createContext(context);
  const scripts = kind === "desk" ? ["sign.js", "desk.js"] : ["sign.js"];
  for (const script of scripts) vm.runInContext(fs.readFileSync(`${folder}/${script}`, "utf8"), context);
  if (kind === "phone") context.device = context.openDevice("phone", { url: "/p/ask", ...dataset }, () => path);
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
  /** A request of a phone's page. */
  send: async ({ ask }) => context.device.send(ask),
  stored: async () => Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, JSON.parse(value)])),
};

(async () => {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const asked = JSON.parse(line);
    console.log(JSON.stringify(await commands[asked.do](asked)));
  }
  process.exit(0);
})();
