import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import AspectIcon from './AspectIcon.svelte';
import { ASPECTS } from './aspects';

/** The outline alone, as seen by a user who cannot distinguish colours. */
function outline(aspect: string): string {
  const { container } = render(AspectIcon, { aspect });
  const body = container.querySelector('.body');
  const of = (name: string) => body?.getAttribute(name) ?? '';
  return [body?.tagName, ...['d', 'x', 'width', 'rx', 'r'].map(of)].join(' ');
}

test('the six aspects and “no aspect” have different outlines', () => {
  const all = [...ASPECTS, 'None'].map(outline);
  expect(new Set(all).size).toBe(7);
});
