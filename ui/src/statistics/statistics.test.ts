import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import type { ArchetypeLine, CardStatisticsLine } from '../lib/api';
import { href, parse } from '../lib/router';
import { notices } from '../lib/state/notices.svelte';
import { install } from '../bridge';
import { COLUMNS, GROUPS, matching, pressed, shownColumns, shownGroups, sorted, valueOf } from './columns';
import { matrix, MOST } from './matchups';
import { loadReviewNumbers, numbersText } from './reviewNumbers';
import { season } from './season';
import PlayerScreen from './PlayerScreen.svelte';
import SharingScreen from './SharingScreen.svelte';
import StatisticsScreen from './StatisticsScreen.svelte';

beforeEach(() => install(season));

const query = { events: [], league: null, kind: null, from: null, to: null, set: null, bots: false };
const view = season.cardStatistics(query);
const first = view.cards[0] as CardStatisticsLine;
const line = (name: string, games: number, percent: number | null): CardStatisticsLine => ({
  ...first,
  name,
  games,
  winRate: percent === null ? null : { percent, low: 0, high: 100 },
});

test('the address of the statistics is parsed as it is written', () => {
  for (const of of [{ kind: 'all' }, { kind: 'league', id: 3 }, { kind: 'event', id: 12 }] as const)
    expect(parse(href({ screen: 'statistics', of }))).toEqual({ screen: 'statistics', of });
  expect(parse('#/statistics/event/x')).toEqual({ screen: 'statistics', of: { kind: 'all' } });
});

test('cards without a number are last in either direction', () => {
  const lines = [line('A', 5, null), line('B', 40, 40), line('C', 40, 60)];
  const names = (descending: boolean) => sorted(lines, { column: 'winRate', descending }).map((one) => one.name);
  expect(names(true)).toEqual(['C', 'B', 'A']);
  expect(names(false)).toEqual(['B', 'C', 'A']);
});

test('the head of a column sorts by it, and the second press turns it round', () => {
  const byGames = pressed({ column: 'name', descending: false }, 'games');
  expect(byGames).toEqual({ column: 'games', descending: true });
  expect(pressed(byGames, 'games')).toEqual({ column: 'games', descending: false });
  expect(pressed(byGames, 'takenAt')).toEqual({ column: 'takenAt', descending: false });
});

test('effects have a column only if they are shown, picks and hands only if there are any', () => {
  const all = { picks: true, effects: true, hands: true };
  const columns = new Set(GROUPS.flatMap((group) => shownColumns(group, all)));
  expect([...columns].sort()).toEqual([...COLUMNS].sort());
  expect(shownGroups(all)).toEqual([...GROUPS]);
  expect(shownColumns('results', { ...all, effects: false })).not.toContain('effect');
  expect(shownColumns('results', { ...all, picks: false })).not.toContain('takenAt');
  expect(shownGroups({ ...all, picks: false })).not.toContain('picks');
  expect(shownGroups({ ...all, hands: false })).not.toContain('hands');
});

test('a card that players prefer more than the bots is above 0, and without a preference there is no number', () => {
  expect(valueOf({ ...first, preference: 1.5, botPreference: 0.5 }, 'earlier')).toBe(1);
  expect(valueOf({ ...first, preference: null, botPreference: 0.5 }, 'earlier')).toBeNull();
});

test('the name of a card opens its months and the decks with it', async () => {
  render(StatisticsScreen, { of: { kind: 'all' } });
  const line = sorted(view.cards, { column: 'games', descending: true })[0] as CardStatisticsLine;
  await fireEvent.click(await screen.findByTestId(`open-${line.id}`));
  expect((await screen.findByTestId('history-months')).textContent).toContain('2026-04');
  expect(screen.getByTestId('history-win-rate').querySelectorAll('circle')).toHaveLength(9);
  expect(screen.getByTestId('history-decks').querySelectorAll('tbody tr')).toHaveLength(6);
});

test('the columns of picks are one press away', async () => {
  render(StatisticsScreen, { of: { kind: 'all' } });
  await fireEvent.click(await screen.findByTestId('statistics-columns-picks'));
  expect(screen.getByTestId('sort-earlier')).toBeTruthy();
  expect(screen.queryByTestId('sort-deq')).toBeNull();
});

test('a search matches names without their accents, and numbers', () => {
  const lines = [line('Émile Vader', 1, null), line('Luke', 1, null)];
  expect(matching(lines, 'vader emile').map((one) => one.name)).toEqual(['Émile Vader']);
  expect(matching(lines, '')).toHaveLength(2);
});

test('a matchup is shown from both sides', () => {
  const { archetypes, rows } = matrix({
    archetypes: view.archetypes,
    matchups: [{ first: 0, second: 2, matches: 2, games: 5, wins: 4 }],
  });
  expect(archetypes.map((one) => one.leader)).toEqual([view.archetypes[0]?.leader, view.archetypes[2]?.leader]);
  expect(rows).toEqual([
    [null, { matches: 2, games: 5, wins: 4 }],
    [{ matches: 2, games: 5, wins: 1 }, null],
  ]);
});

