// Dates and times as the reader is used to them, in the language of the window.

import { locale } from './i18n/here';

const read = (text: string): Date | null => {
  // A day without a time is a day here, not midnight in Greenwich.
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00` : text);
  return Number.isNaN(date.getTime()) ? null : date;
};

/** "21 Nov 2026, 18:00"; what cannot be read is shown as it came. */
export function shortDate(text: string): string {
  const date = read(text);
  if (!date) return text;
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}

/** The day of a time, as "21 Nov 2026". */
export function dayOf(text: string): string {
  const date = read(text);
  return date ? new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(date) : text;
}

/** The day that many days before today, as "2026-11-21". */
export const daysAgo = (days: number): string => {
  const date = new Date();
  date.setDate(date.getDate() - days);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
};

/** A text with its days, such as "2026-11-21", as the reader is used to them. */
export const withDays = (text: string): string => text.replace(/\b\d{4}-\d{2}-\d{2}\b/g, dayOf);

/** The time of day, as "18:00:41". */
export function timeOfDay(text: string): string {
  const date = read(text);
  return date ? new Intl.DateTimeFormat(locale(), { timeStyle: 'medium' }).format(date) : text;
}

/** Hours and minutes, as "18:00"; what cannot be read is left out. */
export function clockTime(text: string): string {
  const date = read(text);
  return date ? new Intl.DateTimeFormat(locale(), { hour: 'numeric', minute: '2-digit' }).format(date) : '';
}

const DAY_IN_NUMBERS = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
type DayPart = keyof typeof DAY_IN_NUMBERS;

/** The parts of a day in numbers, with what stands between them. */
const partsOfDay = (date: Date) => new Intl.DateTimeFormat(locale(), DAY_IN_NUMBERS).formatToParts(date);

/** The day in numbers, for a field: "21/11/2026". */
export function dayInNumbers(text: string): string {
  const date = read(text);
  return date ? new Intl.DateTimeFormat(locale(), DAY_IN_NUMBERS).format(date) : text;
}

/** The format of a day in numbers: "DD/MM/YYYY". */
export const dayFormat = (letters: Readonly<Record<DayPart, string>>): string =>
  partsOfDay(new Date(2026, 10, 21))
    .map(({ type, value }) => (type in letters ? letters[type as DayPart] : value))
    .join('');

/** Reads a day in the reader’s format or as "2026-11-21", and returns it in the latter; `null` if there is no such day. */
export function typedDay(text: string): string | null {
  const numbers = text.match(/\d+/g) ?? [];
  if (numbers.length !== 3) return null;
  const order: DayPart[] =
    numbers[0]?.length === 4
      ? ['year', 'month', 'day']
      : partsOfDay(new Date()).flatMap(({ type }) => (type in DAY_IN_NUMBERS ? [type as DayPart] : []));
  const part = (of: DayPart) => Number(numbers[order.indexOf(of)]);
  const [year, month, day] = [part('year') < 100 ? 2000 + part('year') : part('year'), part('month'), part('day')];
  const date = new Date(year, month - 1, day);
  if (date.getMonth() !== month - 1 || date.getDate() !== day) return null;
  return [String(year).padStart(4, '0'), ...[month, day].map((one) => String(one).padStart(2, '0'))].join('-');
}
