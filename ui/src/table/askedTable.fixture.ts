// A table that asks its only player to act.

import type { GameOption, GameQuestion, GameView } from '../lib/api';
import { GameTable } from './gameTable.svelte';

/** Returns a table with one side, whose player chooses one of these options. */
export function askedTable(options: readonly GameOption[]): GameTable {
  const question = {
    ...{ seat: 0, ask: 'action', min: 1, max: 1, picked: 0, pickedCards: [], shown: [], about: [] },
    options,
  };
  const side = { seat: 0, base: 7, ground: [], space: [], leaders: [], hand: [], resources: [], discard: [] };
  const table = new GameTable(1);
  table.view = {
    ...{ seats: [{ kind: 'person' }], reader: 0, you: 0, opponents: [], step: 4, sides: [side], cards: [] },
    ...{ question: question as unknown as GameQuestion, puzzle: null, series: { from: null } },
  } as unknown as GameView;
  return table;
}
