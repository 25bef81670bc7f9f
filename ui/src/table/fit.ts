// Card sizes in an arena. Pure.

/** In pixels: the largest side of a unit's card, in the usual text size. */
export const LARGEST_UNIT = 280;
/** The short side of a card without room, as a part of its long side. */
const CARD = 0.76;
/** The width of a unit's card, as a part of its height: as much as it has room for, more in large text. */
const UPRIGHT = 0.9;
const WIDEST = 1.3;

/** In pixels: the room for the name of an arena at its left edge. */
export const ARENA_NAME = 20;
/** In pixels: the room around the cards of an arena; less on the boards of three or four players. */
export const arenaPad = (compact: boolean): number => (compact ? 4 : 8);
/** In pixels: the distance between units, which has room for the frames of two that can be chosen. */
export const unitGap = (compact: boolean): number => (compact ? 6 : 10);

/** In pixels. */
export type Box = { width: number; height: number };

/**
 * The side of the square that each of `count` cards gets in a box, so that all fit; never larger than `largest`. In
 * pixels. When even the smallest does not fit, the arena scrolls.
 */
export function tileSize(count: number, box: Box, largest: number, smallest: number, gap = unitGap(false)): number {
  let best = smallest;
  for (let rows = 1; rows <= Math.max(1, count); rows++) {
    const columns = Math.ceil(Math.max(1, count) / rows);
    const side = Math.min((box.width - gap * (columns - 1)) / columns, (box.height - gap * (rows - 1)) / rows);
    best = Math.max(best, Math.floor(side));
  }
  return Math.max(smallest, Math.min(largest, best));
}

/** Returns the room that each of `count` cards of a side has in a box, in as many columns as fit. */
export function roomOf(count: number, size: number, box: Box, gap = unitGap(false)): Box {
  const columns = Math.max(1, Math.min(count, Math.floor((box.width + gap) / (size + gap))));
  const rows = Math.max(1, Math.ceil(count / columns));
  return {
    width: Math.max(size, Math.floor((box.width - gap * (columns - 1)) / columns)),
    height: Math.max(size, Math.floor((box.height - gap * (rows - 1)) / rows)),
  };
}

/**
 * Returns the size of a unit's card. With room around the square it grows into it, by less than a third and never beyond
 * `LARGEST_UNIT`: more of its text can be read. Ready and exhausted cards have the same size. `text` is the reader's
 * size of text, 1 as usual. In pixels.
 */
export function grown(size: number, room: Box, text = 1): Box {
  const most = (there: number) =>
    Math.max(size, Math.min(there, Math.round(size * WIDEST), Math.max(size, LARGEST_UNIT)));
  const height = most(room.height);
  const part = Math.min(WIDEST, UPRIGHT * text);
  return { width: Math.max(Math.round(size * CARD), Math.min(most(room.width), Math.round(height * part))), height };
}

/** The least part of its area that a card keeps to be as large as those of the other arena of its side. */
const LEAST_PART = 0.7;

/** Returns the size of the cards of an arena: the smaller width and height of both arenas, unless it loses too much. */
export function matched(own: Box, other: Box | undefined): Box {
  const width = Math.min(own.width, other?.width ?? own.width);
  const height = Math.min(own.height, other?.height ?? own.height);
  return width * height < LEAST_PART * own.width * own.height ? own : { width, height };
}

/** The arenas of a side: one above the other or side by side, and their tracks of a grid. */
export type Arenas = { above: boolean; tracks: [string, string] };

/** In pixels: the difference between two splits that are compared. */
const SPLIT_STEP = 4;

/**
 * Divides the room of a side between space and ground, so that the smallest cards are as large as possible, then all
 * cards; of several such splits the one in the middle. An arena without units keeps a `strip` for its name and gives the
 * rest away. A `compact` side may have one arena above the other.
 */
export function arenas(space: number, ground: number, box: Box, strip: string, compact: boolean): Arenas {
  if (space === 0 && ground === 0) return { above: false, tracks: ['minmax(0, 1fr)', 'minmax(0, 1fr)'] };
  if (space === 0) return { above: false, tracks: [strip, 'minmax(0, 1fr)'] };
  if (ground === 0) return { above: false, tracks: ['minmax(0, 1fr)', strip] };
  const pad = 2 * arenaPad(compact);
  const tile = (count: number, { width, height }: Box) =>
    tileSize(count, { width: width - pad - ARENA_NAME, height: height - pad }, LARGEST_UNIT, 0, unitGap(compact));
  let best: [number, number] = [0, 0];
  let [above, from, to] = [false, 0.5, 0.5];
  for (const over of compact ? [false, true] : [false]) {
    const whole = over ? box.height : box.width;
    for (let part = SPLIT_STEP; part < whole; part += SPLIT_STEP) {
      const of = (length: number) => (over ? { ...box, height: length } : { ...box, width: length });
      const [one, other] = [tile(space, of(part)), tile(ground, of(whole - part))];
      const [least, sum] = [Math.min(one, other), space * one + ground * other];
      if (least > best[0] || (least === best[0] && sum > best[1]))
        [best, above, from] = [[least, sum], over, part / whole];
      if (over === above && least === best[0] && sum === best[1]) to = part / whole;
    }
  }
  const middle = best[0] > 0 ? (from + to) / 2 : 0.5;
  const share = Math.abs(middle - 0.5) < 0.01 ? 0.5 : middle;
  return { above, tracks: [`minmax(0, ${share.toFixed(3)}fr)`, `minmax(0, ${(1 - share).toFixed(3)}fr)`] };
}

/** The widest base or leader, as a part of its height, and the highest. */
const FLATTEST = 5;
const HIGHEST = 1.4;
/** In pixels: the lowest. */
const LOWEST = 24;

/** Returns the size of the base and of each leader of a side, `count` of them above one another. In pixels. */
export function tileShape(count: number, box: Box, gap: number): Box {
  const height = Math.max(LOWEST, Math.floor((box.height - gap * (count - 1)) / Math.max(1, count)));
  return {
    width: Math.min(box.width, Math.round(height * FLATTEST)),
    height: Math.max(LOWEST, Math.min(height, Math.round(box.width * HIGHEST))),
  };
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

/** The width of a card in a hand, as a part of its height, and that with room for large text. */
const HELD = 0.84;
const HELD_LARGE = 1.2;
/** In pixels: the distance between cards of a hand, which has room for the frames of two that can be chosen. */
export const HAND_GAP = 14;
/** In pixels: the smallest height of a card in a hand, below which its text would not fit. */
const ROOM_FOR_TEXT = 140;

/** A card that is held, outside a hand. In pixels. */
export const heldShape = (height: number): Box => ({ width: height * HELD, height });

/**
 * The size of the cards of a hand: as high as the row, or less so that they lie side by side; wider if the row has room
 * and the text is large. `text` is the reader's size of text, 1 as usual. In pixels.
 */
export function handShape(count: number, row: Box, text = 1): Box {
  const full = Math.max(96, Math.min(260, row.height));
  const most = Math.floor((row.width - HAND_GAP * (count - 1)) / Math.max(1, count));
  const height = Math.max(Math.min(full, Math.floor(most / HELD)), Math.min(full, ROOM_FOR_TEXT));
  return { width: Math.max(height * HELD, Math.min(most, height * Math.min(HELD_LARGE, HELD * text))), height };
}

/** Returns the distance between the cards of a hand in pixels: side by side, or overlapping if there are many. */
export function handStep(count: number, width: number, card: number): number {
  if (count < 2) return card;
  return Math.min(card + HAND_GAP, (width - card) / (count - 1));
}
