// Draws the table of a game as the server shows it to this phone, and asks for what its player chooses. The server sends
// the whole table, or what changed since the one that this page has: crates/app/src/changes.rs describes the changes.
"use strict";

const Game = (() => {
  /** An element with a class, a text or children, and what a press does. */
  function make(tag, kind, inside, press) {
    const element = document.createElement(tag);
    if (kind) element.className = kind;
    if (tag === "button") element.type = "button";
    if (press) element.addEventListener("click", press);
    for (const one of [inside].flat()) if (one !== null && one !== undefined && one !== "") element.append(one);
    return element;
  }

  const isFields = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
  function refuse() { throw new Error("the changes do not fit the table"); }

  /** A value with a change: new values of its fields, a new value, or items of a list. The old one stays as it is. */
  function changed(old, change) {
    if (isFields(change)) {
      old ??= old === null ? refuse() : {};
      if (!isFields(old)) refuse();
      const fresh = { ...old };
      for (const [field, part] of Object.entries(change)) fresh[field] = changed(old[field], part);
      return fresh;
    }
    if (!Array.isArray(change)) refuse();
    const [runs, items] = change;
    if (change.length === 1) return runs;
    if (!isFields(items)) refuse();
    return changedList(old ?? (old === null ? refuse() : []), runs, items);
  }

  function changedList(old, runs, items) {
    if (!Array.isArray(old)) refuse();
    const line = runs ?? [0, old.length], fresh = [];
    for (let run = 0; run < line.length; run += 2) {
      const [start, count] = [line[run], line[run + 1]];
      for (let step = 0; step < count; step++) {
        // A new item is like the one before it.
        const like = start >= 0 ? (old[start + step] ?? refuse()) : fresh.length > 0 ? fresh.at(-1) : old[0];
        const change = items[String(fresh.length)];
        fresh.push(change === undefined ? (like ?? refuse()) : changed(like, change));
      }
    }
    return fresh;
  }

  /** The table that the page has, with the revision that it sends along with its next request. */
  let held = null;
  const revision = () => held?.revision ?? null;

  /** Takes the table of an answer. Returns false if it does not apply to the one here: the whole one is needed then. */
  function take({ kind, revision, base, changes, cards, judgeCalled, ...whole }) {
    if (kind === "whole") held = { revision, table: { ...whole, cards, judgeCalled } };
    else if (held?.revision !== base) held = null;
    else {
      try {
        const { view, wantsNext, sideboard } = held.table;
        const fresh = changed({ view, wantsNext, sideboard }, changes);
        held = { revision, table: { ...held.table, ...fresh, cards: { ...held.table.cards, ...cards }, judgeCalled } };
      } catch { held = null; }
    }
    return held !== null;
  }

  let table, ask, sure, opened = null, answering = false;
  const card = (id) => table.view.cards.find((one) => one.id === id);
  const face = (one) => table.cards[one.number];
  const name = (one) => one.otherName ?? face(one).name;
  const seatName = (seat) => (seat === table.view.reader ? table.words.you : table.view.seats[seat]?.name ?? "");
  const options = () => table.view.question?.options ?? [];
  const optionsOf = (id) => options().filter((one) => one.card === id || (one.card === null && one.target === id));

  function answer(option) {
    if (answering) return;
    answering = true;
    opened = null;
    ask({ kind: "answer", number: table.view.series.number, step: table.view.step, option: option.index });
  }

  const optionButton = (one) => make("button", "option", one.words + (one.cost === null ? "" : ` (${one.cost})`), () => answer(one));

  /** What a card says, and what can be done with it. */
  function sheet(id) {
    const one = card(id);
    if (!one) return;
    opened = id;
    const says = face(one), words = table.words, dialog = make("dialog", "sheet");
    const lines = (texts) => texts.map((text) => make("p", "says", text));
    const named = (ids) => ids.map((other) => card(other)).filter(Boolean).map((other) => name(other)).join(", ");
    dialog.append(
      make("h2", "", says.fullName),
      make("p", "aspects", says.aspects.map(([kind, text]) => make("i", kind, text))),
      make("p", "", make("small", "", [says.cost === null ? "" : `${says.cost} · `, says.facts])),
      ...(one.power === null ? [] : [make("p", "big", `${one.power}/${one.hp}` + (one.damage ? ` · ${one.damage} ${words.damage}` : ""))]),
      ...(one.keywords.length ? [make("p", "", make("b", "", one.keywords.join(", ")))] : lines(says.keywords)),
      ...lines(says.front),
      ...(says.unit.length ? [make("p", "", make("b", "", table.asUnit)), ...lines(says.unit)] : []),
      ...(one.upgrades.length ? [make("p", "", `${words.attached}: ${named(one.upgrades)}`)] : []),
      ...(one.captured.length ? [make("p", "", `${words.captured}: ${named(one.captured)}`)] : []),
      ...optionsOf(id).filter((one) => one.caution).map((one) => make("p", "caution", one.caution.words)),
      make("div", "options", optionsOf(id).map(optionButton)),
      make("button", "plain", words.close, () => dialog.close()),
    );
    dialog.addEventListener("close", () => { dialog.remove(); if (!document.querySelector("dialog[open]")) opened = null; });
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
    document.getElementById("content").append(dialog);
    dialog.showModal();
  }

  /** A card in play or in hand, to be tapped. */
  function chip(id, more) {
    const one = card(id);
    if (!one) return null;
    const can = optionsOf(id).length > 0, attack = table.view.attack;
    const kinds = ["chip", can ? "can" : "", one.exhausted ? "exhausted" : "", attack && [attack.attacker, attack.target].includes(id) ? "fights" : ""];
    const left = one.hp === null ? null : one.hp - one.damage;
    const figures = one.power === null || one.place === "base" ? null : `${one.power}/${left}`;
    const marks = one.upgrades.map((other) => card(other)).filter(Boolean).map((other) => name(other));
    const button = make("button", kinds.join(" "), [make("span", "title", name(one)),
      more ?? (figures && make("b", "figures", figures)), more && figures ? make("small", "", figures) : null,
      one.damage ? make("small", "hurt", `−${one.damage}`) : null,
      one.keywords.length && one.place !== "base" ? make("small", "", one.keywords.join(", ")) : null,
      marks.length ? make("small", "", "+ " + marks.join(", ")) : null,
      one.exhausted ? make("small", "", table.words.exhausted) : null], () => sheet(id));
    return button;
  }

  const price = (one) => make("b", "price", String(one.price ?? face(one).cost ?? ""));

  /** Base, leaders and figures of a side. */
  function side(of) {
    const words = table.words, base = card(of.base), mine = of.seat === table.view.reader;
    const life = base ? make("b", "figures", String(Math.max(0, base.hp - base.damage))) : null;
    const leaders = of.leaders.map((id) => card(id)).filter((one) => one && !one.deployed);
    const known = of.resources.filter((one) => one.id !== null).map((one) => one.id);
    const list = (title, ids, count) => make("button", "plain figure", `${title} ${count}`, () => cardsSheet(title, ids));
    return make("section", "side" + (mine ? " mine" : "") + (of.lost ? " lost" : ""), [
      make("p", "who", [make("b", "name", seatName(of.seat)),
        table.view.initiative === of.seat ? make("span", "tag", words.initiative + (table.view.initiativeTaken ? ` (${words.taken})` : "")) : null,
        of.lost ? make("span", "tag", words.lost) : null,
        of.force === null ? null : make("span", "tag", words.force),
        of.credits.length ? make("span", "tag", `${words.credits} ${of.credits.length}`) : null]),
      make("div", "row", [chip(of.base, life), ...leaders.map((one) => chip(one.id))]),
      make("div", "row small", [
        list(words.resources, known, `${of.ready}/${of.resources.length}`),
        mine ? null : make("span", "", `${words.hand} ${of.hand.length}`),
        make("span", "", `${words.deck} ${of.deck}`), list(words.discard, of.discard, of.discard.length),
      ]),
    ]);
  }

  /** The cards of a pile. */
  function cardsSheet(title, ids) {
    const dialog = make("dialog", "sheet", [make("h2", "", title)]);
    const rows = ids.map((id) => card(id)).filter(Boolean);
    if (!rows.length) dialog.append(make("p", "", table.words.empty));
    for (const one of rows) dialog.append(make("button", "option" + (optionsOf(one.id).length ? " can" : ""), name(one), () => { dialog.close(); sheet(one.id); }));
    dialog.append(make("button", "plain", table.words.close, () => dialog.close()));
    dialog.addEventListener("close", () => dialog.remove());
    document.getElementById("content").append(dialog);
    dialog.showModal();
  }

  /** An arena: the others' units above, one's own below. */
  function arena(title, kind) {
    const sides = [...table.view.sides].sort((a, b) => (a.seat === table.view.reader) - (b.seat === table.view.reader));
    return make("section", "arena", [make("h3", "", title),
      ...sides.filter((of) => sides.length < 3 || of[kind].length).map((of) => make("div", of.seat === table.view.reader ? "units mine" : "units", [
        sides.length > 2 ? make("small", "owner", seatName(of.seat)) : null, ...of[kind].map((id) => chip(id))]))]);
  }

  /** Between two games: how many copies of a card are in the deck, where the player has changed that on this page. */
  let moved = new Map(), movedFor = null;

  /** The own cards between two games, those of the sideboard first: how many there are, and how many are in the deck. */
  function sideboardRows() {
    const deck = table.sideboard;
    if (!deck) return [];
    const place = `${table.view.id}.${table.view.series.number}`;
    if (movedFor !== place) [moved, movedFor] = [new Map(), place];
    const rows = new Map();
    for (const [of, main] of [[deck.sideboard, 0], [deck.main, 1]]) {
      for (const { id, count } of of) {
        const row = rows.get(id) ?? { id, all: 0, before: 0 };
        row.all += count;
        row.before += main * count;
        rows.set(id, row);
      }
    }
    return [...rows.values()].map((row) => ({ ...row, now: moved.get(row.id) ?? row.before }));
  }
  const inDeck = (rows) => rows.reduce((sum, row) => sum + row.now, 0);
  /** The deck as it goes on, if it is another one than the desk knows. */
  const exchanged = (rows) => rows.some((row) => row.now !== row.before)
    ? rows.filter((row) => row.now > 0).map((row) => ({ id: row.id, count: row.now })) : null;

  /** The own deck and its sideboard, to exchange cards between them. */
  function exchange(rows) {
    const words = table.words, box = make("details", "", [make("summary", "", words.exchange)]);
    box.id = "sideboard";
    box.open = document.getElementById("sideboard")?.open ?? false;
    box.append(make("p", "", `${inDeck(rows)} ${words.inDeck} (${words.atLeast} ${table.sideboard.minimum})`));
    const move = (row, by) => { moved.set(row.id, row.now + by); redraw(`${row.id} ${by}`); };
    for (const row of rows) {
      const says = table.cards[row.id], name = says?.fullName ?? row.id;
      const step = (by, sign, word, can) => {
        const button = make("button", "plain", sign, () => move(row, by));
        button.setAttribute("aria-label", `${name} ${word}`);
        button.dataset.move = `${row.id} ${by}`;
        button.disabled = !can;
        return button;
      };
      box.append(make("div", "exchange", [
        make("span", "", [make("span", "", name), make("small", "", says ? says.facts : "")]),
        step(-1, "−", words.intoSideboard, row.now > 0), make("b", "", `${row.now}/${row.all}`),
        step(1, "+", words.intoDeck, row.now < row.all),
      ]));
    }
    return box;
  }
  /** Draws the same table again after a card was exchanged; the focus stays at its button. */
  function redraw(at) {
    document.querySelector(".prompt").replaceWith(prompt());
    document.querySelector(`[data-move="${at}"]:not(:disabled)`)?.focus({ preventScroll: true });
  }

  /** What is asked, with the answers that stand on no card that is tapped. */
  function prompt() {
    const { question, series, outcome, reader } = table.view, words = table.words;
    const box = make("section", "prompt");
    if (outcome) {
      box.append(make("p", "big", outcome));
      if (series.reported) box.append(make("p", "", series.reported));
      if (series.state === "between") {
        const [mine] = table.wantsNext, rows = sideboardRows();
        const small = table.sideboard && inDeck(rows) < table.sideboard.minimum;
        if (mine) box.append(make("p", "", words.nextWaits));
        const go = make("button", "option", words.next, () => ask({ kind: "want", number: series.number + 1, main: exchanged(rows) }));
        go.disabled = small;
        if (!mine || exchanged(rows)) box.append(go);
        if (table.sideboard?.sideboard.length) box.append(exchange(rows));
      }
      return box;
    }
    if (!question) return box;
    if (question.seat !== reader) {
      box.append(make("p", "", `${words.waitingFor} ${seatName(question.seat)}`));
      return box;
    }
    box.append(make("p", "ask", question.title || words.yourTurn));
    if (question.ability) box.append(make("p", "", make("small", "", question.ability)));
    const looked = question.shown.map((one) => card(one.card)).filter(Boolean);
    if (looked.length) box.append(make("div", "row", looked.map((one) => chip(one.id))));
    const free = question.options.filter((one) => question.ask !== "action" || one.card === null || !card(one.card));
    box.append(make("div", "options", free.map(optionButton)));
    return box;
  }

  /** Draws the table that the page has. */
  function draw(content, asks, asksTwice) {
    [table, ask, sure, answering] = [held.table, asks, asksTwice, false];
    const { view, words } = table, mine = view.sides.find((one) => one.seat === view.reader);
    const others = view.sides.filter((one) => one.seat !== view.reader);
    const wins = view.series.bestOf > 1 ? ` · ${words.game} ${view.series.number} (${view.series.wins.join("–")})` : "";
    const hand = (mine?.hand ?? []).filter((one) => one.id !== null).map((one) => chip(one.id, price(card(one.id))));
    const log = make("details", "log", [make("summary", "", words.log),
      ...view.log.filter((line) => line.text).reverse().map((line) => make("p", line.heading ? "heading" : "", line.text))]);
    log.id = "log";
    log.open = content.querySelector("#log")?.open ?? false;
    const scrolled = content.querySelector(".hand")?.scrollLeft ?? 0, again = opened;
    content.querySelector("dialog")?.close();
    content.replaceChildren(make("div", "game", [
      make("div", "top", [make("button", "plain", "‹ " + words.back, () => ask({ kind: "leave" })),
        make("span", "", `${view.round === 0 ? words.setup : `${words.round} ${view.round}`}${wins}`)]),
      view.notice ? make("p", "problem", view.notice) : null,
      ...others.map(side),
      make("div", "arenas", [arena(words.ground, "ground"), arena(words.space, "space")]),
      mine ? side(mine) : null,
      make("div", "dock", [prompt(), make("div", "hand", hand)]),
      view.waiting.length ? make("p", "", make("small", "", view.waiting.join("; "))) : null,
      log,
      make("div", "buttons", [
        table.judgeCalled ? make("p", "", words.judgeCalled)
          : make("button", "plain", words.judge, () => ask({ kind: "call", call: "judge" })),
        view.outcome ? null : make("button", "plain", words.concede, async () => { if (await sure(words.concedeSure, words.concede)) ask({ kind: "concede", number: view.series.number }); }),
      ]),
    ]));
    content.querySelector(".hand").scrollLeft = scrolled;
    if (again !== null && card(again)) sheet(again);
  }

  return { changed, revision, take, draw };
})();

// For the tests of this file.
if (typeof module !== "undefined") module.exports = Game;
