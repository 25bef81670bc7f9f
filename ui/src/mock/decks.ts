// The deck library of the mock: eight decks, their versions, and everything that can be asked of them.

import type {
  CardCount,
  CardFace,
  DeckContent,
  DeckDocument,
  DeckFormat,
  DeckSummary,
  PoolEntry,
  VersionLine,
} from '../lib/api';
import { isMain } from '../cards/group';
import { penalty } from '../cards/penalty';
import { onlyInTheProgram, refuse, type Answers } from './answers';
import { CATALOGUE, faceOf, isLegalCard, setOf, today } from './catalogue';
import { seededRandom, shuffled } from './cards';
import { collectionAnswers } from './collection';
import { asText, compared, readText } from './interchange';
import { checked, drawn, odds, total } from './check';
import { find } from './query';

type Kept = {
  id: number;
  tags: string[];
  archived: boolean;
  createdAt: string;
  versions: (VersionLine & { content: DeckContent })[];
};

const library = new Map<number, Kept>();
const at = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString();

export const EMPTY: DeckContent = {
  name: 'New deck',
  author: '',
  format: 'premier',
  leaders: [],
  bases: [],
  main: [],
  sideboard: [],
  pool: null,
  notes: '',
};

const sorted = (rows: CardCount[]) => rows.sort((a, b) => (a.id < b.id ? -1 : 1));

/** Builds a plausible list: cards in aspect, cheap ones first, up to a size. */
function filled(content: DeckContent, size: number, copies: number, side: number, seed: number): DeckContent {
  const icons = [...content.leaders, ...content.bases].flatMap((id) => faceOf(id)?.aspects ?? []);
  const fit = CATALOGUE.filter(
    (face) =>
      isMain(face) &&
      face.identity === face.id &&
      face.aspects.length > 0 &&
      !face.kind.includes('token') &&
      penalty(face, icons) === 0 &&
      isLegalCard(face, content.format, today()),
  );
  const cards = shuffled(fit, seededRandom(seed)).sort(
    (a, b) => Math.floor((a.cost ?? 0) / 3) - Math.floor((b.cost ?? 0) / 3),
  );
  const main: CardCount[] = [];
  let left = size;
  for (const face of cards.filter((_, index) => index % 3 !== 2 || copies === 1)) {
    const count = Math.min(left, face.rarity === 'Legendary' ? Math.min(2, copies) : copies);
    if (count > 0) main.push({ id: face.id, count });
    left -= count;
  }
  const used = new Set(main.map((row) => row.id));
  const rest = cards.filter((face) => !used.has(face.id)).slice(0, 4);
  const sideboard = side > 0 ? rest.map((face, index) => ({ id: face.id, count: index < 2 ? 3 : 2 })) : [];
  return { ...content, main: sorted(main), sideboard: sorted(sideboard) };
}

export function sealed(set: string, seed: number): PoolEntry {
  const roll = seededRandom(seed);
  const counts = new Map<string, number>();
  const add = (face: CardFace | undefined) => face && counts.set(face.id, (counts.get(face.id) ?? 0) + 1);
  const of = (test: (face: CardFace) => boolean) => CATALOGUE.filter((face) => setOf(face.id) === set && test(face));
  const pick = (from: readonly CardFace[]) => add(from[Math.floor(roll() * from.length)]);
  const leaders = of((face) => face.kind === 'leader');
  const bases = of((face) => face.kind === 'base');
  const rarity = (name: string) => of((face) => face.rarity === name && isMain(face) && !face.kind.includes('token'));
  const [commons, uncommons, rares, legends] = [
    rarity('Common'),
    rarity('Uncommon'),
    rarity('Rare'),
    rarity('Legendary'),
  ];
  for (let pack = 0; pack < 6; pack++) {
    pick(leaders);
    pick(bases);
    for (let i = 0; i < 10; i++) pick(commons);
    for (let i = 0; i < 3; i++) pick(uncommons);
    pick(roll() > 0.85 ? legends : rares);
  }
  return { set, cards: sorted([...counts].map(([id, count]) => ({ id, count }))) };
}

function keep(content: DeckContent, tags: string[], daysAgo = 0, archived = false): number {
  const id = library.size + 1;
  const line = { version: 1, at: at(daysAgo), label: null, name: content.name, content };
  library.set(id, { id, tags: [...tags].sort(), archived, createdAt: at(daysAgo + 3), versions: [line] });
  return id;
}

