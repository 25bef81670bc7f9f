import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PackageVerdict, UpdateCheck } from '../lib/bindings';

const api = vi.hoisted(() => ({
  releaseSource: vi.fn(),
  openReleasePage: vi.fn(),
  checkUpdate: vi.fn(),
}));

vi.mock('../lib/api', async (actual) => ({ ...(await actual<object>()), api }));

import { confirmation } from '../lib/state/confirm.svelte';
import { notices } from '../lib/state/notices.svelte';
import { de } from './de';
import { en } from './en';
import UpdateCheckDialog from './UpdateCheckDialog.svelte';
import { checkForUpdates, isUpdate, updates } from './updates.svelte';

const PAGE = 'https://cantina.test/releases';
const CHECK: UpdateCheck = {
  name: 'Cantina_0.3.0_amd64.deb',
  verdict: 'valid',
  version: '0.3.0',
  order: 'newer',
  bytes: 15_240_000,
  current: '0.2.0',
};

beforeEach(() => {
  vi.clearAllMocks();
  updates.close();
  api.releaseSource.mockResolvedValue({ page: PAGE, current: '0.2.0' });
  api.openReleasePage.mockResolvedValue(true);
  api.checkUpdate.mockResolvedValue(CHECK);
});

/** Waits for the question. */
const asked = () => vi.waitFor(() => expect(confirmation.question).not.toBeNull());

test('the release page opens only after the user chose it', async () => {
  const checking = checkForUpdates();
  await asked();
  expect(confirmation.question?.lines).toEqual([PAGE]);
  expect(api.openReleasePage).not.toHaveBeenCalled();
  confirmation.answer(false);
  await checking;
  expect(api.openReleasePage).not.toHaveBeenCalled();

  const again = checkForUpdates();
  await asked();
  confirmation.answer(true);
  await again;
  expect(api.openReleasePage).toHaveBeenCalledOnce();
});

test('a build without a release page shows a message and asks nothing', async () => {
  const say = vi.spyOn(notices, 'say');
  api.releaseSource.mockResolvedValue({ page: null, current: '0.2.0' });
  await checkForUpdates();
  expect(say.mock.calls[0]?.[0]).toBe(en.noPage);
  expect(confirmation.question).toBeNull();
});

test('without a browser the address is shown', async () => {
  const say = vi.spyOn(notices, 'say');
  api.openReleasePage.mockResolvedValue(false);
  const checking = checkForUpdates();
  await asked();
  confirmation.answer(true);
  await checking;
  expect(say.mock.calls.at(-1)?.[0]).toContain(PAGE);
});

test('packages and signatures are recognised, lists and events are not', () => {
  for (const name of ['a.deb', 'A.EXE', 'a.AppImage', 'a.deb.minisig', 'cantina-0.2.0-linux.tar.xz', 'cantina-1.zip'])
    expect(isUpdate(name), name).toBe(true);
  for (const name of ['deck.txt', 'friday.cantina', 'set.cantina-set', 'pictures.zip', 'players.csv'])
    expect(isUpdate(name), name).toBe(false);
});

test('a package is checked with the signature dropped next to it', async () => {
  const other = new File(['x'], 'other.deb');
  const file = new File(['abc'], 'cantina.deb');
  await updates.drop([new File(['signed'], 'cantina.deb.minisig'), other, file]);
  expect(api.checkUpdate).toHaveBeenCalledWith('cantina.deb', btoa('abc'), 'signed');
  expect(updates.check).toEqual(CHECK);
});

test('a package or a signature alone is explained', async () => {
  await updates.drop([new File(['abc'], 'cantina.deb')]);
  expect(api.checkUpdate).toHaveBeenLastCalledWith('cantina.deb', btoa('abc'), null);
  await updates.drop([new File(['signed'], 'cantina.deb.minisig')]);
  expect(api.checkUpdate).toHaveBeenLastCalledWith('cantina.deb.minisig', '', 'signed');
});

test('the dialog of a genuine package names its version and size', () => {
  render(UpdateCheckDialog, { check: CHECK, onclose: () => undefined });
  const text = screen.getByTestId('update-check').textContent;
  for (const part of [en.title.valid, CHECK.name, '0.3.0', '15.2', en.order.newer('0.2.0')])
    expect(text).toContain(part);
});

test('no other verdict reads like a genuine package', () => {
  const others: PackageVerdict[] = ['changed', 'otherKey', 'unreadableSignature', 'noSignature', 'noPackage', 'noKey'];
  for (const verdict of others) {
    for (const words of [en, de]) {
      expect(words.title[verdict]).not.toBe(words.title.valid);
      expect(words.text[verdict]).not.toBe(words.text.valid);
    }
  }
});
