// Carries the commands of the window's page to the desk: signed, one after the other, a change until it is answered.
"use strict";

(() => {
  const { event, domain, epoch, noCode, notLive, tooLong, refused } = document.currentScript.dataset;
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
  const send = me && signedSender({ url: "/desk/ask", domain, secret: me.secret, epoch });

  const failed = (message) => ({ code: "phones.gone", class: "refused", params: {}, message, place: null, wayOut: null });
  let reads = 0;

  /** Sends a request once. What the desk has refused without reading it is refused: it would not be shorter the next time. */
  async function post(body) {
    const said = await send(body);
    const error = said.unread === 413 ? tooLong : said.gone ? noCode : refused;
    return said.ok ? said : { ...said, error: said.error ?? failed(error) };
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
    const { call: sent } = JSON.parse(me.waiting);
    let said = null;
    for (let tries = 0; !said; tries++) {
      try { said = await post(me.waiting); } catch (thrown) { if (tries === 5) throw thrown; await pause(1000); }
    }
    me.waiting = null;
    if (Number.isInteger(said.asked)) me.asked = said.asked;
    save();
    // Another page of this browser was quicker: the same is asked with the next number.
    return said.outOfOrder && again ? change(sent, false) : said;
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
      throw said.error;
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
