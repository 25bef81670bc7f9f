// What the draft screen of a phone derives from the view of a seat.

import type { DraftBoard, DraftSeatView, DraftStatus, DraftView } from '../../lib/api';
import { words } from './i18n';

/** Returns the seat that gets the pack after this pick. */
export function nextSeat(view: DraftView): DraftSeatView | undefined {
  const at = view.table.findIndex((seat) => seat.seat === view.seat);
  const seats = view.table.length;
  return at < 0 ? undefined : view.table[(at + (view.status.passing === 'left' ? 1 : seats - 1)) % seats];
}

/** Returns the current step of a draft of another shape than a pod. */
export function boardStep(status: DraftStatus, { layout }: DraftBoard): string {
  if (status.part === 'leaders') return words.draft.leaders;
  switch (layout.kind) {
    case 'open':
    case 'done':
      return words.draft.choose;
    case 'piles':
      return words.draft.piles(layout.current, layout.stock);
    case 'grid':
      return words.draft.grid(layout.number, layout.of);
    case 'hand':
      return words.draft.hand(layout.round, layout.of, layout.take);
  }
}

/** Returns the name of a choice other than a card. */
export function choiceName(code: string): string {
  const [kind = '', number = ''] = code.split('-');
  if (kind === 'row') return words.draft.row(number);
  if (kind === 'column') return words.draft.column(number);
  return code === 'take' ? words.draft.takePile : words.draft.passPile;
}
