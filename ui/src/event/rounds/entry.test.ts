import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import type { Token, Tokens } from 'marked';
import { beforeEach, expect, test } from 'vitest';
import { guide } from '../../guide/pages';
import { WHOLE_CODES } from '../../lib/i18n/languages';
import { keys } from '../../lib/state/keys.svelte';
import { notices } from '../../lib/state/notices.svelte';
import { install, whenIdle } from '../../bridge';
import EventScreen from '../EventScreen.svelte';

// Event 1 of the sample data: 63 players in round 3, tables 20 to 31 open, table 32 a bye.

async function open() {
  render(EventScreen, { event: 1, tab: 'rounds', round: null });
  return {
    table: await screen.findByTestId<HTMLInputElement>('entry-table'),
    result: await screen.findByTestId<HTMLInputElement>('entry-result'),
  };
}

/** Returns the keys of a page, in its order. */
function spans(token: Token): string[] {
  if (token.type === 'codespan') return [(token as Tokens.Codespan).text];
  if (token.type === 'list') return (token as Tokens.List).items.flatMap((item) => item.tokens.flatMap(spans));
  return ((token as { tokens?: Token[] }).tokens ?? []).flatMap(spans);
}

async function enter(field: HTMLInputElement, text?: string) {
  field.focus();
  if (text !== undefined) await fireEvent.input(field, { target: { value: text } });
  const form = field.form;
  if (!form) throw new Error('the field is not in a form');
  await fireEvent.submit(form);
}

beforeEach(() => {
  install();
  Element.prototype.scrollIntoView = () => {};
});

test('Enter takes the offered table, Enter saves the result, and the next open table is offered', async () => {
  const { table, result } = await open();
  expect(table.value).toBe('20');
  await enter(table);
  await waitFor(() => expect(document.activeElement).toBe(result));
  await enter(result, '20');
  await waitFor(() => expect(screen.getByTestId('score-20').textContent).toContain('2-0'));
  expect(table.value).toBe('21');
  expect(document.activeElement).toBe(table);
  expect(screen.getByTestId('open-tables').textContent).toContain('11 open tables');
});

test('a table and its result can be typed together for slips in any order', async () => {
  const { table } = await open();
  await enter(table, '25 12');
  await waitFor(() => expect(screen.getByTestId('score-25').textContent).toContain('1-2'));
  expect(table.value).toBe('26');
});

test('the first open table is offered after the last', async () => {
  const { table } = await open();
  await enter(table, '31 d');
  await waitFor(() => expect(screen.getByTestId('score-31').textContent).toContain('0-0-1'));
  expect(table.value).toBe('20');
});

test.each([
  ['99', 'No table 99'],
  ['x', 'No table x'],
  ['32', 'Table 32 has a bye'],
])('%s is refused as a table, and nothing is saved', async (typed, words) => {
  const { table } = await open();
  await enter(table, typed);
  await waitFor(() => expect(screen.getByTestId('entry-says').textContent).toContain(words));
  expect(document.activeElement).toBe(table);
});

test('an invalid result is refused, and the table stays selected', async () => {
  const { table, result } = await open();
  await enter(table, '22');
  await enter(result, '33');
  await waitFor(() => expect(screen.getByTestId('entry-says').textContent).toContain('“33” is not a possible result'));
  expect(table.value).toBe('22');
  expect(screen.getByTestId('score-22').textContent).not.toContain('-');
});

test('a result typed in the table field saves nothing, and the window says what to type', async () => {
  const { table } = await open();
  const scores = () => screen.getAllByTestId(/^score-/).map((score) => score.textContent);
  const before = scores();
  // Who forgets the first Enter types results where tables are read: 20 and 21 are tables of this round too.
  for (const typed of ['21', '20', '20', '02', '22']) {
    await enter(table, typed);
    if (typed !== '22') expect(document.activeElement).toBe(table);
  }
  expect(scores()).toEqual(before);
  await fireEvent.keyDown(screen.getByTestId('entry-result'), { key: 'Escape' });
  await enter(table, '20');
  await waitFor(() =>
    expect(screen.getByTestId('entry-says').textContent).toContain('“20” could be a table or a result'),
  );
  expect(table.value).toBe('20');
  // The open table is offered again: Enter takes it.
  await enter(table);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('entry-result')));
});

