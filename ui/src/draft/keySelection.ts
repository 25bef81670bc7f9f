// Choosing a card of the pack by key: numbers of one or two digits, arrows over a grid.

/** Time a first digit waits for a second. */
export const SECOND_DIGIT_MS = 700;

export class NumberKeys {
  private held = '';
  private heldAt = Number.NEGATIVE_INFINITY;

  /** The card (from 0) that a digit chooses, or null. "1" then "2" in time is card 12; "0" alone is card 10. */
  press(digit: string, count: number, now: number): number | null {
    const both = now - this.heldAt <= SECOND_DIGIT_MS ? this.held + digit : digit;
    const number = Number(both);
    if (both.length > 1 && number >= 1 && number <= count) {
      this.held = '';
      return number - 1;
    }
    const single = digit === '0' ? 10 : Number(digit);
    this.held = digit === '0' ? '' : digit;
    this.heldAt = now;
    return single <= count ? single - 1 : null;
  }
}

export type Arrow = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/** The card that an arrow leads to in a grid of `columns`; the first one when none is chosen. */
export function moved(chosen: number | null, arrow: Arrow, count: number, columns: number): number | null {
  if (count === 0) return null;
  if (arrow === 'first') return 0;
  if (arrow === 'last') return count - 1;
  if (chosen === null) return arrow === 'left' || arrow === 'up' ? count - 1 : 0;
  const step = { left: -1, right: 1, up: -columns, down: columns }[arrow];
  const to = chosen + step;
  if (to >= 0 && to < count) return to;
  // Down from the last full row, where the row below is shorter: its last card.
  const lastRow = Math.floor((count - 1) / columns);
  if (arrow === 'down' && Math.floor(chosen / columns) < lastRow) return count - 1;
  return chosen;
}
