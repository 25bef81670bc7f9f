// Changes of a view, as the program sends them. The forms are described in crates/app/src/event/changes.rs, with examples
// in crates/app/tests/data/changes.json. Unchanged parts stay the same objects, so that they are not redrawn.

import type { EventUpdate, EventView } from './api';

type Fields = Readonly<Record<string, unknown>>;
/** The names of players by their numbers; `null` in a view whose numbers are not those of players. */
type Names = ReadonlyMap<unknown, string> | null;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function refuse(): never {
  throw new Error('the changes do not fit the view');
}

/** `old` with a change: new values of its fields, a new value, or items of a list. `old` is not modified. */
function changed(old: unknown, change: unknown, names: Names): unknown {
  if (isFields(change)) return changedFields(old ?? (old === null ? refuse() : {}), change, names);
  if (!Array.isArray(change)) return refuse();
  const [runs, items] = change as unknown[];
  if (change.length === 1) return runs;
  return isFields(items) ? changedList(old ?? (old === null ? refuse() : []), runs, items, names) : refuse();
}

function changedFields(old: unknown, change: Fields, names: Names): Fields {
  if (!isFields(old)) return refuse();
  const fields = Object.keys(change);
  if (fields.length === 0) return old;
  const fresh: Record<string, unknown> = { ...old };
  for (const field of fields) fresh[field] = changed(old[field], change[field], names);
  // A name follows its number.
  if (names && ('id' in change || 'player' in change) && 'name' in old && !('name' in change))
    fresh.name = names.get(fresh.id ?? fresh.player) ?? refuse();
  return fresh;
}

function changedList(old: unknown, runs: unknown, items: Fields, names: Names): unknown[] {
  if (!Array.isArray(old)) return refuse();
  const from: readonly unknown[] = old;
  const line = (runs ?? [0, from.length]) as readonly number[];
  const fresh: unknown[] = [];
  for (let run = 0; run < line.length; run += 2) {
    const [start = 0, count = 0] = [line[run], line[run + 1]];
    for (let step = 0; step < count; step++) {
      // A new item is like the one before it.
      const like = start >= 0 ? (from[start + step] ?? refuse()) : fresh.length > 0 ? fresh.at(-1) : from[0];
      const change = items[String(fresh.length)];
      fresh.push(change === undefined ? (like ?? refuse()) : changed(like, change, names));
    }
  }
  return fresh;
}

/** A view with its changes. Throws if they do not fit. */
export function changedView<View extends object>(old: View, changes: unknown): View {
  if (!isFields(changes) || !isFields(old)) return refuse();
  const { players, ...others } = changes;
  const before = players === undefined ? old : { ...old, players: changed(old.players, players, new Map()) };
  const list: unknown = before.players;
  const people = Array.isArray(list) ? list.filter(isFields) : [];
  const names = new Map(people.map((player) => [player.id, String(player.name)]));
  return changedFields(before, others, names) as View;
}

/** The table of a game with its changes. Throws if they do not fit. */
export function changedTable<Table extends object>(old: Table, changes: unknown): Table {
  return changed(old, changes, null) as Table;
}

/** The view of an event that a page has, with the revision that it sends along with its next request. */
export class HeldView {
  revision: string | null = null;
  view: EventView | null = null;

  /** Takes an answer. Returns `false` if it does not apply to this view: the whole view is needed then. */
  take(update: EventUpdate): boolean {
    if (update.kind === 'whole') this.view = update.view;
    else if (update.base !== this.revision || this.view === null) return false;
    else {
      try {
        this.view = changedView(this.view, update.changes);
      } catch {
        this.revision = null;
        return false;
      }
    }
    this.revision = update.revision;
    return true;
  }
}
