// Reading and writing lists for the mock: SWUDB JSON and lines of "3 | Name | Subtitle" or "3 Name - Subtitle".

import type { CardFace, ComparedCard, DeckContent, DeckSection, ImportView, UnresolvedRowView } from '../lib/api';
import { CATALOGUE, faceOf } from './catalogue';
import { refuse } from './answers';

const empty = (): DeckContent => ({
  name: 'Imported deck',
  author: '',
  format: 'premier',
  leaders: [],
  bases: [],
  main: [],
  sideboard: [],
  pool: null,
  notes: '',
});

const nameOf = (face: CardFace) => (face.subtitle ? `${face.name} | ${face.subtitle}` : face.name);

function byName(text: string): CardFace | undefined {
  const wanted = text.toLowerCase().replace(/\s*[|-]\s*/g, '|');
  return CATALOGUE.findLast((face) => {
    const name = face.name.toLowerCase().replace(/\s*[|-]\s*/g, '|');
    return name === wanted || `${name}|${(face.subtitle ?? '').toLowerCase()}` === wanted;
  });
}

function nearest(text: string): CardFace[] {
  const start = text.toLowerCase().slice(0, 3);
  const found = CATALOGUE.filter((face) => face.id === face.identity && face.name.toLowerCase().startsWith(start));
  return (found.length > 0 ? found : CATALOGUE.filter((face) => face.name.startsWith(text.charAt(0)))).slice(0, 5);
}

function put(deck: DeckContent, face: CardFace, count: number, section: DeckSection) {
  if (face.kind === 'leader') deck.leaders.push(face.id);
  else if (face.kind === 'base') deck.bases.push(face.id);
  else (section === 'sideboard' ? deck.sideboard : deck.main).push({ id: face.id, count });
}

const HEADINGS: Record<string, DeckSection> = {
  leader: 'leader',
  leaders: 'leader',
  base: 'base',
  deck: 'main',
  maindeck: 'main',
  sideboard: 'sideboard',
};

function lines(text: string): ImportView {
  const deck = empty();
  const unresolved: UnresolvedRowView[] = [];
  let section: DeckSection = 'main';
  text.split('\n').forEach((raw, index) => {
    const line = raw.trim();
    const heading = HEADINGS[line.toLowerCase()];
    if (heading) section = heading;
    if (line === '' || heading) return;
    const row = /^(\d+)\s*[x|]?\s*(.+)$/.exec(line);
    const face = row ? (faceOf((row[2] ?? '').toUpperCase()) ?? byName(row[2] ?? '')) : undefined;
    if (row && face) put(deck, face, Number(row[1]), section);
    else {
      const words = row?.[2] ?? line;
      unresolved.push({
        code: 'import.unknown_card',
        message: `No card is named “${words}”.`,
        place: `line ${index + 1}`,
        text: line.slice(0, 80),
        section,
        deck: 0,
        count: Number(row?.[1] ?? 1),
        nearest: nearest(words),
      });
    }
  });
  return { shape: 'Text', decks: [deck], collection: [], troubles: unresolved };
}

type Row = { id: string; count: number } | null | undefined;

export function readText(text: string): ImportView {
  if (text.trim() === '') refuse('import.unreadable', 'There is nothing to read.', null, 'Paste a deck list.');
  if (!text.trim().startsWith('{')) return lines(text);
  let json: {
    metadata?: { name?: string };
    leader?: Row;
    secondleader?: Row;
    base?: Row;
    deck?: Row[];
    sideboard?: Row[];
  };
  try {
    json = JSON.parse(text) as typeof json;
  } catch {
    return refuse('import.unreadable', 'This starts like JSON and is cut off.', 'line 1', 'Copy the whole text.');
  }
  const deck = empty();
  deck.name = json.metadata?.name ?? deck.name;
  const add = (row: Row, section: DeckSection) => {
    const face = row ? faceOf(row.id) : undefined;
    if (row && face) put(deck, face, row.count, section);
  };
  for (const row of [json.leader, json.secondleader, json.base, ...(json.deck ?? [])]) add(row, 'main');
  for (const row of json.sideboard ?? []) add(row, 'sideboard');
  return { shape: 'SWUDB JSON', decks: [deck], collection: [], troubles: [] };
}

export function asText(content: DeckContent, shape: string): string {
  if (shape === 'swudb' || shape === 'tts') {
    const one = (id: string | undefined) => (id ? { id, count: 1 } : undefined);
    const json = {
      metadata: { name: content.name, author: content.author },
      leader: one(content.leaders[0]),
      secondleader: one(content.leaders[1]),
      base: one(content.bases[0]),
      deck: content.main,
      sideboard: content.sideboard,
    };
    return JSON.stringify(json, null, 2);
  }
  const face = (id: string) => faceOf(id);
  const row = (id: string, count: number) => `${count} | ${face(id) ? nameOf(face(id) as CardFace) : id}`;
  const part = (title: string, rows: string[]) => (rows.length > 0 ? [title, ...rows, ''] : []);
  return [
    ...part(
      'Leaders',
      content.leaders.map((id) => row(id, 1)),
    ),
    ...part(
      'Base',
      content.bases.map((id) => row(id, 1)),
    ),
    ...part(
      'Deck',
      content.main.map((one) => row(one.id, one.count)),
    ),
    ...part(
      'Sideboard',
      content.sideboard.map((one) => row(one.id, one.count)),
    ),
  ].join('\n');
}

export function compared(before: DeckContent, after: DeckContent): ComparedCard[] {
  const rows = new Map<string, ComparedCard>();
  const count = (content: DeckContent, side: 'before' | 'after') => {
    const note = (section: DeckSection, id: string, copies: number) => {
      const face = faceOf(id);
      const key = `${section}/${face?.identity ?? id}`;
      if (!face) return;
      const row = rows.get(key) ?? { face, section, before: 0, after: 0 };
      row[side] += copies;
      rows.set(key, row);
    };
    for (const id of content.leaders) note('leader', id, 1);
    for (const id of content.bases) note('base', id, 1);
    for (const row of content.main) note('main', row.id, row.count);
    for (const row of content.sideboard) note('sideboard', row.id, row.count);
  };
  count(before, 'before');
  count(after, 'after');
  return [...rows.values()].sort((a, b) => (a.face.cost ?? 0) - (b.face.cost ?? 0));
}
