// Whether the window has room for one column only: it is small, or its text is large. narrow.css says what that means.

/** Less than this, in units of the text's size, and parts of a screen no longer fit beside each other. */
const WIDTH_REM = 42;
const HEIGHT_REM = 20;

/** Whether a page of this size in pixels is narrow, with text of so many pixels. */
export const isNarrow = (width: number, height: number, textPx: number): boolean =>
  width / textPx < WIDTH_REM || height / textPx < HEIGHT_REM;

/** Marks the page. */
export function markNarrow() {
  const root = document.documentElement;
  const textPx = parseFloat(getComputedStyle(root).fontSize) || 16;
  root.toggleAttribute('data-narrow', isNarrow(innerWidth, innerHeight, textPx));
}
