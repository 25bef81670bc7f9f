// A hint: the answer, its chance to win, its reasons and the second-best answer.

import { render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, type GameOption, type HintReason, type TableCard } from '../lib/api';
import { language } from '../lib/i18n/language.svelte';
import { askedTable } from './askedTable.fixture';
import PromptBar from './PromptBar.svelte';
import { reasonWords } from './words';

const names: Record<number, string> = { 1: 'Wampa', 2: 'AT-ST', 3: 'Opponent’s base', 4: 'Luke' };
const base = { hp: 30, damage: 14 } as TableCard;
const words = (...reasons: HintReason[]) =>
  reasonWords(
    reasons,
    (id) => ({ card: id === 3 ? base : undefined, face: undefined }),
    (id) => names[id] ?? '',
  );

afterEach(() => {
  language.code = 'en';
  vi.restoreAllMocks();
});

describe('the reasons for a hint', () => {
  it('are phrases as a player would say them', () => {
    expect(words({ kind: 'defeats', cards: [1], lost: [] }, { kind: 'damages', card: 3, amount: 3 })).toBe(
      'defeats Wampa, 3 damage to Opponent’s base (13 HP left)',
    );
    expect(words({ kind: 'defeats', cards: [1, 2], lost: [4] })).toBe('trades Luke for Wampa and AT-ST');
    expect(words({ kind: 'adds', power: 4, hp: 5, sentinel: true })).toBe(
      'adds 4 power and 5 HP to your board, with Sentinel',
    );
    expect(words({ kind: 'actsFirst', only: true })).toBe('nothing else is left to do, and you act first next round');
    expect(words({ kind: 'winsGame' })).toBe('wins the game');
    expect(words({ kind: 'draws', count: 1 }, { kind: 'discards', count: 2 })).toBe(
      'draws 1 card, your opponent discards 2 cards',
    );
    expect(words()).toBe('');
  });

  it('exist in German', () => {
    language.code = 'de';
    expect(words({ kind: 'defeats', cards: [1], lost: [] }, { kind: 'damages', card: 3, amount: 3 })).toBe(
      'besiegt Wampa, 3 Schaden an Opponent’s base (noch 13 TP)',
    );
    expect(words({ kind: 'actsFirst', only: false })).toBe('du handelst in der nächsten Runde zuerst');
  });
});

it('a requested hint shows the answer, its chance, a reason and the second-best answer', async () => {
  const option = (index: number, kind: GameOption['kind'], said: string) =>
    ({ index, kind, words: said, card: null, target: null, counter: null, caution: null, idle: false }) as GameOption;
  const options = [option(0, 'take', 'take the initiative'), option(1, 'pass', 'pass')];
  const table = askedTable(options);
  vi.spyOn(api, 'hint').mockResolvedValue({
    ...{ option: 0, chance: 990, reasons: [{ kind: 'actsFirst', only: true }], second: { option: 1, chance: 10 } },
  });
  render(PromptBar, { table, long: false });
  await table.hint();
  expect(table.hovered).toBe(0);
  await vi.waitFor(() =>
    expect(screen.getByTestId('prompt-more').textContent.trim()).toBe(
      'A strong player would: Take the initiative (99% to win): nothing else is left to do, and you act first next round. Next best: Pass (1%)',
    ),
  );
});
