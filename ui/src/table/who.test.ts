import { afterEach, describe, expect, it } from 'vitest';
import { language } from '../lib/i18n/language.svelte';
import { words } from './i18n';
import { seatNames, spoken, whoSits } from './who';

const seat = (name: string) => ({ name, kind: 'strong' as const, deck: '' });
const duel = { seats: [seat('Player 1'), seat('Grand Moff Tarkin')], you: 0, opponents: [1] };

describe('The players of a game', () => {
  afterEach(() => (language.code = 'en'));

  it('are you and your opponent if one person plays against a bot', () => {
    expect([0, 1].map((at) => whoSits(duel, at))).toEqual([
      { name: 'You', role: 'you' },
      { name: 'Opponent', role: 'opponent' },
    ]);
    language.code = 'de';
    const [you, opponent] = [whoSits(duel, 0), whoSits(duel, 1)];
    expect(words.over.gameWon(...spoken(you))).toBe('Du hast gewonnen');
    expect(words.over.left(...spoken(opponent), 3)).toBe('Basis vom Gegner: noch 3 TP');
    expect(words.table.thinking(...spoken(opponent))).toBe('Der Gegner denkt nach …');
  });

  it('are numbered clockwise if there are several opponents', () => {
    const four = { seats: ['A', 'B', 'C', 'D'].map(seat), you: 2, opponents: [0, 1, 3] };
    expect([0, 1, 2, 3].map((at) => whoSits(four, at).name)).toEqual(['Opponent 2', 'Opponent 3', 'You', 'Opponent 1']);
  });

  it('keep their names if several people play', () => {
    const two = { ...duel, you: null, opponents: [] };
    expect(whoSits(two, 1)).toEqual({ name: 'Grand Moff Tarkin', role: 'named' });
    expect(words.over.gameWon(...spoken(whoSits(two, 1)))).toBe('Grand Moff Tarkin wins');
  });

  it('give a game its title', () => {
    const person = { ...seat('Player 1'), kind: 'person' as const };
    expect(seatNames([person, seat('Tarkin')])).toEqual(['You', 'Tarkin']);
    expect(seatNames([person, person])).toEqual(['Player 1', 'Player 1']);
  });
});
