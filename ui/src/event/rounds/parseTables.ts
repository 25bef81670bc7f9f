// Parses typed HP by seat and lists of table numbers. Pure.

/** Parses the HP of a multiplayer table, such as "25 0 13 7". Returns the problem if it is not valid. */
export type HpEntry = { hp: number[] } | { wrong: 'count'; count: number } | { wrong: 'number'; text: string };

/** Reads HP in the order of the seats; the most that a number may be is 99. */
export function parseHp(text: string, seats: number): HpEntry {
  const parts = text
    .trim()
    .split(/[\s,;/]+/)
    .filter(Boolean);
  const bad = parts.find((part) => !/^\d{1,2}$/.test(part));
  if (bad !== undefined) return { wrong: 'number', text: bad };
  if (parts.length !== seats) return { wrong: 'count', count: parts.length };
  return { hp: parts.map(Number) };
}

/** "3, 7 12" as numbers without doubles; null when something else stands there. */
export function parseTables(text: string): number[] | null {
  const parts = text
    .trim()
    .split(/[\s,;]+/)
    .filter(Boolean);
  if (parts.some((part) => !/^[1-9]\d{0,4}$/.test(part))) return null;
  return [...new Set(parts.map(Number))];
}
