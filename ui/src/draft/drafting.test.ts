import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, type DraftStatus, type DraftView, type EventUpdate, type EventView } from '../lib/api';
import { sample } from '../cards/sample';
import { Drafting } from './drafting.svelte';

const clock = { running: true, seconds: 60, leftMs: 60_000 };
const status = (change: Partial<DraftStatus> = {}): DraftStatus => ({
  part: 'packs',
  pack: 1,
  pick: 1,
  picks: 14,
  passing: 'left',
  waitingFor: [1, 3],
  since: null,
  clock,
  ...change,
});
const names = ['Ada', 'Bot 1', 'Bruno'];
const view = (seat: number, change: Partial<DraftStatus> = {}, cards = 3): DraftView => ({
  event: 1,
  pod: 1,
  seat,
  name: names[seat - 1] ?? '',
  status: status(change),
  pack: Array.from({ length: cards }, (_, index) => ({
    index,
    face: sample({ id: `SOR_${index}` }),
    printing: `SOR_${index}`,
    treatment: 'normal',
    foil: false,
  })),
  board: null,
  taken: [],
  table: [],
});

/** An event of one pod: a person, a bot, and a second person by default. */
function event(draft: DraftStatus | null, bots: boolean[] = [false, true, false], phones: number[] = []): EventUpdate {
  const seats = bots.map((bot, index) => {
    const seat = index + 1;
    return { seat, player: seat, name: names[index] ?? '', bot, team: null, phone: phones.includes(seat) };
  });
  const view = { pods: [{ number: 1, seats, draft }] } as unknown as EventView;
  return { kind: 'whole', revision: '1', view };
}

let drafting: Drafting;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(api, 'deskView').mockResolvedValue(event(status()));
  vi.spyOn(api, 'showPack').mockImplementation((_event, _pod, seat) => Promise.resolve(view(seat)));
  drafting = new Drafting(1, 1);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function opened() {
  await drafting.load();
  await drafting.reveal();
  vi.advanceTimersByTime(400);
}

it('a pack is not requested before its player uncovers it', async () => {
  await drafting.load();
  expect([drafting.phase, drafting.seat]).toEqual(['cover', 1]);
  expect(api.showPack).not.toHaveBeenCalled();
  await drafting.reveal();
  expect([drafting.phase, drafting.view?.name]).toEqual(['pack', 'Ada']);
});

it('the pack is shown immediately when only one person drafts', async () => {
  vi.mocked(api.deskView).mockResolvedValue(event(status({ waitingFor: [1] }), [false, true, true]));
  await drafting.load();
  await vi.advanceTimersByTimeAsync(0);
  expect(drafting.phase).toBe('pack');
});

it('the screen is covered and the pack discarded when the laptop goes to the next player', async () => {
  await opened();
  vi.spyOn(api, 'draftPick').mockResolvedValue(view(1, { waitingFor: [3] }, 0));
  drafting.choose(1);
  await drafting.take();
  expect([drafting.phase, drafting.seat, drafting.view]).toEqual(['cover', 3, null]);
});

it('the laptop stays with the player who picked last when a new pack arrives', async () => {
  await opened();
  vi.spyOn(api, 'draftPick').mockResolvedValue(view(1, { pick: 2 }, 2));
  drafting.choose(0);
  await drafting.take();
  expect([drafting.phase, drafting.seat, drafting.chosen]).toEqual(['pack', 1, null]);
});

it('the laptop goes to no player with a phone, and late players are shown', async () => {
  vi.mocked(api.deskView).mockResolvedValue(event(status(), undefined, [1, 3]));
  await drafting.load();
  expect([drafting.phase, drafting.seat]).toEqual(['phones', null]);
  expect(api.showPack).not.toHaveBeenCalled();
  const act = vi.spyOn(api, 'act').mockResolvedValue(event(status()));
  await drafting.pickFor(3);
  expect(act).toHaveBeenCalledWith(1, { act: 'pickFor', pod: 1, seat: 3 }, '1');
});

it('the pack of a phone’s seat is covered before the desk picks for it, then the list is shown', async () => {
  vi.mocked(api.deskView).mockResolvedValue(event(status(), undefined, [1, 3]));
  await drafting.load();
  drafting.turnTo(3);
  expect([drafting.phase, drafting.seat]).toEqual(['cover', 3]);
  await drafting.reveal();
  vi.advanceTimersByTime(400);
  vi.spyOn(api, 'draftPick').mockResolvedValue(view(3, { waitingFor: [1] }, 0));
  drafting.choose(1);
  await drafting.take();
  expect([drafting.phase, drafting.view]).toEqual(['phones', null]);
});

