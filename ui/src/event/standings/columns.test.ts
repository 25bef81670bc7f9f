import { afterEach, expect, test } from 'vitest';
import { everyColumn } from '../../lib/api';
import { language } from '../../lib/i18n/language.svelte';
import { columnWords, namesOf, valueText } from './columns';

afterEach(() => {
  language.code = 'en';
});

test('every key has texts, in the current language', () => {
  for (const key of [...everyColumn.matches, ...everyColumn.tables]) {
    expect(columnWords[key]?.caption).toMatch(/\S/);
    expect(columnWords[key]?.name).toMatch(/\S/);
  }
  expect(namesOf(everyColumn.matches)['MatchWins']).toBe('Matches won');
  language.code = 'de';
  expect(namesOf(everyColumn.matches)['MatchWins']).toBe('Matchsiege');
  expect(namesOf(['Unknown'])).toEqual({ Unknown: 'Unknown' });
});

test('values are counts, percentages and averages', () => {
  expect(valueText(1200)).toBe('1200');
  expect(valueText({ exact: '5/12', percent: 41.6667 })).toBe('41.67');
  expect(valueText({ average: 2.5 })).toBe('2.50');
});
