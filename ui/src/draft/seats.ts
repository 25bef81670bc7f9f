// The seats at the laptop: with several people in a pod, it is passed on.

import type { DraftStatus, PodView, SeatView } from '../lib/api';

export const people = (pod: PodView): SeatView[] => pod.seats.filter((seat) => !seat.bot);

/** The seats that pick at the laptop: those without a phone. */
export const atTheLaptop = (pod: PodView): SeatView[] => people(pod).filter((seat) => !seat.phone);

/** Returns the time that a pick has been open, as "1:05"; empty if unknown. */
export function openFor(since: string | null, now: number): string {
  const began = since === null ? Number.NaN : Date.parse(since);
  if (Number.isNaN(began)) return '';
  const seconds = Math.max(0, Math.floor((now - began) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * Returns the seat that picks next: the holder of the laptop while there is a pick to make (so that it is passed half as
 * often), then the next seat round the table with an open pick. `null` if there is none.
 */
export function nextSeat(waiting: readonly number[], seats: readonly SeatView[], holder: number | null): number | null {
  const sits = seats.some((seat) => seat.seat === holder);
  if (holder !== null && sits && waiting.includes(holder)) return holder;
  const order = seats.map((seat) => seat.seat).sort((a, b) => a - b);
  const from = holder === null ? 0 : order.findIndex((seat) => seat > holder);
  const start = from < 0 ? 0 : from;
  const round = [...order.slice(start), ...order.slice(0, start)];
  return round.find((seat) => waiting.includes(seat)) ?? null;
}

/** Returns `true` if the screen must be covered before a seat's pack is shown, because another person could be
 * looking. */
export const needsCover = (seats: readonly SeatView[], holder: number | null, seat: number): boolean =>
  seats.length > 1 && holder !== seat;

/** The seat that cards go to from a seat. Left of seat n is n + 1. */
export function neighbour(pod: { seat: number; name: string }[], seat: number, passing: DraftStatus['passing']) {
  const at = pod.findIndex((one) => one.seat === seat);
  if (at < 0 || pod.length === 0) return null;
  const to = passing === 'left' ? (at + 1) % pod.length : (at - 1 + pod.length) % pod.length;
  return pod[to] ?? null;
}

/** The names of seats, in a row: "Ada, Bruno". */
export const namesOf = (seats: readonly { seat: number; name: string }[], wanted: readonly number[]): string =>
  seats
    .filter((seat) => wanted.includes(seat.seat))
    .map((seat) => seat.name)
    .join(', ');
