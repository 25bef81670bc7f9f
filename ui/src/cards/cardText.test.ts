import { render, screen, waitFor } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { CardTextView, TextPart } from '../lib/api';
import { program } from '../lib/state/program.svelte';
import CardText from './CardText.svelte';
import { sample } from './sample';

const text = (number: string, language: CardTextView['language'], line: string): CardTextView => {
  const part: TextPart = { text: line, mark: 'plain', lead: false, aspect: null, count: null };
  return { number, language, front: [[part]], unit: [], keywords: [], written: true, rules: [], rulings: [] };
};

vi.mock('../lib/api', async (original) => ({
  ...(await original<object>()),
  api: {
    cardWords: (numbers: string[]) =>
      Promise.resolve(
        numbers.map((number) =>
          number.startsWith('SOR')
            ? text(number, 'french', 'Piochez une carte.')
            : text(number, 'english', 'Draw a card.'),
        ),
      ),
  },
}));

it('a text that is not available in the chosen language is marked with its own language', async () => {
  program.kept.language = 'french';
  render(CardText, { face: sample({ id: 'SOR_111' }), keywords: ['Sentinelle'] });
  await waitFor(() => expect(screen.getByText('Piochez une carte.')).toBeTruthy());
  expect(screen.getByText('Piochez une carte.').closest('[lang]')?.getAttribute('lang')).toBe('fr');
  render(CardText, { face: sample({ id: 'SHD_111' }), keywords: ['Embuscade'] });
  await waitFor(() => expect(screen.getByText('Draw a card.')).toBeTruthy());
  expect(screen.getByText('Draw a card.').closest('[lang]')?.getAttribute('lang')).toBe('en');
  expect(screen.getByText('Embuscade').getAttribute('lang')).toBe('fr');
});
