import { beforeEach, expect, test } from 'vitest';
import { fillRequest, render } from './rendering';

const PAGE = `
  <details id="list"><summary>List</summary><div class="said"></div><textarea id="list-1"></textarea></details>
  <details id="casual" open><select id="seats"><option>2</option><option>3</option></select></details>
  <form><input id="note" value="" /></form>
  <details><input type="checkbox" id="box" /></details>`;

let content: HTMLElement;
const at = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;

beforeEach(() => {
  document.body.innerHTML = `<main id="content">${PAGE}</main>`;
  content = at('content');
  at<HTMLTextAreaElement>('list-1').value = '3 Luke';
  at('list').querySelector('.said')?.replaceChildren('1 row could not be read');
  at<HTMLSelectElement>('seats').value = '3';
  at<HTMLInputElement>('note').value = 'late';
  at<HTMLInputElement>('box').checked = true;
});

function entered(): unknown[] {
  const said = at('list').querySelector('.said')?.textContent;
  const [list, seats, note] = ['list-1', 'seats', 'note'].map((id) => at<HTMLInputElement>(id).value);
  return [list, said, seats, note, at<HTMLInputElement>('box').checked];
}

test('what is typed and chosen stays, and the place of it is open', () => {
  render(content, PAGE, {});
  expect(entered()).toEqual(['3 Luke', '1 row could not be read', '3', 'late', true]);
  expect(at<HTMLDetailsElement>('list').open).toBe(true);
  expect(at('box').closest('details')?.open).toBe(true);
});

test('a list that was accepted, a form that was sent and a registered deck are empty', () => {
  content.querySelector('form')?.classList.add('done-with');
  render(content, PAGE, { field: 'list-1', deck: true });
  expect(entered()).toEqual(['', '', '3', '', false]);
});

test('what the reader has folded stays folded', () => {
  const casual = at<HTMLDetailsElement>('casual');
  [casual.open, casual.dataset.closed] = [false, '1'];
  render(content, PAGE, {});
  expect(at<HTMLDetailsElement>('casual').open).toBe(false);
});

test('a field without a place on the new page is left out', () => {
  render(content, '<p>Locked</p>', {});
  expect(content.innerHTML).toBe('<p>Locked</p>');
});

test('fields fill the request by their names', () => {
  content.innerHTML = `<form><input name="deck" value="own" />
    <select name="seats" data-number><option selected>4</option></select></form>`;
  const request = { kind: 'openTable', deck: null, seats: 2 };
  expect(fillRequest(request, content.querySelector('form'))).toEqual({ kind: 'openTable', deck: 'own', seats: 4 });
});
