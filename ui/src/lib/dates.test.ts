import { expect, it } from 'vitest';
import { dayFormat, dayInNumbers, dayOf, typedDay, withDays } from './dates';

it('a text shows its days as the reader writes them, and the same days as elsewhere', () => {
  const shown = withDays('Cad Bane is suspended since 2026-04-24, until 2026-10-09. Ask table 2026-1.');
  expect(shown).toBe(
    `Cad Bane is suspended since ${dayOf('2026-04-24')}, until ${dayOf('2026-10-09')}. Ask table 2026-1.`,
  );
  expect(shown).toContain('24');
  expect(shown).not.toContain('-04-');
});

it('a day without a time is the same day in every time zone', () => {
  expect(dayOf('2026-04-01')).toBe(dayOf('2026-04-01T12:00:00'));
});

it("a day typed in the reader's format or as the program writes it is understood", () => {
  expect(typedDay(dayInNumbers('2026-11-21'))).toBe('2026-11-21');
  expect(typedDay('2026-04-01')).toBe('2026-04-01');
  expect([typedDay('2026-02-30'), typedDay('soon'), typedDay('1.2')]).toEqual([null, null, null]);
  expect(dayFormat({ day: 'DD', month: 'MM', year: 'YYYY' })).toMatch(/^(DD.MM|MM.DD).YYYY$/);
});
