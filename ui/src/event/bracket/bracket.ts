// The bracket as columns: one column per round, matches from top to bottom as they feed the next.

import type { BracketView, RoundView, TableView, PlayerRef } from '../../lib/api';
import { winner } from '../../lib/results';
import { textOf } from '../../lib/i18n/language.svelte';
import { words } from '../i18n';

export type BracketSide = { player: PlayerRef | null; seed: number | null; won: boolean; score: string };
export type BracketMatch = { table: number | null; sides: [BracketSide, BracketSide] };

const empty: BracketSide = { player: null, seed: null, won: false, score: '' };

/** Returns the winner of a match, or null if it has no result yet. */
function won(table: TableView): number | null {
  const [a, b] = table.players;
  if (!a) return null;
  if (!b) return a.id;
  const side = winner(table);
  return side === 'a' ? a.id : side === 'b' ? b.id : null;
}

function scoreOf(table: TableView, player: number): string {
  const result = table.result;
  if (result?.kind !== 'games') return '';
  return String(table.players[0]?.id === player ? result.a : result.b);
}

/** Returns the seeds of a bracket in its order, as the program makes it: neighbours meet. */
export function seedOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) {
    const field = order.length * 2;
    order = order.flatMap((seed) => [seed, field + 1 - seed]);
  }
  return order;
}

/** Returns the columns, starting with the first round. Places without a player yet are empty. */
export function columnsOf(
  bracket: Pick<BracketView, 'seeds' | 'order' | 'firstRound'>,
  rounds: readonly RoundView[],
): BracketMatch[][] {
  const seedOf = (id: number) => bracket.seeds.findIndex((seed) => seed.id === id) + 1 || null;
  let line: (PlayerRef | null)[] = bracket.order.map((seed) => bracket.seeds[seed - 1] ?? null);
  const columns: BracketMatch[][] = [];
  for (let number = bracket.firstRound; line.length > 1; number++) {
    const tables = rounds.find((round) => round.number === number)?.tables ?? [];
    const column: BracketMatch[] = [];
    const through: (PlayerRef | null)[] = [];
    for (let at = 0; at < line.length; at += 2) {
      const pair = [line[at] ?? null, line[at + 1] ?? null];
      const table = tables.find((one) => one.players.some((sits) => pair.some((player) => player?.id === sits.id)));
      const winnerId = table ? won(table) : null;
      const side = (player: PlayerRef | null): BracketSide =>
        player === null
          ? empty
          : {
              player,
              seed: seedOf(player.id),
              won: winnerId === player.id,
              score: table ? scoreOf(table, player.id) : '',
            };
      column.push({ table: table?.table ?? null, sides: [side(pair[0] ?? null), side(pair[1] ?? null)] });
      through.push(pair.find((player) => player !== null && player.id === winnerId) ?? null);
    }
    columns.push(column);
    line = through;
  }
  return columns;
}

/** Returns the text for a place without a player yet, such as "Winner of semifinal 2"; empty for the final. */
export function winnerOf(columns: readonly BracketMatch[][], column: number, place: number): string {
  const matches = columns[column]?.length ?? 0;
  return matches > 1 ? words.bracket.winnerOf(textOf(words.bracket.matches, matches) ?? '', place + 1) : '';
}

/** Returns the name of a round. Bracket rounds are named by their number of matches. */
export const roundName = (round: RoundView | null | undefined, number: number): string =>
  (round?.kind === 'elimination' ? textOf(words.bracket.names, round.tables.length) : undefined) ??
  words.rounds.round(number);
