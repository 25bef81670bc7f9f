import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EventCardDataView, EventPackageView } from '../lib/bindings';

const api = vi.hoisted(() => ({
  eventCardData: vi.fn(),
  installEventPackage: vi.fn(),
  exportEvent: vi.fn(),
  restart: vi.fn(),
}));
vi.mock('../lib/api', () => ({ api, BackendError: Error }));

import { confirmation } from '../lib/state/confirm.svelte';
import EventPackages from './EventPackages.svelte';
import { exportEvent } from './exportEvent';

const missing: EventPackageView = {
  id: 'example',
  version: '1.0',
  title: 'Example',
  state: 'missing',
  usedVersion: null,
  afterRestart: false,
  canInstall: true,
  differenceCount: 0,
  differences: [],
};
const view = (one: Partial<EventPackageView>, unknownDraft = false): EventCardDataView => ({
  packages: [{ ...missing, ...one }],
  unknownDraft,
});

beforeEach(() => vi.resetAllMocks());

test('a missing package of an event is installed from its export, and needs a restart', async () => {
  api.eventCardData.mockResolvedValueOnce(view({}, true));
  render(EventPackages, { event: 7, length: 3 });
  const shown = await screen.findByTestId('event-packages');
  expect(shown.textContent).toContain('Example 1.0, which is not installed');
  expect(screen.getByTestId('unknown-draft').textContent).toContain('picks, pools and decks are not shown');
  api.installEventPackage.mockResolvedValue({ installed: true, problems: [] });
  api.eventCardData.mockResolvedValueOnce(view({ canInstall: false, afterRestart: true }));
  await fireEvent.click(screen.getByTestId('install-event-package-example'));
  await fireEvent.click(await screen.findByTestId('event-restart'));
  expect(api.installEventPackage).toHaveBeenCalledWith(7, 'example');
  expect(api.restart).toHaveBeenCalledOnce();
});

test('another version of a package is named with its differences', async () => {
  const differences = ['cards/exh.csv 3'];
  api.eventCardData.mockResolvedValue(
    view({ state: 'otherVersion', usedVersion: '1.1', canInstall: false, differenceCount: 2, differences }),
  );
  render(EventPackages, { event: 7, length: 3 });
  expect((await screen.findByTestId('event-packages')).textContent).toContain('version 1.1 is in use now');
  expect(screen.getByTestId('event-package-differences').textContent).toContain('2 differences');
});

test('an event whose packages are in use shows nothing', async () => {
  api.eventCardData.mockResolvedValue(view({ state: 'used' }));
  render(EventPackages, { event: 7, length: 3 });
  await waitFor(() => expect(api.eventCardData).toHaveBeenCalled());
  expect(screen.queryByTestId('event-packages')).toBeNull();
});

test('the export of an event asks about its packages, and of others does not', async () => {
  api.eventCardData.mockResolvedValueOnce({ packages: [], unknownDraft: false });
  api.exportEvent.mockResolvedValue('/tmp/event.cantina');
  expect(await exportEvent(1)).toBe('/tmp/event.cantina');
  expect(api.exportEvent).toHaveBeenLastCalledWith(1, false);
  api.eventCardData.mockResolvedValueOnce(view({ state: 'used' }));
  const exported = exportEvent(2);
  await waitFor(() => expect(confirmation.question?.lines).toEqual(['Example 1.0']));
  confirmation.answer(true);
  await exported;
  expect(api.exportEvent).toHaveBeenLastCalledWith(2, true);
});

test('closing the question about packages exports nothing', async () => {
  api.exportEvent.mockClear();
  for (const [answer, path] of [
    [null, null],
    [false, '/tmp/event.cantina'],
  ] as const) {
    api.eventCardData.mockResolvedValueOnce(view({ state: 'used' }));
    api.exportEvent.mockResolvedValue('/tmp/event.cantina');
    const exported = exportEvent(2);
    await waitFor(() => expect(confirmation.question).not.toBeNull());
    confirmation.answer(answer);
    expect(await exported).toBe(path);
  }
  expect(api.exportEvent).toHaveBeenCalledExactlyOnceWith(2, false);
});
