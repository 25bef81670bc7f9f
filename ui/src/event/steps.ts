// Actions of the next-step button and the undo button.

import { tick } from 'svelte';
import { api, type ClockAction, type EventView, type StepAvailability } from '../lib/api';
import { isolated } from '../lib/isolate';
import { href, tabHref, type Tab } from '../lib/router';
import { confirmation } from '../lib/state/confirm.svelte';
import type { EventStore } from '../lib/state/event.svelte';
import { program } from '../lib/state/program.svelte';
import { notices } from '../lib/state/notices.svelte';
import { roundName } from './bracket/bracket';
import { eventFields } from './focus';
import { isFullPod, practiceStep, practiceTable } from './practice';
import { stepTab } from './stage';
import { ownMatch } from '../table/ownMatch.svelte';
import { once } from '../lib/once';
import { words } from './i18n';

/** Returns `true` before the first pick of a draft with real cards: no clock has run and no pack was passed. */
const isBeforeFirstPick = (view: EventView): boolean =>
  view.pods.every(
    ({ draft }) =>
      draft?.part === 'leaders' &&
      draft.pick === 1 &&
      !draft.clock.running &&
      draft.clock.leftMs >= 1000 * draft.clock.seconds,
  );

/** Returns `true` if the next step happens on the current tab, such as drafting with real cards. */
const passesHere = (view: EventView, tab: Tab) =>
  view.steps.next === 'draft' && view.summary.mode === 'paper' && tab === 'draft';

export function nextLabel(view: EventView, tab: Tab): string {
  const next = view.steps.next;
  if (passesHere(view, tab)) return isBeforeFirstPick(view) ? words.pods.runAll : words.pods.nextEverywhere;
  const practice = practiceStep(view);
  if (practice) return practice === 'play' ? words.event.next.playMatch : words.rounds.bots;
  if (next === 'makeCut') return words.event.next.makeCut(view.structure.cut ?? 8);
  if (next === 'pair' && view.bracket) return view.bracket.oneTable ? words.bracket.pairTable : words.bracket.pair;
  if (next === 'pair') {
    const round = view.summary.round + 1;
    return isFullPod(view) ? words.event.next.playRound(round) : words.event.next.pair(round);
  }
  return words.event.next[next];
}

async function toTab(store: EventStore, view: EventView): Promise<void> {
  location.hash = tabHref(store.id, stepTab(view.steps.next));
  // The address is read first, the tab is drawn after it.
  await new Promise((resolve) => setTimeout(resolve));
  await tick();
}

/** Does the step that comes next, or leads to the place where it is done. */
export const takeNextStep = once(async (store: EventStore, tab: Tab): Promise<void> => {
  const view = store.view;
  if (!view) return;
  if (passesHere(view, tab)) return moveClocks(store, isBeforeFirstPick(view) ? 'run' : 'next');
  switch (view.steps.next) {
    case 'seat':
      return takeSeats(store);
    case 'seatLate':
      return seatLate(store);
    case 'startDraft':
      return startDraft(store);
    case 'pair':
      await pairNext(store);
      // No one has to see the pairings of a practice draft first.
      if (store.view && practiceStep(store.view) === 'play' && isFullPod(store.view)) await practise(store, store.view);
      return;
    case 'addPlayers':
      await toTab(store, view);
      eventFields.focus('new player');
      return;
    case 'draft':
      return toDraft(store, view);
    case 'buildDecks':
      return toDecks(store, view);
    case 'enterResults':
      if (practiceStep(view) !== null) return practise(store, view);
      await toTab(store, view);
      eventFields.focus('entry table');
      return;
    case 'makeCut':
      return makeCut(store, view.structure.cut ?? 8);
    case 'standings':
      return toTab(store, view);
  }
});

/** Opens the match of the person who practises; after it, the bots' results are drawn. */
async function practise(store: EventStore, view: EventView): Promise<void> {
  const round = view.rounds.at(-1)?.number;
  if (practiceStep(view) === 'bots' && round !== undefined) return rollBots(store, round);
  await toTab(store, view);
  ownMatch.table = practiceTable(view)?.table ?? null;
}

/** Draws random results for the open matches between bots. */
export async function rollBots(store: EventStore, round: number): Promise<void> {
  if (await store.act({ act: 'rollBotResults', round })) notices.say(words.rounds.botsDone);
}

/** Creates the bracket of the top `size` and pairs its first round, after a confirmation that lists the players. */
export async function makeCut(store: EventStore, size: number): Promise<void> {
  const view = store.view;
  if (!view || refused(view.steps.cut)) return;
  const plan = await notices.watch(() => api.planCut(store.id, size));
  if (!plan) return;
  const { askTitle, askText, askTableTitle, askTable, make, makeTable, drawn } = words.bracket;
  const [title, text, yes] =
    view.structure.rounds === 'tables' ? [askTableTitle, askTable, makeTable] : [askTitle(size), askText, make(size)];
  const seeds = plan.seeds.map((seed, index) => `${index + 1}. ${isolated(seed.name)}`);
  const lines = [...(plan.boundaryDrawn ? [drawn] : []), ...seeds];
  if (!(await confirmation.ask({ title, text, lines, yes }))) return;
  if (await store.act({ act: 'startCut', size })) await pairNext(store);
}

