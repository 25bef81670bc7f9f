// Dates and times as the reader is used to them.

/** Containers and some systems report no usable language; English is understood then. */
function language(): string {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([navigator.language])[0] ?? 'en-GB';
  } catch {
    return 'en-GB';
  }
}

const read = (text: string): Date | null => {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date;
};

/** "21 Nov 2026, 18:00"; what cannot be read is shown as it came. */
export function shortDate(text: string): string {
  const date = read(text);
  if (!date) return text;
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}

/** The day of a time, as "21 Nov 2026". */
export function dayOf(text: string): string {
  const date = read(text);
  return date ? new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(date) : text;
}

/** The time of day, as "18:00:41". */
export function timeOfDay(text: string): string {
  const date = read(text);
  return date ? new Intl.DateTimeFormat(language(), { timeStyle: 'medium' }).format(date) : text;
}
