// Texts for backups: their age and their round. Pure.

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
