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

  async function look() {
    const answer = await post({ kind: "look", token: waiting.token });
    if (answer.state === "approved") {
      const path = `/p#${answer.phone}.${joinSecret(words.domain, waiting.own, answer.desk)}`;
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
      const { own, key } = newKeyPair();
      const answer = await post({ kind: "ask", player: Number(form.elements.player.value), key });
      if (answer.token) keep({ token: answer.token, own });
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
