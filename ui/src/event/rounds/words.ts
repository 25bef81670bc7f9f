// Texts of results, until the program has returned them.

import type { PlayerRef, ResultEntry } from '../../lib/api';
import { isolated } from '../../lib/isolate';
import { words } from '../i18n';

export type QuickId = keyof typeof words.rounds.kinds;

/** Returns the label of the button for a quick result. */
export const kindOf = (id: string): string => words.rounds.kinds[id as QuickId] ?? id.replace('-', '–');
export const shortOf = (id: string): string =>
  words.rounds.shorts[id as keyof typeof words.rounds.shorts] ?? kindOf(id);
export const meaningOf = (id: string): string => words.rounds.meanings[id as QuickId] ?? kindOf(id);

/** Returns the text of a result between two players, such as "2–1" or "Ann no-show". */
export function wordsOf(result: ResultEntry, [a, b]: readonly PlayerRef[]): string {
  switch (result.kind) {
    case 'games':
      return `${result.a}–${result.b}${result.drawn ? `–${result.drawn}` : ''}`;
    case 'bye':
      return words.rounds.bye;
    case 'noShowA':
      return words.rounds.noShowOf(isolated(a?.name ?? ''));
    case 'noShowB':
      return words.rounds.noShowOf(isolated(b?.name ?? ''));
    case 'doubleLoss':
      return kindOf('double-loss');
    case 'lossA':
      return words.rounds.penaltyOf(isolated(a?.name ?? ''));
    case 'lossB':
      return words.rounds.penaltyOf(isolated(b?.name ?? ''));
  }
}

/** Both sides of the result as the list shows them, "2" and "1"; W, L or NS (no-show) where no games were played. */
export function score(result: ResultEntry | null): [string, string] {
  if (result === null) return ['', ''];
  switch (result.kind) {
    case 'games':
      return [String(result.a), String(result.b)];
    case 'bye':
      return ['', ''];
    case 'noShowA':
      return ['NS', 'W'];
    case 'noShowB':
      return ['W', 'NS'];
    case 'doubleLoss':
      return ['L', 'L'];
    case 'lossA':
      return ['L', 'W'];
    case 'lossB':
      return ['W', 'L'];
  }
}
