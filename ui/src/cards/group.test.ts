import { describe, expect, it } from 'vitest';
import { aspectOrder, frameAspects, mainAspect } from './aspects';
import { costCurve, meanCost } from './curve';
import { grouped, stacked } from './group';
import { penalty, provided } from './penalty';
import { copies, sample } from './sample';

describe('groups', () => {
  const cards = [
    copies(1, { id: 'a', name: 'Late', cost: 9, aspects: ['Command'] }),
    copies(2, { id: 'b', name: 'Early', cost: 1, aspects: ['Command', 'Heroism'] }),
    copies(1, { id: 'c', name: 'Grey', cost: 3, aspects: [], kind: 'event' }),
    copies(1, { id: 'd', name: 'Dark', cost: 3, aspects: ['Villainy'], kind: 'upgrade' }),
    copies(1, { id: 'e', name: 'Guard', cost: 3, aspects: ['Vigilance'] }),
  ];
  const shape = (by: 'aspect' | 'cost' | 'type') =>
    grouped(cards, by).map((one) => [one.key, one.count, one.cards.map((card) => card.face.id).join('')]);

  it('by aspect follow the printed order, with cheap cards first', () => {
    expect(shape('aspect')).toEqual([
      ['Vigilance', 1, 'e'],
      ['Command', 3, 'ba'],
      ['Villainy', 1, 'd'],
      ['None', 1, 'c'],
    ]);
  });

  it('by cost combine all costs from 7', () => {
    expect(shape('cost')).toEqual([
      ['1', 2, 'b'],
      ['3', 3, 'edc'],
      ['7', 1, 'a'],
    ]);
  });

  it('by type are units, upgrades and events', () => {
    expect(shape('type')).toEqual([
      ['unit', 4, 'bea'],
      ['upgrade', 1, 'd'],
      ['event', 1, 'c'],
    ]);
  });

  it('combine copies of a card in the order of the first copy', () => {
    const faces = [sample({ id: 'x' }), sample({ id: 'y' }), sample({ id: 'x' })];
    expect(stacked(faces).map((card) => [card.face.id, card.count])).toEqual([
      ['x', 2],
      ['y', 1],
    ]);
  });
});

describe('aspects', () => {
  it('determine the colour of a frame and a list', () => {
    expect(mainAspect(sample({ aspects: ['Heroism'] }))).toBe('Heroism');
    expect(mainAspect(sample())).toBe('None');
    expect(frameAspects(sample({ aspects: ['Cunning', 'Villainy'] }))).toEqual(['cunning', 'villainy']);
    expect(frameAspects(sample())).toEqual(['none', 'none']);
  });

  it('order one icon before two, and cards without aspects last', () => {
    const order = [['Vigilance'], ['Vigilance', 'Vigilance'], ['Vigilance', 'Heroism'], ['Command'], ['Villainy'], []];
    const numbers = order.map((aspects) => aspectOrder(sample({ aspects })));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe('cost curve', () => {
  it('counts copies by cost and type, without leaders and bases', () => {
    const bars = costCurve([
      copies(3, { cost: 2 }),
      copies(1, { cost: 2, kind: 'event' }),
      copies(2, { cost: 8, kind: 'upgrade' }),
      copies(1, { cost: 7 }),
      copies(1, { cost: 5, kind: 'leader' }),
      copies(1, { cost: null, kind: 'base' }),
    ]);
    expect(bars).toHaveLength(8);
    expect(bars[2]).toEqual({ slot: 2, unit: 3, event: 1, upgrade: 0, total: 4 });
    expect(bars[7]).toEqual({ slot: 7, unit: 1, event: 0, upgrade: 2, total: 3 });
    expect(bars.reduce((sum, bar) => sum + bar.total, 0)).toBe(7);
  });

  it('has the mean cost of all copies', () => {
    expect(meanCost([copies(3, { cost: 2 }), copies(1, { cost: 6 }), copies(1, { cost: 9, kind: 'leader' })])).toBe(3);
    expect(meanCost([])).toBeNull();
  });
});

describe('aspect penalty (CR 8.1)', () => {
  const icons = provided(sample({ aspects: ['Vigilance', 'Heroism'] }), sample({ aspects: ['Command'] }));
  const of = (...aspects: string[]) => penalty(sample({ aspects }), icons);

  it('is 2 for each icon that leader and base do not provide', () => {
    expect(of()).toBe(0);
    expect(of('Command', 'Heroism')).toBe(0);
    expect(of('Cunning')).toBe(2);
    expect(of('Cunning', 'Villainy')).toBe(4);
  });

  it('counts both icons of a double aspect', () => {
    expect(of('Command', 'Command')).toBe(2);
    const twice = provided(sample({ aspects: ['Command'] }), sample({ aspects: ['Command'] }));
    expect(penalty(sample({ aspects: ['Command', 'Command'] }), twice)).toBe(0);
  });
});
