import { afterEach, expect, it } from 'vitest';
import { FocusPlaces } from './focus';

afterEach(() => document.body.replaceChildren());

function field(): HTMLInputElement {
  const input = document.createElement('input');
  document.body.append(input);
  return input;
}

it('puts the focus where the name stands', () => {
  const places = new FocusPlaces<'name' | 'note'>();
  const [name, note] = [field(), field()];
  places.at('name')(name);
  places.at('note')(note);
  expect(places.focus('note')).toBe(true);
  expect(document.activeElement).toBe(note);
});

it('says when nothing has the name, and forgets what has gone', () => {
  const places = new FocusPlaces<'name'>();
  expect(places.focus('name')).toBe(false);
  const gone = places.at('name')(field());
  gone?.();
  expect(places.focus('name')).toBe(false);
});

it('an element that took the name keeps it when the one before goes', () => {
  const places = new FocusPlaces<'name'>();
  const before = places.at('name')(field());
  const after = field();
  places.at('name')(after);
  before?.();
  expect(places.focus('name')).toBe(true);
  expect(document.activeElement).toBe(after);
});
