// Beginning games.

import {
  api,
  type EventView,
  type GameDeckChoice,
  type GameDeckRef,
  type GameView,
  type NewGame,
  type RulesEdition,
  type SeatKind,
  type TableView,
} from '../lib/api';

/** The same players with the same decks once more. */
export const rematch = (game: number): Promise<GameView> => api.rematch(game);

/** A seat as the dialog holds it; the deck is named by its key among the choices. */
export type SeatDraft = { name: string; kind: SeatKind; thinkMs: number; deck: string };

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

/** The decks in groups as the list shows them; those that cannot be played with are left out. */
export function grouped(
  choices: readonly GameDeckChoice[],
  titles: { library: string; published: string; house: string; sealed: string },
): { title: string; decks: GameDeckChoice[] }[] {
  const groups = new Map<string, GameDeckChoice[]>();
  for (const choice of choices) {
    if (choice.whyNot !== null) continue;
    const { source } = choice;
    const isHouse = source.kind === 'published' && source.key.startsWith('house-');
    const title = source.kind === 'registered' ? choice.group : isHouse ? titles.house : titles[source.kind];
    groups.set(title, [...(groups.get(title) ?? []), choice]);
  }
  return [...groups].map(([title, decks]) => ({ title, decks }));
}

/** What is sent; null while a seat has no deck. */
export function wanted(
  seats: readonly SeatDraft[],
  choices: readonly GameDeckChoice[],
  bestOf: number,
  seed: string,
  edition: RulesEdition | null,
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
  };
}

/** Whether the match of a table can be played here: it is open, and both players have a deck in the program. */
export function canPlay(view: EventView | null, table: TableView): boolean {
  if (!view || table.players.length !== 2 || table.result !== null) return false;
  const deckOf = (id: number) => view.players.find((player) => player.id === id)?.deck;
  return table.players.every(({ id }) => deckOf(id) === 'legal' || deckOf(id) === 'illegal');
}
