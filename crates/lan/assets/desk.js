// Carries the commands of the window's page to the desk: signed, one after the other, a change until it is answered.
"use strict";

(() => {
  const { event, domain, noCode, notLive } = document.currentScript.dataset;
  const STORE = "cantina-desk";
  const load = () => { try { return JSON.parse(localStorage.getItem(STORE)); } catch { return null; } };
  const save = () => { try { localStorage.setItem(STORE, JSON.stringify(me)); } catch { /* private mode: this page remembers */ } };

  // The address brings the number and the secret; they stay in this browser, and leave the address.
  const brought = /^#(\d+)\.([0-9a-f]{32})$/.exec(location.hash);
  let me = load();
  if (brought) {
    const [, phone, secret] = brought;
    if (me?.phone !== Number(phone) || me?.secret !== secret) me = { phone: Number(phone), secret, asked: 0, waiting: null };
    save();
  }
  if (brought || !location.hash) history.replaceState(null, "", location.pathname + "#/event/" + event);
  const key = me && sha256(unhex(me.secret));

  const failed = (message) => ({ code: "phones.gone", class: "refused", params: {}, message, place: null, wayOut: null });
  let reads = 0;

  async function post(body) {
    const signature = hex(hmac(key, utf8(domain + "\n" + body)));
    const headers = { "content-type": "application/json", "x-signature": signature };
    const response = await fetch("/desk/ask", { method: "POST", headers, body });
    if (response.status === 429 || response.status >= 500) throw new Error("later");
    return { ...(await response.json()), ok: response.ok };
  }

  async function read(call, again = true) {
    reads = Math.max(reads + 1, Date.now());
    const said = await post(JSON.stringify({ phone: me.phone, counter: reads, kind: "read", call }));
    if (!said.outOfOrder || !again) return said;
    reads = said.asked;
    return read(call, false);
  }

  const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

  /** Sends a change until it is answered; one that waits from before goes first, with the same number. */
  async function change(call, again = true) {
    me.waiting ??= JSON.stringify({ phone: me.phone, counter: me.asked + 1, kind: "change", call });
    save();
    let said = null;
    for (let tries = 0; !said; tries++) {
      try { said = await post(me.waiting); } catch (thrown) { if (tries === 5) throw thrown; await pause(1000); }
    }
    me.waiting = null;
    if (Number.isInteger(said.asked)) me.asked = said.asked;
    save();
    // Another page of this browser was quicker: the same is asked with the next number.
    return said.outOfOrder && again ? change(call, false) : said;
  }

  const CHANGES = new Set(["act", "answer_phone_call", "join"]);
  let busy = Promise.resolve(), joined = false;

  async function ask(command, args) {
    if (!me) throw failed(noCode);
    try {
      if (me.waiting) await change(null);
      if (!joined) { joined = true; await change({ command: "join", with: {} }); }
      const call = { command, with: args ?? {} };
      const said = await (CHANGES.has(command) ? change(call) : read(call));
      if (said.ok) return said.data;
      throw said.error ?? failed(noCode);
    } catch (thrown) {
      // No answer: what was entered is sent again, with the same number, before anything else.
      throw thrown instanceof Error ? failed(notLive) : thrown;
    }
  }

  window.__TAURI_INTERNALS__ = {
    invoke(command, args) {
      const turn = busy.then(() => ask(command, args));
      busy = turn.catch(() => undefined);
      return turn;
    },
  };
})();
