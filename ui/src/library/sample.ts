// Decks for tests: only what a test names differs from an empty one.

import type { DeckContent, DeckDocument, DeckSummary, ImportView, UnresolvedRowView, VersionLine } from '../lib/api';

export const content = (change: Partial<DeckContent> = {}): DeckContent => ({
  name: 'Deck',
  author: '',
  format: 'premier',
  leaders: [],
  bases: [],
  main: [],
  sideboard: [],
  pool: null,
  notes: '',
  ...change,
});

export const summary = (change: Partial<DeckSummary> = {}): DeckSummary => ({
  id: 1,
  name: 'Deck',
  author: '',
  format: 'premier',
  leaders: [],
  bases: [],
  size: 50,
  sideboardSize: 0,
  tags: [],
  createdAt: '2026-01-01T10:00:00Z',
  updatedAt: '2026-01-01T10:00:00Z',
  archived: false,
  version: 1,
  legal: true,
  problems: 0,
  damaged: null,
  ...change,
});

export const version = (number: number, at: string, label: string | null = null): VersionLine => ({
  version: number,
  at,
  label,
  name: 'Deck',
});

export const deckDocument = (change: Partial<DeckDocument> = {}): DeckDocument => ({
  id: 1,
  content: content(),
  tags: [],
  archived: false,
  version: 1,
  versions: [],
  report: {
    legal: true,
    on: '2026-01-01',
    problems: [],
    notPlayable: [],
    size: 0,
    minimum: 50,
    sideboardSize: 0,
    sideboardLimit: 10,
    statistics: {
      averageCost: null,
      curve: [],
      types: [],
      aspects: [],
      arenas: [],
      traits: [],
      keywords: [],
      deeds: [],
      rarities: [],
      offAspect: [],
    },
    hand: { cards: 6, mulligan: true, putBack: 0 },
  },
  ...change,
});

export const unresolvedRow = (change: Partial<UnresolvedRowView> = {}): UnresolvedRowView => ({
  code: 'import.unknown_card',
  message: 'There is no such card.',
  place: 'line 2',
  text: '2 Deth Troper',
  section: 'main',
  deck: 0,
  count: 2,
  nearest: [],
  ...change,
});

export const reading = (change: Partial<ImportView> = {}): ImportView => ({
  shape: 'lines of cards',
  decks: [content()],
  collection: [],
  troubles: [],
  ...change,
});
