// The start that names of events share, left out in the narrow columns of a table. Pure.

/** Returns what several names begin with, up to and including a space; empty for one name. */
export function commonStart(names: readonly string[]): string {
  const [first = '', ...others] = names;
  if (others.length === 0) return '';
  let length = 0;
  while (length < first.length && others.every((name) => name[length] === first[length])) length++;
  return first.slice(0, first.lastIndexOf(' ', length - 1) + 1);
}
