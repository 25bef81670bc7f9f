import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api, BackendError, type PhoneJoinView, type PhonesView } from '../../lib/api';
import JoinRequests from './JoinRequests.svelte';
import { joinOf, JoinRows } from './joins.svelte';
import { Phones } from './phones.svelte';

const join = (request: number, name: string, code: string): PhoneJoinView => ({
  request,
  player: request,
  name,
  code,
  doubled: false,
  replaces: false,
});
const ANNA = join(1, 'Anna Keller', '4711');
const BEN = join(2, 'Ben Carter', '0815');
const CHLOE = join(3, 'Chloe Adams', '1234');

const view = (joins: PhoneJoinView[], joinsOpen = true): PhonesView => ({
  served: { event: 7, port: 8177, urls: [] },
  codes: [],
  connected: 0,
  reached: true,
  joined: [],
  joins,
  joinsOpen,
  staff: [],
  calls: [],
  firewall: [],
  writes: 1,
  problem: null,
});

afterEach(() => vi.restoreAllMocks());

const shown = (list: JoinRows) => list.rows.map(({ join, waits }) => [join.name, waits]);

test('rows keep their places while the pointer is over the list', () => {
  const list = new JoinRows();
  list.show([ANNA, BEN]);
  list.hold(true);
  list.show([BEN, CHLOE]);
  expect(shown(list)).toEqual([
    ['Anna Keller', false],
    ['Ben Carter', true],
    ['Chloe Adams', true],
  ]);
  list.hold(false);
  expect(shown(list)).toEqual([
    ['Ben Carter', true],
    ['Chloe Adams', true],
  ]);
});

test('four digits select the phone that shows them, fewer select none', () => {
  expect(joinOf([ANNA, BEN], ' 08 15 ')).toBe(BEN);
  expect(joinOf([ANNA, BEN], '081')).toBeNull();
});

async function open(joins: PhoneJoinView[], joinsOpen = true) {
  const looked = vi.spyOn(api, 'phones').mockResolvedValue(view(joins, joinsOpen));
  const phones = new Phones(7, vi.fn());
  await phones.look();
  render(JoinRequests, { phones });
  return looked;
}

async function type(digits: string) {
  const field = screen.getByTestId<HTMLInputElement>('join-digits');
  await fireEvent.input(field, { target: { value: digits } });
  return field;
}

test('the digits of a phone enroll it, after its name has been shown', async () => {
  const looked = await open([ANNA, BEN]);
  const asked = vi.spyOn(api, 'approvePhoneJoinCode').mockResolvedValue('Anna Keller');
  const field = await type('4711');
  expect(screen.getByTestId('join-by-digits').textContent.trim()).toBe('Approve as Anna Keller');
  looked.mockResolvedValue(view([BEN]));
  if (field.form) await fireEvent.submit(field.form);
  await waitFor(() => expect(screen.queryByTestId('join-1')).toBeNull());
  expect(asked).toHaveBeenCalledWith('4711');
  expect(field.value).toBe('');
});

test('wrong digits are rejected next to the field, with a remedy', async () => {
  await open([ANNA]);
  const refused = { code: 'phones.join_code', message: 'No phone shows “9999”.', place: null } as const;
  vi.spyOn(api, 'approvePhoneJoinCode').mockRejectedValue(new BackendError({ ...refused, wayOut: 'Read them again.' }));
  const field = await type('9999');
  if (field.form) await fireEvent.submit(field.form);
  await waitFor(() =>
    expect(screen.getByTestId('join-found').textContent).toContain('No phone shows “9999”. Read them again.'),
  );
  expect(field.value).toBe('9999');
});

test('all requests can be rejected together, and joining by name can be stopped and allowed again', async () => {
  const looked = await open([ANNA, BEN]);
  const refused = vi.spyOn(api, 'refusePhoneJoins').mockResolvedValue(null);
  const allowed = vi.spyOn(api, 'allowPhoneJoins').mockResolvedValue(null);
  looked.mockResolvedValue(view([]));
  await fireEvent.click(screen.getByTestId('refuse-all'));
  await waitFor(() => expect(screen.queryByTestId('join-list')).toBeNull());
  expect(refused).toHaveBeenCalledTimes(1);
  looked.mockResolvedValue(view([], false));
  await fireEvent.click(screen.getByTestId('allow-joins'));
  await waitFor(() => expect(screen.queryByTestId('join-digits')).toBeNull());
  looked.mockResolvedValue(view([]));
  await fireEvent.click(screen.getByTestId('allow-joins'));
  await screen.findByTestId('join-digits');
  expect(allowed.mock.calls).toEqual([[false], [true]]);
});
