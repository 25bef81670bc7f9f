import { afterEach, expect, it } from 'vitest';
import { FocusPlaces } from './focus';

afterEach(() => document.body.replaceChildren());

function field(): HTMLInputElement {
  const input = document.createElement('input');
  document.body.append(input);
  return input;
}

it('the focus is set on the element with the name', () => {
  const places = new FocusPlaces<'name' | 'note'>();
  const [name, note] = [field(), field()];
  places.at('name')(name);
  places.at('note')(note);
  expect(places.focus('note')).toBe(true);
  expect(document.activeElement).toBe(note);
});

it('a missing or removed name is reported', () => {
  const places = new FocusPlaces<'name'>();
  expect(places.focus('name')).toBe(false);
  const gone = places.at('name')(field());
  gone?.();
  expect(places.focus('name')).toBe(false);
});

it('an element that took a name keeps it when the previous one is removed', () => {
  const places = new FocusPlaces<'name'>();
  const before = places.at('name')(field());
  const after = field();
  places.at('name')(after);
  before?.();
  expect(places.focus('name')).toBe(true);
  expect(document.activeElement).toBe(after);
});
