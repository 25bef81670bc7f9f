import { describe, expect, it } from 'vitest';
import { fitting, type FoundKind, type Goal } from './paletteSearch';

const goal = (kind: FoundKind, name: string, more = ''): Goal => ({ kind, name, more, href: `#/${name}` });
const GOALS = [
  goal('screen', 'Games'),
  goal('event', 'Friday games'),
  goal('deck', 'Padmé and friends'),
  goal('card', 'Luke Skywalker', 'Faithful Friend'),
  goal('rule', '7.5.18', 'Hidden'),
];
const names = (asked: string, most = 9) => fitting(GOALS, asked, most).map((one) => one.name);

describe('the general search', () => {
  it('lists exact names before entries that contain the word', () => {
    expect(names('games')).toEqual(['Games', 'Friday games']);
  });

  it('matches beginnings of words, including the second line and words without accents', () => {
    expect(names('luke fai')).toEqual(['Luke Skywalker']);
    expect(names('padme')).toEqual(['Padmé and friends']);
    expect(names('hidden')).toEqual(['7.5.18']);
    expect(names('7.5')).toEqual(['7.5.18']);
    expect(names('nothing of the kind')).toEqual([]);
  });

  it('lists the screens first while nothing is typed', () => {
    expect(names('', 2)).toEqual(['Games', 'Friday games']);
  });
});
