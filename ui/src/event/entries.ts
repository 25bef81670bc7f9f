// What is typed at the desk, read: HP of a table, lists of table numbers, minutes. Pure.

/** HP of a table of three or four as typed, "25 0 13 7"; or what is wrong. */
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

/** The time since then in the shortest words: "20 s", "5 min", "3 h", "2 d". */
export function since(at: string, now: number): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(at)) / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`;
  if (seconds < 86_400) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} d`;
}

/** The parts of a copy's label: "event-1-round-2-end". Null for others, such as "by-hand". */
export function copyLabel(label: string): { event: number; round: number; part: 'begin' | 'end' } | null {
  const read = /^event-(\d+)-round-(\d+)-(begin|end)$/.exec(label);
  if (!read) return null;
  return { event: Number(read[1]), round: Number(read[2]), part: read[3] === 'begin' ? 'begin' : 'end' };
}
