// Papers, earlier standings and the big clock of the mock.

import type { RoomClockView, PrintoutKind, EventView, PrintoutOption, RoundStandings } from '../lib/api';
import { refusal } from './answers';

const KINDS: readonly PrintoutKind[] = [
  'pairings',
  'names',
  'slips',
  'standings',
  'bracket',
  'deckChecks',
  'seatings',
  'pods',
  'seatCards',
];

export function papersOf(event: EventView): PrintoutOption[] {
  const rounds = event.rounds.map((round) => round.number);
  const checked = rounds.filter((round) => event.checks.some((check) => check.round === round));
  const offer = (kind: PrintoutKind): PrintoutOption => {
    switch (kind) {
      case 'bracket':
        return { kind, rounds: [], whyNot: event.bracket ? null : refusal('There is no bracket yet.') };
      case 'deckChecks':
        return {
          kind,
          rounds: checked,
          whyNot: checked.length > 0 ? null : refusal('This round has no deck checks.'),
        };
      case 'seatings':
      case 'pods':
        return {
          kind,
          rounds: [],
          whyNot: event.pods.length > 0 ? null : refusal('This event has no pods.'),
        };
      case 'seatCards':
        return {
          kind,
          rounds: [],
          whyNot: event.players.length > 0 ? null : refusal('This event has no players yet.'),
        };
      case 'pairings':
      case 'names':
      case 'slips':
      case 'standings':
        return { kind, rounds, whyNot: rounds.length > 0 ? null : refusal('No round has been paired yet.') };
    }
  };
  return KINDS.map(offer);
}

export function boardOf(event: EventView): RoomClockView {
  const round = event.rounds.at(-1);
  const open = (round?.tables ?? []).filter(
    (table) => table.players.length > 1 && table.result === null && table.hp.length === 0,
  );
  const extended = open.filter((table) => table.extension > 0);
  return {
    name: event.summary.name,
    round: round
      ? {
          number: round.number,
          clock: round.clock,
          open: open.map((table) => table.table),
          extended: extended.map(({ table, extension }) => ({ table, extension })),
        }
      : null,
    endOfMatch: event.endOfMatch,
  };
}

export const standingsAfter = (event: EventView, round: number): RoundStandings => ({
  round,
  open: 0,
  columns: event.columns,
  standings: event.standings,
  tableStandings: event.tableStandings,
});
