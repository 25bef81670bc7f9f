import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CardDataReport, CardDataView } from '../lib/bindings';

const VIEW: CardDataView = {
  folder: '/data/card-data',
  restart: false,
  packages: [
    {
      id: 'cantina',
      version: '1.0',
      date: '2026-11-28',
      title: 'Built-in card data',
      sources: [],
      sets: ['SOR'],
      builtIn: true,
      state: 'used',
      problems: [],
    },
  ],
};

const added = {
  id: 'example',
  version: '1.1',
  date: '2027-01-15',
  title: 'Example',
  sources: ['Invented'],
  sets: ['EXH'],
  builtIn: false,
  state: 'afterRestart',
  problems: [],
} as const;

const REPORT: CardDataReport = {
  package: { ...added, sources: ['Invented'], sets: ['EXH'], problems: [] },
  replaces: '1.0',
  problems: [],
  notPlayable: [],
  files: [
    {
      file: 'cards/exh.csv',
      added: 1,
      changed: 1,
      removed: 0,
      changes: [
        { row: '1', kind: 'added', cells: [] },
        { row: '2', kind: 'changed', cells: [{ column: 'cost', old: '4', new: '5' }] },
      ],
    },
  ],
  games: 3,
  installed: false,
};

const api = vi.hoisted(() => ({
  cardData: vi.fn(),
  chooseCardData: vi.fn(),
  dropCardData: vi.fn(),
  installCardData: vi.fn(),
  removeCardData: vi.fn(),
  restart: vi.fn(),
}));
vi.mock('../lib/api', () => ({ api, BackendError: Error }));

import { base64, cardData, isPackage, kindOf, placeOf } from './cardData.svelte';
import CardDataScreen from './CardDataScreen.svelte';

beforeEach(() => {
  vi.resetAllMocks();
  cardData.report = null;
  api.cardData.mockResolvedValue(VIEW);
});

test('a package is checked, its changes are listed, and it is installed and used after a restart', async () => {
  render(CardDataScreen);
  await screen.findByTestId('package-cantina');
  expect(screen.queryByTestId('remove-cantina')).toBeNull();
  api.chooseCardData.mockResolvedValue(REPORT);
  await fireEvent.click(screen.getByTestId('choose-package'));
  await screen.findByTestId('package-report');
  expect(api.chooseCardData).toHaveBeenCalledWith(false);
  expect(screen.getByTestId('report-changes').textContent).toContain('cost: 4 → 5');
  expect(screen.getByTestId('package-report').textContent).toContain('replaces the installed version 1.0');
  const after = { ...VIEW, restart: true, packages: [...VIEW.packages, added] };
  api.installCardData.mockResolvedValue({ ...REPORT, installed: true });
  api.cardData.mockResolvedValue(after);
  await fireEvent.click(screen.getByTestId('install-package'));
  await screen.findByTestId('package-example');
  expect(screen.queryByTestId('package-report')).toBeNull();
  await fireEvent.click(screen.getByTestId('restart'));
  expect(api.restart).toHaveBeenCalledOnce();
});

test('a package with problems shows their places and cannot be installed', async () => {
  render(CardDataScreen);
  const problem = { file: 'cards/exh.csv', line: 7, column: 'cost', what: 'No number', fix: 'Write 4' };
  api.chooseCardData.mockResolvedValue({ ...REPORT, problems: [problem], files: [] });
  await fireEvent.click(screen.getByTestId('choose-package-folder'));
  expect((await screen.findByTestId('report-problems')).textContent).toContain('cards/exh.csv, line 7, column cost');
  expect(screen.queryByTestId('install-package')).toBeNull();
  await fireEvent.click(screen.getByTestId('discard-package'));
  await waitFor(() => expect(screen.queryByTestId('package-report')).toBeNull());
});

test('a cancelled dialog changes nothing', async () => {
  render(CardDataScreen);
  api.chooseCardData.mockResolvedValue(null);
  await fireEvent.click(screen.getByTestId('choose-package'));
  expect(screen.queryByTestId('package-report')).toBeNull();
  expect(cardData.busy).toBeNull();
});

test('a dropped file is sent in base64, whatever its bytes are', async () => {
  expect([isPackage('exh.cantina-set'), isPackage('EXH.CANTINA-SET'), isPackage('exh.cantina')]).toEqual([
    true,
    true,
    false,
  ]);
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
  const text = await base64(new Blob([bytes]));
  expect(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))).toEqual(bytes);
  api.dropCardData.mockResolvedValue(REPORT);
  await cardData.drop(new File([bytes], 'exh.cantina-set'));
  expect(api.dropCardData).toHaveBeenCalledWith(text);
  expect(cardData.report).toEqual(REPORT);
});

test('the place of a problem has only the parts that are known', () => {
  const problem = { file: '', line: 0, column: '', what: '', fix: '' };
  expect(placeOf(problem)).toBe('whole package');
  expect(placeOf({ ...problem, file: 'sets.csv', line: 2 })).toBe('sets.csv, line 2');
});

test('files are named by what they contain', () => {
  expect(['sets.csv', 'cards/exh.csv', 'abilities', 'names/de.csv', 'README.md'].map(kindOf)).toEqual([
    'sets',
    'cards',
    'abilities',
    'names',
    'other',
  ]);
});
