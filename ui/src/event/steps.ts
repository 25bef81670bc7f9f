// What the main button and the undo button do.

import { tick } from 'svelte';
import { type ClockAction, type EventView, type Scope } from '../lib/api';
import { href, tabHref, type Tab } from '../lib/router';
import { confirmation } from '../lib/state/confirm.svelte';
import type { EventDesk } from '../lib/state/event.svelte';
import { notices } from '../lib/state/notices.svelte';
import { stepTab } from './stage';
import { words } from './en';

/** Whether the step that comes next is done on this very tab: cards go on round real tables. */
const passesHere = (view: EventView, tab: Tab) =>
  view.steps.next === 'draft' && view.summary.mode === 'paper' && tab === 'draft';

export function nextLabel(view: EventView, head: EventView | null, tab: Tab): string {
  const next = view.steps.next;
  if (passesHere(view, tab)) return words.pods.nextEverywhere;
  if (next === 'makeCut') return words.event.next.makeCut(head?.structure.cut ?? 8);
  if (next === 'pair' && head?.bracket) return head.bracket.oneTable ? words.bracket.pairTable : words.bracket.pair;
  return next === 'pair' ? words.event.next.pair(view.summary.round + 1) : words.event.next[next];
}

async function toTab(desk: EventDesk, view: EventView): Promise<void> {
  location.hash = tabHref(desk.id, stepTab(view.steps.next));
  // The address is read first, the tab is drawn after it.
  await new Promise((resolve) => setTimeout(resolve));
  await tick();
}

function focusOn(testid: string) {
  document.querySelector<HTMLElement>(`[data-testid="${testid}"]`)?.focus();
}

/** Does the step that comes next, or leads to the place where it is done. */
export async function takeNextStep(desk: EventDesk, tab: Tab): Promise<void> {
  const view = desk.view;
  if (!view) return;
  if (passesHere(view, tab)) return moveClocks(desk, 'next');
  switch (view.steps.next) {
    case 'seat':
      return takeSeats(desk);
    case 'startDraft':
      return startDraft(desk);
    case 'pair':
      return pairNext(desk);
    case 'addPlayers':
      await toTab(desk, view);
      return focusOn('player-name');
    case 'draft':
      return toDraft(desk, view);
    case 'buildDecks':
      return toDecks(desk, view);
    case 'enterResults':
      await toTab(desk, view);
      return focusOn('entry-table');
    case 'makeCut':
      return tab === 'bracket' ? makeCut(desk, desk.head?.structure.cut ?? 8) : toTab(desk, view);
    case 'standings':
      return toTab(desk, view);
  }
}

/** Makes the bracket of the best so many, after a question. */
export async function makeCut(desk: EventDesk, size: number): Promise<void> {
  const { askTitle, askText, askTable, make, makeTable } = words.bracket;
  const [text, yes] = desk.head?.structure.rounds === 'tables' ? [askTable, makeTable] : [askText, make(size)];
  const sure = await confirmation.ask({ title: askTitle(size), text, yes });
  if (sure) await desk.act({ act: 'startCut', size });
}

/** At this machine: to the first pod that waits for somebody. */
async function toDraft(desk: EventDesk, view: EventView): Promise<void> {
  const pod = view.pods.find((one) => one.draft !== null && one.draft.part !== 'done');
  if (view.summary.mode === 'paper' || !pod) return toTab(desk, view);
  location.hash = href({ screen: 'draft', event: desk.id, pod: pod.number });
}

/** To the list of decks; from there to the first that is missing or wrong. */
async function toDecks(desk: EventDesk, view: EventView): Promise<void> {
  const player = view.players.find((one) => !one.dropped && (one.deck === 'missing' || one.deck === 'illegal'));
  const there = location.hash === tabHref(desk.id, 'decks');
  if (!there || !player) return toTab(desk, view);
  location.hash = href({ screen: 'deck', event: desk.id, player: player.id });
}

/** The same for the clock of every pod that still drafts. */
export async function moveClocks(desk: EventDesk, action: ClockAction): Promise<void> {
  const drafting = (desk.view?.pods ?? []).filter((pod) => pod.draft !== null && pod.draft.part !== 'done');
  for (const pod of drafting) await desk.act({ act: 'pickClock', pod: pod.number, action });
}

export async function takeSeats(desk: EventDesk): Promise<void> {
  const view = desk.view;
  if (!view || refused(view.steps.seat)) return;
  if (view.pods.length > 0) {
    const { seatAgain, seatAgainText, seatAgainYes } = words.pods;
    if (!(await confirmation.ask({ title: seatAgain, text: seatAgainText, yes: seatAgainYes }))) return;
  }
  if (await desk.act({ act: 'seat' })) {
    notices.say(words.pods.seated);
    location.hash = tabHref(desk.id, 'draft');
  }
}

export async function startDraft(desk: EventDesk): Promise<void> {
  const view = desk.view;
  if (!view || refused(view.steps.startDraft)) return;
  if (await desk.act({ act: 'startDraft' })) {
    notices.say(words.pods.started);
    location.hash = tabHref(desk.id, 'draft');
  }
}

/** Pairs the next round; by the standings alone when `power` says so. */
export async function pairNext(desk: EventDesk, scope: Scope = 'wholeEvent', power = false): Promise<void> {
  const view = desk.view;
  if (!view || refused(view.steps.pair)) return;
  if (await desk.act({ act: 'pair', scope, byHand: [], note: '', power })) {
    notices.say(words.rounds.paired(desk.view?.summary.round ?? 0));
    location.hash = tabHref(desk.id, 'rounds');
  }
}

export async function takeUndo(desk: EventDesk): Promise<void> {
  const view = desk.view;
  if (!view || refused(view.steps.undo)) return;
  const sure = await confirmation.ask({
    title: words.event.undoTitle,
    text: words.event.undoText(view.steps.undoes ?? ''),
    yes: words.event.undo,
    danger: true,
  });
  if (sure && (await desk.act({ act: 'undo' }))) notices.say(words.event.undone);
}

/** Says why a step cannot be done; true when it cannot. */
function refused(possible: { allowed: boolean; whyNot: string | null }): boolean {
  if (!possible.allowed && possible.whyNot) notices.say(possible.whyNot);
  return !possible.allowed;
}
