// What the main button and the undo button do.

import { api, type EventView } from '../lib/api';
import { en } from '../lib/i18n/en';
import { tabHref } from '../lib/router';
import { confirmation } from '../lib/state/confirm.svelte';
import type { EventDesk } from '../lib/state/event.svelte';
import { notices } from '../lib/state/notices.svelte';
import { stepTab } from './stage';

export function nextLabel(view: EventView): string {
  const next = view.steps.next;
  return next === 'pair' ? en.event.next.pair(view.summary.round + 1) : en.event.next[next];
}

const toTab = (desk: EventDesk, view: EventView) => (location.hash = tabHref(desk.id, stepTab(view.steps.next)));

/** Does the step that comes next, or leads to the place where it is done. */
export async function takeNextStep(desk: EventDesk): Promise<void> {
  const view = desk.view;
  if (!view) return;
  switch (view.steps.next) {
    case 'seat':
      return takeSeats(desk);
    case 'startDraft':
      return startDraft(desk);
    case 'pair':
      return pairNext(desk);
    case 'addPlayers':
    case 'draft':
    case 'buildDecks':
    case 'enterResults':
    case 'standings':
      toTab(desk, view);
  }
}

export async function takeSeats(desk: EventDesk): Promise<void> {
  const view = desk.view;
  if (!view || refused(view.steps.seat)) return;
  if (view.pods.length > 0) {
    const { seatAgain, seatAgainText, seatAgainYes } = en.pods;
    if (!(await confirmation.ask({ title: seatAgain, text: seatAgainText, yes: seatAgainYes }))) return;
  }
  if (await desk.change(api.seat)) {
    notices.say(en.pods.seated);
    location.hash = tabHref(desk.id, 'draft');
  }
}

export async function startDraft(desk: EventDesk): Promise<void> {
  const view = desk.view;
  if (!view || refused(view.steps.startDraft)) return;
  if (await desk.change(api.startDraft)) {
    notices.say(en.pods.started);
    location.hash = tabHref(desk.id, 'draft');
  }
}

export async function pairNext(desk: EventDesk): Promise<void> {
  const view = desk.view;
  if (!view || refused(view.steps.pair)) return;
  if (await desk.change(api.pair)) {
    notices.say(en.rounds.paired(desk.view?.summary.round ?? 0));
    location.hash = tabHref(desk.id, 'rounds');
  }
}

export async function takeUndo(desk: EventDesk): Promise<void> {
  const view = desk.view;
  if (!view || refused(view.steps.undo)) return;
  const sure = await confirmation.ask({
    title: en.event.undoTitle,
    text: en.event.undoText(view.steps.undoes ?? ''),
    yes: en.event.undo,
    danger: true,
  });
  if (sure && (await desk.change(api.undo))) notices.say(en.event.undone);
}

/** Says why a step cannot be done; true when it cannot. */
function refused(possible: { allowed: boolean; whyNot: string | null }): boolean {
  if (!possible.allowed && possible.whyNot) notices.say(possible.whyNot);
  return !possible.allowed;
}
