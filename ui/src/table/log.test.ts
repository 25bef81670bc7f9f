import { describe, expect, it } from 'vitest';
import type { GameLine } from '../lib/api';
import { logPieces, logRows, logText, newestAct, whyOver } from './log';

const line = (step: number, event: string, text: string, more: Partial<GameLine> = {}): GameLine => ({
  step,
  text,
  rule: '1.15.1',
  heading: false,
  event,
  seat: null,
  cards: [],
  amount: null,
  ...more,
});

const LOG = [
  line(1, 'phase', 'Action phase of round 2', { heading: true }),
  line(1, 'paid', 'Quick pays 2', { seat: 1 }),
  line(1, 'played', 'Quick plays Death Star Stormtrooper', { seat: 1, cards: [7] }),
  line(2, 'attacked', 'Wampa attacks Death Star Stormtrooper', { cards: [3, 7] }),
  line(2, 'damaged', 'Wampa deals 4 damage', { cards: [7, 3], amount: 4 }),
  line(3, 'defeated', 'Death Star Stormtrooper is defeated', { cards: [7] }),
];
const rows = () => logRows(LOG, (card) => (card === 3 ? 0 : 1));

describe('the log of a game', () => {
  it('is grouped by action, in the colour of the player who took it', () => {
    expect(rows().map((row) => [row.line.event, row.begins, row.seat])).toEqual([
      ['phase', true, null],
      ['paid', true, 1],
      ['played', false, 1],
      ['attacked', true, 0],
      ['damaged', false, 0],
      ['defeated', false, 0],
    ]);
  });

  it('has payments small', () => {
    expect(rows().flatMap((row) => (row.aside ? [row.line.event] : []))).toEqual(['paid']);
  });

  it('tells the names of cards apart, each once', () => {
    const names = new Map([
      [3, 'Wampa'],
      [7, 'Death Star Stormtrooper'],
    ]);
    const pieces = logPieces(LOG[3] as GameLine, (card) => names.get(card));
    expect(pieces).toEqual([
      { text: 'Wampa', card: 3 },
      { text: ' attacks ', card: null },
      { text: 'Death Star Stormtrooper', card: 7 },
    ]);
    expect(logPieces(LOG[1] as GameLine, () => undefined)).toEqual([{ text: 'Quick pays 2', card: null }]);
  });

  it('is copied as it is read', () => {
    expect(logText(rows()).split('\n').slice(3)).toEqual([
      'Wampa attacks Death Star Stormtrooper',
      '  Wampa deals 4 damage',
      '  Death Star Stormtrooper is defeated',
    ]);
  });

  it('says what was done last with a card', () => {
    expect(newestAct(LOG)?.text).toBe('Wampa attacks Death Star Stormtrooper');
    expect(newestAct([line(4, 'passed', 'Quick passes', { seat: 1 })])).toBeNull();
  });

  it('says why a game ended: what was done last, or that somebody gave up', () => {
    const hit = line(9, 'damaged', 'Wampa deals 4 damage to the base', { amount: 4 });
    const lost = line(9, 'lost', 'Quick has lost', { seat: 1 });
    expect(whyOver([...LOG, hit, lost])).toEqual([hit.text, lost.text]);
    expect(whyOver([...LOG, hit, line(10, 'conceded', 'Quick concedes')])).toEqual(['Quick concedes']);
    const given = [line(10, 'conceded', 'Quick concedes'), line(10, 'lost', 'Quick loses', { seat: 1 })];
    expect(whyOver([...LOG, hit, ...given])).toEqual(['Quick concedes']);
    expect(whyOver(LOG)).toEqual([]);
  });
});
