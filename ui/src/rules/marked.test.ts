import { expect, test } from 'vitest';
import { markedParts } from './marked';

test('the words of a search are marked in any case, with the parts between them', () => {
  expect(markedParts('A trigger, missed: Triggers', ['missed', 'trigger'])).toEqual([
    { text: 'A ', hit: false },
    { text: 'trigger', hit: true },
    { text: ', ', hit: false },
    { text: 'missed', hit: true },
    { text: ': ', hit: false },
    { text: 'Trigger', hit: true },
    { text: 's', hit: false },
  ]);
});

test('signs of regular expressions are searched for as they are', () => {
  expect(markedParts('7.6 (a)', ['(a)'])).toEqual([
    { text: '7.6 ', hit: false },
    { text: '(a)', hit: true },
  ]);
  expect(markedParts('no search', [])).toEqual([{ text: 'no search', hit: false }]);
});
