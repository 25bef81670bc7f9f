import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, it, vi } from 'vitest';
import { sample } from './sample';
import ZoomLayer from './ZoomLayer.svelte';
import { zoom } from './zoom.svelte';

vi.mock('../lib/api', async (original) => ({
  ...(await original<object>()),
  api: { cardWords: vi.fn(() => new Promise(() => undefined)), cardImages: vi.fn(() => new Promise(() => undefined)) },
}));

const wampa = sample({ id: 'SOR_164', name: 'Wampa', cost: 4 });

it('the large card is removed with its screen', async () => {
  const wrong = vi.fn();
  addEventListener('error', wrong);
  const layer = render(ZoomLayer);
  zoom.show({ face: wampa }, document.body);
  await tick();
  expect(screen.getByTestId('card-zoom')).toBeTruthy();
  layer.unmount();
  await tick();
  expect([zoom.shown, screen.queryByTestId('card-zoom'), wrong.mock.calls]).toEqual([null, null, []]);
});

it('the large card is removed when it is hidden during a change', async () => {
  const wrong = vi.fn();
  addEventListener('error', wrong);
  render(ZoomLayer);
  zoom.show({ face: wampa }, document.body);
  await tick();
  zoom.show({ face: { ...wampa, id: 'SOR_165', name: 'Other' } }, document.body);
  zoom.hide();
  await tick();
  expect([screen.queryByTestId('card-zoom'), wrong.mock.calls]).toEqual([null, []]);
});
