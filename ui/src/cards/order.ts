// The order in a search text: what the sort menu reads and writes. Words in quotes are unchanged.

const QUOTES = /["\u201c\u201d\u201e]/;
const ORDER = /^-?(?:order|sort)[:=](.*)$/i;

/** The text in pieces: those within quotes (marks included) and those without. */
function pieces(text: string): { text: string; quoted: boolean }[] {
  const out: { text: string; quoted: boolean }[] = [];
  let held = '';
  let quoted = false;
  for (const letter of text) {
    if (!QUOTES.test(letter)) {
      held += letter;
      continue;
    }
    if (quoted) {
      out.push({ text: held + letter, quoted: true });
      held = '';
    } else {
      if (held !== '') out.push({ text: held, quoted: false });
      held = letter;
    }
    quoted = !quoted;
  }
  if (held !== '') out.push({ text: held, quoted });
  return out;
}

/** The order that the text asks for, as written ("cost", "-cost", "name,cost"); empty without one. */
export function orderOf(text: string): string {
  const found: string[] = [];
  for (const piece of pieces(text)) {
    if (piece.quoted) continue;
    for (const word of piece.text.split(/[\s()]+/)) {
      const value = ORDER.exec(word)?.[1];
      if (!value) continue;
      found.push(word.startsWith('-') ? turned(value) : value.toLowerCase());
    }
  }
  return found.join(',');
}

/** A minus before the whole term turns it round. */
function turned(value: string): string {
  return value
    .toLowerCase()
    .split(',')
    .map((one) => (one.startsWith('-') ? one.slice(1) : `-${one}`))
    .join(',');
}

/** An open quotation mark is closed, because it would include the added text. */
function closed(text: string): string {
  const last = pieces(text).at(-1);
  const open = last?.quoted === true && [...last.text].filter((letter) => QUOTES.test(letter)).length === 1;
  return open ? `${text}"` : text;
}

/** Returns the text with exactly this order; an empty order removes it. */
export function withOrder(text: string, order: string): string {
  const plain = (words: string) =>
    words.replace(/(^|[\s(])-?(?:order|sort)[:=][^\s()]*/gi, '$1').replace(/ {2,}/g, ' ');
  const without = pieces(text)
    .map((piece) => (piece.quoted ? piece.text : plain(piece.text)))
    .join('')
    .trim();
  return order === '' ? without : `${closed(without)} order:${order}`.trim();
}

/** Returns `true` if alternatives stand outside all parentheses and quotes. */
function hasOr(text: string): boolean {
  let depth = 0;
  let outside = '';
  for (const piece of pieces(text)) {
    for (const letter of piece.quoted ? '""' : piece.text) {
      if (letter === '(') depth++;
      outside += depth === 0 ? letter : ' x ';
      if (letter === ')') depth = Math.max(0, depth - 1);
    }
  }
  return /(^|\s)or(\s|$)/i.test(outside);
}

/** The text with a term added at its end, once. Alternatives bind weakest: each side stays in one piece. */
export function withTerm(text: string, term: string): string {
  const before = closed(text.trim());
  if (before === '') return term;
  if (term.startsWith('order:')) return withOrder(before, term.slice('order:'.length));
  if (` ${before} `.includes(` ${term} `)) return before;
  const part = (words: string) => (hasOr(words) ? `(${words})` : words);
  return `${part(before)} ${part(term)}`;
}