it('the laptop goes to the player without a phone', async () => {
  vi.mocked(api.deskView).mockResolvedValue(event(status(), undefined, [1]));
  await drafting.load();
  expect([drafting.phase, drafting.seat]).toEqual(['cover', 3]);
});

it('the list of phones stays until the organiser chooses a seat', async () => {
  vi.mocked(api.deskView).mockResolvedValue(event(status(), undefined, [1]));
  await drafting.load();
  drafting.toPhones();
  await drafting.load();
  expect([drafting.phase, drafting.seat]).toEqual(['phones', null]);
  drafting.turnTo(3);
  expect([drafting.phase, drafting.seat]).toEqual(['cover', 3]);
  await drafting.load();
  expect([drafting.phase, drafting.seat]).toEqual(['cover', 3]);
});

it('a late click does not choose from the next pack', async () => {
  await opened();
  const pick = vi.spyOn(api, 'draftPick').mockResolvedValue(view(1, { pick: 2 }, 2));
  drafting.choose(0);
  const first = drafting.take();
  // A second click while the pick is on its way, and one just after the new pack appeared.
  await drafting.take();
  await first;
  drafting.choose(0);
  await drafting.take();
  expect(pick).toHaveBeenCalledTimes(1);
  expect(drafting.chosen).toBeNull();
  vi.advanceTimersByTime(300);
  drafting.choose(0);
  expect(drafting.chosen).toBe(0);
});

it('the chosen card is taken two seconds after time is up, and none without a choice', async () => {
  await opened();
  const pick = vi.spyOn(api, 'draftPick').mockResolvedValue(view(1, { pick: 2 }, 2));
  const start = drafting.receivedAt;
  drafting.tick(start + 70_000);
  expect(pick).not.toHaveBeenCalled();
  drafting.choose(2);
  expect(drafting.graceLeft(start + 61_000)).toBeGreaterThan(0);
  drafting.tick(start + 61_900);
  expect(pick).not.toHaveBeenCalled();
  drafting.tick(start + 62_500);
  expect(pick).toHaveBeenCalledWith(1, 1, 1, 2, 'SOR_2');
});

it('a card that was only focused with the keys is not taken', async () => {
  await opened();
  const pick = vi.spyOn(api, 'draftPick').mockResolvedValue(view(1, { pick: 2 }, 2));
  const start = drafting.receivedAt;
  drafting.look(1);
  drafting.tick(start + 90_000);
  expect(pick).not.toHaveBeenCalled();
  expect(drafting.graceLeft(start + 90_000)).toBeNull();
  // The selected card is taken, whichever card has the focus.
  drafting.choose(2);
  drafting.look(0);
  drafting.tick(start + 90_000);
  expect(pick).toHaveBeenCalledWith(1, 1, 1, 2, 'SOR_2');
});

it('the time of a pick starts when its pack is shown, even for the same player', async () => {
  await opened();
  vi.spyOn(api, 'draftPick').mockResolvedValue(view(1, { pick: 2, clock: { ...clock, running: false } }, 2));
  vi.mocked(api.showPack).mockResolvedValue(view(1, { pick: 2 }, 2));
  drafting.choose(0);
  await drafting.take();
  await vi.advanceTimersByTimeAsync(0);
  expect(api.showPack).toHaveBeenCalledTimes(2);
  expect(drafting.clock?.running).toBe(true);
});

it('no card is taken while the clock is paused', async () => {
  vi.mocked(api.showPack).mockResolvedValue(view(1, { clock: { ...clock, running: false, leftMs: -9000 } }));
  await opened();
  const pick = vi.spyOn(api, 'draftPick');
  drafting.choose(2);
  drafting.tick(performance.now() + 60_000);
  expect(pick).not.toHaveBeenCalled();
});

it('the state is requested again when a pick is refused', async () => {
  await opened();
  vi.spyOn(api, 'draftPick').mockRejectedValue(new Error('the disk is full'));
  drafting.choose(1);
  await drafting.take();
  await vi.advanceTimersByTimeAsync(0);
  expect(api.deskView).toHaveBeenCalledTimes(2);
  expect([drafting.phase, drafting.busy, drafting.chosen]).toEqual(['pack', false, null]);
});

it('the screen shows the end of the draft', async () => {
  await opened();
  vi.spyOn(api, 'draftPick').mockResolvedValue(view(1, { part: 'done', waitingFor: [] }, 0));
  vi.mocked(api.deskView).mockResolvedValue(event(status({ part: 'done', waitingFor: [] })));
  drafting.choose(0);
  await drafting.take();
  expect(drafting.phase).toBe('done');
});

it('the screen says that the draft has not begun', async () => {
  vi.mocked(api.deskView).mockResolvedValue(event(null));
  await drafting.load();
  expect(drafting.phase).toBe('absent');
});
