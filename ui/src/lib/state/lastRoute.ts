// The last screen and the scroll position of each screen, restored at the next start and when going back.

import { remember, remembered } from '../../library/preferences';
import { href, parse, screenOf, type Route } from '../router';

const PLACE = 'place';
const SCROLL = 'place.scroll';
/** Most milliseconds to wait until loaded content has its former height. */
const PATIENCE_MS = 5000;

/** Returns the screen that a start may open, or null if it opens none. */
export function reopened(route: Route): Route | null {
  const { reopens } = screenOf(route);
  return reopens === 'itself' ? route : (reopens?.(route) ?? null);
}

/** The address of the last time; an empty one where nothing was remembered. */
export const lastAddress = (): string => remembered(PLACE) ?? '';

export function rememberPlace(route: Route) {
  const again = reopened(route);
  if (again) remember(PLACE, href(again));
}

/** Returns the scrolling element: the whole page if it is narrow, otherwise the one with the most to scroll. */
function scroller(): Element | null {
  if (document.documentElement.hasAttribute('data-narrow')) return document.scrollingElement;
  const content = document.getElementById('content');
  if (!content) return null;
  const all = [content, ...content.querySelectorAll<HTMLElement>('*')].filter(
    (one) => one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY),
  );
  return all.reduce<HTMLElement | null>(
    (most, one) => (most && most.scrollHeight >= one.scrollHeight ? most : one),
    null,
  );
}

let left: (address: string) => void = () => {};

/** Call before a screen is replaced by another: stores its scroll position. */
export const leaveScreen = (address: string) => left(address);

/** Follows the scrolling of every screen until the returned function is called. */
export function followScroll(): () => void {
  const tops = new Map<string, number>();
  const last = /^(\S+) (\d+)$/.exec(remembered(SCROLL) ?? '');
  if (last?.[1] !== undefined) tops.set(last[1], Number(last[2]));
  let restoring = 0;
  let here = location.hash;

  function note(event: Event) {
    const box = event.target === document ? document.scrollingElement : event.target;
    if (restoring !== 0 || !(box instanceof Element) || box !== scroller()) return;
    scrolled(box.scrollTop);
  }

  function scrolled(top: number) {
    tops.set(here, top);
    if (reopened(parse(here)) !== null) remember(SCROLL, `${here} ${Math.round(top)}`);
  }

  left = (address) => {
    const box = restoring === 0 ? scroller() : null;
    if (box) tops.set(here, box.scrollTop);
    here = address;
  };

  /** Scrolls as soon as the content is high enough; user input cancels it. */
  function restore() {
    cancelAnimationFrame(restoring);
    restoring = 0;
    here = location.hash;
    const top = tops.get(here) ?? 0;
    // The page itself does not scroll while its screens change.
    if (top === 0 && document.documentElement.hasAttribute('data-narrow')) scrollTo(0, 0);
    if (top === 0) return;
    const since = performance.now();
    const attempt = () => {
      const box = scroller();
      if (box && box.scrollHeight - box.clientHeight >= top) {
        box.scrollTop = top;
        restoring = 0;
        // The event of it comes with the next frame, and the program may end before.
        scrolled(top);
      } else restoring = performance.now() - since < PATIENCE_MS ? requestAnimationFrame(attempt) : 0;
    };
    restoring = requestAnimationFrame(attempt);
  }

  function stop() {
    cancelAnimationFrame(restoring);
    restoring = 0;
  }

  const acts = ['wheel', 'keydown', 'pointerdown'];
  document.addEventListener('scroll', note, true);
  addEventListener('hashchange', restore);
  for (const act of acts) addEventListener(act, stop, true);
  restore();
  return () => {
    stop();
    left = () => {};
    document.removeEventListener('scroll', note, true);
    removeEventListener('hashchange', restore);
    for (const act of acts) removeEventListener(act, stop, true);
  };
}
