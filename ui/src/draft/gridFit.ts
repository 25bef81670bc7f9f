// Grid sizes that fill a box with a number of cards without scrolling, each as large as possible.

export type Fit = { columns: number; rows: number; width: number; height: number };

/** Width to height of a card, narrowest and widest. */
const NARROW = 0.76;
const WIDE = 0.94;

/** The length that card text scales with; see CardFace. */
export const textSize = (width: number, height: number) => Math.min(width * 0.07, height * 0.057);

/** Returns the largest width of a card in a draft, in pixels. It follows the text size. */
export const largestWidth = () => 24 * (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);

/** All lengths in pixels; `largest` caps the width of a card. */
export function fitted(count: number, box: { width: number; height: number }, gap: number, largest: number): Fit {
  let best: Fit = { columns: 1, rows: Math.max(1, count), width: 0, height: 0 };
  let bestSize = -1;
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.max(1, Math.ceil(count / columns));
    const cellWidth = (box.width - gap * (columns - 1)) / columns;
    const cellHeight = (box.height - gap * (rows - 1)) / rows;
    const width = Math.floor(Math.max(0, Math.min(cellWidth, cellHeight * WIDE, largest)));
    const height = Math.floor(Math.max(0, Math.min(cellHeight, width / NARROW)));
    const size = textSize(width, height);
    // Of equal sizes the one with fewer empty places wins.
    const better = size > bestSize + 0.01;
    const equal = Math.abs(size - bestSize) <= 0.01 && columns * rows < best.columns * best.rows;
    if (better || equal) {
      best = { columns, rows, width, height };
      bestSize = size;
    }
  }
  return best;
}
