// The way of a card from where it was to where it was played. With reduced motion, nothing moves.

/** Duration of a flight, in milliseconds. */
const FLIGHT_MS = 220;

/** Returns where each card of the board is, by its handle. */
export function cardPlaces(board: Element): Map<number, DOMRect> {
  const cards = [...board.querySelectorAll<HTMLElement>('[data-card]')];
  return new Map(cards.map((card) => [Number(card.dataset.card), card.getBoundingClientRect()]));
}

/** A copy that nothing finds or reads: neither the keyboard, the pointer nor a screen reader. */
function copyOf(cell: HTMLElement, { left, top }: DOMRect): HTMLElement {
  const copy = cell.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const name of ['id', 'data-card', 'data-lit', 'data-testid']) one.removeAttribute(name);
  }
  copy.inert = true;
  copy.ariaHidden = 'true';
  Object.assign(copy.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, margin: '0', zIndex: '10' });
  copy.style.pointerEvents = 'none';
  return copy;
}

/** Lets a copy of a card fly from an earlier place to its own, where the card appears. Returns what ends it early. */
export function fly(cell: HTMLElement, from: DOMRect): () => void {
  let copy: HTMLElement | undefined;
  // The size of an arena's cards is known when the arena has been measured.
  const frame = requestAnimationFrame(() => {
    const to = cell.getBoundingClientRect();
    if (to.height === 0 || from.height === 0) return;
    copy = copyOf(cell, to);
    document.body.append(copy);
    const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.height / to.height})`;
    const timing = { duration: FLIGHT_MS, easing: 'ease-out' };
    copy.style.transformOrigin = 'top left';
    cell.animate([{ opacity: 0 }, { opacity: 0 }], timing);
    copy.animate([{ transform: start }, { transform: 'none' }], timing).onfinish = () => copy?.remove();
  });
  return () => {
    cancelAnimationFrame(frame);
    copy?.remove();
  };
}

/** Returns `true` if the system asks for no motion. */
export const motionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
