// Every card, asked for once: what screens of thousands of cards look up by number.

import { api, type CardFace } from '../api';
import { notices } from './notices.svelte';

class Catalog {
  /** In catalogue order; empty until loaded. */
  faces = $state.raw<readonly CardFace[]>([]);
  private byId: ReadonlyMap<string, CardFace> = new Map();
  /** Cards that no set has: what a judge describes by hand. */
  private others = $state.raw<ReadonlyMap<string, CardFace>>(new Map());
  private loading: Promise<void> | null = null;

  /** Loads the cards if they are not here yet. */
  load(): Promise<void> {
    this.loading ??= notices
      .watch(() => api.everyCard())
      .then((faces) => {
        if (faces) this.use(faces);
        else this.loading = null;
      });
    return this.loading;
  }

  /** Takes these cards as the catalogue. */
  use(faces: readonly CardFace[]) {
    this.byId = new Map(faces.map((face) => [face.id, face]));
    this.faces = faces;
  }

  /** Knows these cards as well, by their numbers; they are in no list of all cards. */
  also(faces: readonly CardFace[]) {
    if (faces.some((face) => this.others.get(face.id) !== face))
      this.others = new Map([...this.others, ...faces.map((face) => [face.id, face] as const)]);
  }

  /** Returns the card with this plain number; `undefined` if it is not in the catalogue. */
  face(id: string): CardFace | undefined {
    void this.faces;
    return this.byId.get(id) ?? this.others.get(id);
  }
}

export const catalog = new Catalog();
