// The tab and the stages to show, by the stage of an event.

import type { EventKind, EventView, NextStep, RoundView, Stage } from '../lib/api';
import type { Tab } from '../lib/router';

const WITH_DRAFT: readonly Stage[] = ['registration', 'seated', 'drafting', 'deckBuilding', 'rounds', 'finished'];
const WITHOUT_DRAFT: readonly Stage[] = ['registration', 'rounds', 'finished'];

/** The stages of an event in order, as the stepper shows them. */
export function stagesOf(kind: EventKind): readonly Stage[] {
  return kind === 'draft' ? WITH_DRAFT : WITHOUT_DRAFT;
}

/** Returns `true` if a pod has finished drafting, so that players have pools. */
export const hasDrafted = (view: EventView): boolean => view.pods.some((pod) => pod.draft?.part === 'done');

/** Returns the number of active players whose drafted deck is missing or not legal. */
export const decksToFix = (view: EventView): number =>
  hasDrafted(view)
    ? view.players.filter((one) => !one.dropped && (one.deck === 'missing' || one.deck === 'illegal')).length
    : 0;

/** Largest round whose tables are all in view on a usual window, in tables. */
const TABLES_IN_VIEW = 15;

/** Returns `true` if the tab does not list the open tables itself, or lists more than are in view. */
export const listsOpenTables = (tab: Tab, round: RoundView): boolean =>
  tab !== 'rounds' || round.tables.length > TABLES_IN_VIEW;

/** Returns `true` if something needs the organiser: a phone's report, a deck or a late player. */
const needsAttention = (view: EventView, round: RoundView): boolean =>
  decksToFix(view) > 0 ||
  view.steps.lateSeats.length > 0 ||
  round.tables.some((table) => table.result === null && table.reports.length > 0);

/**
 * Returns `true` if the panel next to the tab has something to show. Rounds always have the standings or the bracket
 * next to them, and players the plan of the event; other tabs have the open round. Seats and brackets use all the room.
 */
export function hasAside(tab: Tab, view: EventView, round: RoundView | undefined): boolean {
  if (tab === 'draft' || tab === 'bracket') return false;
  if (tab === 'players') return view.players.length > 0;
  if (round === undefined) return false;
  return tab === 'rounds' || (round.open > 0 && (listsOpenTables(tab, round) || needsAttention(view, round)));
}

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
