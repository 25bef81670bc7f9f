// Text as large as its box allows: between the size that can just be read and the size that is comfortable.

/** In pixels: the smallest letters that are read with ease, in the usual text size. */
const LEAST_PX = 11;
/** In pixels: the same in a large text size. */
const LEAST_LARGE_PX = 12;
/** In pixels: letters that are comfortable on a card. */
const MOST_PX = 18;
/** In pixels: for a long text that would be cut otherwise. What needs smaller letters is cut. */
const LAST_PX = [11, 10.5, 10, 9.5, 9];
/** The step between sizes of letters, in pixels. */
const STEP_PX = 0.5;
/**
 * The sizes of text on a card, as parts of the letters around it. The smaller ones are for a long text.
 */
const PARTS = [0.94, 0.84, 0.74, 0.64, 0.56];

/** In pixels: the smallest letters that are read with ease. `text` is the reader's size of text, 1 as usual. */
export const leastLetters = (text: number): number =>
  Math.min(LEAST_LARGE_PX, Math.round(LEAST_PX * Math.max(1, text)));

/** The sizes to try, largest first, and the least for what would not fit. Large text is a little larger than the letters around it. */
export function sizes(around: number, text = 1): number[] {
  const least = leastLetters(text);
  const parts = text > 1 ? [Math.min(1.05, (PARTS[0] ?? 1) * text), ...PARTS] : PARTS;
  const rounded = parts.map((part) =>
    Math.max(least, Math.min(MOST_PX, Math.floor((around * part) / STEP_PX) * STEP_PX)),
  );
  return [...new Set([...rounded, least, ...LAST_PX])];
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

/** The most lines, none above one, that fit: `fits` is asked for each number. */
export function mostLines(lines: number, fits: (lines: number) => boolean): number {
  while (lines > 1 && !fits(lines)) lines--;
  return lines;
}

/** Measured sizes by text and box, and the lines of what is cut: a card that scrolls past is not measured again. */
const measured = new Map<string, { size: number; whole: boolean; lines: number }>();
const MOST_MEASURED = 4000;

/** A text on a card that has its size, of a group with letters alike. */
type Member = { size: number; show: (size: number) => void };
const groups = new Map<string, Set<Member>>();

/** The most that letters of a group differ. */
const MOST_APART = 1.1;

/**
 * Returns the size of each text of a group: the one that fits all of them. A text that needs less than letters that are
 * read with ease has its own size; the others are not as small, but at most a tenth larger or as large as what is read
 * with ease in the usual text size.
 */
export function alike(own: readonly number[], least: number): number[] {
  const most = Math.max(LEAST_PX, MOST_APART * Math.min(...own));
  const common = Math.min(most, ...own.filter((size) => size >= least));
  return own.map((size) => Math.min(size, common));
}

function showAlike(group: string, least: number) {
  const members = [...(groups.get(group) ?? [])].filter((one) => one.size > 0);
  const all = alike(
    members.map((one) => one.size),
    least,
  );
  members.forEach((one, at) => one.show(all[at] ?? one.size));
}

/**
 * For `{@attach}` on a box of fixed size whose text is its only child: gives the text the largest letters
 * that fit, of those that go with the letters around it. When even the least do not fit, marks the box `data-cut` and
 * leaves the text as many whole lines as fit, as `--lines`. The texts of a group have the same size, if it fits them.
 */
export function fitText(key: string, group?: string) {
  return (box: HTMLElement) => {
    const text = box.firstElementChild;
    if (!(text instanceof HTMLElement)) return;
    const member: Member = { size: 0, show: (size) => (text.style.fontSize = `${size}px`) };
    const members = group === undefined ? undefined : (groups.get(group) ?? new Set());
    if (group !== undefined && members) groups.set(group, members.add(member));
    let least = LEAST_PX;
    const fit = () => {
      const [width, height] = [box.clientWidth, box.clientHeight];
      if (width === 0 || height === 0) return;
      const around = parseFloat(getComputedStyle(box).fontSize) || LEAST_PX;
      const scale = (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
      least = leastLetters(scale);
      const name = `${key}|${width}|${height}|${around}|${scale}`;
      let found = measured.get(name);
      if (!found) {
        box.removeAttribute('data-cut');
        const best = largest(sizes(around, scale), (size) => {
          text.style.fontSize = `${size}px`;
          return text.scrollHeight <= height + 1;
        });
        if (!best.whole) best.size = Math.min(least, scale > 1 ? LEAST_PX : best.size);
        text.style.fontSize = `${best.size}px`;
        if (!best.whole) box.setAttribute('data-cut', '');
        const lines = best.whole
          ? 0
          : mostLines(Math.ceil(height / best.size), (count) => {
              text.style.setProperty('--lines', String(count));
              return text.offsetHeight <= height + 1;
            });
        found = { ...best, lines };
        if (measured.size > MOST_MEASURED) measured.clear();
        measured.set(name, found);
      }
      text.style.fontSize = `${found.size}px`;
      text.style.setProperty('--lines', String(found.lines));
      box.toggleAttribute('data-cut', !found.whole);
      // A line or less of a longer text is of no use.
      text.style.visibility = found.whole || height > LEAST_PX * 2.4 ? '' : 'hidden';
      member.size = found.size;
      if (group !== undefined) showAlike(group, least);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    fit();
    return () => {
      observer.disconnect();
      if (group === undefined || !members?.delete(member)) return;
      if (members.size === 0) groups.delete(group);
      else showAlike(group, least);
    };
  };
}
