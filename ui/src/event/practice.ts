// Practice: one person with bots. No one runs a desk, so the next step is that person's match.

import type { EventView, PlayerView, ResultEntry, TableView } from '../lib/api';
import { canPlay } from '../table/setup';

/** One pod: larger events with bots are for trying out the desk. */
const MOST = 8;

/** Returns the only person of an event with bots; `null` if the event is not practice. */
export function practisingPerson(view: EventView): PlayerView | null {
  const people = view.players.filter((player) => !player.bot);
  const [person] = people;
  return person && people.length === 1 && view.players.length >= 2 && view.players.length <= MOST ? person : null;
}

/**
 * Returns `true` for practice in a full pod, as a practice draft creates it: its rounds lead straight to the person's
 * matches. Smaller events with one person may be run from the desk.
 */
export const isFullPod = (view: EventView): boolean => view.players.length === MOST && practisingPerson(view) !== null;

/** Returns the table of the only person in the current round; `null` if the event is not practice. */
export function practiceTable(view: EventView): TableView | null {
  const person = practisingPerson(view);
  if (!person) return null;
  const tables = view.rounds.at(-1)?.tables ?? [];
  return tables.find((table) => table.players.some((player) => player.id === person.id)) ?? null;
}

/** The rest of a practice round: the person's match, then those of the bots. `null` outside of practice. */
export function practiceStep(view: EventView): 'play' | 'bots' | null {
  if (view.steps.next !== 'enterResults') return null;
  const own = practiceTable(view);
  if (!own) return null;
  if (own.players.length < 2 || own.result !== null) return 'bots';
  return canPlay(view, own) ? 'play' : null;
}

/** A match of the person who practises. */
export type PracticeMatch = {
  round: number;
  /** Null for a bye. */
  opponent: string | null;
  /** Games won and lost; null while the match is open, and for a bye. */
  games: [number, number] | null;
  outcome: 'won' | 'lost' | 'drawn' | 'open';
};

/** Returns the games that the two players of a match won. */
function gamesOf(result: ResultEntry): [number, number] {
  if (result.kind === 'games') return [result.a, result.b];
  return [result.kind === 'noShowB' ? 2 : 0, result.kind === 'noShowA' ? 2 : 0];
}

/** Returns the matches of the person who practises, oldest first. Empty if the event is not practice. */
export function practiceMatches(view: EventView): PracticeMatch[] {
  const person = practisingPerson(view);
  if (!person) return [];
  return view.rounds.flatMap((round) =>
    round.tables.flatMap((table): PracticeMatch[] => {
      const seat = table.players.findIndex((player) => player.id === person.id);
      if (seat < 0) return [];
      const opponent = table.players[1 - seat]?.name ?? null;
      if (opponent === null) return [{ round: round.number, opponent, games: null, outcome: 'won' }];
      if (table.result === null) return [{ round: round.number, opponent, games: null, outcome: 'open' }];
      const [a, b] = gamesOf(table.result);
      const games: [number, number] = seat === 0 ? [a, b] : [b, a];
      // Both players lose a match that neither played.
      const level = table.result.kind === 'doubleLoss' ? 'lost' : 'drawn';
      const outcome = games[0] > games[1] ? 'won' : games[0] < games[1] ? 'lost' : level;
      return [{ round: round.number, opponent, games, outcome }];
    }),
  );
}
