// The words that a search of the rules found besides those that were typed.

/** The number of related words in the note. */
const SHOWN = 5;

/** Letters that two forms of a word share: "trigger" and "triggered", "ability" and "abilities". */
const STEM = 5;

/** `words`: every related word; `shown`: one form of each, for the note; `missing`: typed words that no rule has. */
export type Related = { words: string[]; shown: string[]; missing: string[] };

/** Returns `true` if both are forms of one word: one begins with the other, or they share a long beginning. */
function sameWord(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length, STEM);
  return length > 2 && one.slice(0, length) === other.slice(0, length);
}

/** Returns a word in lower case as the texts spell it: "ability", but German "Fähigkeit". */
export function spelledAs(word: string, texts: readonly string[]): string {
  const beginnings = texts
    .flatMap((text) => text.match(/\p{L}+/gu) ?? [])
    .filter((one) => one.toLowerCase().startsWith(word))
    .map((one) => one.slice(0, word.length));
  return beginnings.includes(word) ? word : (beginnings[0] ?? word);
}

/** Returns the related words of a search, from its text and the words that were found, in lower case. */
export function relatedWords(text: string, found: readonly string[]): Related {
  const typed = text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  const words = found.filter((word) => !typed.some((one) => sameWord(one, word)));
  const shown: string[] = [];
  for (const word of [...words].sort((one, other) => one.length - other.length))
    if (!shown.some((one) => sameWord(one, word))) shown.push(word);
  const missing = typed.filter((one) => !found.some((word) => sameWord(one, word)));
  return { words, shown: shown.slice(0, SHOWN), missing };
}
