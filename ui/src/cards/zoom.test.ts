import { expect, it } from 'vitest';
import { placeBeside } from './zoom.svelte';

const frame = { width: 1280, height: 800 };
const size = { width: 320, height: 384 };

it('the large card is shown on the right of the card if there is room', () => {
  expect(placeBeside({ left: 100, right: 280, top: 50, bottom: 260 }, size, frame)).toEqual({ left: 288, top: 50 });
});

it('the large card is shown on the left at the right edge, and moved up at the bottom', () => {
  expect(placeBeside({ left: 1000, right: 1270, top: 700, bottom: 790 }, size, frame)).toEqual({ left: 672, top: 408 });
});

it('the large card stays in the window and off the card when neither side has room', () => {
  expect(placeBeside({ left: 100, right: 1200, top: 0, bottom: 200 }, size, frame)).toEqual({ left: 100, top: 208 });
  expect(placeBeside({ left: 0, right: 1280, top: 0, bottom: 800 }, size, frame)).toEqual({ left: 952, top: 8 });
});

it('the large card covers nothing that can be chosen if another side is free', () => {
  const card = { left: 500, right: 640, top: 300, bottom: 490 };
  const lit = { left: 660, right: 800, top: 300, bottom: 490 };
  expect(placeBeside(card, size, frame, [lit])).toEqual({ left: 172, top: 300 });
  const both = [lit, { left: 340, right: 480, top: 300, bottom: 490 }];
  // Above and below are too low for it: it covers what it must of the lit cards, and nothing of the card itself.
  const place = placeBeside(card, size, frame, both);
  expect(place.left >= card.right || place.left + size.width <= card.left).toBe(true);
});
