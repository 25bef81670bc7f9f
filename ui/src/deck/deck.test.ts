import { describe, expect, it } from 'vitest';
import { groupedAs } from '../cards/group';
import { copies, sample } from '../cards/sample';
import type { DeckEntry } from '../lib/api';
import { columnOf, columnsFor, heightOf } from './columns';
import { baseHints, leaderReach, offAspect } from './hints';
import { History } from '../lib/history';
import { basesOf, copiesOf, EMPTY, fits, moved, same, sizeOf, split, withBase, withLeader } from './list';
import { nearest } from './arrowNavigation';

describe('a list', () => {
  it('never has more copies than the pool or a negative count', () => {
    let list = moved(EMPTY, 'a', 1, 2);
    list = moved(list, 'a', 5, 2);
    expect(copiesOf(list, 'a')).toBe(2);
    expect(moved(list, 'a', 1, 2)).toBe(list);
    list = moved(list, 'a', -9, 2);
    expect(list.cards).toEqual([]);
    expect(moved(list, 'a', -1, 2)).toBe(list);
  });

  it('is sorted by card number, and equal lists are equal in any order', () => {
    const list = moved(moved(EMPTY, 'b', 1, 1), 'a', 2, 2);
    expect(list.cards.map((card) => card.id)).toEqual(['a', 'b']);
    expect(sizeOf(list)).toBe(3);
    expect(same(list, { ...list, cards: [...list.cards].reverse() })).toBe(true);
    expect(same(list, withLeader(list, 'x'))).toBe(false);
    expect(same(list, moved(list, 'a', -1, 2))).toBe(false);
  });

  it('removes a leader or base that is chosen again', () => {
    expect(withLeader(withLeader(EMPTY, 'x'), 'x').leader).toBeNull();
    expect(withLeader(withLeader(EMPTY, 'x'), 'y').leader).toBe('y');
    expect(withBase(withBase(EMPTY, 'x'), 'x').base).toBeNull();
  });

  it('is separated from the pool, with leaders and bases apart', () => {
    const pool = [copies(3, { id: 'a' }), copies(1, { id: 'b' }), copies(1, { id: 'l', kind: 'leader' })];
    const { rest, deck } = split(pool, { ...EMPTY, cards: [{ id: 'a', count: 2 }] });
    expect(rest.map((card) => [card.face.id, card.count])).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
    expect(deck.map((card) => [card.face.id, card.count])).toEqual([['a', 2]]);
  });

  it('has each base once, those of the pool first', () => {
    const rare = copies(1, { id: 'r', kind: 'base' });
    const free = [sample({ id: 'f', kind: 'base' }), sample({ id: 'r', kind: 'base' })];
    expect(basesOf([rare, copies(1)], free).map((base) => [base.face.id, base.free])).toEqual([
      ['r', false],
      ['f', true],
    ]);
  });

  it('is filtered by every typed word in any position', () => {
    const face = sample({ name: 'Wing Leader', arena: 'space', traits: ['Rebel'], keywords: ['Raid 2'] });
    expect(fits(face, '')).toBe(true);
    expect(fits(face, 'REBEL space')).toBe(true);
    expect(fits(face, 'raid rebel')).toBe(true);
    expect(fits(face, 'rebel ground')).toBe(false);
  });
});

describe('undo', () => {
  it('steps back and forward, and a new move discards the forward steps', () => {
    const history = new History<DeckEntry>();
    const one = moved(EMPTY, 'a', 1, 1);
    const two = moved(one, 'b', 1, 1);
    history.push(EMPTY);
    history.push(one);
    expect(history.undo(two)).toBe(one);
    expect(history.undo(one)).toBe(EMPTY);
    expect(history.undo(EMPTY)).toBeNull();
    expect(history.redo(EMPTY)).toBe(one);
    expect([history.canUndo, history.canRedo]).toEqual([true, true]);
    history.push(one);
    expect(history.redo(one)).toBeNull();
    expect(history.canRedo).toBe(false);
  });
});

