// Texts that players did not understand, or that no native speaker would write, are not used again.

import { expect, test } from 'vitest';

/** The table of texts of each area, in English and in German. */
const TABLES = import.meta.glob<Record<string, unknown>>(
  ['../../**/en.ts', '../../**/de.ts', './*.ts', '!./*.test.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

const RETIRED = [
  "'No more'",
  'if nothing else is decided',
  'from that card',
  'It does nothing now',
  'This board is yours',
  'has no leader and base yet',
  'cannot stand so',
  'are taken for units without text',
  'could be taken along',
  'Taken this round',
  'go onto the last unit placed',
  'Only those that are not solved',
  'Win before the phase ends, or do not lose',
  'like a bot',
  'The opinion is that of a bot',
  '100 % sure',
  'is wins of matches',
  'A step earlier',
  'A step later',
  'Back to now',
  'where none has them',
  'To the table',
  'To the round',
  'Dieses Brett legst du',
  'Was geschehen ist',
];

test('retired texts are in no table', () => {
  const texts = Object.entries(TABLES);
  expect(texts.length).toBeGreaterThan(40);
  const used = texts.flatMap(([file, text]) =>
    RETIRED.filter((one) => String(text).includes(one)).map((one) => `${file}: ${one}`),
  );
  expect(used).toEqual([]);
});
