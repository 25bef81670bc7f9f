// Beginning games.

import {
  api,
  type EventView,
  type GameDeckChoice,
  type GameDeckRef,
  type GameSeat,
  type GameView,
  type NewGame,
  type RulesEdition,
  type SeatKind,
  type TableView,
} from '../lib/api';
import { remember, remembered } from '../library/preferences';
import { words } from './i18n';

/** Returns a setup with the same players, with the same decks or with the decks moved one seat on. */
export const rematch = (game: number, swap: boolean): Promise<GameView> => api.rematch(game, swap);

/** The players of a game as the dialog holds them, each with the deck of that name that is on offer. */
export function seatsOf(seats: readonly GameSeat[], choices: readonly GameDeckChoice[]): SeatDraft[] {
  return seats.map((seat) => {
    const deck = choices.find((choice) => choice.name === seat.deck && choice.whyNot === null);
    // A program that is named by its leader gets the name of its next one.
    const byLeader = seat.kind !== 'person' && (deck?.leaders.some((one) => seat.name.startsWith(one.name)) ?? false);
    return { name: byLeader ? '' : seat.name, kind: seat.kind, thinkMs: 1000, deck: deck ? keyOf(deck.source) : '' };
  });
}

/** A seat as the dialog holds it; the deck is named by its key among the choices. */
export type SeatDraft = { name: string; kind: SeatKind; thinkMs: number; deck: string };

/** The bots, from the gentlest to the strongest; last the one that chooses at random. */
export const BOTS = ['gentle', 'casual', 'quick', 'skilled', 'strong', 'random'] as const satisfies readonly SeatKind[];

/** The kinds of players that can take a seat. */
export const KINDS: readonly SeatKind[] = ['person', ...BOTS];

export const THINKING = [500, 1000, 2000, 5000, 10_000] as const;

/** A key for a deck among the choices. */
export function keyOf(source: GameDeckRef): string {
  switch (source.kind) {
    case 'published':
      return `published ${source.key}`;
    case 'library':
      return `library ${source.deck}`;
    case 'registered':
      return `registered ${source.event} ${source.player}`;
    case 'sealed':
      return `sealed ${source.set}`;
  }
}

/** Returns `true` for a Twin Suns deck, which has two leaders. */
export const isTwinSuns = (choice: GameDeckChoice | undefined): boolean => (choice?.leaders.length ?? 0) > 1;

/**
 * Returns the reason why a deck is not offered at a table of this size: it cannot be played, or has another format. At a
 * table of two, the deck of the first seat decides the format.
 */
export function unfit(
  choice: GameDeckChoice,
  seats: number,
  choices: readonly GameDeckChoice[],
  first?: GameDeckChoice,
): string | null {
  if (choice.whyNot !== null) return choice.whyNot.message;
  const twinSuns = isTwinSuns(choice);
  if (seats === 2) {
    if (!first || isTwinSuns(first) === twinSuns) return null;
    return twinSuns ? words.setup.twinSuns : words.setup.otherFormat;
  }
  // At tables with decks for several players, decks for two are not offered.
  const several = choices.some((one) => one.whyNot === null && isTwinSuns(one));
  return several && !twinSuns ? words.setup.otherFormat : null;
}

/** The decks in groups as the list shows them: those played last come first, those that do not fit last. */
export function grouped(
  choices: readonly GameDeckChoice[],
  titles: { library: string; published: string; house: string; sealed: string; last: string },
  seats: number,
  last: readonly string[] = [],
  first?: GameDeckChoice,
): { title: string; decks: { deck: GameDeckChoice; whyNot: string | null }[] }[] {
  const groups = new Map<string, { deck: GameDeckChoice; whyNot: string | null }[]>();
  const add = (title: string, deck: GameDeckChoice) => {
    const whyNot = unfit(deck, seats, choices, first);
    groups.set(title, [...(groups.get(title) ?? []), { deck, whyNot }]);
  };
  const played = last.flatMap((key) => choices.find((choice) => keyOf(choice.source) === key) ?? []);
  for (const choice of played) add(titles.last, choice);
  for (const choice of choices) {
    if (played.includes(choice)) continue;
    const { source } = choice;
    const isHouse = source.kind === 'published' && source.key.startsWith('house-');
    add(source.kind === 'registered' ? choice.group : isHouse ? titles.house : titles[source.kind], choice);
  }
  return [...groups].map(([title, decks]) => ({
    title,
    decks: decks.toSorted((a, b) => Number(a.whyNot !== null) - Number(b.whyNot !== null)),
  }));
}

/** Number of decks in the group of the last played ones. */
const LAST = 6;

/** The keys of the decks that were played last, the newest first. */
export const lastDecks = (): string[] => (remembered('games.decks') ?? '').split('\n').filter((key) => key !== '');

/** Saves which decks are played now. */
export function playedNow(keys: readonly string[]): void {
  remember('games.decks', [...new Set([...keys, ...lastDecks()])].slice(0, LAST).join('\n'));
}

/** The request to start the game; `null` while a seat has no deck. */
export function wanted(
  seats: readonly SeatDraft[],
  choices: readonly GameDeckChoice[],
  bestOf: number,
  seed: string,
  edition: RulesEdition | null,
  openHands = false,
): NewGame | null {
  const found = seats.map((seat) => choices.find((choice) => keyOf(choice.source) === seat.deck));
  if (found.some((choice) => choice === undefined)) return null;
  return {
    seats: seats.map((seat, index) => ({
      name: seat.name.trim(),
      kind: seat.kind,
      thinkMs: seat.thinkMs,
      deck: (found[index] as GameDeckChoice).source,
    })),
    bestOf: seats.length === 2 ? bestOf : 1,
    seed: seed.trim() || null,
    edition,
    openHands,
  };
}

/** Returns `true` if the match of a table can be played here: it is open, and both players have a deck in the program. */
export function canPlay(view: EventView | null, table: TableView): boolean {
  if (!view || table.players.length !== 2 || table.result !== null) return false;
  const deckOf = (id: number) => view.players.find((player) => player.id === id)?.deck;
  return table.players.every(({ id }) => deckOf(id) === 'legal' || deckOf(id) === 'illegal');
}
