// Card data packages of the mock: one is in use, one has problems, and one can be installed.

import type { CardDataReport, CardDataView, CardPackageView } from '../lib/api';
import type { Answers } from './answers';

const pack = (more: Partial<CardPackageView> & { id: string }): CardPackageView => ({
  version: '1.0',
  date: '2027-01-15',
  title: more.id,
  sources: [],
  sets: [],
  builtIn: false,
  state: 'used',
  problems: [],
  ...more,
});

const builtIn = pack({
  id: 'cantina',
  date: '2026-11-28',
  title: 'Built-in card data',
  sets: ['SOR', 'SHD', 'TWI'],
  builtIn: true,
});

const broken = pack({
  id: 'broken',
  version: '',
  date: '',
  title: 'broken.cantina-set',
  state: 'notUsed',
  problems: [
    {
      file: 'cards/abc.csv',
      line: 7,
      column: 'cost',
      what: '"four" is not a whole number',
      fix: 'Write a number such as 4',
    },
  ],
});

let packages: CardPackageView[] = [builtIn, broken];

const view = (): CardDataView => ({
  folder: '/home/organiser/.local/share/cantina/card-data',
  packages,
  restart: packages.some(({ state }) => state === 'afterRestart' || state === 'untilRestart'),
});

const icons = pack({
  id: 'icons-2027',
  version: '0.1',
  date: '2026-11-28',
  title: 'Icons 2027',
  sources: ['Published card lists'],
  sets: ['IC27'],
  state: 'afterRestart',
});

const checked: CardDataReport = {
  package: icons,
  replaces: null,
  problems: [],
  notPlayable: [{ id: 'IC27_001', name: 'Example, First', unknown: null }],
  files: [
    { file: 'sets.csv', added: 1, changed: 0, removed: 0, changes: [{ row: 'IC27', kind: 'added', cells: [] }] },
    {
      file: 'cards/ic27.csv',
      added: 18,
      changed: 1,
      removed: 0,
      changes: [{ row: '12', kind: 'changed', cells: [{ column: 'cost', old: '4', new: '5' }] }],
    },
  ],
  games: 12,
  installed: false,
};

export const cardDataAnswers = {
  cardData: view,
  chooseCardData: () => checked,
  dropCardData: () => checked,
  installCardData: () => {
    packages = [builtIn, broken, icons];
    return { ...checked, installed: true };
  },
  removeCardData: (id: string) => {
    packages = packages.filter((one) => one.id !== id);
    return view();
  },
  eventCardData: () => ({ packages: [], unknownDraft: false }),
  installEventPackage: () => ({ ...checked, installed: true }),
  restart: () => null,
} satisfies Partial<Answers>;
