// Practice: one person with bots. No one runs a desk, so the next step is that person's match.

import type { EventView, TableView } from '../lib/api';
import { canPlay } from '../table/setup';

/** One pod: larger events with bots are for trying out the desk. */
const MOST = 8;

/** Returns the table of the only person in the current round; `null` if the event is not practice. */
export function practiceTable(view: EventView): TableView | null {
  const people = view.players.filter((player) => !player.bot);
  const [person] = people;
  if (!person || people.length > 1 || view.players.length < 2 || view.players.length > MOST) return null;
  const tables = view.rounds.at(-1)?.tables ?? [];
  return tables.find((table) => table.players.some((player) => player.id === person.id)) ?? null;
}

/** The rest of a practice round: the person's match, then those of the bots. `null` outside of practice. */
export function practiceStep(view: EventView): 'play' | 'bots' | null {
  const own = practiceTable(view);
  if (!own || view.steps.next !== 'enterResults') return null;
  if (own.players.length < 2 || own.result !== null) return 'bots';
  return canPlay(view, own) ? 'play' : null;
}
