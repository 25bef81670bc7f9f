// A player's own phone: it signs what it asks for with the secret of its address, which it never sends.
"use strict";

(() => {
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
  if (!me) {
    const join = document.createElement("a");
    [join.href, join.textContent] = ["/join", words.join];
    content.replaceChildren(words.noPhone, document.createElement("br"), join);
    return;
  }
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
    if (response.status === 413) { // It will not be shorter the next time.
      me.waiting = null;
      write(STORE, me);
      const html = `<p class="problem" role="alert">${words.tooLong}</p>`;
      return { html, ok: false, gone: false };
    }
    const said = { ...(await response.json()), ok: response.ok };
    if (said.retry) throw new Error("later"); // Too busy or too often: the same request once more, in a moment.
    me.waiting = null;
    if (Number.isInteger(said.asked)) me.asked = said.asked;
    write(STORE, me);
    // Another page of this phone was quicker: the same is asked with the next number.
    return said.outOfOrder && again ? send(sent, false) : said;
  }

  /** Shows the page anew; what is being typed and chosen stays, but for what was handed in. */
  function show(html, done) {
    const fields = [...content.querySelectorAll("textarea")].filter((field) => field.value && field.id !== done);
    const choices = [...content.querySelectorAll("input")].filter((one) => one.checked !== one.defaultChecked && done !== "deck");
    const open = [...content.querySelectorAll("details[id]")].filter((one) => one.open);
    const focus = document.activeElement?.id, pack = content.querySelector("[data-pick]")?.dataset.pick;
    content.innerHTML = html;
    for (const { id, value } of fields) {
      const now = document.getElementById(id);
      if (!now) continue;
      now.value = value;
      now.closest("details").open = true;
    }
    for (const { id, checked } of choices) {
      const now = document.getElementById(id);
      if (!now || now.disabled) continue;
      now.checked = checked;
      const hidden = now.closest("details");
      if (hidden) hidden.open = true;
    }
    for (const { id } of open) document.getElementById(id)?.setAttribute("open", "");
    if (focus) document.getElementById(focus)?.focus({ preventScroll: true });
    const next = content.querySelector("[data-pick]")?.dataset.pick;
    if (next && next !== pack) scrollTo(0, 0);
    document.dispatchEvent(new Event("shown"));
  }

  let busy = Promise.resolve();
  /** One request after the other. */
  function ask(what) {
    const turn = busy.then(async () => {
      if (me.waiting) await send(null);
      const said = await send(what);
      // What the server shows is made and escaped by its templates. A list that was refused stays where it was typed.
      const field = what.kind === "handIn" && !said.gone && document.getElementById(`list-${what.slot}`);
      const deck = what.kind === "saveDeck" && !said.gone && document.getElementById("limited");
      if ((field || deck) && !said.ok) {
        (deck || field.closest("details")).querySelector(".said").innerHTML = said.html;
        for (const button of content.querySelectorAll("button")) button.disabled = false;
        if (deck) deck.scrollIntoView();
      } else if (what.kind === "pick" && !said.ok && !said.gone) { // Too late: what there is to pick from now, and why.
        const now = await send({ kind: "look" });
        show(said.html + now.html, null);
      } else show(said.html, said.ok ? (deck ? "deck" : field && field.id) : null);
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
    if (what.kind === "saveDeck") what.list = chosenDeck();
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
