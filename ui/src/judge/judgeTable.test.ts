import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { api, type JudgeMove, type JudgeView, type OpenCases, type Ruling } from '../lib/api';
import { catalog } from '../lib/state/catalog.svelte';
import { emptyCase, nothingWritten } from './case';
import { JudgeTable } from './judgeTable.svelte';
import RulingPanel from './RulingPanel.svelte';

const nothing: JudgeView = {
  oddities: [],
  table: null,
  waiting: [],
  order: null,
  followed: 0,
  steps: [],
  problem: null,
};
const STEP = { option: 0, words: 'pass', hash: '', byHand: null };
const ruling: Ruling = {
  case: { ...emptyCase(), title: 'Who begins', branches: [{ name: '', steps: [STEP] }] },
  branch: 0,
  outcome: 'Who has the initiative.',
  judge: 'Kim',
  rules: ['5.4.1'],
  at: '2026-03-14T10:00:00Z',
  program: '1.0.0',
};

/** What the program stores: as text, so that nothing is shared with it. */
let kept: string | null;

beforeEach(() => {
  kept = null;
  vi.spyOn(catalog, 'load').mockResolvedValue(undefined);
  vi.spyOn(api, 'judgeLook').mockResolvedValue(nothing);
  vi.spyOn(api, 'listEvents').mockResolvedValue([]);
  vi.spyOn(api, 'judgeDesk').mockImplementation(() =>
    Promise.resolve(kept === null ? { cases: [], at: 0 } : (JSON.parse(kept) as OpenCases)),
  );
  vi.spyOn(api, 'keepJudgeDesk').mockImplementation(async (desk) => {
    await Promise.resolve();
    kept = JSON.stringify(desk);
    return null;
  });
});

afterEach(() => void vi.restoreAllMocks());

async function opened(): Promise<JudgeTable> {
  const table = new JudgeTable();
  await table.open();
  return table;
}

test('written text is kept when the panel is opened again', async () => {
  const table = await opened();
  const first = render(RulingPanel, { table });
  await fireEvent.input(screen.getByTestId('ruling-outcome'), { target: { value: 'The Marine' } });
  await fireEvent.input(screen.getByTestId('ruling-judge'), { target: { value: 'Kim' } });
  await fireEvent.input(screen.getByTestId('case-title'), { target: { value: 'Sentinel' } });
  first.unmount();
  render(RulingPanel, { table });
  const values = ['ruling-outcome', 'ruling-judge', 'case-title'].map(
    (field) => screen.getByTestId<HTMLInputElement>(field).value,
  );
  expect(values).toEqual(['The Marine', 'Kim', 'Sentinel']);
});

test('written text is kept when the screen is left and opened again immediately', async () => {
  const table = await opened();
  table.addRuling(ruling, null);
  for (const outcome of ['N', 'No', 'Not']) table.rule({ outcome });
  table.rule({ rules: '5.4.1, 7.6.9', event: 2 });
  table.leave();
  const again = await opened();
  expect(again.written).toEqual({ outcome: 'Not', judge: 'Kim', rules: '5.4.1, 7.6.9', branch: 0, event: 2 });
  expect(again.kase).toEqual(ruling.case);
});

test('an opened ruling is complete, and a new case next to it is empty', async () => {
  const table = await opened();
  table.addRuling(ruling, null);
  expect(table.ruling).toEqual(ruling);
  table.begin();
  expect([table.kase, table.written]).toEqual([emptyCase(), nothingWritten()]);
  table.write({ title: 'Another' });
  expect(table.titles).toEqual(['Who begins', 'Another']);
  table.change(0);
  expect(table.ruling).toEqual(ruling);
  table.leave();
  const again = await opened();
  expect([again.titles, again.at]).toEqual([['Who begins', 'Another'], 0]);
  again.close(0);
  expect([again.titles, again.kase.title]).toEqual([['Another'], 'Another']);
});

test('undo affects only the current case', async () => {
  const table = await opened();
  table.setPosition({ ...table.kase.position, round: 5 });
  table.begin();
  expect(table.canUndo).toBe(false);
  table.change(0);
  table.undoChange();
  expect(table.kase.position.round).toBe(1);
});

test('undoing a change of the position keeps the text and restores the ruled branch', async () => {
  const table = await opened();
  table.addRuling(ruling, null);
  table.setPosition({ ...table.kase.position, round: 5 });
  expect(table.written.branch).toBeNull();
  table.write({ title: 'Who begins in round 5' });
  table.rule({ judge: 'Lee' });
  table.undoChange();
  expect([table.kase.position.round, table.kase.title]).toEqual([1, 'Who begins in round 5']);
  expect([table.written.judge, table.written.branch]).toEqual(['Lee', 0]);
});

test('stepping along a branch stops at its ends', async () => {
  const table = await opened();
  table.addRuling(ruling, null);
  const steps = [-1, 1, 1, -1].map((by) => {
    table.walk(by);
    return table.step;
  });
  expect(steps).toEqual([0, 1, 1, 0]);
});

test('an answer that arrives after another case was opened changes neither case', async () => {
  const table = await opened();
  table.addRuling(ruling, null);
  table.begin();
  table.change(0);
  let arrive: ((move: JudgeMove) => void) | undefined;
  const asks = vi.spyOn(table as unknown as { ask: () => Promise<JudgeMove> }, 'ask');
  asks.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  const done = table.byHand({ does: 'note', text: 'Ann forgot' } as never);
  table.change(1);
  arrive?.({ step: { ...STEP, words: 'note' }, view: nothing } as JudgeMove);
  await done;
  expect(table.kase).toEqual(emptyCase());
  table.change(0);
  expect(table.kase).toEqual(ruling.case);
});