function start() {
  const deck = (name: string, format: DeckFormat, leaders: string[], bases: string[]): DeckContent => ({
    ...EMPTY,
    name,
    author: 'Ada',
    format,
    leaders,
    bases,
  });
  const store = keep(
    filled(deck('Patient Empire', 'premier', ['JTL_002'], ['SEC_022']), 50, 3, 1, 3),
    ['store championship', 'tested'],
    1,
  );
  const kept = library.get(store);
  const first = kept?.versions[0];
  if (kept && first) {
    const before = { ...first.content, main: first.content.main.slice(0, -3) };
    kept.versions = [
      { ...first, version: 1, at: at(9), label: 'First idea', content: before },
      { ...first, version: 2, at: at(4), label: null },
      { ...first, version: 3, at: at(1), label: 'Before the store championship' },
    ];
  }
  keep(filled(deck('Talzin control', 'premier', ['LOF_002'], ['SEC_021']), 44, 3, 0, 8), ['brewing'], 2);
  keep(filled(deck('Boba, for old times', 'eternal', ['SOR_015'], ['SOR_026']), 50, 3, 1, 11), [], 6);
  const suns = deck('Two Senators', 'twinSuns', ['SEC_008', 'SEC_009'], ['SOR_020']);
  keep(filled(suns, 80, 1, 0, 17), ['twin suns'], 12);
  const pool = sealed('SEC', 77);
  const kinds = (kind: string) => pool.cards.filter((row) => faceOf(row.id)?.kind === kind).map((row) => row.id);
  keep({ ...deck('Prerelease pool', 'sealed', kinds('leader').slice(0, 1), []), pool }, ['sealed'], 3);
  keep({ ...deck('Draft at the store', 'draft', [], []), pool: sealed('ASH', 5) }, [], 15);
  keep(deck('Nothing yet', 'premier', [], []), [], 0);
  keep(filled(deck('Luke, rotated', 'premier', ['SOR_005'], ['SOR_020']), 50, 3, 0, 23), ['old'], 300, true);
}

const keptOf = (id: number): Kept =>
  library.get(id) ?? refuse('deck.not_found', `Deck ${id} does not exist.`, null, 'Go back to the library.');

const newest = (kept: Kept) => kept.versions[kept.versions.length - 1] as Kept['versions'][number];

function document(kept: Kept): DeckDocument {
  const { content, version } = newest(kept);
  return structuredClone({
    id: kept.id,
    content,
    tags: kept.tags,
    archived: kept.archived,
    version,
    versions: kept.versions.map(({ content: _content, ...line }) => line).reverse(),
    report: checked(content, null),
  });
}

function summary(kept: Kept): DeckSummary {
  const last = newest(kept);
  const faces = (ids: string[]) => ids.flatMap((id) => faceOf(id) ?? []);
  const report = checked(last.content, null);
  return {
    id: kept.id,
    name: last.content.name,
    author: last.content.author,
    format: last.content.format,
    leaders: faces(last.content.leaders),
    bases: faces(last.content.bases),
    size: total(last.content.main),
    sideboardSize: report.sideboardSize,
    tags: kept.tags,
    createdAt: kept.createdAt,
    updatedAt: last.at,
    archived: kept.archived,
    version: last.version,
    legal: report.legal,
    problems: report.problems.length,
    damaged: null,
  };
}

const list = () =>
  [...library.values()]
    .map(summary)
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0));

const write: Answers['writeDeck'] = (deck, seen, content, label) => {
  const kept = keptOf(deck);
  const last = newest(kept);
  if (last.version !== seen) {
    refuse(
      'store.conflict',
      `The deck is at version ${last.version}, this change was made to version ${seen}.`,
      null,
      'Load the deck again, or save this one as a copy.',
    );
  }
  const { name } = content;
  kept.versions.push({ version: last.version + 1, at: at(0), label, name, content: structuredClone(content) });
  return document(kept);
};

const versionOf = (kept: Kept, version: number) =>
  kept.versions.find((line) => line.version === version) ??
  refuse('deck.not_found', 'There is no such version.', null, null);

