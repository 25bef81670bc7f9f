// The packs chosen in the New event dialog: boosters of one set or several, or a cube.

import { untrack } from 'svelte';
import { api, type CubeCheck, type CubeInput, type NewEvent, type PackSource } from '../lib/api';
import { asBackendError, type BackendError } from '../lib/errors';

export const PACK_KINDS = ['set', 'rounds', 'chaos', 'seats', 'cube'] as const;
export type PackKind = (typeof PACK_KINDS)[number];

/** Packs per seat of a draft. */
const ROUNDS = 3;
/** Pause in typing before the list of a cube is read. */
const PAUSE_MS = 250;

export class PackChoice {
  kind = $state<PackKind>('set');
  /** Boosters of one set come from whole boxes. */
  boxed = $state(false);
  /** The set of each round. */
  rounds = $state<string[]>([]);
  /** The sets of each seat by round. */
  seats = $state<string[][]>([]);
  /** The sets that boosters are drawn from. */
  chaos = $state<string[]>([]);
  cube = $state<CubeInput>({ name: '', list: '', leaders: 'separate', bases: 'shared', packSize: null });
  /** The check of the cube; null until it is read, and if it cannot be read. */
  checked = $state.raw<CubeCheck | null>(null);
  problem = $state.raw<BackendError | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  /** `sets`: codes of the sets with boosters, newest first. */
  constructor(sets: readonly string[]) {
    this.rounds = Array.from({ length: ROUNDS }, (_, round) => sets[round % Math.max(sets.length, 1)] ?? '');
    this.chaos = [...sets];
  }

  /** Starts with the packs of an earlier event. */
  take({ packs, boxed }: Pick<NewEvent, 'packs' | 'boxed'>) {
    this.boxed = boxed ?? false;
    if (!packs) return;
    this.kind = packs.kind;
    if (packs.kind === 'rounds') {
      const rounds = Math.max(ROUNDS, packs.sets.length);
      this.rounds = Array.from({ length: rounds }, (_, round) => packs.sets[round % packs.sets.length] ?? '');
    }
    if (packs.kind === 'seats') this.seats = packs.seats.map((row) => [...row]);
    if (packs.kind === 'chaos') this.chaos = [...packs.sets];
    if (packs.kind === 'cube') this.cube = { ...packs.cube };
  }

  /** Makes a row for each seat; new seats continue through the sets, so that each begins differently. */
  seat(count: number, sets: readonly string[]) {
    const row = (seat: number) =>
      Array.from({ length: ROUNDS }, (_, round) => sets[(seat + round) % Math.max(sets.length, 1)] ?? '');
    const known = untrack(() => this.seats);
    this.seats = Array.from({ length: count }, (_, seat) => known[seat] ?? row(seat));
  }

  /** Reads the cube, after a short pause in typing. */
  check(afterMs = PAUSE_MS) {
    clearTimeout(this.timer);
    const number = ++this.asked;
    if (this.cube.list.trim() === '') {
      this.checked = null;
      this.problem = null;
      return;
    }
    this.timer = setTimeout(() => void this.read(number), afterMs);
  }

  private async read(number: number) {
    try {
      const checked = await api.checkCube($state.snapshot(this.cube));
      if (number === this.asked) [this.checked, this.problem] = [checked, null];
    } catch (thrown) {
      if (number === this.asked) [this.checked, this.problem] = [null, asBackendError(thrown)];
    }
  }

  /** The packs for the program; null for boosters of one set. */
  get source(): PackSource | null {
    switch (this.kind) {
      case 'set':
        return null;
      case 'rounds':
        return { kind: 'rounds', sets: [...this.rounds] };
      case 'seats':
        return { kind: 'seats', seats: this.seats.map((row) => [...row]) };
      case 'chaos':
        return { kind: 'chaos', sets: [...this.chaos] };
      case 'cube':
        return { kind: 'cube', cube: $state.snapshot(this.cube) };
    }
  }
}