test('the matrix is cut only if more archetypes have met than it shows', () => {
  const many = Array.from(
    { length: MOST + 2 },
    (_, at) => ({ ...view.archetypes[0], leader: `${at}` }) as ArchetypeLine,
  );
  const met = (count: number) =>
    Array.from({ length: count - 1 }, (_, at) => ({ first: at, second: at + 1, matches: 1, games: 2, wins: 1 }));
  expect(matrix({ archetypes: many, matchups: met(5) })).toMatchObject({ cut: false, archetypes: { length: 5 } });
  expect(matrix({ archetypes: many, matchups: met(MOST + 1) })).toMatchObject({
    cut: true,
    archetypes: { length: MOST },
  });
});

test('the page shows effects with the check that allows them, and none for bots without it', async () => {
  render(StatisticsScreen, { of: { kind: 'all' } });
  const check = await screen.findByTestId('statistics-check');
  expect(check.textContent).toContain('because they predict results');
  expect(screen.getByTestId('sort-effect')).toBeTruthy();
  await fireEvent.click(screen.getByTestId('statistics-bots'));
  await waitFor(() => expect(screen.getByTestId('statistics-check').textContent).toContain('ten events'));
  expect(screen.queryByTestId('sort-effect')).toBeNull();
});

test('tabs show archetypes and matchups as tables', async () => {
  render(StatisticsScreen, { of: { kind: 'all' } });
  await fireEvent.click(await screen.findByTestId('statistics-tab-archetypes'));
  expect(await screen.findByTestId('statistics-archetypes')).toBeTruthy();
  await fireEvent.click(screen.getByTestId('statistics-tab-matchups'));
  const table = await screen.findByTestId('statistics-matchups');
  expect(table.querySelector('td[title]')?.getAttribute('title')).toMatch(/ against .* games won in /);
});

test('a card in the review of a draft has its numbers on one line, or none', () => {
  const known = { ...first, lastSeenAt: 4.24, takenAt: 3.1, winRate: { percent: 55.4, low: 50, high: 60 } };
  expect(numbersText(known)).toBe('ALSA 4.2 · ATA 3.1 · 55%');
  expect(numbersText({ ...known, lastSeenAt: null, takenAt: null, winRate: null })).toBeNull();
  expect(numbersText(undefined)).toBeNull();
});

test('the review shows the numbers of people while events are counted, and waits for them before those of bots', async () => {
  const counts = (counting: number, cards: readonly CardStatisticsLine[]) =>
    install({
      ...season,
      cardStatistics: (asked) => ({ ...season.cardStatistics(asked), counting, cards: [...cards] }),
    });
  counts(3, [{ ...line('A', 2, null), lastSeenAt: null, takenAt: null }]);
  expect(await loadReviewNumbers()).toEqual({ numbers: null, isCounting: true });
  counts(1, view.cards);
  expect(await loadReviewNumbers()).toMatchObject({ isCounting: true, numbers: { view: { bots: false } } });
  counts(0, view.cards);
  expect(await loadReviewNumbers()).toMatchObject({ isCounting: false });
});

test('a player has events, decks, opponents and picks, and a dash where games are too few', async () => {
  render(PlayerScreen, { name: 'Ada Byron' });
  expect((await screen.findByTestId('player-counted')).textContent).toMatch(/Events\s*12\s*Matches won\s*24 of 42/);
  expect((await screen.findByTestId('player-events')).querySelectorAll('tbody tr')).toHaveLength(12);
  await fireEvent.click(screen.getByTestId('player-tab-decks'));
  const decks = await screen.findByTestId('player-decks');
  const rates = [...decks.querySelectorAll('tbody tr')].map((row) => row.querySelector('td:last-child')?.textContent);
  expect(rates[0]).toContain('%');
  expect(rates.at(-1)?.trim()).toBe('–');
  await fireEvent.click(screen.getByTestId('player-tab-picks'));
  expect(await screen.findByTestId('player-picks')).toBeTruthy();
  await fireEvent.click(screen.getByTestId('player-pdf'));
  await waitFor(() =>
    expect(notices.toasts.some(({ text }) => text.includes('/home/organiser/player.pdf'))).toBe(true),
  );
});

test('a name in any spelling opens the page of that player', async () => {
  render(StatisticsScreen, { of: { kind: 'all' } });
  const field = await screen.findByTestId('statistics-player');
  await fireEvent.input(field, { target: { value: ' cleo WOLF' } });
  await fireEvent.change(field);
  expect(location.hash).toBe(href({ screen: 'player', name: 'Cleo Wolf' }));
});

test('digests are exported and imported, and the range without one shop is shown', async () => {
  render(SharingScreen);
  expect((await screen.findByTestId('trusted-shops')).textContent).toContain('Docking Bay 94');
  await fireEvent.click(screen.getByTestId('digests-export'));
  const outcome = screen.getByTestId('digests-outcome');
  await waitFor(() => expect(outcome.textContent).toBe('38 events exported. 2 events with too few players left out.'));
  await fireEvent.click(screen.getByTestId('digests-import'));
  await waitFor(() => expect(outcome.textContent).toBe('Events added: 12, replaced: 1, unchanged: 25.'));
  await fireEvent.click(screen.getByTestId('shop-key-code'));
  expect((await screen.findByTestId('shop-key-picture')).getAttribute('src')).toContain('data:image/svg+xml');
  await fireEvent.click(screen.getByTestId('shop-key-file'));
  const own = screen.getByTestId('own-key').textContent ?? '';
  await waitFor(() => expect((screen.getByTestId('shop-key') as HTMLInputElement).value).toBe(own));
  const cards = await screen.findByTestId('shared-cards');
  expect(cards.querySelector('span[title]')?.getAttribute('title')).toMatch(/^Changes most without: /);
});
