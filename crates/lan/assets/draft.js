// What the own page does while a draft is going on, and while the deck is built: the card to take, the clock, the count.
"use strict";
(() => {
  const content = document.getElementById("content");
  let at = performance.now();

  /** The button takes the chosen card: it says which. */
  function choose() {
    const take = document.getElementById("take");
    if (!take) return;
    const chosen = content.querySelector("input[name=card]:checked");
    take.disabled = !chosen;
    take.textContent = chosen ? take.dataset.word + " " + chosen.dataset.name : take.dataset.choose;
    if (chosen) take.dataset.ask = chosen.dataset.takes;
    else delete take.dataset.ask;
  }

  function count() {
    const figure = document.getElementById("deck-count");
    if (figure) figure.textContent = content.querySelectorAll("input[name=main]:checked").length;
  }

  function tick() {
    for (const time of content.querySelectorAll(".clock time[data-runs]")) {
      const left = Number(time.dataset.left) - (time.dataset.runs === "true" ? performance.now() - at : 0);
      const seconds = Math.max(0, Math.ceil(left / 1000));
      time.textContent = left <= 0 ? time.dataset.over : Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0");
      time.parentElement.classList.toggle("over", left <= 0);
    }
  }

  content.addEventListener("change", () => { choose(); count(); });
  document.addEventListener("shown", () => { at = performance.now(); choose(); count(); tick(); });
  setInterval(tick, 250);
})();

/** The deck as the page has it, to be handed in. */
function chosenDeck() {
  const one = (name) => document.querySelector(`input[name=${name}]:checked`)?.value ?? null;
  const copies = new Map();
  for (const { value } of document.querySelectorAll("input[name=main]:checked")) copies.set(value, (copies.get(value) ?? 0) + 1);
  return { leader: one("leader"), base: one("base"), cards: [...copies].map(([id, count]) => ({ id, count })) };
}
