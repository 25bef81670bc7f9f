import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { sample } from '../cards/sample';
import { catalog } from '../lib/state/catalog.svelte';
import { content } from '../library/sample';
import type { DeckBuilder } from './builder.svelte';
import ProblemsTab from './ProblemsTab.svelte';

test('a card with too many copies can be reduced where the problem is listed', async () => {
  const wampa = sample({ id: 'SOR_164', name: 'Wampa' });
  catalog.use([wampa]);
  const problem = { code: 'deck.too_many_copies', message: 'Wampa: 4 copies, at most 3.', cards: ['Wampa'] };
  const add = vi.fn();
  const builder = {
    ...{ add, on: null, checking: false, content: content({ main: [{ id: 'SOR_164', count: 4 }] }) },
    report: {
      ...{ legal: false, on: '2026-11-29', notPlayable: [] },
      problems: [{ ...problem, cardIds: ['SOR_164'], deck: null, rule: '9.2.4' }],
    },
  } as unknown as DeckBuilder;
  render(ProblemsTab, { builder, onshow: vi.fn() });
  await fireEvent.click(screen.getByTestId('remove-one-SOR_164'));
  expect(add).toHaveBeenCalledWith(wampa, 'main', -1, true);
});
