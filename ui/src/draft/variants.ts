// Drafts of other shapes than a pod: the text of the current step.

import type { DraftBoard, DraftShape, DraftStatus } from '../lib/api';
import { words } from './i18n';

/** Returns the text of a choice other than a card; null for a card. */
export function choiceText(code: string): string | null {
  const [kind, number] = code.split('-');
  if (kind === 'row') return words.shapes.takeRow(Number(number));
  if (kind === 'column') return words.shapes.takeColumn(Number(number));
  if (code === 'take') return words.shapes.tookPile;
  return code === 'pass' ? words.shapes.passPile : null;
}

/** Returns the current step as text. Without a board, as on the cover, the choice itself is not described. */
export function stepOf(shape: DraftShape, status: DraftStatus, board: DraftBoard | null): string {
  if (status.part === 'leaders') return words.shapes.leaders;
  switch (shape) {
    case 'pod':
    case 'teamsOfTwo':
    case 'teamsOfThree':
      return words.pack(status.pack, status.pick, status.picks);
    case 'winston':
      return board?.layout.kind === 'piles'
        ? `${words.shapes.piles} · ${words.shapes.stock(board.layout.stock)}`
        : words.shapes.piles;
    case 'grid':
      return words.shapes.square(status.pick, status.picks);
    case 'minneapolis': {
      const round = words.shapes.round(status.pick, status.picks);
      const take = board?.layout.kind === 'hand' ? board.layout.take : 0;
      return take > 0 ? `${round} · ${words.shapes.take(take)}` : round;
    }
    case 'rotisserie':
      return words.shapes.open;
  }
}
