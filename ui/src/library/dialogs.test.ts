import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sample } from '../cards/sample';
import { api } from '../lib/api';
import { notices } from '../lib/state/notices.svelte';
import { program } from '../lib/state/program.svelte';
import ExportDialog from './ExportDialog.svelte';
import NewDeckDialog from './NewDeckDialog.svelte';
import { content, deckDocument, version } from './sample';
import SheetDialog from './SheetDialog.svelte';
import Tags from './Tags.svelte';
import Versions from './Versions.svelte';

beforeEach(() => {
  localStorage.clear();
  notices.toasts = [];
});
afterEach(() => vi.restoreAllMocks());

const deck = content({ name: 'Troopers' });

it('the text of the chosen format can be copied and saved, and the file is named', async () => {
  vi.spyOn(api, 'deckAs').mockImplementation((_deck, shape) => Promise.resolve(`as ${shape}`));
  vi.spyOn(api, 'saveDeckAs').mockResolvedValue('/home/ada/troopers.txt');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const onclose = vi.fn();
  render(ExportDialog, { content: deck, onclose });
  const text = screen.getByTestId<HTMLTextAreaElement>('export-text');
  await waitFor(() => expect(text.value).toBe('as swudb'));
  await fireEvent.click(screen.getByTestId('shape-melee'));
  await waitFor(() => expect(text.value).toBe('as melee'));
  await fireEvent.click(screen.getByTestId('copy'));
  expect(write).toHaveBeenCalledWith('as melee');
  await waitFor(() => expect(screen.getByTestId('copied').textContent).toContain('Copied'));
  await fireEvent.click(screen.getByTestId('save-as'));
  await waitFor(() => expect(onclose).toHaveBeenCalled());
  expect(api.saveDeckAs).toHaveBeenCalledWith(deck, 'melee');
  expect(notices.toasts.at(-1)?.text).toContain('/home/ada/troopers.txt');
});

it('the text is selected when the clipboard refuses, with a hint', async () => {
  vi.spyOn(api, 'deckAs').mockResolvedValue('the list');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  render(ExportDialog, { content: deck, onclose: vi.fn() });
  const text = screen.getByTestId<HTMLTextAreaElement>('export-text');
  await waitFor(() => expect(text.value).toBe('the list'));
  document.execCommand = () => false;
  await fireEvent.click(screen.getByTestId('copy'));
  await waitFor(() => expect(screen.getByTestId('copied').textContent).toContain('Ctrl+C'));
  expect(document.activeElement).toBe(text);
});

it('the sheet is printed with the typed data, and paper size and player are remembered', async () => {
  vi.spyOn(api, 'saveSheet').mockResolvedValue('/home/ada/troopers.pdf');
  const onclose = vi.fn();
  render(SheetDialog, { content: deck, onclose });
  await fireEvent.click(screen.getByTestId('paper-letter'));
  await fireEvent.input(screen.getByTestId('sheet-player'), { target: { value: ' Ada ' } });
  await fireEvent.input(screen.getByTestId('sheet-event'), { target: { value: 'Store championship' } });
  await fireEvent.input(screen.getByTestId('sheet-date'), { target: { value: '' } });
  await fireEvent.submit(document.getElementById('sheet-form') as HTMLFormElement);
  await waitFor(() => expect(onclose).toHaveBeenCalled());
  const request = { kind: 'registration', paper: 'letter', player: 'Ada', event: 'Store championship', date: '' };
  expect(api.saveSheet).toHaveBeenCalledWith(deck, request);
  expect(notices.toasts.at(-1)?.text).toContain('/home/ada/troopers.pdf');
  render(SheetDialog, { content: deck, onclose });
  const papers = screen.getAllByTestId<HTMLInputElement>('paper-letter');
  expect(papers.at(-1)?.checked).toBe(true);
  expect(screen.getAllByTestId<HTMLInputElement>('sheet-player').at(-1)?.value).toBe('Ada');
});

