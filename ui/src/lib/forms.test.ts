import { beforeEach, expect, test, vi } from 'vitest';
import { formKey } from './forms';

const sent = vi.fn((event: Event) => event.preventDefault());

function page(html: string): HTMLElement {
  document.body.innerHTML = html;
  document.querySelector('form')?.addEventListener('submit', sent);
  const field = document.querySelector<HTMLElement>('select, textarea, input');
  if (!field) throw new Error('no field');
  field.addEventListener('keydown', (event) => {
    if (formKey(event)) event.preventDefault();
  });
  return field;
}

/** Returns `true` if the press was left to the web view. */
const press = (field: HTMLElement, key: string, ctrlKey = false) =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }));

const LIST = `<select><option disabled value=""></option><option value="1" selected>1</option>
  <option value="2" disabled>2</option><option value="3">3</option></select>`;

beforeEach(() => {
  sent.mockClear();
});

test('Enter in a list sends the form', () => {
  const list = page(`<form>${LIST}</form>`);
  expect(press(list, 'Enter')).toBe(false);
  expect(sent).toHaveBeenCalledOnce();
});

test('the arrow keys skip disabled entries, stop at the ends and report the change', () => {
  const list = page(`<form>${LIST}</form>`) as HTMLSelectElement;
  list.selectedIndex = 1;
  const changed = vi.fn();
  list.addEventListener('change', changed);
  press(list, 'ArrowDown');
  expect(list.value).toBe('3');
  press(list, 'ArrowDown');
  expect(list.value).toBe('3');
  press(list, 'ArrowUp');
  press(list, 'ArrowUp');
  expect(list.value).toBe('1');
  expect(changed).toHaveBeenCalledTimes(2);
});

test('a list outside a form keeps the keys of the web view', () => {
  const list = page(LIST);
  expect(press(list, 'ArrowDown')).toBe(true);
  expect(press(list, 'Enter')).toBe(true);
});

test('Ctrl+Enter in a multi-line field sends its form, Enter adds a line', () => {
  const field = page('<form><textarea></textarea></form>');
  expect(press(field, 'Enter')).toBe(true);
  expect(sent).not.toHaveBeenCalled();
  expect(press(field, 'Enter', true)).toBe(false);
  expect(sent).toHaveBeenCalledOnce();
});

test('Ctrl+Enter in a single-line field is left for the next step', () => {
  const field = page('<form><input /></form>');
  expect(press(field, 'Enter', true)).toBe(true);
});
