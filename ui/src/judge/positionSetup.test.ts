import { describe, expect, test } from 'vitest';
import type { CardFace, JudgePosition } from '../lib/api';
import { emptyCase, put } from './case';
import { attaches, changed, movedTo } from './change';
import { inOrder } from './rankHits';
import { obeyed, ordered, putSaid, strange, taken } from './parseModifiers';
import { cardAt, laidCards, numberOf, withoutCard } from './boardSlots';
import { positionText, readText, upgradesAmong } from './text';

const face = (id: string, name: string, kind: string, subtitle: string | null = null) =>
  ({ id, identity: id, name, kind, subtitle, keywords: [] as string[] }) as unknown as CardFace;

const LUKE = face('SOR_005', 'Luke Skywalker', 'leader', 'Faithful Friend');
const VADER = face('SOR_010', 'Darth Vader', 'leader', 'Dark Lord of the Sith');
const MARINE = face('SOR_095', 'Battlefield Marine', 'unit');
const GUARD = face('SOR_063', 'Cloud City Wing Guard', 'unit');
const FIRE = face('SOR_172', 'Open Fire', 'event');
const SHIELD = face('SOR_T02', 'Shield', 'token upgrade');
const LUKE_UNIT = face('SOR_051', 'Luke Skywalker', 'unit', 'Jedi Knight');
const CARDS = [LUKE, VADER, LUKE_UNIT, MARINE, GUARD, FIRE, SHIELD, face('SOR_023', 'Command Center', 'base')];
const start = emptyCase().position;
const upgrade = upgradesAmong(CARDS);

/** Input of the search field: the typed text and the selected card. */
function typed(position: JudgePosition, seat: number, text: string, card?: CardFace): JudgePosition {
  const order = ordered(text);
  if (order) return obeyed(position, seat, order);
  const next = putSaid(position, seat, card ?? MARINE, 'play', null, taken(text, upgrade).said);
  return 'position' in next ? next.position : position;
}

function laid(): JudgePosition {
  let position = typed(start, 0, 'luke, deployed, 2 damage, shield', LUKE);
  position = typed(position, 0, 'battlefield marine, exhausted');
  position = typed(position, 0, '6 resources');
  position = typed(position, 0, 'open fire', FIRE);
  position = typed(position, 1, 'vader', VADER);
  return typed(position, 1, 'cloud city wing guard', GUARD);
}

