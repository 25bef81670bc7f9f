import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, type ListPreview } from '../../lib/api';
import { notices } from '../../lib/state/notices.svelte';
import { install } from '../../bridge';
import EventScreen from '../EventScreen.svelte';

const illegal: ListPreview = {
  name: 'Wicket',
  check: {
    format: 'sealed',
    on: '2026-11-28',
    front: ['Wicket, Friend of All', 'Endor'],
    size: 25,
    sideboardSize: 0,
    legal: false,
    answer: 'illegal',
    notPlayable: [],
    problems: ['The deck has 25 cards; it needs at least 30.'],
    readable: true,
  },
  unread: [],
};
const unread: ListPreview = {
  ...illegal,
  unread: [
    {
      code: 'exchange.unplaced',
      message: 'No card has this name.',
      place: 'line 7',
      text: '3 | Champions of Endur',
      section: 'main',
      deck: 0,
      count: 3,
      nearest: [],
    },
  ],
};

const unknown: ListPreview = {
  ...unread,
  check: { ...illegal.check, answer: 'cannotBeJudged', notPlayable: ['Wampa'], problems: [] },
};

async function paste(text: string) {
  render(EventScreen, { event: 3, tab: 'players', round: null });
  await fireEvent.click(await screen.findByTestId('name-1'));
  await fireEvent.input(await screen.findByTestId('register-list'), { target: { value: text } });
  return screen.findByTestId('list-preview');
}

beforeEach(() => {
  notices.dismiss();
  install();
});
afterEach(() => vi.restoreAllMocks());

test('an unreadable row is shown with its place, and the list cannot be registered', async () => {
  vi.spyOn(api, 'previewList').mockResolvedValue(unread);
  const shown = await paste('3 | Champions of Endur');
  for (const text of ['line 7', '3 | Champions of Endur', '25 cards', 'Not legal in Sealed'])
    expect(shown.textContent).toContain(text);
  expect(screen.getByTestId<HTMLButtonElement>('register-do').disabled).toBe(true);
});

test('an illegal list shows its problems and can be registered', async () => {
  const look = vi.spyOn(api, 'previewList').mockResolvedValue(illegal);
  const shown = await paste('SOR_010');
  expect(look).toHaveBeenCalledWith(3, 1, 1, 'SOR_010');
  expect(shown.textContent).toContain('needs at least 30');
  await waitFor(() => expect(screen.getByTestId<HTMLButtonElement>('register-do').disabled).toBe(false));
});

test('a list with cards of an incomplete set cannot be judged, and cards that cannot be played with are named', async () => {
  vi.spyOn(api, 'previewList').mockResolvedValue(unknown);
  const shown = within(await paste('IC27_001'));
  const verdict = shown.getByTestId('list-verdict');
  expect([verdict.dataset['answer'], verdict.textContent]).toEqual([
    'cannotBeJudged',
    expect.stringContaining('cannot be judged'),
  ]);
  expect(shown.getByTestId('list-why').textContent).toContain('knows only in part');
  expect(shown.getByTestId('list-not-playable').textContent).toContain('Wampa');
});
