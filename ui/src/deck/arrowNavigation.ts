// Moving with the arrow keys between cards by their position on the screen.

export type Box = { left: number; top: number; width: number; height: number };
export type Direction = 'left' | 'right' | 'up' | 'down';

/** The place of the nearest box in a direction, or null. Being in line counts for more than being near. */
export function nearest(boxes: readonly Box[], from: number, direction: Direction): number | null {
  const here = boxes[from];
  if (!here) return null;
  const level = direction === 'left' || direction === 'right';
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  const middle = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
  const start = middle(here);
  let best: number | null = null;
  let bestCost = Infinity;
  boxes.forEach((box, index) => {
    if (index === from) return;
    const at = middle(box);
    const along = (level ? at.x - start.x : at.y - start.y) * sign;
    if (along <= 1) return;
    const aside = Math.abs(level ? at.y - start.y : at.x - start.x);
    const cost = along + aside * (level ? 3 : 4);
    if (cost < bestCost) {
      bestCost = cost;
      best = index;
    }
  });
  return best;
}
