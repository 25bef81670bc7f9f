import { expect, test, vi } from 'vitest';
import { cardPlaces, fly } from './flight';

/** A card of the board at a place. */
function cardAt(id: number, box: DOMRect): HTMLElement {
  const cell = document.createElement('div');
  cell.innerHTML = `<button data-card="${id}" data-testid="card-${id}">Card</button>`;
  for (const one of [cell, cell.firstElementChild]) {
    if (one) one.getBoundingClientRect = () => box;
  }
  document.body.append(cell);
  return cell;
}

test('a played card flies from the hand, and its copy cannot be found or focused', async () => {
  const moves: unknown[] = [];
  const flight: { onfinish?: () => void } = {};
  HTMLElement.prototype.animate = function (frames: unknown) {
    moves.push(frames);
    return flight as unknown as Animation;
  };
  const hand = cardAt(7, new DOMRect(100, 600, 80, 100));
  const from = cardPlaces(document.body).get(7);
  hand.remove();
  const cell = cardAt(7, new DOMRect(300, 200, 160, 200));
  if (!from) throw new Error('no place');
  const end = fly(cell, from);
  await vi.waitFor(() => expect(moves).toHaveLength(2));
  expect(moves[1]).toEqual([{ transform: 'translate(-200px, 400px) scale(0.5)' }, { transform: 'none' }]);
  expect(document.querySelectorAll('[data-card="7"], [data-testid="card-7"]')).toHaveLength(1);
  expect(document.body.lastElementChild?.getAttribute('inert')).not.toBeNull();
  flight.onfinish?.();
  expect(document.body.lastElementChild).toBe(cell);
  end();
  cell.remove();
});

test('a card that leaves while it flies takes its copy along', async () => {
  HTMLElement.prototype.animate = () => ({}) as unknown as Animation;
  const cell = cardAt(8, new DOMRect(300, 200, 160, 200));
  const end = fly(cell, new DOMRect(100, 600, 80, 100));
  await vi.waitFor(() => expect(document.body.lastElementChild).not.toBe(cell));
  end();
  expect(document.body.lastElementChild).toBe(cell);
  cell.remove();
});
