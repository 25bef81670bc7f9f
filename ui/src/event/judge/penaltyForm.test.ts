import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, type AdviceView } from '../../lib/api';
import { confirmation } from '../../lib/state/confirm.svelte';
import { install, whenIdle } from '../../bridge';
import EventScreen from '../EventScreen.svelte';

beforeEach(() => {
  install();
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.restoreAllMocks());

const advice = (penalty: AdviceView['penalty']): AdviceView => ({ penalty, before: 0, round: 3 }) as AdviceView;

async function fill(name: string) {
  await fireEvent.input(await screen.findByTestId('penalty-player'), { target: { value: name } });
  const code = screen.getByTestId<HTMLSelectElement>('penalty-infraction');
  await fireEvent.change(code, { target: { value: code.options[1]?.value } });
  await fireEvent.input(screen.getByTestId('penalty-note'), { target: { value: 'late' } });
  return screen.getByTestId('penalty-give').closest('form') as HTMLFormElement;
}

test('a penalty that is entered twice in a row is given once', async () => {
  const [one] = (await api.event(1)).players;
  render(EventScreen, { event: 1, tab: 'judge', round: null });
  const form = await fill(one?.name ?? '');
  await whenIdle();
  const before = (await api.event(1)).penalties.length;
  await Promise.all([fireEvent.submit(form), fireEvent.submit(form)]);
  await whenIdle();
  expect((await api.event(1)).penalties).toHaveLength(before + 1);
});

test('the advice for the previous player does not decide whether a disqualification is confirmed', async () => {
  const [one, other] = (await api.event(1)).players;
  const asked = vi.spyOn(api, 'advisePenalty').mockResolvedValue(advice('warning'));
  const act = vi.spyOn(api, 'act');
  render(EventScreen, { event: 1, tab: 'judge', round: null });
  const form = await fill(one?.name ?? '');
  await waitFor(() => expect(screen.getByTestId('penalty-given').textContent).toContain('Warning'));
  asked.mockReturnValueOnce(new Promise(() => {})).mockResolvedValue(advice('disqualification'));
  await fireEvent.input(screen.getByTestId('penalty-player'), { target: { value: other?.name } });
  await fireEvent.submit(form);
  await waitFor(() => expect(confirmation.question?.title).toContain(other?.name));
  confirmation.answer(false);
  expect(act).not.toHaveBeenCalled();
});

test('a penalty without a reason is not sent: the form asks for it', async () => {
  const [one] = (await api.event(1)).players;
  const act = vi.spyOn(api, 'act');
  render(EventScreen, { event: 1, tab: 'judge', round: null });
  const form = await fill(one?.name ?? '');
  await fireEvent.input(screen.getByTestId('penalty-note'), { target: { value: ' ' } });
  await fireEvent.submit(form);
  expect(screen.getByTestId('penalty-missing').textContent).toBe('Enter a reason.');
  expect(document.activeElement).toBe(screen.getByTestId('penalty-note'));
  expect(act).not.toHaveBeenCalled();
});
