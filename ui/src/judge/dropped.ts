// A card was let go over the board.

import type { JudgePosition } from '../lib/api';
import { attached, put, type Spot } from './case';
import { attaches, movedTo } from './change';
import type { Held, Target } from './drag.svelte';
import { catalog } from '../lib/state/catalog.svelte';
import { notices } from '../lib/state/notices.svelte';
import { words } from './i18n';
import type { JudgeTable } from './judgeTable.svelte';

/** Adds the card there, or shows why it cannot be there. */
export function dropped(table: JudgeTable, held: Held, target: Target) {
  const position = table.kase.position;
  const next = landed(table, position, held, target);
  if (next === position) return;
  if (next === null) {
    notices.say(words.add.problems.notThere);
    return;
  }
  table.pick(null);
  table.setPosition(next);
}

function landed(table: JudgeTable, position: JudgePosition, held: Held, target: Target): JudgePosition | null {
  const under = target.card === null ? null : table.laidAs(target.card);
  const onto: Spot | null =
    under && (under.in === 'unit' || under.in === 'leader') ? { seat: under.seat, kind: under.in, at: under.at } : null;
  const known = (card: string) => catalog.face(card);
  if (held.laid) return movedTo(position, held.laid, target.seat, target.zone, held.face, onto, known);
  if (target.zone === 'play' && onto && attaches(held.face, position, onto, known)) {
    const next = attached(position, target.seat, held.face, onto);
    return 'position' in next ? next.position : null;
  }
  const next = put(position, target.seat, held.face, target.zone, onto);
  return 'position' in next ? next.position : null;
}
