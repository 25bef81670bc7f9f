// Numbers of rules. Pure.

/** Returns the parents of a number, the section first: of 7.5.11B, 7, 7.5 and 7.5.11. */
export function aboveOf(number: string): string[] {
  const parts = number.replace(/[A-Z]$/, '').split('.');
  const all = parts.map((_, at) => parts.slice(0, at + 1).join('.'));
  return all.filter((one) => one !== number);
}

export type Part = { text: string; rule: string | null };

/** A text such as "CR 9.2.2A" or "7.6.9, 7.6.10" as plain parts and rules that can be looked up. */
export function partsOf(text: string): Part[] {
  const found: Part[] = [];
  let end = 0;
  // Numbers of other documents ("TR 4.2") are ignored: only bare numbers and those after CR count.
  for (const match of text.matchAll(/(?<![\w.])(?:CR )?(\d{1,2}(?:\.\d{1,2}){1,2}[A-Z]?)(?![\w.]*\d)/g)) {
    const before = text.slice(end, match.index);
    if (!match[0].startsWith('CR') && /\b[A-Z]{2,} $/.test(before)) continue;
    if (before) found.push({ text: before, rule: null });
    found.push({ text: match[0], rule: match[1] ?? null });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end), rule: null });
  return found;
}
