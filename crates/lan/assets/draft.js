// What the own page does while a draft is going on, and while the deck is built: the card to take, the clock, the count, the
// curve, what the pool is filtered and sorted by.
"use strict";
(() => {
  const content = document.getElementById("content");
  const COSTS = 8; // The last column of the curve is "7 and more".
  let at = performance.now();
  /** The filters and the order of the pool; they stay when the page is rendered again. */
  const wish = { filters: new Set(), sort: "aspect", cost: "" };

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

  const rows = () => [...content.querySelectorAll("#pool-cards > .row-card")];
  const isIn = (row) => row.querySelector("input").checked;

  function make(tag, name, text) { return Object.assign(document.createElement(tag), { className: name, textContent: text }); }

  /** How many cards are in the deck, and of which costs. */
  function count() {
    const figure = document.getElementById("deck-count"), curve = document.getElementById("curve");
    if (!figure) return;
    const held = rows().filter(isIn), columns = new Array(COSTS).fill(0);
    figure.textContent = held.length;
    for (const row of held) columns[Math.min(COSTS - 1, Number(row.dataset.cost))]++;
    const most = Math.max(1, ...columns);
    curve.replaceChildren(...columns.map((cards, cost) => {
      const column = make("span", "column", ""), bar = make("i", "", "");
      bar.style.height = `${((cards / most) * 1.4).toFixed(2)}rem`;
      column.append(make("small", "", cards || ""), bar, make("small", "", cost === COSTS - 1 ? `${cost}+` : cost));
      return column;
    }));
    legality(held.length);
  }

  /** Shows whether the chosen deck is legal, and what it lacks. The server checks it again when it is registered. */
  function legality(cards) {
    const line = document.getElementById("deck-legal");
    if (!line) return;
    const { legal, notLegal, noLeader, noBase, oneMissing, missing } = line.dataset;
    const chosen = (name) => content.querySelector(`input[name=${name}]:checked`);
    const minimum = Number(chosen("base")?.dataset.minimum ?? line.dataset.minimum), few = minimum - cards;
    const lacks = [];
    if (!chosen("leader")) lacks.push(noLeader);
    if (!chosen("base")) lacks.push(noBase);
    if (few > 0) lacks.push(few === 1 ? oneMissing : missing.replace("{}", few));
    document.getElementById("deck-minimum").textContent = minimum;
    const text = lacks.length === 0 ? legal : `${notLegal}: ${lacks.join(", ")}`;
    if (line.textContent !== text) line.textContent = text; // Screen readers read only what has changed.
    line.classList.toggle("problem", lacks.length > 0);
  }

  /** Shows the rows that the player wants to see, in the order that the player wants. */
  function arrange() {
    const pool = document.getElementById("pool-cards");
    if (!pool) return;
    for (const button of content.querySelectorAll("[data-filter]")) button.setAttribute("aria-pressed", wish.filters.has(button.dataset.filter));
    for (const button of content.querySelectorAll("[data-sort]")) button.setAttribute("aria-pressed", wish.sort === button.dataset.sort);
    for (const button of content.querySelectorAll("[data-costs]")) button.setAttribute("aria-pressed", wish.cost === button.dataset.costs);
    const aspects = [...wish.filters].filter((one) => one !== "deck");
    const fits = (row) => aspects.length === 0 || aspects.some((one) => (one === "none" ? !row.dataset.aspects : row.dataset.aspects.split(" ").includes(one)));
    const text = (a, b) => a.localeCompare(b, document.documentElement.lang);
    const orders = {
      aspect: (a, b) => text(a.dataset.aspects, b.dataset.aspects) || a.dataset.cost - b.dataset.cost || text(a.dataset.name, b.dataset.name),
      cost: (a, b) => a.dataset.cost - b.dataset.cost || text(a.dataset.name, b.dataset.name),
      name: (a, b) => text(a.dataset.name, b.dataset.name),
    };
    const groups = { aspect: (row) => row.dataset.group, cost: (row) => `${pool.dataset.cost} ${row.dataset.cost}`, name: () => "" };
    const all = rows().sort(orders[wish.sort]);
    let group = null;
    pool.replaceChildren(...all.flatMap((row) => {
      const costs = wish.cost === "" || String(Math.min(COSTS - 1, Number(row.dataset.cost))) === wish.cost;
      row.hidden = !fits(row) || !costs || (wish.filters.has("deck") && !isIn(row));
      const own = groups[wish.sort](row), heads = !row.hidden && own !== group && own !== "";
      if (!row.hidden) group = own;
      return heads ? [make("h4", "", own), row] : [row];
    }));
  }

  function tick() {
    for (const time of content.querySelectorAll(".clock time[data-runs]")) {
      const left = Number(time.dataset.left) - (time.dataset.runs === "true" ? performance.now() - at : 0);
      const seconds = Math.max(0, Math.ceil(left / 1000));
      time.textContent = left <= 0 ? time.dataset.over : Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0");
      time.parentElement.classList.toggle("over", left <= 0);
      time.parentElement.classList.toggle("soon", left > 0 && left <= 10000);
    }
  }

  content.addEventListener("change", () => { choose(); count(); });
  content.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-filter], [data-sort], [data-costs]");
    if (!button) return;
    const { filter, sort, costs } = button.dataset;
    if (sort) wish.sort = sort;
    else if (costs) wish.cost = wish.cost === costs ? "" : costs; // Pressed again, it shows all costs.
    else if (!wish.filters.delete(filter)) wish.filters.add(filter);
    arrange();
  });
  document.addEventListener("shown", () => {
    at = performance.now();
    document.body.classList.toggle("drafting", content.querySelector(".draft") !== null);
    choose();
    arrange();
    count();
    tick();
  });
  setInterval(tick, 250);
})();

/** The deck as the page has it, to be handed in. */
function chosenDeck() {
  const one = (name) => document.querySelector(`input[name=${name}]:checked`)?.value ?? null;
  const copies = new Map();
  for (const { value } of document.querySelectorAll("input[name=main]:checked")) copies.set(value, (copies.get(value) ?? 0) + 1);
  return { leader: one("leader"), base: one("base"), cards: [...copies].map(([id, count]) => ({ id, count })) };
}

/** Chooses the cards of a deck on the page; it is not handed in by that. */
function fillDeck(deck) {
  const left = new Map(deck.cards.map(({ id, count }) => [id, count]));
  for (const name of ["leader", "base"])
    for (const one of document.querySelectorAll(`input[name=${name}]`)) one.checked = one.value === deck[name];
  for (const one of document.querySelectorAll("input[name=main]")) {
    one.checked = (left.get(one.value) ?? 0) > 0;
    left.set(one.value, (left.get(one.value) ?? 0) - 1);
  }
  document.getElementById("deck-builder").open = true;
  document.getElementById("content").dispatchEvent(new Event("change"));
}
