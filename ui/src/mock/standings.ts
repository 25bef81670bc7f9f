// Standings for the mock: the default order with plain fractions.

import type { Percent, StandingView } from '../lib/api';
import type { MockRound } from './extra';

/** The columns of the default order. */
export const COLUMNS: readonly string[] = ['MatchWins', 'OpponentsMatchWins', 'GameWins', 'OpponentsGameWins'];

type Line = {
  wins: number;
  losses: number;
  draws: number;
  byes: number;
  games: [number, number, number];
  met: number[];
};

const emptyLine = (): Line => ({ wins: 0, losses: 0, draws: 0, byes: 0, games: [0, 0, 0], met: [] });

export function lines(rounds: readonly MockRound[], players: readonly number[]): Map<number, Line> {
  const all = new Map(players.map((id) => [id, emptyLine()]));
  const get = (id: number) => all.get(id) ?? emptyLine();
  for (const table of rounds.flatMap((round) => round.tables)) {
    const a = get(table.a.id);
    const result = table.result;
    if (!result) continue;
    if (!table.b) {
      a.wins++;
      a.byes++;
      continue;
    }
    const b = get(table.b.id);
    a.met.push(table.b.id);
    b.met.push(table.a.id);
    const [ga, gb, gd] =
      result.kind === 'games'
        ? [result.a, result.b, result.drawn]
        : result.kind === 'noShowA' || result.kind === 'lossA'
          ? [0, 2, 0]
          : result.kind === 'noShowB' || result.kind === 'lossB'
            ? [2, 0, 0]
            : [0, 0, 0];
    a.games = [a.games[0] + ga, a.games[1] + gb, a.games[2] + gd];
    b.games = [b.games[0] + gb, b.games[1] + ga, b.games[2] + gd];
    if (result.kind === 'doubleLoss') {
      a.losses++;
      b.losses++;
    } else if (ga > gb) {
      a.wins++;
      b.losses++;
    } else if (gb > ga) {
      b.wins++;
      a.losses++;
    } else {
      a.draws++;
      b.draws++;
    }
  }
  return all;
}

export const recordOf = (line: Line | undefined) => (line ? `${line.wins}-${line.losses}-${line.draws}` : '0-0-0');

function percent(top: number, bottom: number): Percent {
  const [t, b] = bottom === 0 || top * 3 < bottom ? [1, 3] : [top, bottom];
  const gcd = (x: number, y: number): number => (y ? gcd(y, x % y) : x);
  const g = gcd(t, b) || 1;
  return { exact: `${t / g}/${b / g}`, percent: Math.round((t / b) * 1e6) / 1e4 };
}

export function standingsOf(
  rounds: readonly MockRound[],
  players: readonly { id: number; name: string; dropped: boolean }[],
): StandingView[] {
  const done = rounds.filter((round) => round.tables.some((table) => table.result));
  if (done.length === 0) return [];
  const all = lines(
    rounds,
    players.map((player) => player.id),
  );
  const share = (id: number, of: (line: Line) => [number, number]): Percent => {
    const line = all.get(id);
    const met = line?.met ?? [];
    let top = 0;
    let bottom = 0;
    for (const opponent of met) {
      const other = all.get(opponent);
      if (!other) continue;
      const [t, b] = of(other);
      top += b === 0 ? 1 : Math.max(3 * t, b) * 840 * (1 / b);
      bottom += 3 * 840;
    }
    return percent(Math.round(top), bottom);
  };
  const matches = (line: Line): [number, number] => [line.wins, line.wins + line.losses + line.draws];
  const games = (line: Line): [number, number] => [
    3 * line.games[0] + line.games[2],
    3 * (line.games[0] + line.games[1] + line.games[2]),
  ];
  const rows = players.map((player) => {
    const line = all.get(player.id) ?? emptyLine();
    return {
      rank: 0,
      player: player.id,
      name: player.name,
      dropped: player.dropped,
      disqualified: false,
      record: recordOf(line),
      byes: line.byes,
      games: line.games.join('-'),
      values: [
        line.wins,
        share(player.id, matches),
        percent(...games(line)),
        share(player.id, games),
      ] satisfies StandingView['values'],
    };
  });
  const number = (value: number | Percent | undefined) => (typeof value === 'number' ? value : (value?.percent ?? 0));
  const order = (x: (typeof rows)[number], y: (typeof rows)[number]) =>
    COLUMNS.map((_, at) => number(y.values[at]) - number(x.values[at])).find((by) => by !== 0) ?? 0;
  rows.sort(order);
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    row.rank = before && order(before, row) === 0 ? before.rank : index + 1;
  });
  return rows;
}