/** Opens the first pod with missing picks, for drafts on this computer. */
async function toDraft(store: EventStore, view: EventView): Promise<void> {
  const pod = view.pods.find((one) => one.draft !== null && one.draft.part !== 'done');
  if (view.summary.mode === 'paper' || !pod || program.secondDesk !== null) return toTab(store, view);
  location.hash = href({ screen: 'draft', event: store.id, pod: pod.number });
}

/** To the list of decks; from there to the first that is missing or wrong. */
async function toDecks(store: EventStore, view: EventView): Promise<void> {
  const player = view.players.find((one) => !one.dropped && (one.deck === 'missing' || one.deck === 'illegal'));
  const there = location.hash === tabHref(store.id, 'decks');
  if (!there || !player || program.secondDesk !== null) return toTab(store, view);
  location.hash = href({ screen: 'deck', event: store.id, player: player.id });
}

/** Returns `true` if the next pick of this pod ends its draft. */
const isLastPick = ({ draft }: EventView['pods'][number]): boolean =>
  draft?.part === 'packs' && draft.pack === 3 && draft.pick >= draft.picks;

/** Applies an action to the clock of every drafting pod. Asks before the last pick ends the draft. */
export async function moveClocks(store: EventStore, action: ClockAction): Promise<void> {
  const drafting = (store.view?.pods ?? []).filter((pod) => pod.draft !== null && pod.draft.part !== 'done');
  if (action === 'next' && drafting.length > 0 && drafting.every(isLastPick)) {
    const { endTitle, endText, endYes } = words.pods;
    if (!(await confirmation.ask({ title: endTitle, text: endText, yes: endYes }))) return;
  }
  for (const pod of drafting) await store.act({ act: 'pickClock', pod: pod.number, action });
}

export async function takeSeats(store: EventStore): Promise<void> {
  const view = store.view;
  if (!view || refused(view.steps.seat)) return;
  if (view.pods.length > 0) {
    const { seatAgain, seatAgainText, seatAgainYes } = words.pods;
    if (!(await confirmation.ask({ title: seatAgain, text: seatAgainText, yes: seatAgainYes }))) return;
  }
  if (await store.act({ act: 'seat' })) {
    notices.say(words.pods.seated);
    location.hash = tabHref(store.id, 'draft');
  }
}

/** Gives every late player the free seat that the event offers. */
export async function seatLate(store: EventStore): Promise<void> {
  const view = store.view;
  if (!view) return;
  for (const { player, pod, seat } of view.steps.lateSeats) {
    const name = view.players.find((one) => one.id === player)?.name ?? '';
    if (!(await store.act({ act: 'seatLate', player }))) return;
    notices.say(words.pods.lateSeated(name, pod, seat));
  }
}

/** Two players change seats; whether they did. */
export async function swapSeats(store: EventStore, one: number, other: number): Promise<boolean> {
  const name = (id: number) => store.view?.players.find((player) => player.id === id)?.name ?? '';
  const done = await store.act({ act: 'swapSeats', one, other });
  if (done) notices.say(words.pods.swapped(name(one), name(other)));
  return done;
}

export async function startDraft(store: EventStore): Promise<void> {
  const view = store.view;
  if (!view || refused(view.steps.startDraft)) return;
  if (await store.act({ act: 'startDraft' })) {
    notices.say(words.pods.started);
    location.hash = tabHref(store.id, 'draft');
  }
}

/** Pairs the next round as chosen in `store.pairing`; the choice is used up then. */
export const pairNext = once(async (store: EventStore): Promise<void> => {
  const view = store.view;
  if (!view || refused(view.steps.pair)) return;
  const scope = store.pairing.scope ?? view.steps.pairScope;
  const power = store.pairing.power && !view.bracket && view.structure.rounds === 'swiss';
  if (await store.act({ act: 'pair', scope, byHand: [], note: '', power })) {
    store.pairing = { scope: null, power: false };
    const round = store.view?.rounds.at(-1);
    notices.say(words.rounds.paired(roundName(round, round?.number ?? 0)));
    location.hash = tabHref(store.id, 'rounds');
  }
});

/** Identifies the step that an undo reverts: its text, and the newest log entry that the text names. */
function undoneStep({ steps: { undoes }, log }: EventView): string {
  const entry = log.find((line) => !line.undone && undoes?.includes(line.text));
  return `${entry?.seq} ${undoes}`;
}

/** Undoes the newest step after a confirmation. Asks again if another step became the newest in the meantime. */
export async function takeUndo(store: EventStore): Promise<void> {
  const view = store.view;
  if (!view || refused(view.steps.undo)) return;
  const sure = await confirmation.ask({
    title: words.event.undoTitle,
    text: words.event.undoText(view.steps.undoes ?? ''),
    yes: words.event.undo,
    danger: true,
  });
  if (!sure) return;
  // A phone or another computer may have taken a step during the question.
  await store.refresh();
  if (store.view && undoneStep(store.view) !== undoneStep(view)) return takeUndo(store);
  if (await store.act({ act: 'undo' })) notices.say(words.event.undone);
}

/** Says why a step cannot be done; true when it cannot. */
function refused(possible: StepAvailability): boolean {
  if (!possible.allowed && possible.whyNot) notices.refuse(possible.whyNot.message);
  return !possible.allowed;
}
