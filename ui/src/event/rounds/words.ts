// Results in words, before the program has said them.

import type { ResultEntry, TableView } from '../../lib/api';
import { en } from '../../lib/i18n/en';
import { QUICK_RESULTS } from '../../lib/results';

export type QuickId = keyof typeof en.rounds.kinds;

/** What the button of a quick result says and means. */
export const kindOf = (id: string): string => en.rounds.kinds[id as QuickId] ?? id;
export const meaningOf = (id: string): string => en.rounds.meanings[id as QuickId] ?? id;

/** "Ada 2–1 Ben", "no-show of Ada". */
export function wordsOf(table: TableView, result: ResultEntry): string {
  const [a, b] = [table.a.name, table.b?.name ?? ''];
  switch (result.kind) {
    case 'games':
      return `${a} ${result.a}–${result.b}${result.drawn ? `–${result.drawn}` : ''} ${b}`;
    case 'bye':
      return `${a}: ${en.rounds.bye}`;
    case 'noShowA':
      return `${a}: ${en.rounds.kinds['no-show-a']}`;
    case 'noShowB':
      return `${b}: ${en.rounds.kinds['no-show-b']}`;
    case 'doubleLoss':
      return `${a}, ${b}: ${en.rounds.kinds['double-loss']}`;
  }
}

/** Both sides of the result as the list shows them, "2" and "1"; a mark where no games were played. */
export function score(result: ResultEntry | null): [string, string] {
  if (result === null) return ['', ''];
  switch (result.kind) {
    case 'games':
      return [String(result.a), String(result.b)];
    case 'bye':
      return ['', ''];
    case 'noShowA':
      return ['–', 'W'];
    case 'noShowB':
      return ['W', '–'];
    case 'doubleLoss':
      return ['L', 'L'];
  }
}

export { QUICK_RESULTS };
