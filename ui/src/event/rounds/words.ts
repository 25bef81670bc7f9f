// Results in words, before the program has said them.

import type { ResultEntry } from '../../lib/api';
import { words } from '../i18n';

export type QuickId = keyof typeof words.rounds.kinds;

/** What the button of a quick result says and means. */
export const kindOf = (id: string): string => words.rounds.kinds[id as QuickId] ?? id.replace('-', '–');
export const shortOf = (id: string): string =>
  words.rounds.shorts[id as keyof typeof words.rounds.shorts] ?? kindOf(id);
export const meaningOf = (id: string): string => words.rounds.meanings[id as QuickId] ?? kindOf(id);

/** A result in words, such as "2–1" or "No-show, first". */
export function wordsOf(result: ResultEntry): string {
  switch (result.kind) {
    case 'games':
      return `${result.a}–${result.b}${result.drawn ? `–${result.drawn}` : ''}`;
    case 'bye':
      return words.rounds.bye;
    case 'noShowA':
      return shortOf('no-show-a');
    case 'noShowB':
      return shortOf('no-show-b');
    case 'doubleLoss':
      return kindOf('double-loss');
    case 'lossA':
      return shortOf('loss-a');
    case 'lossB':
      return shortOf('loss-b');
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