describe('text typed after a card name', () => {
  test('sets the state of the card and is not part of the search', () => {
    const { name, said } = taken('3x luke skywalker, faithful friend, deployed, 2 damage, shield', upgrade);
    expect(name).toBe('luke skywalker, faithful friend');
    expect([said.copies, said.deployed, said.damage, said.upgrades]).toEqual([3, true, 2, ['SOR_T02']]);
    expect(taken('vader, in hand', upgrade).said.zone).toBe('hand');
    expect(taken('luke, 2 shields', upgrade).said.upgrades).toEqual(['SOR_T02', 'SOR_T02']);
    // While a word is still being typed, the card stays found.
    expect(taken('luke, depl', upgrade).name).toBe('luke, depl');
  });

  test('is also read in German', () => {
    const { name, said } = taken('luke, gerufen, 2 Schaden, Schild', upgrade);
    expect([name, said.deployed, said.damage, said.upgrades]).toEqual(['luke', true, 2, ['SOR_T02']]);
    expect(taken('luke, 2 Schilde', upgrade).said.upgrades).toEqual(['SOR_T02', 'SOR_T02']);
    expect(taken('marine, erschöpft, von Spieler 2', upgrade).said).toMatchObject({ exhausted: true, owner: 1 });
    expect(taken('vader, auf der Hand', upgrade).said.zone).toBe('hand');
    expect(ordered('6 Ressourcen, 2 erschöpft')).toEqual({ order: 'resources', ready: 4, exhausted: 2 });
    expect(ordered('3 erschöpfte Ressourcen')).toEqual({ order: 'resources', ready: 0, exhausted: 3 });
    expect(ordered('2 Karten auf der Hand')).toEqual({ order: 'hand', count: 2 });
    expect(ordered('Runde 4')).toEqual({ order: 'round', count: 4 });
    expect(ordered('am Zug')).toEqual({ order: 'active' });
    expect(ordered('Die Macht')).toEqual({ order: 'force' });
    expect(ordered('Schaden')).toBeNull();
  });

  // CR 7.5.17A, 3.4.4A.
  test('adds a Pilot or a leader as an upgrade of the named Vehicle', () => {
    const pilot = { ...face('JTL_196', 'Dagger Squadron Pilot', 'unit'), asUpgrade: true, traits: ['Pilot'] };
    const vader = { ...face('JTL_006', 'Darth Vader', 'leader'), asUpgrade: true, traits: ['Pilot'] };
    const ship = { ...face('SOR_237', 'Alliance X-Wing', 'unit'), traits: ['Vehicle'] };
    const all = [pilot, vader, ship, MARINE].map((one) => ({ ...one, traits: one.traits ?? [] }));
    const known = (id: string) => all.find((one) => one.id === id);
    const place = (position: JudgePosition, text: string, card: CardFace) => {
      const next = putSaid(position, 0, card, 'play', null, taken(text, upgrade).said, known);
      return 'position' in next ? next.position : next.problem;
    };
    const two = [ship, MARINE].reduce((now, card) => typed(now, 0, '', card), start);
    const texts = ['pilot on x-wing', 'pilot, on the x-wing', 'pilot, as upgrade', 'pilot, pilot', 'pilot, upgrade'];
    for (const text of [...texts, 'pilot auf x-wing', 'pilot, als Upgrade', 'pilot, auf dem x-wing']) {
      expect(taken(text, upgrade).name, text).toBe('pilot');
      for (const card of [pilot, vader]) {
        const next = place(two, text, card);
        if (typeof next === 'string') throw new Error(`${text}: ${next}`);
        expect(
          next.sides[0]?.units[0]?.upgrades.map((one) => one.card),
          text,
        ).toEqual([card.id]);
        expect(next.sides[0]?.leaders.map((one) => one.card)).toEqual(card.kind === 'leader' ? ['JTL_006'] : []);
      }
    }
    expect(place(two, 'pilot on y-wing', pilot)).toBe('noSuchUnit');
    expect(place(start, 'pilot, as upgrade', pilot)).toBe('noUnit');
    expect(place(two, 'marine, as upgrade', MARINE)).toBe('notThere');
    expect(taken('choke on aspirations', upgrade, (name) => name === 'choke on aspirations').name).toBe(
      'choke on aspirations',
    );
    expect(taken('vader, auf der Hand', upgrade).said).toMatchObject({ zone: 'hand', asUpgrade: false });
    expect(strange('dagger squadron pilot, as upgrad', pilot)).toEqual(['as upgrad']);
    expect(strange('luke skywalker, faith', LUKE)).toEqual([]);

    // It is dragged or moved there, is numbered among the leaders, and removed or turned back.
    const spot = { seat: 0, kind: 'unit', at: 0 } as const;
    expect(attaches(pilot, two, spot, known)).toBe(true);
    expect(attaches(pilot, two, { ...spot, at: 1 }, known)).toBe(false);
    const flown = place(two, 'vader, as upgrade', vader) as JudgePosition;
    const ids = laidCards(flown);
    expect(ids.filter((one) => one?.in === 'upgrade')).toEqual([]);
    ids.forEach((one, at) => expect(one === null ? at : numberOf(flown, one)).toBe(at));
    const leader = { in: 'leader', seat: 0, at: 0 } as const;
    expect(changed(flown, leader, 'deployed')?.position.sides[0]?.units[0]?.upgrades).toEqual([]);
    expect(withoutCard(flown, leader).sides[0]).toMatchObject({ leaders: [], units: [{ upgrades: [] }, {}] });
    const back = changed(flown, leader, 'deployed')?.position ?? flown;
    expect(movedTo(back, leader, 0, 'play', vader, spot, known)).toEqual(flown);
    const read = readText(positionText(flown, known), all);
    expect(read).toEqual({ position: flown, unread: [] });
  });

  test('sets up the position of the guide for new judges with six lines', () => {
    const [mine, theirs] = laid().sides;
    expect(mine?.leaders[0]).toMatchObject({ card: 'SOR_005', deployed: true, damage: 2 });
    expect(mine?.leaders[0]?.upgrades.map((one) => one.card)).toEqual(['SOR_T02']);
    expect(mine?.units).toMatchObject([{ card: 'SOR_095', exhausted: true, damage: 0 }]);
    expect(mine?.resources.filter((one) => !one.exhausted)).toHaveLength(6);
    expect(mine?.hand).toEqual(['SOR_172']);
    expect(theirs?.leaders[0]).toMatchObject({ card: 'SOR_010', deployed: false });
    expect(theirs?.units.map((one) => one.card)).toEqual(['SOR_063']);
  });

  test('can set whole sides without a card', () => {
    const resources = (position: JudgePosition) => {
      const all = position.sides[0]?.resources ?? [];
      return [all.length, all.filter((one) => one.exhausted).length];
    };
    expect(resources(typed(start, 0, '6 resources, 2 exhausted'))).toEqual([6, 2]);
    expect(resources(typed(typed(start, 0, '6 resources'), 0, '3 exhausted resources'))).toEqual([9, 3]);
    expect(typed(start, 1, 'to act').active).toBe(1);
    expect(typed(start, 1, 'round 4').round).toBe(4);
    expect(typed(start, 0, '3 cards in hand').sides[0]?.hiddenHand).toBe(3);
    expect(ordered('battlefield marine')).toBeNull();
  });
});

