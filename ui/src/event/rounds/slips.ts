// Contents of a match slip: the result of a match, or the HP left at a multiplayer table.

import type { PlayerRef, TableView } from '../../lib/api';
import { isolated } from '../../lib/isolate';
import { parseSlip, quickResults, type QuickResult } from '../../lib/results';
import type { ResultSheet } from './resultEntry.svelte';
import { parseHp } from './parseTables';
import { words } from '../i18n';

export type SlipKind = {
  readonly testid: 'entry-result' | 'entry-hp';
  /** Label of the field for a table; `null` if no table is chosen. */
  label(table: TableView | null): string;
  /** Input help; empty if the key hints are enough. */
  readonly title: string;
  /** A result as it can be typed for a table. */
  example(table: TableView | null): string;
  /** Results with dedicated keys. */
  readonly quicks: readonly QuickResult[];
  /** Initial text of the result field for a table. */
  start(table: TableView): string;
  /** Returns `true` if a table number could also be a result. */
  alsoResult(typed: string): boolean;
  /** Returns the function that saves the typed slip, or the message to show if it is not valid. */
  read(table: TableView, typed: string): (() => Promise<boolean>) | string;
};

export function matchSlips(sheet: ResultSheet): SlipKind {
  return {
    testid: 'entry-result',
    label: () => words.rounds.result,
    title: '',
    example: () => `${sheet.toWin}-${sheet.toWin - 1}`,
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

/** Returns the players of a table in seat order, by their first names if these differ. */
export function shortNames(players: readonly Pick<PlayerRef, 'name'>[]): string {
  const first = players.map((player) => player.name.trim().split(/\s+/)[0] ?? '');
  const distinct = new Set(first).size === players.length;
  return players.map((player, seat) => isolated(distinct ? (first[seat] ?? '') : player.name)).join(', ');
}

export function hpSlips(sheet: ResultSheet): SlipKind {
  return {
    testid: 'entry-hp',
    label: (table) => (table ? words.suns.hpOrder(shortNames(table.players)) : words.suns.hp),
    title: words.suns.hpHint,
    example: (table) => ['12', '0', '5', '8'].slice(0, table?.players.length).join(' '),
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
