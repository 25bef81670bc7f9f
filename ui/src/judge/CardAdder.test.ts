import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import { sample } from '../cards/sample';
import { api } from '../lib/api';
import { catalog } from '../lib/state/catalog.svelte';
import CardAdder from './CardAdder.svelte';
import { JudgeTable } from './judgeTable.svelte';

const VADER = sample({ id: 'SOR_010', identity: 'SOR_010', name: 'Darth Vader', kind: 'leader' });

/** The panel, with searches that are answered when the test says so. */
function open() {
  vi.spyOn(catalog, 'face').mockImplementation((id) => (id === VADER.id ? VADER : undefined));
  const answers: ((ids: string[]) => void)[] = [];
  vi.spyOn(api, 'findCards').mockImplementation(() => new Promise((answer) => answers.push(answer)));
  const table = new JudgeTable();
  const laid = vi.spyOn(table, 'setPosition').mockImplementation(() => undefined);
  const props = { table, seat: 0, onseat: () => undefined, ondrop: () => undefined };
  const { unmount } = render(CardAdder, { props });
  return { table, answers, laid, unmount, field: screen.getByTestId<HTMLInputElement>('judge-search') };
}

/** Waits until the answer has been processed. */
async function searchAnswered() {
  for (let at = 0; at < 10; at++) await tick();
}

test('a card typed ahead is added when the search answers, even after the panel was closed', async () => {
  const warned = vi.spyOn(console, 'warn');
  const { table, answers, laid, unmount, field } = open();
  await fireEvent.input(field, { target: { value: 'vader' } });
  await fireEvent.keyDown(field, { key: 'Enter' });
  unmount();
  table.kase = { ...table.kase, position: { ...table.kase.position, round: 3 } };
  answers.forEach((answer) => answer([VADER.id]));
  await searchAnswered();
  expect(laid).toHaveBeenCalledOnce();
  expect(warned).not.toHaveBeenCalled();
});

test('the answer of a search keeps the message about a card added meanwhile', async () => {
  const { answers, laid, field } = open();
  await fireEvent.input(field, { target: { value: 'vad' } });
  answers[0]?.([VADER.id]);
  await searchAnswered();
  await fireEvent.input(field, { target: { value: 'vader' } });
  await fireEvent.click(screen.getByTestId('add-SOR_010'));
  expect(laid).toHaveBeenCalledOnce();
  answers[1]?.([VADER.id]);
  await searchAnswered();
  expect(screen.getByTestId('judge-said').textContent).toContain('Darth Vader');
});
