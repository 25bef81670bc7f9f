import { describe, expect, test } from 'vitest';
import type { CardFace, JudgeCase, Ruling } from '../lib/api';
import {
  changeUnit,
  emptyCase,
  hiddenCount,
  isEmpty,
  nothingWritten,
  put,
  ruledAfter,
  rulingOf,
  typedRules,
  withHidden,
  withPosition,
  writtenOf,
} from './case';

const face = (kind: string, id = 'SOR_095') => ({ id, kind, keywords: [] as string[] }) as CardFace;
const start = emptyCase().position;

function laid(...cards: Parameters<typeof face>[]) {
  return cards.reduce((position, card) => {
    const next = put(position, 0, face(...card), 'play', null);
    if ('problem' in next) throw new Error(next.problem);
    return next.position;
  }, start);
}

describe('editing a position', () => {
  test('places a card according to its type', () => {
    const position = laid(
      ['base', 'SOR_023'],
      ['leader', 'SOR_005'],
      ['unit'],
      ['upgrade', 'SOR_069'],
      ['event', 'SOR_172'],
    );
    const [side] = position.sides;
    expect(side?.base?.card).toBe('SOR_023');
    expect(side?.leaders.map((leader) => leader.card)).toEqual(['SOR_005']);
    expect(side?.units[0]?.upgrades.map((one) => one.card)).toEqual(['SOR_069']);
    expect(side?.hand).toEqual(['SOR_172']);
    expect(start.sides[0]?.units).toEqual([]);
  });

  test('attaches an upgrade with Fortify to the base of its player', () => {
    const fortify = { ...face('upgrade', 'HMW_271'), keywords: ['Fortify'] };
    expect(put(start, 0, fortify, 'play', null)).toEqual({ problem: 'notThere' });
    const there = put(laid(['base', 'SOR_023'], ['unit']), 0, fortify, 'play', null);
    const side = 'position' in there ? there.position.sides[0] : undefined;
    expect(side?.base?.upgrades.map((one) => one.card)).toEqual(['HMW_271']);
    expect(side?.units[0]?.upgrades).toEqual([]);
  });

  test('replaces the leader with a second one, except in Twin Suns', () => {
    expect(laid(['leader', 'a'], ['leader', 'b']).sides[0]?.leaders.map((one) => one.card)).toEqual(['b']);
    const twin = { ...start, twinSuns: true };
    const one = put(twin, 0, face('leader', 'a'), 'play', null);
    const two = 'position' in one ? put(one.position, 0, face('leader', 'b'), 'play', null) : one;
    expect('position' in two && two.position.sides[0]?.leaders.length).toBe(2);
  });

  test('refuses an upgrade without a unit and a token outside play', () => {
    expect(put(start, 0, face('upgrade'), 'play', null)).toEqual({ problem: 'noUnit' });
    expect(put(start, 0, face('token unit'), 'hand', null)).toEqual({ problem: 'notThere' });
  });

  test('leaves an upgrade on an enemy unit under the control of its player', () => {
    const position = laid(['unit']);
    const next = put(position, 1, face('upgrade', 'SOR_069'), 'play', { seat: 0, kind: 'unit', at: 0 });
    const upgrade = 'position' in next ? next.position.sides[0]?.units[0]?.upgrades[0] : null;
    expect(upgrade).toEqual({ card: 'SOR_069', owner: 1, controller: 1 });
  });

  test('sets damage on one unit only', () => {
    const position = changeUnit(laid(['unit'], ['unit']), { seat: 0, kind: 'unit', at: 1 }, (unit) => ({
      ...unit,
      damage: 2,
    }));
    expect(position.sides[0]?.units.map((unit) => unit.damage)).toEqual([0, 2]);
  });

  test('counts unknown resources as ready or exhausted', () => {
    const resources = withHidden(withHidden([], false, 3), true, 1);
    expect([hiddenCount(resources, false), hiddenCount(resources, true)]).toEqual([3, 1]);
    expect(withHidden(resources, false, 1)).toHaveLength(2);
  });

  test('discards the branches when the position changes', () => {
    const kase = {
      ...emptyCase(),
      branches: [{ name: 'a', steps: [{ option: 0, words: '', hash: '', byHand: null }] }],
    };
    expect(isEmpty(kase, nothingWritten())).toBe(false);
    expect(withPosition(kase, start).branches).toEqual([{ name: '', steps: [] }]);
  });

  test('reads typed rule numbers', () => {
    expect(typedRules('7.6.9, CR 7.5.11b; 7.6.9')).toEqual(['7.6.9', '7.5.11B']);
    expect(typedRules(' ')).toEqual([]);
  });
});

describe('the text of a case', () => {
  const kase = emptyCase();
  const opened: Ruling = {
    case: kase,
    branch: null,
    outcome: 'It hits.',
    judge: 'Kim',
    rules: ['7.6.9', '7.5.11B'],
    at: '2026-03-14T10:00:00Z',
    program: '1.0.0',
  };
  const written = writtenOf(opened, 3);

  test('a ruling is loaded into the fields and read from them unchanged', () => {
    expect(written).toEqual({ outcome: 'It hits.', judge: 'Kim', rules: '7.6.9, 7.5.11B', branch: null, event: 3 });
    expect(rulingOf(kase, written, null)).toEqual({ ...opened, at: '', program: '' });
  });

  test('an opened ruling keeps its time until it is changed', () => {
    expect(rulingOf(kase, { ...written, event: 4 }, opened).at).toBe(opened.at);
    expect(rulingOf(kase, { ...written, judge: 'Lee' }, opened).at).toBe('');
    expect(rulingOf({ ...kase, title: 'Another' }, written, opened).at).toBe('');
  });

  test('text without a position is not an empty case', () => {
    expect(isEmpty(kase, nothingWritten())).toBe(true);
    expect(isEmpty(kase, { ...nothingWritten(), outcome: 'It' })).toBe(false);
  });

  test('the ruled branch is found again after branches change', () => {
    const steps = [{ option: 0, words: '', hash: '', byHand: null }];
    const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name, steps })) as [Branch, Branch, Branch];
    const of = (...branches: Branch[]): JudgeCase => ({ ...kase, branches });
    expect(ruledAfter(of(a, b, c), 1, of(b, c))).toBe(0);
    expect(ruledAfter(of(a, b, c), 1, of(a, c))).toBeNull();
    expect(ruledAfter(of(a, b), 1, of(a, { ...b, name: 'named' }))).toBe(1);
    expect(ruledAfter(of(a), 0, withPosition(of(a), start))).toBeNull();
    expect(ruledAfter(of(a, b), null, of(b))).toBeNull();
  });
});

type Branch = JudgeCase['branches'][number];
