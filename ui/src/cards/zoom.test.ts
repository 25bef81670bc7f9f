import { expect, it } from 'vitest';
import { placeBeside } from './zoom.svelte';

const frame = { width: 1280, height: 800 };
const size = { width: 320, height: 384 };

it('stands right of the card when there is room', () => {
  expect(placeBeside({ left: 100, right: 280, top: 50 }, size, frame)).toEqual({ left: 288, top: 50 });
});

it('goes to the left at the right edge, and up at the bottom', () => {
  expect(placeBeside({ left: 1000, right: 1270, top: 700 }, size, frame)).toEqual({ left: 672, top: 408 });
});

it('stays inside the window when neither side has room', () => {
  expect(placeBeside({ left: 100, right: 1200, top: 0 }, size, frame)).toEqual({ left: 952, top: 8 });
});
