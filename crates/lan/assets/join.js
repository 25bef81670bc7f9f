// Joining by name: the phone shows a code, and the desk lets it in. The secret of the phone is never sent.
"use strict";
(() => {
  const form = document.getElementById("join"), said = document.getElementById("said"), how = document.getElementById("join-how");
  const words = form.dataset, STORE = "cantina-join", EVERY = 2000;
  let waiting = null;
  try { waiting = JSON.parse(sessionStorage.getItem(STORE)); } catch { /* private mode: this page remembers */ }

  function keep(value) {
    waiting = value;
    try { value ? sessionStorage.setItem(STORE, JSON.stringify(value)) : sessionStorage.removeItem(STORE); } catch { /* as above */ }
  }

  async function post(body) {
    const headers = { "content-type": "application/json" };
    const response = await fetch("/join/ask", { method: "POST", headers, body: JSON.stringify(body) });
    // What is no answer of the desk's (too many requests, say) is shown as such.
    try { return await response.json(); } catch { return { html: words.refused, state: body.kind === "ask" ? "refused" : "" }; }
  }

  function show(answer) {
    // What the server shows is made and escaped by its templates.
    said.innerHTML = answer.html;
    form.hidden = how.hidden = answer.state === "waiting";
  }

  /** The secret of this phone, from what both sides know. */
  function secret(desk) {
    const own = unhex(waiting.own), shared = x25519(own, unhex(desk));
    const point = Uint8Array.from({ length: 32 }, (_, at) => (at ? 0 : 9));
    const all = [utf8(words.domain + "\n"), shared, x25519(own, point), unhex(desk)].flatMap((part) => [...part]);
    return hex(sha256(Uint8Array.from(all)).slice(0, 16));
  }

  async function look() {
    const answer = await post({ kind: "look", token: waiting.token });
    if (answer.state === "approved") {
      const path = `/p#${answer.phone}.${secret(answer.desk)}`;
      keep(null);
      location.replace(path);
    } else if (answer.state) {
      if (answer.state !== "waiting") keep(null);
      show(answer);
    }
  }

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector("button");
    button.disabled = true;
    try {
      const own = crypto.getRandomValues(new Uint8Array(32));
      const key = hex(x25519(own, Uint8Array.from({ length: 32 }, (_, at) => (at ? 0 : 9))));
      const answer = await post({ kind: "ask", player: Number(form.elements.player.value), key });
      if (answer.token) keep({ token: answer.token, own: hex(own) });
      if (answer.state) show(answer);
    } catch { said.textContent = words.notLive; }
    button.disabled = false;
  });

  let busy = false;
  async function again() {
    if (!waiting || busy || document.hidden) return;
    busy = true;
    // Without an answer it asks again.
    try { await look(); } catch { /* the Wi-Fi is away */ }
    busy = false;
  }
  setInterval(again, EVERY);
  document.addEventListener("visibilitychange", again);
  form.hidden = how.hidden = !!waiting;
  again();
})();
