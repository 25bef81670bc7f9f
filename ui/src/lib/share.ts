// Structural sharing: a new value reuses the equal parts of the one before as the same objects, so that they are not
// redrawn. An event of hundreds of players then redraws one row for one result.

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** `fresh` with its equal parts taken from `old`; `old` itself when all is equal. Plain data; `fresh` is changed. */
export function share<T>(old: unknown, fresh: T): T {
  if (!isFields(old) || !isFields(fresh)) return fresh;
  if (Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const same = Array.isArray(old) && Array.isArray(fresh) ? shareList(old, fresh) : shareFields(old, fresh);
  return same ? (old as T) : fresh;
}

/** Says whether all is equal. */
function shareFields(old: Fields, fresh: Fields): boolean {
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    fresh[key] = share(old[key], fresh[key]);
    if (fresh[key] !== old[key]) same = false;
  }
  return same;
}

/** Lists grow at either end: a list whose first entry is another one is compared from its last. */
function shareList(old: readonly unknown[], fresh: unknown[]): boolean {
  if (fresh.length === 0) return old.length === 0;
  const first = share(old[0], fresh[0]);
  const shift = first === old[0] ? 0 : old.length - fresh.length;
  let same = old.length === fresh.length;
  for (let at = 0; at < fresh.length; at++) {
    fresh[at] = share(old[at + shift], fresh[at]);
    if (fresh[at] !== old[at + shift]) same = false;
  }
  return same;
}
