import { expect, test } from 'vitest';
import { withoutSeries } from './deckNames';

test('the series is left out if it is the same for all decks of the game', () => {
  expect(withoutSeries(['Chewbacca (Homeworlds spotlight)', 'Tarkin (Homeworlds spotlight)'])).toEqual([
    'Chewbacca',
    'Tarkin',
  ]);
  expect(withoutSeries(['Chewbacca (Homeworlds spotlight)', 'Maul (Twin Suns 2026)'])).toEqual([
    'Chewbacca (Homeworlds spotlight)',
    'Maul (Twin Suns 2026)',
  ]);
  expect(withoutSeries(['My deck', 'Tarkin (Homeworlds spotlight)'])).toEqual([
    'My deck',
    'Tarkin (Homeworlds spotlight)',
  ]);
  expect(withoutSeries([])).toEqual([]);
});
