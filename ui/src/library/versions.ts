// A deck's versions as they are listed: by day, each named one separately, the automatic saves in between on one line.
// Pure.

import type { VersionLine } from '../lib/api';

export type Part = { kind: 'named'; line: VersionLine } | { kind: 'saves'; lines: VersionLine[] };

export type Day = { day: string; at: string; parts: Part[] };

/** The day where this computer is, "2026-11-21"; what cannot be read is its own day. */
export function localDay(text: string): string {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return text;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Newest first, whatever the order they come in. */
export function byDay(versions: readonly VersionLine[]): Day[] {
  const days: Day[] = [];
  for (const line of [...versions].sort((a, b) => b.version - a.version)) {
    const day = localDay(line.at);
    let last = days.at(-1);
    if (last?.day !== day) days.push((last = { day, at: line.at, parts: [] }));
    const part = last.parts.at(-1);
    if (line.label !== null) last.parts.push({ kind: 'named', line });
    else if (part?.kind === 'saves') part.lines.push(line);
    else last.parts.push({ kind: 'saves', lines: [line] });
  }
  return days;
}
