import { describe, expect, it } from 'vitest';
import type { SideName } from '../../lib/api';
import { entered, formOf, freshGame, playable, scoreOf, shownGames, type GameForm } from './games';

const game = (winner: SideName | null | undefined, decks: [number, number] = [0, 0]): GameForm => ({
  winner,
  first: null,
  decks,
});

describe('the games of a match', () => {
  it('are shown until the match is decided', () => {
    expect(shownGames([], 2)).toBe(1);
    expect(shownGames([game(undefined)], 2)).toBe(1);
    expect(shownGames([game('a')], 2)).toBe(2);
    expect(shownGames([game('a'), game('b')], 2)).toBe(3);
    expect(shownGames([game('a'), game('a')], 2)).toBe(2);
    // A drawn game decides nothing; games after the decision are not shown.
    expect(shownGames([game(null), game('b')], 2)).toBe(3);
    expect(shownGames([game('b'), game('b'), game('a')], 2)).toBe(2);
    expect(shownGames([game('b')], 1)).toBe(1);
  });

  it('determine the score', () => {
    expect(scoreOf([game('a'), game(null), game('a'), game(undefined)])).toEqual({ a: 2, b: 0, drawn: 1 });
  });

  it('are sent without unplayed ones and not with a gap', () => {
    expect(entered([freshGame()], false, [0, 0])).toBeNull();
    expect(entered([game(undefined), game('a')], false, [0, 0])).toBeNull();
    expect(entered([game('a'), freshGame()], false, [0, 0])).toEqual({
      games: [{ winner: 'a', first: null, decks: null }],
      bans: null,
    });
  });

  it('are unchanged when they are opened again', () => {
    const was = [{ winner: 'b' as const, first: 'a' as const, decks: [1, 2] as [number, number] }];
    expect(entered(formOf(was), true, [3, 1])?.games).toEqual(was);
  });
});

describe('Trilogy (CR 9.3.3)', () => {
  it('excludes the banned deck and a deck that has won', () => {
    expect(playable([], 0, 0, [2, 3])).toEqual([1, 3]);
    const after = [game('a', [1, 1])];
    expect(playable(after, 1, 0, [2, 3])).toEqual([3]);
    expect(playable(after, 1, 1, [2, 3])).toEqual([1, 2]);
  });

  it('repeats a drawn game with the same decks', () => {
    expect(playable([game(null, [3, 1])], 1, 0, [2, 3])).toEqual([3]);
    expect(playable([game(null, [3, 1])], 1, 1, [2, 3])).toEqual([1]);
  });

  it('needs both bans and the decks of every game', () => {
    expect(entered([game('a', [1, 0])], true, [2, 3])).toBeNull();
    expect(entered([game('a', [1, 1])], true, [2, 0])).toBeNull();
    expect(entered([game('a', [1, 1])], true, [2, 3])).toEqual({
      games: [{ winner: 'a', first: null, decks: [1, 1] }],
      bans: [2, 3],
    });
  });
});