test.each(WHOLE_CODES)('the key sequences of the guide in %s enter the documented results', async (language) => {
  const { table, result } = await open();
  const page = guide(language).find((one) => one.page === 'draft-night');
  const typed = [...(page?.body ?? [])].flatMap(spans).filter((span) => /^\d+( \d+)?$|^Enter$/.test(span));
  expect(typed.filter((span) => span !== 'Enter')).toEqual(['12 21', '21', '20']);
  for (const span of typed) {
    const field = document.activeElement === result ? result : table;
    if (span === 'Enter') await enter(field);
    else await fireEvent.input(field, { target: { value: span } });
    await whenIdle();
  }
  // Table 12, then the open tables 20 and 21 in their order.
  await waitFor(() => expect(screen.getByTestId('score-21').textContent).toContain('2-0'));
  expect(screen.getByTestId('score-20').textContent).toContain('2-1');
  expect(screen.getByTestId('score-12').textContent).toContain('2-1');
});

test('a click on a table fills the field, its button saves, and a finished table is not offered', async () => {
  const { table } = await open();
  await fireEvent.click(screen.getByTestId('table-20'));
  expect(table.value).toBe('20');
  await fireEvent.click(await screen.findByTestId('result-2-1'));
  await waitFor(() => expect(screen.getByTestId('score-20').textContent).toContain('2-1'));
  await waitFor(() => expect(table.value).toBe('21'));
  await fireEvent.click(screen.getByTestId('table-28'));
  await fireEvent.click(await screen.findByTestId('result-no-show-b'));
  await waitFor(() => expect(table.value).toBe('29'));
});

test('a letter in the field of the offered table is a key of the screen and is not typed', async () => {
  const { table } = await open();
  table.focus();
  table.select();
  const listen = (event: KeyboardEvent) => keys.listen(event);
  window.addEventListener('keydown', listen);
  // fireEvent returns whether the press is left to the field.
  expect(await fireEvent.keyDown(table, { key: 'o' })).toBe(false);
  expect(screen.getByTestId<HTMLInputElement>('only-open').checked).toBe(true);
  expect(await fireEvent.keyDown(table, { key: 'q' })).toBe(false);
  expect(await fireEvent.keyDown(table, { key: '2' })).toBe(true);
  await fireEvent.input(table, { target: { value: '25' } });
  table.setSelectionRange(2, 2);
  expect(await fireEvent.keyDown(table, { key: 'o' })).toBe(true);
  window.removeEventListener('keydown', listen);
});

test('changing a saved result shows the previous one', async () => {
  const { table } = await open();
  await enter(table, '20 20');
  await waitFor(() => expect(screen.getByTestId('score-20').textContent).toContain('2-0'));
  await fireEvent.input(table, { target: { value: '20' } });
  await waitFor(() => expect(screen.getByTestId('entry-says').textContent).toContain('already has 2-0'));
  await enter(table, '20 12');
  await waitFor(() => expect(notices.toasts.at(-1)?.text).toBe('Table 20: 1–2 instead of 2-0'));
});

test('Esc returns from the result, and another table can be typed', async () => {
  const { table, result } = await open();
  await enter(table, '22');
  await waitFor(() => expect(document.activeElement).toBe(result));
  await fireEvent.keyDown(result, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(table));
  await fireEvent.input(table, { target: { value: '3' } });
  await waitFor(() => expect(screen.getByTestId('entry-says').textContent).not.toBe(''));
  expect(table.value).toBe('3');
});

test('a comma after the result drops the first player', async () => {
  const { table } = await open();
  await enter(table, '20 20,');
  await waitFor(() => expect(screen.getByTestId('score-20').textContent).toContain('2-0'));
  await waitFor(() => expect(screen.getByTestId('entry-says').textContent).toContain('dropped'));
});

test('the arrow keys move between the tables', async () => {
  const { table } = await open();
  await fireEvent.keyDown(table, { key: 'ArrowDown' });
  expect(table.value).toBe('21');
  await fireEvent.keyDown(table, { key: 'ArrowUp' });
  await fireEvent.keyDown(table, { key: 'ArrowUp' });
  expect(table.value).toBe('19');
});
