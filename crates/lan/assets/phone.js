// A player's own phone: it signs what it asks for with the secret of its address, which it never sends.
"use strict";

// SHA-256 (FIPS 180-4) and HMAC (RFC 2104): browsers have their own only on pages that came by HTTPS.
const ROUNDS = (() => {
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  const fraction = (x) => ((x - Math.floor(x)) * 0x100000000) | 0;
  return { start: primes.slice(0, 8).map((p) => fraction(Math.sqrt(p))), k: primes.map((p) => fraction(Math.cbrt(p))) };
})();

function sha256(bytes) {
  const length = bytes.length, padded = new Uint8Array(((length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer), w = new Int32Array(64), h = Int32Array.from(ROUNDS.start);
  view.setUint32(padded.length - 8, Math.floor(length / 0x20000000));
  view.setUint32(padded.length - 4, length << 3);
  const turn = (x, n) => (x >>> n) | (x << (32 - n));
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15], b = w[i - 2];
      w[i] = w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
    }
    let [a, b, c, d, e, f, g, last] = h;
    for (let i = 0; i < 64; i++) {
      const one = (last + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS.k[i] + w[i]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [last, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, last].forEach((value, i) => (h[i] += value));
  }
  const out = new DataView(new ArrayBuffer(32));
  h.forEach((value, i) => out.setInt32(4 * i, value));
  return new Uint8Array(out.buffer);
}

function hmac(key, bytes) {
  const pad = (mark) => Uint8Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ mark);
  const joined = (one, other) => { const all = new Uint8Array(one.length + other.length); all.set(one); all.set(other, one.length); return all; };
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), bytes))));
}

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const utf8 = (text) => new TextEncoder().encode(text);

if (typeof document !== "undefined") (() => {
  const content = document.getElementById("content"), live = document.getElementById("live");
  const words = content.dataset;
  const STORE = "cantina-phone";
  const read = (name) => { try { return JSON.parse(localStorage.getItem(name)); } catch { return null; } };
  const write = (name, value) => { try { localStorage.setItem(name, JSON.stringify(value)); } catch { /* private mode: this page remembers */ } };

  // The address brings the number and the secret; they stay on the phone, and leave the address.
  const brought = /^#(\d+)\.([0-9a-f]{32})$/.exec(location.hash);
  let me = read(STORE);
  if (brought) {
    const [, phone, secret] = brought;
    if (me?.phone !== Number(phone) || me?.secret !== secret) me = { phone: Number(phone), secret, asked: 0, waiting: null };
    write(STORE, me);
    history.replaceState(null, "", location.pathname);
  }
  if (!me) { content.textContent = words.noPhone; return; }
  const key = sha256(unhex(me.secret));

  function say(isLive) {
    live.textContent = (isLive ? words.live : words.notLive) + " · " + new Date().toTimeString().slice(0, 5);
    live.classList.toggle("problem", !isLive);
  }

  /** Sends a request until it is answered; one that waits is sent before any other, with the same number. */
  async function send(ask, again = true) {
    me.waiting ??= { ask, body: JSON.stringify({ phone: me.phone, counter: me.asked + 1, ...ask }) };
    write(STORE, me);
    const { ask: sent, body } = me.waiting;
    const signature = hex(hmac(key, utf8(words.domain + "\n" + body)));
    const headers = { "content-type": "application/json", "x-signature": signature };
    const response = await fetch("/p/ask", { method: "POST", headers, body });
    const said = { ...(await response.json()), ok: response.ok };
    if (said.retry) throw new Error("later"); // Too busy or too often: the same request once more, in a moment.
    me.waiting = null;
    if (Number.isInteger(said.asked)) me.asked = said.asked;
    write(STORE, me);
    // Another page of this phone was quicker: the same is asked with the next number.
    return said.outOfOrder && again ? send(sent, false) : said;
  }

  /** Shows the page anew; what is being typed stays, but for the field that was handed in. */
  function show(html, done) {
    const fields = [...content.querySelectorAll("textarea")].filter((field) => field.value && field.id !== done);
    const focus = document.activeElement?.id;
    content.innerHTML = html;
    for (const { id, value } of fields) {
      const now = document.getElementById(id);
      if (!now) continue;
      now.value = value;
      now.closest("details").open = true;
      if (focus === id) now.focus();
    }
  }

  let busy = Promise.resolve();
  /** One request after the other. */
  function ask(what) {
    const turn = busy.then(async () => {
      if (me.waiting) await send(null);
      const said = await send(what);
      // What the server shows is made and escaped by its templates. A list that was refused stays where it was typed.
      const field = what.kind === "handIn" && !said.gone && document.getElementById(`list-${what.slot}`);
      if (field && !said.ok) {
        field.closest("details").querySelector(".said").innerHTML = said.html;
        for (const button of content.querySelectorAll("button")) button.disabled = false;
      } else show(said.html, said.ok && field ? field.id : null);
      if (said.gone) { close(); write(STORE, null); }
      say(true);
    });
    busy = turn.catch(() => say(false));
  }

  content.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-ask]");
    if (!button || (button.dataset.sure && !confirm(button.dataset.sure))) return;
    const what = JSON.parse(button.dataset.ask);
    if (button.dataset.list) what.list = document.getElementById(button.dataset.list).value;
    if (what.list === "") return;
    for (const other of content.querySelectorAll("button")) other.disabled = true;
    ask(what);
  });

  let stream = null, heard = 0, seen = null;
  function close() { stream?.close(); stream = null; }
  function open() {
    close();
    if (document.hidden) return;
    heard = performance.now();
    stream = new EventSource("/news");
    stream.onmessage = (news) => {
      heard = performance.now();
      if (news.data !== seen || me.waiting) { seen = news.data; ask({ kind: "look" }); } else say(true);
    };
    stream.onerror = () => say(false);
  }
  const wake = () => { seen = null; open(); };
  document.addEventListener("visibilitychange", wake);
  addEventListener("pageshow", (event) => { if (event.persisted) wake(); });
  addEventListener("online", wake);
  addEventListener("hashchange", () => location.reload());
  setInterval(() => { if (stream && performance.now() - heard > 25000) { say(false); open(); } }, 1000);
  open();
})();

if (typeof module !== "undefined") module.exports = { sha256, hmac, hex, unhex, utf8 };
