// Card sizes in an arena. Pure.

/** In pixels: the largest side of a unit's card, in the usual text size. */
export const LARGEST_UNIT = 280;
/** The short side of a card, as a part of its long side. */
export const CARD = 0.76;
/** The long side of a base that is wider than a card, as a part of the long side of a card. */
export const WIDEST = 1.5;

/** In pixels: the room for the name of an arena at its left edge. */
export const ARENA_NAME = 20;

/** In pixels. */
export type Box = { width: number; height: number };

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

/** Returns the room that each of `count` cards of a side has in a box, in as many columns as fit. */
export function roomOf(count: number, size: number, box: Box, gap = 6): Box {
  const columns = Math.max(1, Math.min(count, Math.floor((box.width + gap) / (size + gap))));
  const rows = Math.max(1, Math.ceil(count / columns));
  return {
    width: Math.max(size, Math.floor((box.width - gap * (columns - 1)) / columns)),
    height: Math.max(size, Math.floor((box.height - gap * (rows - 1)) / rows)),
  };
}

/**
 * Returns the size of a card that is upright, or turned (`lies`). With room around the square it grows into it, up to a
 * quarter and never beyond `LARGEST_UNIT`: more of its text can be read. A turned card is lower than an upright one. In
 * pixels.
 */
export function grown(size: number, room: Box, lies: boolean): Box {
  const most = (part: number, there: number) =>
    Math.max(part, Math.min(there, Math.round(size * 1.25), Math.max(size, LARGEST_UNIT)));
  if (lies) {
    const width = most(size, Math.min(room.width, Math.round(size * 1.25)));
    return { width, height: most(Math.round(size * CARD), Math.min(room.height, Math.round(width * 1.1))) };
  }
  const height = most(size, room.height);
  return { width: most(Math.round(size * CARD), Math.min(room.width - 6, Math.round(height * 0.9))), height };
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

/** In pixels: the difference between two splits that are compared. */
const SPLIT_STEP = 4;

/** The units of a side of the table, and its height in pixels. */
export type SideUnits = { space: number; ground: number; height: number };

/**
 * The shares of the arenas of space and ground, next to each other in the same columns for all sides: the split with
 * which the smallest cards are as large as possible, then all cards; of several such splits the one in the middle. An
 * arena that is empty on all sides keeps a strip for its name. As tracks of a grid; `pad` is the room around the cards of
 * an arena.
 */
export function split(
  sides: readonly SideUnits[],
  width: number,
  strip: string,
  largest: number,
  pad = 16,
): [string, string] {
  const [space, ground] = [Math.max(...sides.map((one) => one.space)), Math.max(...sides.map((one) => one.ground))];
  if (space === 0 || ground === 0) return shares(space, ground, strip);
  /** The smallest card with this split, and the sum of all sides of cards. */
  const sizes = (left: number): [number, number] => {
    const all = sides.flatMap(({ space, ground, height }) => {
      const side = (count: number, room: number) =>
        Array.from({ length: count }, () => tileSize(count, { width: room - pad, height: height - pad }, largest, 0));
      return [...side(space, left), ...side(ground, width - left)];
    });
    return [Math.min(...all), all.reduce((sum, one) => sum + one, 0)];
  };
  let best: [number, number] = [0, 0];
  let [from, to] = [0.5, 0.5];
  for (let left = SPLIT_STEP; left < width; left += SPLIT_STEP) {
    const [least, sum] = sizes(left);
    if (least > best[0] || (least === best[0] && sum > best[1])) [best, from] = [[least, sum], left / width];
    if (least === best[0] && sum === best[1]) to = left / width;
  }
  const middle = best[0] > 0 ? (from + to) / 2 : 0.5;
  const share = Math.abs(middle - 0.5) < 0.01 ? 0.5 : middle;
  return [`minmax(0, ${share.toFixed(3)}fr)`, `minmax(0, ${(1 - share).toFixed(3)}fr)`];
}

/**
 * The tracks of the boards of the other players: one with more units gets more room. A defeated player gets less, until
 * the game is over: then every board keeps its place behind the result.
 */
export function boardTracks(others: readonly { units: number; lost: boolean }[], over: boolean): string {
  if (others.length === 1) return 'minmax(0, 1fr)';
  const share = (units: number) => (1 + Math.max(0, units - 2) * 0.12).toFixed(2);
  return others.map((one) => `minmax(0, ${one.lost && !over ? 0.6 : share(one.units)}fr)`).join(' ');
}

/** The width of a card in a hand, as a part of its height. */
export const HELD = 0.84;
/** In pixels: the distance between cards of a hand, which has room for the frames of two that can be chosen. */
const HAND_GAP = 14;
/** In pixels: the smallest width of a card in a hand, below which its text would not fit. */
const ROOM_FOR_TEXT = 140;

/** The height of the cards of a hand: as high as the row, or less so that they lie side by side. In pixels. */
export function handSize(count: number, row: { width: number; height: number }): number {
  const full = Math.max(96, Math.min(260, row.height));
  const fitting = Math.floor((row.width - HAND_GAP * (count - 1)) / Math.max(1, count) / HELD);
  return Math.max(Math.min(full, fitting), Math.min(full, ROOM_FOR_TEXT));
}

/** Returns the distance between the cards of a hand in pixels: side by side, or overlapping if there are many. */
export function handStep(count: number, width: number, card: number): number {
  if (count < 2) return card;
  return Math.min(card + HAND_GAP, (width - card) / (count - 1));
}
