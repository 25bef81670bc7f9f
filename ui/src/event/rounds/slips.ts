// What a slip says beside its table: the result of a match, or the HP left at a table of three or four.

import type { TableView } from '../../lib/api';
import { parseSlip, quickResults, type QuickResult } from '../../lib/results';
import type { ResultSheet } from './sheet.svelte';
import { parseHp } from './typed';
import { words } from '../i18n';

export type SlipKind = {
  readonly testid: 'entry-result' | 'entry-hp';
  readonly label: string;
  /** How it is typed; empty where the hints say it. */
  readonly title: string;
  /** Results that have keys of their own. */
  readonly quicks: readonly QuickResult[];
  /** What stands in the field once a table is chosen. */
  start(table: TableView): string;
  /** Returns `true` if a text that names a table could also be meant as a result. */
  alsoResult(typed: string): boolean;
  /** How the typed slip is saved; or, in words, what is wrong with it. */
  read(table: TableView, typed: string): (() => Promise<boolean>) | string;
};

export function matchSlips(sheet: ResultSheet): SlipKind {
  return {
    testid: 'entry-result',
    label: words.rounds.result,
    title: '',
    quicks: quickResults(sheet.toWin),
    start: () => '',
    alsoResult: (typed) => parseSlip(typed, sheet.toWin) !== null,
    read(table, typed) {
      const slip = parseSlip(typed, sheet.toWin);
      if (!slip) return words.rounds.notResult(typed, 2 * sheet.toWin - 1);
      return () => sheet.save(table, slip.result, slip.leaves);
    },
  };
}

export function hpSlips(sheet: ResultSheet): SlipKind {
  return {
    testid: 'entry-hp',
    label: words.suns.hp,
    title: words.suns.hpHint,
    quicks: [],
    start: (table) => table.hp.join(' '),
    alsoResult: () => false,
    read(table, typed) {
      const seats = table.players.length;
      const read = parseHp(typed, seats);
      if (!('wrong' in read)) return () => sheet.saveHp(table, read.hp);
      return read.wrong === 'count' ? words.suns.wrongCount(read.count, seats) : words.suns.notHp(read.text);
    },
  };
}
