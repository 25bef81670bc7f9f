import { expect, test } from 'vitest';
import { markedParts } from './marked';

test('the words that matched are marked in any case, as whole words, with the parts between them', () => {
  expect(markedParts('A trigger, ausgelöst: Triggers', ['ausgelöst', 'trigger'])).toEqual([
    { text: 'A ', hit: false },
    { text: 'trigger', hit: true },
    { text: ', ', hit: false },
    { text: 'ausgelöst', hit: true },
    { text: ': Triggers', hit: false },
  ]);
});

test('signs of regular expressions are searched for as they are', () => {
  expect(markedParts('a.b and axb', ['a.b'])).toEqual([
    { text: 'a.b', hit: true },
    { text: ' and axb', hit: false },
  ]);
  expect(markedParts('no search', [])).toEqual([{ text: 'no search', hit: false }]);
});
