// A player's own phone: it signs what it asks for with the secret of its address, which it never sends.
"use strict";

(() => {
  const content = document.getElementById("content"), live = document.getElementById("live");
  const words = content.dataset;
  const STORE = words.store;
  // openDevice is in sign.js. The address brings the number and the secret; they stay on the phone, and leave the address.
  const server = { url: words.ask, domain: words.domain, epoch: words.epoch ?? "" };
  const me = openDevice(STORE, server, () => location.pathname);
  /** The way to a seat, for a phone that has none. */
  function joinLink() {
    const link = document.createElement("a");
    [link.href, link.textContent, link.className] = ["/join", words.join, "button"];
    return link;
  }
  // A seat of another evening at the same address is none of this event.
  if (!me || (me.event && words.event && String(me.event) !== words.event)) {
    const card = document.createElement("section"), why = document.createElement("p");
    card.className = "card";
    why.textContent = words.noPhone;
    card.append(why, ...(words.join ? [joinLink()] : []));
    content.replaceChildren(card);
    return;
  }
  /** When the page stopped being live; each failed try after that leaves the time as it is. */
  let lost = null;
  function say(isLive) {
    const clock = (date) => date.toTimeString().slice(0, 5);
    if (isLive) lost = null; else lost ??= new Date();
    live.textContent = isLive ? `${words.live} · ${clock(new Date())}` : `${words.notLive} ${clock(lost)}`;
    live.classList.toggle("problem", !isLive);
  }

  /** Sends a request, or the one that waits, until it is answered. */
  async function send(ask) {
    const said = await (ask ? me.send(ask) : me.flush());
    if (said.unread) { // Refused without an answer: it will not be shorter, or better, the next time.
      const html = `<p class="problem" role="alert">${said.unread === 413 ? words.tooLong : words.refused}</p>`;
      return { html, ok: false, gone: false };
    }
    if (said.player) me.belongsTo(said.player, words.event); // The board marks the own rows by them.
    return said;
  }

  /** What is on a judge's screen, with each request; it is asked for by buttons with `data-show`. */
  let view = null, shownAt = performance.now();

  /** Shows the page anew; what is being typed and chosen stays, but for what was handed in. */
  function show(html, done) {
    const typed = (field) => field.value && !field.closest(".done-with") && field.id !== done;
    const fields = [...content.querySelectorAll("textarea[id], input[id]:not([type=checkbox], [type=radio])")].filter(typed)
      .map((field) => ({ id: field.id, value: field.value, said: field.closest("details")?.querySelector(".said")?.innerHTML }));
    const first = (one) => (one.querySelector("[selected]") ?? one.options[0])?.value;
    const picked = [...content.querySelectorAll("select[id]")].filter((one) => one.value !== first(one) && !one.closest(".done-with"));
    const chosen = picked.map(({ id, value }) => [id, value]);
    const choices = [...content.querySelectorAll("input")].filter((one) => one.checked !== one.defaultChecked && done !== "deck");
    const folds = [...content.querySelectorAll("details[id], dialog[id]")];
    const open = folds.filter((one) => one.open), closed = folds.filter((one) => !one.open && one.dataset.closed);
    const focus = document.activeElement?.id, pack = content.querySelector("[data-pick]")?.dataset.pick;
    const place = JSON.stringify(view), same = content.dataset.place === place;
    content.innerHTML = html;
    shownAt = performance.now();
    content.dataset.place = place;
    if (!same) { // Another screen: nothing of the one before belongs here.
      fields.length = chosen.length = choices.length = open.length = closed.length = 0;
      scrollTo(0, 0);
    }
    for (const { id, value, said } of fields) {
      const now = document.getElementById(id);
      if (!now) continue;
      now.value = value;
      const details = now.closest("details");
      if (details) details.open = true;
      const box = details?.querySelector(".said");
      if (box && said) box.innerHTML = said;
    }
    for (const [id, value] of chosen) {
      const now = document.getElementById(id);
      if ([...(now?.options ?? [])].some((one) => one.value === value)) now.value = value;
    }
    for (const { id, checked } of choices) {
      const now = document.getElementById(id);
      if (!now || now.disabled) continue;
      now.checked = checked;
      const hidden = now.closest("details");
      if (hidden) hidden.open = true;
    }
    for (const { id } of open) {
      const now = document.getElementById(id);
      if (now?.showModal) now.showModal(); else if (done !== "deck" || id !== "deck-builder") now?.setAttribute("open", "");
    }
    for (const { id } of closed) { // What the player has folded stays so.
      const now = document.getElementById(id);
      if (now) [now.open, now.dataset.closed] = [false, "1"];
    }
    if (focus) document.getElementById(focus)?.focus({ preventScroll: true });
    const next = content.querySelector("[data-pick]")?.dataset.pick;
    if (next && next !== pack) scrollTo(0, 0);
    document.dispatchEvent(new Event("shown"));
  }

  /** Puts what was typed into a request: a field named "act.note" becomes what.act.note. */
  function fill(what, form) {
    for (const field of form?.querySelectorAll("[name]") ?? []) {
      const path = field.name.split("."), last = path.pop();
      const place = path.reduce((within, part) => within[part], what);
      const isNumber = field.type === "number" || "number" in field.dataset;
      place[last] = isNumber ? Number(field.value) : field.value === "" && place[last] === null ? null : field.value;
    }
    return what;
  }

  /** Which game's table is on the screen, "match" or "casual", or none; a page that loads anew comes back to it. */
  let playing = sessionStorage.getItem(STORE) || "";
  /** Which game the player waits for the others to want, too. */
  let wants = "";
  function play(at) {
    playing = at;
    wants = "";
    sessionStorage.setItem(STORE, at);
    document.body.classList.toggle("playing", at !== "");
  }
  /** What a phone asks for that wants to see what is new. */
  const look = () => (playing ? { kind: "game", casual: playing === "casual" } : { kind: "look" });

  /** A request with the revision of the table that is here: the answer brings what changed since then. */
  const having = (what) => (playing || what.kind === "want" ? { ...what, have: Game.revision() } : what);
  /** Sends a request; where the table of its answer does not apply here, the whole one is asked for. */
  async function sendHaving(what) {
    const said = await send(having(what));
    if (!said.table || Game.take(said.table)) return said;
    const whole = await send(playing ? look() : { kind: "game", casual: false });
    if (whole.table) Game.take(whole.table);
    return whole;
  }

  /** Shows the table of a game, with what was wrong with the last request. */
  function showTable(problem) {
    const casual = playing === "casual";
    Game.draw(content, (what) => ask({ ...what, casual }), sure);
    if (problem) content.insertAdjacentHTML("afterbegin", problem);
  }

  let busy = Promise.resolve(), later = 0;
  /** What was asked for while a request before it had no answer; it is sent after that one. */
  let unsent = [];
  /** One request after the other. */
  function ask(what, then) {
    if (what.kind === "leave") { play(""); what = look(); }
    if (what.kind === "game") play(what.casual ? "casual" : "match");
    let begun = false;
    const turn = busy.then(async () => {
      if (me.isWaiting) await send(null);
      begun = true; // From here on it is kept until it is answered.
      let said = view ? await send({ ...what, view: then ?? view }) : await sendHaving(what);
      let wrong = "";
      if (playing && !said.table && !said.gone) { // A call of the desk, or something that came too late.
        if (!said.ok) wrong = said.html;
        said = await sendHaving(look());
        if (!said.table) play("");
      }
      const begins = { want: "match", openTable: "casual", joinTable: "casual" }[what.kind];
      if (begins || what.kind === "leaveTable") wants = (said.ok && begins) || "";
      if (wants && !said.table && said.html.includes(`data-game="${wants}"`)) { // All are there.
        play(wants);
        said = await sendHaving(look());
      }
      if (said.table) {
        showTable(wrong);
        say(true);
        return;
      }
      const problem = document.getElementById("said");
      if (problem) {
        // A judge's page stays as it is when something is refused.
        problem.innerHTML = said.ok || said.gone ? "" : said.html;
        if (said.ok && then) view = then;
        if (!said.ok && !said.gone) {
          for (const button of content.querySelectorAll("button")) button.disabled = false;
          for (const form of content.querySelectorAll(".done-with")) form.classList.remove("done-with");
          scrollTo(0, 0);
          say(true);
          return;
        }
      }
      // What the server shows is made and escaped by its templates. A list that was refused stays where it was typed.
      const field = ["handIn", "lookAtList"].includes(what.kind) && !said.gone && document.getElementById(`list-${what.slot}`);
      const deck = what.kind === "saveDeck" && !said.gone && document.getElementById("limited");
      if ((field || deck) && (!said.ok || what.kind === "lookAtList")) { // What is wrong with a list stands beside it.
        (deck || field.closest("details")).querySelector(".said").innerHTML = said.html;
        for (const button of content.querySelectorAll("button")) button.disabled = false;
        if (deck) deck.scrollIntoView();
      } else if (what.kind === "pick" && !said.ok && !said.gone) { // Too late: what there is to pick from now, and why.
        const now = await send({ kind: "look" });
        show(said.html + now.html, null);
      } else show(said.html, said.ok ? (deck ? "deck" : field && field.id) : null);
      if (said.deck) fillDeck(said.deck);
      if (said.gone) {
        close();
        play("");
        me.forget();
        if (words.join) content.append(joinLink());
      }
      say(true);
    });
    busy = turn.catch(() => {
      say(false);
      if (!begun && !["look", "game"].includes(what.kind)) unsent.push([what, then]);
      clearTimeout(later);
      later = setTimeout(() => {
        if (document.hidden) return;
        const all = unsent;
        unsent = [];
        for (const one of all) ask(...one);
        if (me.isWaiting && all.length === 0) ask(look());
      }, 2000);
    });
  }

  /** Asks on a sheet of the page whether something is meant: the question, and a second line under it. */
  function sure(question, yes) {
    return new Promise((answered) => {
      const sheet = document.createElement("dialog"), buttons = document.createElement("div");
      sheet.className = "sheet sure";
      for (const line of question.split("\n")) sheet.append(Object.assign(document.createElement("p"), { textContent: line }));
      buttons.className = "buttons";
      const button = (text, name, meant) => {
        const one = Object.assign(document.createElement("button"), { type: "button", textContent: text, className: name });
        one.addEventListener("click", () => { answered(meant); sheet.close(); });
        return one;
      };
      buttons.append(button(words.cancel, "plain no", false), button(yes, "yes", true));
      sheet.append(buttons);
      sheet.addEventListener("close", () => { sheet.remove(); answered(false); });
      sheet.addEventListener("click", (event) => { if (event.target === sheet) sheet.close(); });
      document.body.append(sheet);
      sheet.showModal();
    });
  }

  addEventListener("click", async (event) => {
    const small = event.target.closest("[data-sheet], [data-close], [data-more]");
    if (small) {
      if (small.dataset.sheet) document.getElementById(small.dataset.sheet)?.showModal();
      else if ("close" in small.dataset) small.closest("dialog").close();
      else {
        const text = small.parentElement.querySelector(".text[hidden], div.text");
        text.hidden = !text.hidden;
        small.setAttribute("aria-expanded", String(!text.hidden));
      }
      return;
    }
    if (event.target.tagName === "DIALOG" && event.target.id) event.target.close(); // Beside the sheet.
    const button = event.target.closest("button[data-ask], button[data-show]");
    if (!button) return;
    event.preventDefault();
    const form = button.form;
    if (form && !form.reportValidity()) return;
    if (!button.dataset.ask) {
      view = fill(JSON.parse(button.dataset.show), form);
      ask({ kind: "look" });
      return;
    }
    const isNew = button.dataset.fills === undefined || [...content.querySelectorAll("input[name=main]")].some((one) => one.checked);
    if (button.dataset.sure && isNew && !(await sure(button.dataset.sure, button.dataset.yes ?? button.textContent))) return;
    const what = fill(JSON.parse(button.dataset.ask), form);
    form?.classList.add("done-with");
    const then = JSON.parse(button.dataset.show ?? button.dataset.then ?? "null");
    if (button.dataset.list) what.list = document.getElementById(button.dataset.list).value;
    if (what.list === "") return;
    if (what.kind === "saveDeck") what.list = chosenDeck();
    for (const other of content.querySelectorAll("button")) other.disabled = true;
    ask(what, then);
  });

  /** Clocks run on between two looks. */
  function tick() {
    for (const time of content.querySelectorAll("time[data-left-word]")) {
      const left = Number(time.dataset.left) - (performance.now() - shownAt), seconds = Math.floor(Math.abs(left) / 1000);
      time.textContent = (left < 0 ? "+" : "") + Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0");
      time.parentElement.classList.toggle("over", left < 0);
      time.parentElement.querySelector(".what").textContent = left < 0 ? time.dataset.overWord : time.dataset.leftWord;
    }
  }

  let stream = null, heard = 0, seen = null;
  function close() { stream?.close(); stream = null; }
  function open() {
    close();
    if (document.hidden) return;
    heard = performance.now();
    stream = new EventSource(words.news);
    stream.onmessage = (news) => {
      heard = performance.now();
      if (news.data !== seen || me.isWaiting) { seen = news.data; ask(look()); } else say(true);
    };
    stream.onerror = () => say(false);
  }
  const wake = () => {
    seen = null;
    open();
    const all = unsent;
    unsent = [];
    if (!document.hidden) for (const one of all) ask(...one); else unsent = all;
  };
  document.addEventListener("visibilitychange", wake);
  addEventListener("pageshow", (event) => { if (event.persisted) wake(); });
  document.addEventListener("resume", wake); // A page that the system had frozen.
  addEventListener("online", wake);
  content.addEventListener("toggle", ({ target }) => { if (target.id && target.tagName === "DETAILS") target.dataset.closed = target.open ? "" : "1"; }, true);
  addEventListener("hashchange", () => location.reload());
  if (document.getElementById("said")) view = { show: "tables" };
  setInterval(() => { tick(); if (stream && performance.now() - heard > 25000) { say(false); open(); } }, 1000);
  open();
})();
