// Card sizes in an arena. Pure.

/**
 * The side of the square that each of `count` cards gets in a box, turned or not, so that all fit; never larger than
 * `largest`. In pixels. When even the smallest does not fit, the arena scrolls.
 */
export function tileSize(
  count: number,
  box: { width: number; height: number },
  largest: number,
  smallest: number,
  gap = 6,
): number {
  let best = smallest;
  for (let rows = 1; rows <= Math.max(1, count); rows++) {
    const columns = Math.ceil(Math.max(1, count) / rows);
    const side = Math.min((box.width - gap * (columns - 1)) / columns, (box.height - gap * (rows - 1)) / rows);
    best = Math.max(best, Math.floor(side));
  }
  return Math.max(smallest, Math.min(largest, best));
}

/**
 * The shares of two arenas: more for the one with more units; an empty one keeps a strip for its
 * name and gives the rest away. Units that fit side by side (`perRow`, if one arena is above the other) count once:
 * they need no more height than one. As tracks of a grid.
 */
export function shares(space: number, ground: number, strip: string, perRow = 1): [string, string] {
  if ((space === 0) === (ground === 0)) {
    const weight = (units: number) => Math.sqrt(Math.ceil(units / Math.max(1, perRow)));
    const [one, other] = space === 0 ? [1, 1] : [weight(space), weight(ground)];
    return [`minmax(0, ${one.toFixed(2)}fr)`, `minmax(0, ${other.toFixed(2)}fr)`];
  }
  return space === 0 ? [strip, 'minmax(0, 1fr)'] : ['minmax(0, 1fr)', strip];
}

/** The width of a card in a hand, as a part of its height. */
export const HELD = 0.84;
/** In pixels: the smallest width of a card in a hand, below which its text would not fit. */
const ROOM_FOR_TEXT = 140;

/** The height of the cards of a hand: as high as the row, or less so that they lie side by side. In pixels. */
export function handSize(count: number, row: { width: number; height: number }): number {
  const full = Math.max(96, Math.min(260, row.height));
  const fitting = Math.floor((row.width - 8 * (count - 1)) / Math.max(1, count) / HELD);
  return Math.max(Math.min(full, fitting), Math.min(full, ROOM_FOR_TEXT));
}

/** Returns the distance between the cards of a hand in pixels: side by side, or overlapping if there are many. */
export function handStep(count: number, width: number, card: number): number {
  if (count < 2) return card;
  return Math.min(card + 8, (width - card) / (count - 1));
}
