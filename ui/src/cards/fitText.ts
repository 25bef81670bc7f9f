// Text as large as its box allows: between the size that can just be read and the size that is comfortable.

/** In pixels: smaller letters cannot be read. */
export const LEAST_PX = 10;
/** The step between sizes of letters, in pixels. */
const STEP_PX = 0.5;
/** The sizes of text on a card, as parts of the letters around it: few, so that cards side by side look alike. */
const PARTS = [0.95, 0.78, 0.64];

/** The sizes to try, largest first, and the least for what would not fit. */
export function sizes(around: number): number[] {
  const rounded = PARTS.map((part) => Math.max(LEAST_PX, Math.floor((around * part) / STEP_PX) * STEP_PX));
  return [...new Set([...rounded, LEAST_PX])];
}

/** The first of the sizes that fits, and whether any does; of those that do not fit, the last. Sizes fall. */
export function largest(all: readonly number[], fits: (size: number) => boolean): { size: number; whole: boolean } {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(all[middle] ?? LEAST_PX)) high = middle;
    else low = middle + 1;
  }
  return low < all.length
    ? { size: all[low] ?? LEAST_PX, whole: true }
    : { size: all.at(-1) ?? LEAST_PX, whole: false };
}

/** Measured sizes by text and box, so that a card that scrolls past is not measured again. */
const measured = new Map<string, { size: number; whole: boolean }>();
const MOST_MEASURED = 4000;

/**
 * For `{@attach}` on a box of fixed size whose text is its only child: gives the text the largest letters
 * that fit, of those that go with the letters around it, and marks the box `data-cut` when even the least do not fit.
 */
export function fitText(key: string) {
  return (box: HTMLElement) => {
    const text = box.firstElementChild;
    if (!(text instanceof HTMLElement)) return;
    const fit = () => {
      const [width, height] = [box.clientWidth, box.clientHeight];
      if (width === 0 || height === 0) return;
      const around = parseFloat(getComputedStyle(box).fontSize) || LEAST_PX;
      const name = `${key}|${width}|${height}|${around}`;
      let found = measured.get(name);
      if (!found) {
        found = largest(sizes(around), (size) => {
          text.style.fontSize = `${size}px`;
          return text.scrollHeight <= height + 1;
        });
        if (measured.size > MOST_MEASURED) measured.clear();
        measured.set(name, found);
      }
      text.style.fontSize = `${found.size}px`;
      box.toggleAttribute('data-cut', !found.whole);
      // A line or less of a longer text is of no use.
      text.style.visibility = found.whole || height > LEAST_PX * 2.4 ? '' : 'hidden';
    };
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    fit();
    return () => observer.disconnect();
  };
}
