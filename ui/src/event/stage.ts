// The tab and the stages to show, by the stage of an event.

import type { EventKind, EventView, NextStep, Stage } from '../lib/api';
import type { Tab } from '../lib/router';

const WITH_DRAFT: readonly Stage[] = ['registration', 'seated', 'drafting', 'deckBuilding', 'rounds', 'finished'];
const WITHOUT_DRAFT: readonly Stage[] = ['registration', 'rounds', 'finished'];

/** The stages of an event in order, as the stepper shows them. */
export function stagesOf(kind: EventKind): readonly Stage[] {
  return kind === 'draft' ? WITH_DRAFT : WITHOUT_DRAFT;
}

/** Returns `true` if a pod has finished drafting, so that players have pools. */
export const hasDrafted = (view: EventView): boolean => view.pods.some((pod) => pod.draft?.part === 'done');

export function stageTab(stage: Stage): Tab {
  switch (stage) {
    case 'registration':
      return 'players';
    case 'seated':
    case 'drafting':
      return 'draft';
    case 'deckBuilding':
      return 'decks';
    case 'rounds':
      return 'rounds';
    case 'finished':
      return 'standings';
  }
}

/** Returns the tab of the next step. */
export function stepTab(next: NextStep): Tab {
  switch (next) {
    case 'addPlayers':
      return 'players';
    case 'seat':
    case 'seatLate':
    case 'startDraft':
    case 'draft':
      return 'draft';
    case 'buildDecks':
      return 'decks';
    case 'pair':
    case 'enterResults':
      return 'rounds';
    case 'makeCut':
      return 'bracket';
    case 'standings':
      return 'standings';
  }
}