it('a deck can start empty, from a published deck or from a sealed pool', async () => {
  program.about = {
    version: '1',
    database: '',
    sets: [
      { code: 'SOR', name: 'Spark of Rebellion', boosters: true },
      { code: 'TS26', name: 'Twin Suns 2026', boosters: false },
    ],
    profiles: [],
    settings: program.settings,
    ownLimits: [],
    handBases: [],
    secondDesk: null,
  };
  const sold = content({ name: 'Spotlight', main: [{ id: 'SOR_033', count: 3 }] });
  vi.spyOn(api, 'publishedDecks').mockResolvedValue([
    { name: 'First', content: content({ name: 'First' }), leaders: [sample({ name: 'Vader' })] },
    { name: 'Spotlight', content: sold, leaders: [sample({ name: 'Luke' })] },
  ]);
  const pool = { set: 'SOR', cards: [{ id: 'SOR_033', count: 1 }] };
  vi.spyOn(api, 'openSealed').mockResolvedValue(pool);
  vi.spyOn(api, 'createDeck').mockResolvedValue(deckDocument({ id: 4 }));
  const submit = () => fireEvent.submit(document.getElementById('new-deck-form') as HTMLFormElement);
  const { unmount } = render(NewDeckDialog, { onclose: vi.fn() });
  await fireEvent.click(screen.getByTestId('new-format-twinSuns'));
  await submit();
  expect(api.createDeck).toHaveBeenLastCalledWith(content({ name: 'New deck', format: 'twinSuns' }), []);
  await fireEvent.click(screen.getByTestId('start-published'));
  await fireEvent.input(await screen.findByTestId('published-search'), { target: { value: 'luke' } });
  await waitFor(() => expect(screen.queryByTestId('published-1')).toBeNull());
  await submit();
  await waitFor(() => expect(api.createDeck).toHaveBeenLastCalledWith(sold, []));
  await fireEvent.click(screen.getByTestId('start-sealed'));
  await fireEvent.input(screen.getByTestId('sealed-seed'), { target: { value: '42' } });
  await submit();
  const sealed = content({ name: 'Sealed Spark of Rebellion', format: 'sealed', pool });
  await waitFor(() => expect(api.createDeck).toHaveBeenLastCalledWith(sealed, []));
  expect(api.openSealed).toHaveBeenCalledWith({ set: 'SOR', packs: null, leaders: [] }, '42');
  unmount();
});

it('a version can be compared with the current deck, restored and named', async () => {
  const before = content({ name: 'Before' });
  const versions = [
    version(4, '2026-03-02T12:00:00Z'),
    version(3, '2026-03-02T11:00:00Z'),
    version(2, '2026-03-01T12:00:00Z', 'First idea'),
  ];
  const opened = deckDocument({ id: 7, version: 4, versions });
  vi.spyOn(api, 'deckVersion').mockResolvedValue(before);
  vi.spyOn(api, 'compareDecks').mockResolvedValue([{ face: sample(), section: 'main', before: 3, after: 1 }]);
  vi.spyOn(api, 'labelVersion').mockResolvedValue(opened);
  const onrestore = vi.fn();
  const onlabelled = vi.fn();
  render(Versions, { document: opened, content: deck, onrestore, onlabelled });
  expect(screen.getByTestId('autosaves').textContent).toContain('2 automatic saves');
  await fireEvent.click(screen.getByTestId('look-2'));
  expect((await screen.findByTestId('compared-SOR_001')).textContent).toContain('\u22122');
  expect(api.deckVersion).toHaveBeenCalledWith(7, 2);
  expect(api.compareDecks).toHaveBeenCalledWith(before, deck);
  await fireEvent.click(screen.getByTestId('restore-version'));
  expect(onrestore).toHaveBeenCalledWith(before);
  await fireEvent.click(screen.getByTestId('name-version'));
  const field = screen.getByTestId<HTMLInputElement>('version-name');
  expect(field.value).toBe('First idea');
  await fireEvent.input(field, { target: { value: 'For the store' } });
  await fireEvent.submit(field.form as HTMLFormElement);
  await waitFor(() => expect(onlabelled).toHaveBeenCalledWith(opened));
  expect(api.labelVersion).toHaveBeenCalledWith(7, 2, 'For the store');
  await fireEvent.click(await screen.findByTestId('unname-version'));
  expect(api.labelVersion).toHaveBeenLastCalledWith(7, 2, null);
});

it('tags can be removed, and existing tags keep their spelling', async () => {
  const onchange = vi.fn();
  render(Tags, { tags: ['old'], known: ['Tested', 'old'], onchange });
  const field = screen.getByTestId('tag-field');
  await fireEvent.keyDown(field, { key: 'Backspace' });
  expect(onchange).toHaveBeenLastCalledWith([]);
  await fireEvent.input(field, { target: { value: 'tested' } });
  await fireEvent.keyDown(field, { key: ',' });
  expect(onchange).toHaveBeenLastCalledWith(['old', 'Tested']);
  onchange.mockClear();
  await fireEvent.input(field, { target: { value: 'OLD' } });
  await fireEvent.keyDown(field, { key: 'Enter' });
  expect(onchange).not.toHaveBeenCalled();
});
