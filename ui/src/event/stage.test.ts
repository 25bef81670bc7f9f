import { describe, expect, it } from 'vitest';
import type { EventView, RoundView } from '../lib/api';
import { hasAside, listsOpenTables, stagesOf } from './stage';

describe('the stages of an event', () => {
  it('include seating and drafting only for a draft', () => {
    expect(stagesOf('draft')).toContain('drafting');
    expect(stagesOf('sealed')).toEqual(['registration', 'rounds', 'finished']);
    expect(stagesOf('constructed')).toEqual(stagesOf('sealed'));
  });
});

describe('the panel next to a tab', () => {
  const view = (lateSeats: number) =>
    ({ pods: [], players: [], steps: { lateSeats: Array.from({ length: lateSeats }) } }) as unknown as EventView;
  const round = (tables: number, reports = 0) =>
    ({
      open: 1,
      tables: Array.from({ length: tables }, () => ({ result: null, reports: Array.from({ length: reports }) })),
    }) as unknown as RoundView;

  it('lists the round’s open tables next to other tabs', () => {
    expect(hasAside('log', view(0), round(4))).toBe(true);
    expect(hasAside('log', view(0), { ...round(4), open: 0 })).toBe(false);
    expect(hasAside('bracket', view(0), round(4))).toBe(false);
    expect(hasAside('log', view(0), undefined)).toBe(false);
  });

  it('is next to rounds and players at every stage with something in it', () => {
    const one = { ...view(0), players: [{ dropped: false }] } as unknown as EventView;
    expect(hasAside('rounds', view(0), { ...round(4), open: 0 })).toBe(true);
    expect(hasAside('rounds', view(0), undefined)).toBe(false);
    expect(hasAside('players', one, undefined)).toBe(true);
    expect(hasAside('players', view(0), undefined)).toBe(false);
  });

  it('does not repeat the few tables that a round has', () => {
    expect(listsOpenTables('rounds', round(4))).toBe(false);
    expect(listsOpenTables('rounds', round(40))).toBe(true);
    expect(listsOpenTables('log', round(4))).toBe(true);
  });
});
