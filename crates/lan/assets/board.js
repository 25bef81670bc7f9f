// Shows what is new on the board as it comes. Without this script the page asks again every 30 seconds.
"use strict";
(() => {
  const SILENCE = 25000; // The server says something every 10 seconds.
  const live = document.getElementById("live");
  let stream = null, heard = 0, lost = null, started = performance.now();

  const content = () => document.getElementById("content");

  // A phone with a seat in this event has its own page, and its rows are marked; any other is offered a seat.
  let seat = null;
  try { seat = JSON.parse(localStorage.getItem("cantina-phone")); } catch { /* private mode: it is anybody's */ }
  if (seat?.event && String(seat.event) !== content().dataset.event) seat = null;
  document.getElementById("own-tab").hidden = !seat;
  const join = document.getElementById("join-first");
  if (join) join.hidden = !!seat;

  function mark() {
    const find = document.querySelector("form.find");
    if (find && seat) find.hidden = true;
    if (!seat?.player) return;
    for (const row of document.querySelectorAll(`tr[data-players~="${Number(seat.player)}"]`)) {
      row.classList.add("mine");
      const you = Object.assign(document.createElement("span"), { className: "tag", textContent: content().dataset.you });
      row.querySelector("th").append(document.createElement("br"), you);
    }
  }

  function tick() {
    for (const time of document.querySelectorAll("time[data-left]")) {
      const left = Number(time.dataset.left) - (performance.now() - started);
      const seconds = Math.floor(Math.abs(left) / 1000);
      time.textContent = (left < 0 ? "+" : "") + Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0");
      time.parentElement.classList.toggle("over", left < 0);
      time.parentElement.querySelector(".what").textContent = left < 0 ? time.dataset.overWord : time.dataset.leftWord;
    }
  }

  function clock(date) { return date.toTimeString().slice(0, 5); }

  function say(isLive) {
    if (isLive) lost = null; else lost ??= new Date();
    live.textContent = isLive ? live.dataset.live + " · " + clock(new Date()) : live.dataset.notLive + " " + clock(lost);
    live.classList.toggle("problem", !isLive);
  }

  async function refresh() {
    const answer = await fetch(location.href, { cache: "no-store" });
    if (!answer.ok) throw new Error(String(answer.status));
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("content");
    const typed = document.activeElement?.id === "name" ? document.activeElement : null;
    if (typed) { // Somebody is writing: the form stays, everything after it is new.
      const form = typed.form;
      while (form.nextSibling) form.nextSibling.remove();
      fresh.querySelector("form")?.remove();
      content().append(...fresh.childNodes);
      content().dataset.revision = fresh.dataset.revision;
    } else content().replaceWith(fresh);
    started = performance.now();
    mark();
    tick();
  }

  function changed(revision) {
    if (revision === content().dataset.revision) return;
    // Not all phones of the room at the same moment.
    setTimeout(() => refresh().catch(() => say(false)), Math.random() * 400);
  }

  function open() {
    close();
    if (document.hidden) return;
    heard = performance.now();
    stream = new EventSource("/news");
    stream.onmessage = (news) => { heard = performance.now(); say(true); changed(news.data); };
    stream.onerror = () => say(false);
  }
  function close() { stream?.close(); stream = null; }

  // A phone that slept may believe that its stream is open: it begins again with a whole page.
  function wake() { if (document.hidden) close(); else { open(); refresh().catch(() => say(false)); } }
  document.addEventListener("visibilitychange", wake);
  addEventListener("pageshow", (event) => { if (event.persisted) wake(); });
  document.addEventListener("resume", wake); // A page that the system had frozen.
  addEventListener("online", wake);

  mark();
  setInterval(() => {
    tick();
    if (stream && performance.now() - heard > SILENCE) { say(false); open(); }
  }, 1000);
  open();
})();