describe('matches', () => {
  test('exact names come before prefixes, words and parts; cards missing on the side come first', () => {
    const fire = face('X_2', 'Open Fire Drill', 'event');
    const names = (found: readonly CardFace[]) => found.map((one) => one.id);
    expect(names(inOrder([fire, face('X_3', 'Reopen Firewall', 'event'), FIRE], 'Open Fire', undefined))).toEqual([
      'SOR_172',
      'X_2',
      'X_3',
    ]);
    expect(names(inOrder([LUKE_UNIT, LUKE], 'luke', start.sides[0]))).toEqual(['SOR_005', 'SOR_051']);
    const has = laid().sides[0];
    expect(names(inOrder([LUKE, LUKE_UNIT], 'luke', has))).toEqual(['SOR_051', 'SOR_005']);
    const saber = face('SOR_136', "Vader's Lightsaber", 'upgrade');
    expect(names(inOrder([saber, VADER], 'vader', start.sides[1]))).toEqual(['SOR_010', 'SOR_136']);
    const again = { ...MARINE, id: 'SHD_100', identity: 'SOR_095' };
    expect(inOrder([MARINE, again], 'battlefield', undefined)).toHaveLength(1);
  });
});

describe('a position as text', () => {
  test('is read back unchanged', () => {
    const position = laid();
    const text = positionText(position, (id) => CARDS.find((one) => one.id === id));
    expect(text).toContain('leader: Luke Skywalker, Faithful Friend [SOR_005], deployed, 2 damage, Shield');
    const read = readText(text, CARDS);
    expect(read?.unread).toEqual([]);
    expect(read?.position).toEqual(position);
  });

  // Issue 20, points 2 and 4: nothing of a position is lost between its text and the table.
  test('contains captured cards, upgrades on bases, owners and the state of the round', () => {
    const under = (card: string, owner: number | null = null, controller: number | null = null) => ({
      card,
      owner,
      controller,
    });
    const fort = { ...face('HMW_100', 'Shield Wall, Inner', 'upgrade'), keywords: ['Fortify'] };
    const cards = [...CARDS, fort];
    const [mine, theirs] = laid().sides;
    if (!mine || !theirs) throw new Error('two sides');
    const position: JudgePosition = {
      ...laid(),
      initiativeTaken: true,
      regroup: true,
      edition: '8.0',
      sides: [
        {
          ...mine,
          passed: true,
          tookCounter: true,
          base: {
            card: 'SOR_023',
            damage: 3,
            epicUsed: true,
            upgrades: [under('HMW_100')],
            captured: [under('SOR_063', 1)],
          },
          resources: [{ card: 'SOR_095', exhausted: true, owner: 1 }],
          units: mine.units.map((unit) => ({
            ...unit,
            owner: 1,
            upgrades: [under('SOR_T02'), under('HMW_100', 1, 1)],
            captured: [under('SOR_063', 1), under('SOR_051')],
          })),
        },
        theirs,
      ],
    };
    const read = readText(
      positionText(position, (id) => cards.find((one) => one.id === id)),
      cards,
    );
    expect(read?.unread).toEqual([]);
    expect(read?.position).toEqual(position);
  });

  test('contains cards that were described by hand', () => {
    const card = {
      number: 'HAND_001',
      name: 'New Ship, Unread',
      kind: 'unit',
      cost: 4,
      power: 3,
      hp: 5,
      space: true,
    } as const;
    const [mine, theirs] = laid().sides;
    if (!mine || !theirs) throw new Error('two sides');
    const unit = { card: 'HAND_001', damage: 1, exhausted: true, owner: null, upgrades: [], captured: [] };
    const position: JudgePosition = { ...laid(), typed: [card], sides: [{ ...mine, units: [unit] }, theirs] };
    const text = positionText(position, (id) => CARDS.find((one) => one.id === id));
    expect(text).toContain('New Ship');
    expect(readText(text, CARDS)).toEqual({ position, unread: [] });
    // Without its description it is refused by its name.
    const bare = text.replace(/^described.*$/m, '');
    expect(readText(bare, CARDS)?.unread.map((one) => one.text)).toEqual([
      'unit: New Ship, Unread [HAND_001], 1 damage, exhausted',
    ]);
  });

  test('reports lines that are impossible for their card', () => {
    const read = readText('round 2\nhand: battlefield marine, 2 damage\nunit: battlefield marine, of player 7', CARDS);
    expect(read?.unread.map((one) => one.line)).toEqual([2, 3]);
  });

  test('can be typed, and unread lines are reported', () => {
    const read = readText(
      '== Mira\nleader: luke, deployed\nunit: luke skywalker\nbattlefield marine\nnonsense here\n== Rey\nvader',
      CARDS,
    );
    expect(read?.unread).toEqual([{ line: 5, text: 'nonsense here' }]);
    expect(read?.position.sides.map((side) => side.name)).toEqual(['Mira', 'Rey']);
    expect(read?.position.sides[0]?.units.map((one) => one.card)).toEqual(['SOR_051', 'SOR_095']);
    expect(readText('a letter to my aunt', CARDS)).toBeNull();
  });
});

