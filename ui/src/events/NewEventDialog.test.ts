import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, BackendError, type EventUpdate } from '../lib/api';
import { notices } from '../lib/state/notices.svelte';
import { program } from '../lib/state/program.svelte';
import { install } from '../bridge';
import NewEventDialog from './NewEventDialog.svelte';

beforeEach(async () => {
  install();
  await program.load();
});
afterEach(() => vi.restoreAllMocks());

/** Chooses an option by its text. The page of the tests does not know `:checked` of options, which Svelte asks for. */
async function choose(testid: string, text: string) {
  const select = screen.getByTestId<HTMLSelectElement>(testid);
  const option = [...select.options].find((one) => one.textContent.trim() === text);
  vi.spyOn(select, 'querySelector').mockReturnValue(option ?? null);
  await fireEvent.change(select);
}

test('a refused number of rounds opens the event and makes no second one', async () => {
  const create = vi.spyOn(api, 'createEvent');
  const refusal = { code: 'pair.not_now' as const, message: 'Too many rounds.', place: null, wayOut: 'Plan fewer.' };
  vi.spyOn(api, 'act').mockRejectedValue(new BackendError(refusal));
  const onclose = vi.fn();
  render(NewEventDialog, { onclose });
  await choose('event-planned', '12');
  await fireEvent.click(screen.getByTestId('create-event'));
  await waitFor(() => expect(onclose).toHaveBeenCalledOnce());
  expect(create).toHaveBeenCalledOnce();
  const made = await (create.mock.results[0]?.value as Promise<EventUpdate>);
  expect(api.act).toHaveBeenCalledWith(expect.any(Number), { act: 'planRounds', rounds: 12 }, made.revision);
  expect(notices.toasts.at(-1)).toMatchObject({ text: 'Too many rounds. Plan fewer.', refused: true });
  expect(location.hash).toMatch(/^#\/event\/\d+/);
});

test('the games of a match and the minutes of a round are those of the rules profile', async () => {
  render(NewEventDialog, { onclose: () => undefined });
  expect(screen.getByTestId('event-best-of').textContent).toContain('3 (default)');
  expect(screen.getByTestId('event-minutes').textContent).toBe('From the player count. 55 minutes a round.');
  await choose('event-cut', '8 players');
  await choose('event-best-of', '1');
  expect(screen.getByTestId('event-cut-best-of').textContent).toContain('1, as in the Swiss rounds');
  expect(screen.getByTestId('event-minutes').textContent).toBe('From the player count. 25 minutes a round.');
});

test('a cube is checked while it is typed, and goes into the event with its rules', async () => {
  const create = vi.spyOn(api, 'createEvent');
  const check = vi.spyOn(api, 'checkCube');
  render(NewEventDialog, { onclose: () => undefined });
  await choose('event-packs', 'Cube');
  const list = 'Deck\n60 Death Trooper\n40 Death Trooper\n1 Deth Troper';
  await fireEvent.input(await screen.findByTestId('cube-list'), { target: { value: list } });
  await choose('cube-leaders', 'Mixed into the packs');
  await waitFor(() => expect(screen.getByTestId('cube-check').textContent).toContain('Enough for 2 players.'));
  expect(screen.getByTestId('cube-unread').textContent).toContain('1 line could not be read.');
  expect(check).toHaveBeenLastCalledWith(expect.objectContaining({ list, leaders: 'mixed' }));
  await fireEvent.click(screen.getByTestId('create-event'));
  const cube = { name: '', list, leaders: 'mixed', bases: 'shared', packSize: null };
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ packs: { kind: 'cube', cube }, boxed: false }));
});

test('a cube can be drafted in every shape, and the number of players follows the shape', async () => {
  const create = vi.spyOn(api, 'createEvent');
  render(NewEventDialog, { onclose: () => undefined });
  await choose('event-packs', 'Cube');
  const list = 'Deck\n120 Death Trooper';
  await fireEvent.input(await screen.findByTestId('cube-list'), { target: { value: list } });
  await choose('cube-leaders', 'Mixed into the packs');
  await choose('event-shape', 'Winston, for two');
  await waitFor(() => expect(screen.getByTestId('cube-check').textContent).toContain('Enough for 2 players.'));
  await choose('event-shape', 'Grid, for two');
  await waitFor(() => expect(screen.getByTestId('cube-check').textContent).toContain('Not enough for two players.'));
  await fireEvent.click(screen.getByTestId('create-event'));
  const packs = expect.objectContaining({ kind: 'cube' }) as unknown;
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ shape: 'grid', packs }));
});

test('each seat can have its own sets, and chaos draws from the chosen ones', async () => {
  const create = vi.spyOn(api, 'createEvent');
  render(NewEventDialog, { onclose: () => undefined });
  await choose('event-packs', 'A set for each seat and round');
  expect(screen.getAllByTestId(/^seat-set-/)).toHaveLength(24);
  await choose('event-packs', 'Chaos: random sets');
  const boxes = screen.getAllByTestId<HTMLInputElement>(/^chaos-/);
  expect(boxes.every((box) => box.checked)).toBe(true);
  await fireEvent.click(boxes[0]!);
  await fireEvent.click(screen.getByTestId('create-event'));
  const sets = boxes.slice(1).map((box) => box.dataset['testid']!.replace('chaos-', ''));
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ packs: { kind: 'chaos', sets } }));
});

test('an event like another starts with its packs and settings', async () => {
  const create = vi.spyOn(api, 'createEvent');
  const seats = [['SOR', 'SHD', 'SOR']];
  const like = {
    ...{ name: 'Friday', kind: 'draft' as const, set: 'SOR', digital: true, shape: 'rotisserie' as const, podSize: 4 },
    ...{ profile: null, seed: null, sealedPacks: null, poolLeaders: [], boxed: false },
    ...{ structure: { rounds: 'swiss' as const, bestOf: 1, cut: null, cutBestOf: null, trilogy: false } },
  };
  const cube = { name: 'Shop', list: '120 Death Trooper', leaders: 'mixed' as const, bases: 'mixed' as const };
  const packs = { kind: 'cube' as const, cube: { ...cube, packSize: 12 } };
  render(NewEventDialog, { like: { ...like, packs }, onclose: () => undefined });
  await waitFor(() => expect(screen.getByTestId('cube-check').textContent).toContain('Enough for'));
  await fireEvent.click(screen.getByTestId('create-event'));
  expect(create).toHaveBeenCalledWith(
    expect.objectContaining({ packs, shape: 'rotisserie', podSize: 4, digital: true }),
  );
  render(NewEventDialog, { like: { ...like, packs: { kind: 'seats', seats } }, onclose: () => undefined });
  const first = screen.getAllByTestId<HTMLSelectElement>(/^seat-set-1-/).slice(-3);
  expect(first.map((field) => field.value)).toEqual(seats[0]);
});

test('the suggested name follows the format until it is edited', async () => {
  render(NewEventDialog, { onclose: () => undefined });
  const field = screen.getByTestId<HTMLInputElement>('event-name');
  expect(field.value).toMatch(/^Draft, /);
  await choose('event-kind', 'Sealed');
  await waitFor(() => expect(field.value).toMatch(/^Sealed, /));
  await choose('event-kind', 'Twin Suns');
  await waitFor(() => expect(field.value).toMatch(/^Twin Suns, /));
  await fireEvent.input(field, { target: { value: 'Friday' } });
  await choose('event-kind', 'Constructed');
  expect(field.value).toBe('Friday');
});
