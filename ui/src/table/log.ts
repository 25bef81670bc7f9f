// The log as it is read: grouped by action, with the names of its cards told apart. Pure.

import type { GameLine } from '../lib/api';

/** Events that start an action. */
const ACTIONS: ReadonlySet<string> = new Set(['played', 'attacked', 'used', 'deployed', 'took', 'passed']);
/** Events that only keep accounts. */
const ASIDE: ReadonlySet<string> = new Set(['paid', 'exhausted', 'readied', 'shuffled']);

/** The appearance of a line in the log. */
export type LogRow = {
  line: GameLine;
  /** It begins an action, or is no part of one. */
  begins: boolean;
  /** It is only about what was paid or turned. */
  aside: boolean;
  /** The player whose action it is part of, from 0. */
  seat: number | null;
};

/** The lines as rows; what follows from an action stands under it and has the colour of its player. */
export function logRows(log: readonly GameLine[], controller: (card: number) => number | null): LogRow[] {
  const rows: LogRow[] = [];
  let [seat, within, paying]: [number | null, boolean, boolean] = [null, false, false];
  for (const [at, line] of log.entries()) {
    // The line of another event describes it.
    if (line.text === '') continue;
    const aside = ASIDE.has(line.event);
    const acts = ACTIONS.has(line.event);
    const pays = aside && paysFor(log, at);
    const begins = line.heading || !within || ((acts || pays) && !paying);
    if (begins) {
      const [card] = line.cards;
      seat = line.heading ? null : (line.seat ?? (card === undefined ? null : controller(card)));
    }
    rows.push({ line, begins, aside, seat });
    within = !line.heading && (within || acts || pays);
    paying = pays;
  }
  return rows;
}

/** Returns `true` if what is paid at a line is paid for an action that follows it. */
function paysFor(log: readonly GameLine[], at: number): boolean {
  const next = log.slice(at + 1, at + 6).find((line) => !ASIDE.has(line.event));
  return next !== undefined && next.step === log[at]?.step && ACTIONS.has(next.event);
}

/** The log as text to be passed on: a line each, what belongs to an action set in under it. */
export const logText = (rows: readonly LogRow[]): string =>
  rows
    .map(({ line, begins }) => (line.heading ? `\n${line.text}` : `${begins ? '' : '  '}${line.text}`))
    .join('\n')
    .trim();

/** Number of the newest lines that screen readers read out. */
const ANNOUNCED_LINES = 12;

/** The newest lines as they are read out, without those about paying and exhausting. */
export const announcements = (log: readonly GameLine[]): { at: number; text: string }[] =>
  log
    .map((line, at) => ({ at, line }))
    .filter(({ line }) => line.text !== '')
    .slice(-ANNOUNCED_LINES)
    .flatMap(({ at, line }) => (ASIDE.has(line.event) ? [] : [{ at, text: line.text }]));

/** Events with a card that are worth showing large or following. */
const DONE: ReadonlySet<string> = new Set(['played', 'deployed', 'used', 'attacked']);

/** Returns the latest of the new events that a player caused with a card. */
export const newestAct = (fresh: readonly GameLine[]): GameLine | null =>
  fresh.findLast((line) => DONE.has(line.event) && line.cards.length > 0) ?? null;

/** Events that decide a game. */
const ENDS: ReadonlySet<string> = new Set(['conceded', 'lost', 'empty_deck']);

/**
 * Why a game ended, in the words of its log: the last action before a player was eliminated, and the elimination. Empty when
 * the log does not say.
 */
export function whyOver(log: readonly GameLine[], conceded?: (seat: number) => string): string[] {
  const first = log.findIndex((line) => line.event === 'lost' || line.event === 'conceded');
  if (first < 0) return [];
  const step = log[first]?.step;
  const before = log.slice(0, first);
  const damage = before.findLastIndex((line) => line.event === 'damaged' || line.event === 'empty_deck');
  // Without damage, a card has defeated the base.
  const decides = before[damage]?.step === step ? damage : before.length - 1;
  // The event may be described by a line that began before it.
  const last = before.slice(0, decides + 1).findLast((line) => line.text !== '');
  // A player who concedes loses: one line is enough.
  const given = new Set(log.filter((line) => line.event === 'conceded').map((line) => line.step));
  const ends = log
    .slice(first)
    .filter((line) => ENDS.has(line.event) && !(line.event === 'lost' && given.has(line.step)));
  const caused = last && log[first]?.event !== 'conceded' && last.step === step ? [last] : [];
  const said = (line: GameLine) =>
    conceded && line.event === 'conceded' && line.seat !== null ? conceded(line.seat) : line.text;
  return [...new Set([...caused, ...ends].map(said))];
}