describe('cards of the board', () => {
  test('have the numbers of the table', () => {
    const position = laid();
    // A base that is not laid, Luke with his Shield, a hand, twenty unknown cards, six resources, the Marine.
    const numbers = laidCards(position);
    expect(numbers[0]).toBeNull();
    expect(numbers[1]).toEqual({ in: 'leader', seat: 0, at: 0 });
    expect(numbers[2]).toMatchObject({ in: 'upgrade', host: 'leader' });
    expect(numbers[3]).toEqual({ in: 'hand', seat: 0, at: 0 });
    expect(numbers[4 + 20 + 6]).toEqual({ in: 'unit', seat: 0, at: 0 });
    numbers.forEach((one, at) => expect(one === null ? at : numberOf(position, one)).toBe(at));
  });

  test('can be changed, moved and removed', () => {
    const position = laid();
    const unit = { in: 'unit', seat: 0, at: 0 } as const;
    const hurt = changed(position, unit, { damage: 2 });
    expect(hurt?.position.sides[0]?.units[0]).toMatchObject({ damage: 2, exhausted: true });
    expect(
      changed(position, { in: 'leader', seat: 1, at: 0 }, 'deployed')?.position.sides[1]?.leaders[0],
    ).toMatchObject({ deployed: true, epicUsed: true });
    expect(changed(position, { in: 'hand', seat: 0, at: 0 }, { damage: 1 })).toBeNull();
    const taken = movedTo(position, unit, 1, 'play', MARINE, null);
    expect(taken?.sides[1]?.units[1]).toMatchObject({ card: 'SOR_095', owner: 0, exhausted: true });
    expect(movedTo(position, unit, 0, 'hand', MARINE, null)?.sides[0]?.hand).toEqual(['SOR_172', 'SOR_095']);
    const upgrade_ = { in: 'upgrade', seat: 0, host: 'leader', on: 0, at: 0 } as const;
    expect(cardAt(position, upgrade_)).toBe('SOR_T02');
    expect(withoutCard(position, upgrade_).sides[0]?.leaders[0]?.upgrades).toEqual([]);
    const onto = movedTo(position, upgrade_, 0, 'play', SHIELD, { seat: 0, kind: 'unit', at: 0 });
    expect(onto?.sides[0]?.units[0]?.upgrades.map((one) => one.card)).toEqual(['SOR_T02']);
    expect(put(position, 0, SHIELD, 'hand', null)).toEqual({ problem: 'notThere' });
  });
});
