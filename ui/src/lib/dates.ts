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
