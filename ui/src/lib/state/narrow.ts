// Text size of the page, and whether a small window or large text leaves room for one column only;
// see narrow.css.

/** Width below which parts of a screen no longer fit side by side, in units of the text size. */
const WIDTH_REM = 42;
const HEIGHT_REM = 20;
/** Smallest size for screens that fill the window, such as the table: their parts cannot be put into one column. */
const TABLE_REM = { width: 50, height: 31 };
const USUAL_PX = 16;

/** Returns `true` if a page of this size in pixels is narrow at this text size in pixels. */
export const isNarrow = (width: number, height: number, textPx: number): boolean =>
  width / textPx < WIDTH_REM || height / textPx < HEIGHT_REM;

/** Returns the text size of such a screen in per cent: the chosen size, limited by the window. */
export function atTable(percent: number, width: number, height: number): number {
  const room = Math.min(width / TABLE_REM.width, height / TABLE_REM.height) / USUAL_PX;
  return Math.min(percent, Math.max(100, Math.floor(room * 100)));
}

let chosen = 100;
let table = false;

/** Gives the page its text size, and marks it when it is narrow: on every change of one of them and of the window. */
export function layOut(change: { percent?: number; table?: boolean } = {}) {
  chosen = change.percent ?? chosen;
  table = change.table ?? table;
  const root = document.documentElement;
  root.style.fontSize = `${table ? atTable(chosen, innerWidth, innerHeight) : chosen}%`;
  const textPx = parseFloat(getComputedStyle(root).fontSize) || USUAL_PX;
  root.toggleAttribute('data-narrow', isNarrow(innerWidth, innerHeight, textPx));
}
