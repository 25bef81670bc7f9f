// How large text is on the page, and whether the window has room for one column only: it is small, or its text is large.
// narrow.css says what that means.

/** Less than this, in units of the text's size, and parts of a screen no longer fit beside each other. */
const WIDTH_REM = 42;
const HEIGHT_REM = 20;
/** What screens need that fill the window as a table does: their parts have no order in which they could stand in one column. */
const TABLE_REM = { width: 50, height: 31 };
const USUAL_PX = 16;

/** Whether a page of this size in pixels is narrow, with text of so many pixels. */
export const isNarrow = (width: number, height: number, textPx: number): boolean =>
  width / textPx < WIDTH_REM || height / textPx < HEIGHT_REM;

/** The text size in per cent that such a screen has: as much of what was chosen as a window of this size has room for. */
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
