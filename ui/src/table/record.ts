// The record of the only person of a game against a bot, by deck and by the deck it was played against. Pure.

import type { GameSummary, SeatKind } from '../lib/api';

/** Matches of a deck against another deck at one bot level. */
export type Matchup = { deck: string; level: SeatKind; won: number; lost: number; drawn: number };

/** Matches of a deck, with those against each other deck. */
export type DeckRecord = { deck: string; won: number; lost: number; drawn: number; matchups: Matchup[] };

/** The seats of a game with two players, one of whom is a person. Null for other games. */
export function soloSeats(game: GameSummary): { own: number; other: number } | null {
  if (game.damaged !== null || game.seats.length !== 2) return null;
  const own = game.seats.findIndex((seat) => seat.kind === 'person');
  const other = 1 - own;
  return own >= 0 && game.seats[other]?.kind !== 'person' ? { own, other } : null;
}

const played = (one: { won: number; lost: number; drawn: number }) => one.won + one.lost + one.drawn;

/** Counts finished matches. The decks and matchups with the most matches come first. */
export function records(games: readonly GameSummary[]): DeckRecord[] {
  const decks = new Map<string, DeckRecord>();
  for (const game of games) {
    const seats = soloSeats(game);
    if (game.state !== 'over' || !seats) continue;
    const [own, other] = [game.seats[seats.own], game.seats[seats.other]];
    if (!own || !other) continue;
    const record = decks.get(own.deck) ?? { deck: own.deck, won: 0, lost: 0, drawn: 0, matchups: [] };
    decks.set(own.deck, record);
    let matchup = record.matchups.find((one) => one.deck === other.deck && one.level === other.kind);
    if (!matchup) {
      matchup = { deck: other.deck, level: other.kind, won: 0, lost: 0, drawn: 0 };
      record.matchups.push(matchup);
    }
    const ahead = (game.wins[seats.own] ?? 0) - (game.wins[seats.other] ?? 0);
    const result = ahead > 0 ? 'won' : ahead < 0 ? 'lost' : 'drawn';
    record[result]++;
    matchup[result]++;
  }
  const all = [...decks.values()].sort((a, b) => played(b) - played(a) || a.deck.localeCompare(b.deck));
  for (const record of all) record.matchups.sort((a, b) => played(b) - played(a) || a.deck.localeCompare(b.deck));
  return all;
}

/** The finished game against a bot that was played last, for another one with the same decks. */
export const lastSolo = (games: readonly GameSummary[]): GameSummary | null =>
  games.find((game) => game.state === 'over' && !game.archived && game.from === null && soloSeats(game) !== null) ??
  null;

/** A number that is the same for a whole day, in the time zone of this computer. */
export const dayNumber = (now: Date): number =>
  Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000);

/** The step between the puzzles of two days: consecutive days get puzzles far apart. */
const DAY_STEP = 83;

/** The puzzle of a day; every computer with the same puzzles chooses the same one. */
export const puzzleOfDay = <One>(puzzles: readonly One[], now: Date): One | undefined =>
  puzzles[(dayNumber(now) * DAY_STEP) % Math.max(1, puzzles.length)];
