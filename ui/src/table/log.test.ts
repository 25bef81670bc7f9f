import { describe, expect, it } from 'vitest';
import type { GameLine } from '../lib/api';
import { logRows, logText, newestAct, whyOver } from './log';

const line = (step: number, event: string, text: string, more: Partial<GameLine> = {}): GameLine => ({
  step,
  text,
  pieces: [{ text, card: null }],
  details: null,
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
  it('is grouped by action in the colour of its player', () => {
    expect(rows().map((row) => [row.line.event, row.begins, row.seat])).toEqual([
      ['phase', true, null],
      ['paid', true, 1],
      ['played', false, 1],
      ['attacked', true, 0],
      ['damaged', false, 0],
      ['defeated', false, 0],
    ]);
  });

  it('marks payments as secondary', () => {
    expect(rows().flatMap((row) => (row.aside ? [row.line.event] : []))).toEqual(['paid']);
  });

  it('has no row for an event described by another line', () => {
    const folded = line(2, 'exhausted', '', { cards: [3] });
    expect(logRows([folded, ...LOG], () => 0)).toHaveLength(LOG.length);
  });

  it('is copied as it is displayed', () => {
    expect(logText(rows()).split('\n').slice(3)).toEqual([
      'Wampa attacks Death Star Stormtrooper',
      '  Wampa deals 4 damage',
      '  Death Star Stormtrooper is defeated',
    ]);
  });

  it('states the last action with a card', () => {
    expect(newestAct(LOG)?.text).toBe('Wampa attacks Death Star Stormtrooper');
    expect(newestAct([line(4, 'passed', 'Quick passes', { seat: 1 })])).toBeNull();
  });

  it('states why a game ended: the last action or a concession', () => {
    const hit = line(9, 'damaged', 'Wampa deals 4 damage to the base', { amount: 4 });
    const lost = line(9, 'lost', 'Quick has lost', { seat: 1 });
    expect(whyOver([...LOG, hit, lost])).toEqual([hit.text, lost.text]);
    expect(whyOver([...LOG, hit, line(10, 'conceded', 'Quick concedes')])).toEqual(['Quick concedes']);
    const given = [line(10, 'conceded', 'Quick concedes'), line(10, 'lost', 'Quick loses', { seat: 1 })];
    expect(whyOver([...LOG, hit, ...given])).toEqual(['Quick concedes']);
    expect(
      whyOver([...LOG, hit, { ...line(10, 'conceded', 'Quick concedes'), seat: 1 }], (seat) => `${seat} conceded`),
    ).toEqual(['1 conceded']);
    expect(whyOver(LOG)).toEqual([]);
    // A card that defeats the base deals no damage.
    const defeated = line(9, 'defeated', 'Death Star defeats the base');
    expect(whyOver([...LOG, { ...hit, step: 8 }, defeated, lost])).toEqual([defeated.text, lost.text]);
    // The damage is part of a line that began with an event before it.
    const part = line(9, 'damaged', '', { amount: 4 });
    expect(whyOver([...LOG, { ...hit, event: 'prevented' }, part, lost])).toEqual([hit.text, lost.text]);
  });
});
