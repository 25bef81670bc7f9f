// Every card of the program's own tables, as the program would return it: reprints share an identity.

import type { CardFace } from '../lib/api';

const FILES = import.meta.glob<string>('../../../data/cards/*.csv', { query: '?raw', import: 'default', eager: true });

/** The sets in the order of their release, with the day. */
export const RELEASES: readonly { code: string; released: string }[] = [
  { code: 'SOR', released: '2024-03-08' },
  { code: 'SHD', released: '2024-07-12' },
  { code: 'TWI', released: '2024-11-08' },
  { code: 'JTL', released: '2025-03-14' },
  { code: 'LOF', released: '2025-07-11' },
  { code: 'SEC', released: '2025-11-07' },
  { code: 'IBH', released: '2025-11-07' },
  { code: 'LAW', released: '2026-03-13' },
  { code: 'TS26', released: '2026-05-04' },
  { code: 'ASH', released: '2026-07-17' },
];

/** The fields of a line; quoted ones may hold commas. */
function fields(line: string): string[] {
  const out: string[] = [];
  for (const match of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)) {
    out.push(match[1] !== undefined ? match[1].replaceAll('""', '"') : (match[2] ?? ''));
  }
  return out;
}

const number = (text: string | undefined) => (text ? Number(text) : null);
const words = (text: string | undefined, by: string | RegExp) => (text ? text.split(by).filter(Boolean) : []);

function facesOf(code: string): CardFace[] {
  const text = Object.entries(FILES).find(([path]) => path.endsWith(`/${code.toLowerCase()}.csv`))?.[1] ?? '';
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const f = fields(line);
      const id = `${code}_${(f[0] ?? '').padStart(3, '0')}`;
      return {
        id,
        identity: id,
        name: f[1] ?? '',
        subtitle: f[2] || null,
        kind: f[3] ?? 'unit',
        arena: f[4] || null,
        cost: number(f[5]),
        power: number(f[6]),
        hp: number(f[7]),
        aspects: words(f[8], '|'),
        traits: words(f[9], '|'),
        rarity: f[10] ?? 'Common',
        unique: f[11] === 'yes',
        keywords: words(f[12], '; '),
        asUpgrade: (f[13] ?? '') !== '',
      };
    });
}

function withIdentities(faces: CardFace[]): CardFace[] {
  const first = new Map<string, string>();
  return faces.map((face) => {
    const key = `${face.name}|${face.subtitle ?? ''}|${face.kind}`.toLowerCase();
    const known = first.get(key) ?? face.id;
    first.set(key, known);
    return { ...face, identity: known };
  });
}

/** Every card, in catalogue order. */
export const CATALOGUE: readonly CardFace[] = withIdentities(RELEASES.flatMap(({ code }) => facesOf(code)));

const BY_ID = new Map(CATALOGUE.map((face) => [face.id, face]));
const BY_IDENTITY = new Map<string, CardFace[]>();
for (const face of CATALOGUE) {
  const known = BY_IDENTITY.get(face.identity);
  if (known) known.push(face);
  else BY_IDENTITY.set(face.identity, [face]);
}

export const faceOf = (id: string): CardFace | undefined => BY_ID.get(id);

/** Every printing of a card, oldest first. */
export const printingsOf = (identity: string): readonly CardFace[] => BY_IDENTITY.get(identity) ?? [];

export const setOf = (id: string): string => id.slice(0, id.lastIndexOf('_'));

export const today = (): string => new Date().toISOString().slice(0, 10);

const PREMIER = ['JTL', 'LOF', 'SEC', 'IBH', 'LAW', 'ASH'];
const EARLY = ['SOR', 'SHD', 'TWI'];
const ROTATION = '2026-03-13';

/** The sets that a constructed format takes on a day. */
export function setsOn(format: string, on: string): Set<string> {
  const out = RELEASES.filter((set) => set.released <= on).map((set) => set.code);
  if (format !== 'premier') return new Set(out);
  return new Set(out.filter((code) => PREMIER.includes(code) || (on < ROTATION && EARLY.includes(code))));
}

/** The cards that are suspended in Premier, with the day. */
export const SUSPENDED: Readonly<Record<string, string>> = {
  SOR_015: '2024-11-08',
  TWI_016: '2025-04-11',
  ASH_011: '2026-08-31',
};

export function isLegalCard(face: CardFace, format: string, on: string): boolean {
  if (format === 'sealed' || format === 'draft') return true;
  const sets = setsOn(format, on);
  const since = SUSPENDED[face.identity];
  if (format === 'premier' && since !== undefined && since <= on) return false;
  return printingsOf(face.identity).some((one) => sets.has(setOf(one.id)));
}