describe('hints for bases', () => {
  const base = (id: string, aspect: string, hp = 30) => ({
    face: sample({ id, kind: 'base', cost: null, power: null, hp, aspects: [aspect] }),
    free: true,
  });
  const bases = [base('v', 'Vigilance'), base('c', 'Cunning'), base('c2', 'Cunning', 28)];
  const leader = sample({ id: 'l', kind: 'leader', aspects: ['Command', 'Heroism'] });
  const pool = [
    copies(4, { id: 'p1', aspects: ['Vigilance'] }),
    copies(6, { id: 'p2', aspects: ['Cunning', 'Heroism'] }),
    copies(3, { id: 'p3', aspects: ['Command'] }),
    copies(2, { id: 'p4' }),
    copies(1, { id: 'l', kind: 'leader', aspects: ['Command', 'Heroism'] }),
  ];

  it('consider the pool while the deck is small', () => {
    const hints = baseHints(bases, leader, [copies(2, { id: 'p1', aspects: ['Vigilance'] })], pool);
    expect(hints.map((hint) => [hint.face.id, hint.off, hint.inAspect, hint.best])).toEqual([
      ['v', 0, 9, false],
      ['c', 2, 11, true],
      ['c2', 2, 11, false],
    ]);
  });

  it('consider the deck when it has ten cards', () => {
    const deck = [copies(8, { id: 'p1', aspects: ['Vigilance'] }), copies(3, { id: 'p3', aspects: ['Command'] })];
    const hints = baseHints(bases, leader, deck, pool);
    expect(hints.find((hint) => hint.best)?.face.id).toBe('v');
    expect(hints.map((hint) => hint.off)).toEqual([0, 8, 8]);
  });

  it('recommend no base before a leader is chosen', () => {
    expect(baseHints(bases, null, [], pool).some((hint) => hint.best)).toBe(false);
  });

  it('state how many cards a leader can play with its best base, and the cards off aspect', () => {
    const faces = bases.map((one) => one.face);
    expect(leaderReach(leader, faces, pool)).toBe(11);
    expect(leaderReach(leader, [], pool)).toBe(5);
    expect(offAspect([copies(6, { aspects: ['Cunning'] }), copies(1)], ['Command'])).toBe(6);
  });
});

describe('columns', () => {
  const room = { width: 560, height: 700, gap: 8, narrowest: 166, widest: 256, row: 40, head: 28 };

  it('have the groups in reading order, as even as that allows', () => {
    expect(columnOf([3, 3, 3, 3], 2, room)).toEqual([0, 0, 1, 1]);
    expect(columnOf([1, 7, 7, 2, 2, 1, 2], 3, room)).toEqual([0, 0, 1, 2, 2, 2, 2]);
  });

  it('keep reading order if it is higher than the room', () => {
    expect(columnOf([8, 6, 7, 12, 3, 4], 3, room)).toEqual([0, 0, 1, 1, 2, 2]);
    expect(heightOf([8, 6, 7, 12, 3, 4], 3, room)).toBe(2 * 28 + 19 * 40);
  });

  it('are as few as possible to show everything, within their widths', () => {
    expect(columnsFor([3, 3, 3, 3], { ...room, widest: 600 })).toBe(1);
    expect(columnsFor([8, 6, 7, 12], { ...room, widest: 600 })).toBe(3);
    expect(columnsFor([3, 3, 3, 3], room)).toBe(3);
    expect(columnsFor([20, 20, 20, 20], room)).toBe(3);
    expect(columnsFor([], { ...room, width: 0 })).toBe(1);
  });

  it('keep groups that become empty', () => {
    const all = [copies(1, { id: 'a', aspects: ['Vigilance'] }), copies(1, { id: 'b', aspects: ['Cunning'] })];
    const groups = groupedAs(all, all.slice(1), 'aspect');
    expect(groups.map((group) => [group.key, group.count])).toEqual([
      ['Vigilance', 0],
      ['Cunning', 1],
    ]);
  });
});

describe('arrow keys', () => {
  // Two columns of three rows, and one box far to the right.
  const boxes = [0, 1, 2].flatMap((row) =>
    [0, 1].map((column) => ({ left: column * 200, top: row * 40, width: 190, height: 38 })),
  );
  const all = [...boxes, { left: 800, top: 40, width: 190, height: 38 }];

  it('move to the nearest card in their direction', () => {
    expect(nearest(all, 0, 'down')).toBe(2);
    expect(nearest(all, 0, 'right')).toBe(1);
    expect(nearest(all, 3, 'right')).toBe(6);
    expect(nearest(all, 6, 'left')).toBe(3);
    expect(nearest(all, 4, 'up')).toBe(2);
  });

  it('stay where there is no card', () => {
    expect(nearest(all, 0, 'up')).toBeNull();
    expect(nearest(all, 0, 'left')).toBeNull();
    expect(nearest(all, 99, 'left')).toBeNull();
  });
});