/** The commands for decks and cards. */
export const deckAnswers = {
  everyCard: () => [...CATALOGUE],
  findCards: (query) => find(CATALOGUE, query).map((face) => face.id),
  legalCards: (format, on) =>
    CATALOGUE.filter((face) => !face.kind.includes('token') && isLegalCard(face, format, on ?? today())).map(
      (face) => face.id,
    ),

  listDecks: list,
  decksWithCard: (card) =>
    list()
      .map((deck) => deck.id)
      .filter((deck) => JSON.stringify(document(keptOf(deck)).content).includes(`"${card}"`)),
  createDeck: (content, tags) => document(keptOf(keep(structuredClone(content), tags))),
  openDeck: (deck) => document(keptOf(deck)),
  writeDeck: write,
  deckVersion: (deck, version) => structuredClone(versionOf(keptOf(deck), version).content),
  readableVersions: (deck) => document(keptOf(deck)).versions.slice(1),
  restoreDeckVersion: (deck) => document(keptOf(deck)),
  labelVersion: (deck, version, label) => {
    versionOf(keptOf(deck), version).label = label;
    return document(keptOf(deck));
  },
  tagDeck: (deck, tags) => {
    keptOf(deck).tags = [...tags].sort();
    return list();
  },
  archiveDeck: (deck, archived) => {
    keptOf(deck).archived = archived;
    return list();
  },
  duplicateDeck: (deck) => {
    const kept = keptOf(deck);
    const copy = structuredClone(newest(kept).content);
    return document(keptOf(keep({ ...copy, name: `${copy.name} (copy)` }, kept.tags)));
  },
  takeDeckFromEvent: () =>
    document(keptOf(keep({ ...EMPTY, name: 'From the event', format: 'draft', pool: sealed('SOR', 9) }, ['event']))),
  publishedDecks: () =>
    [1, 3, 4].map((id) => {
      const made = newest(keptOf(id)).content;
      return {
        name: `${made.name} (as sold)`,
        content: structuredClone({ ...made, name: `${made.name} (as sold)` }),
        leaders: made.leaders.flatMap((leader) => faceOf(leader) ?? []),
      };
    }),
  openSealed: (boosters, seed) => {
    if (seed !== null && !/^\d*$/.test(seed))
      refuse(
        'seed.unreadable',
        'A seed must be a whole number from 0 to 18446744073709551615.',
        'seed',
        'Type digits only.',
      );
    return sealed(boosters.set, seed ? Number(seed) % 2 ** 32 : Date.now() % 2 ** 32);
  },
  eventPool: () => sealed('SOR', 9),
  checkCube: (cube) => {
    const read = readText(cube.list);
    const rows = read.decks.flatMap((deck) => [...deck.main, ...deck.sideboard]);
    const leaders = read.decks.flatMap((deck) => deck.leaders).length;
    const dealt = rows.reduce((sum, row) => sum + row.count, 0);
    const packSize = cube.packSize ?? 14;
    const seats = (packs: number) => {
      const byCards = Math.floor(dealt / (packs * packSize));
      return cube.leaders === 'mixed' ? byCards : Math.min(byCards, Math.floor(leaders / packs));
    };
    return {
      name: cube.name,
      cards: dealt + leaders,
      leaders,
      bases: 0,
      dealt,
      packSize,
      draftSeats: seats(3),
      shapeSeats: (['winston', 'grid', 'minneapolis', 'rotisserie'] as const).map((shape) => ({
        shape,
        seats: shape === 'rotisserie' ? seats(4) : 2 * seats({ winston: 6, grid: 9, minneapolis: 8 }[shape]),
      })),
      sealedPlayers: seats(6),
      unread: read.troubles,
    };
  },

  checkDeck: checked,
  checkTrilogy: (decks, _pool, on) => {
    const reports = decks.map((deck) => checked(deck, on));
    const problems = reports.flatMap((one, index) => one.problems.map((found) => ({ ...found, deck: index + 1 })));
    return { legal: problems.length === 0, on: on ?? today(), problems };
  },
  deckOdds: odds,
  testHand: drawn,
  handFigures: onlyInTheProgram,
  compareDecks: compared,

  readDeck: readText,
  readDeckFile: () => readText('Leaders\n1 | Chancellor Palpatine\n\nDeck\n3 | Death Trooper\n2 | Deth Troper\n'),
  deckAs: asText,
  saveDeckAs: () => '/home/organiser/deck.json',
  saveSheet: () => '/home/organiser/deck.pdf',

  ...collectionAnswers,
} satisfies Partial<Answers>;

start();
