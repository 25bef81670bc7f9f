// Custom card pictures, loaded when they are shown. Without a folder, there are no requests.

import { api, type CardImages } from '../lib/api';
import { notices } from '../lib/state/notices.svelte';

/** The most pictures held in memory: each may have some megabytes. */
const MOST = 40;

const key = (number: string, back: boolean) => (back ? `${number} back` : number);

class Images {
  /** The folder; null until it was asked for. */
  folder = $state.raw<CardImages | null>(null);
  /** By key: the address of a picture, null when there is none; the oldest first. */
  private known = $state.raw<ReadonlyMap<string, string | null>>(new Map());
  private asked = new Set<string>();
  private loading: Promise<void> | null = null;

  /** The picture of a card, if the folder has one that is here already. */
  of(number: string, back = false): string | null {
    return this.known.get(key(number, back)) ?? null;
  }

  /** `true` if there is a folder with pictures. */
  get exist(): boolean {
    return this.folder?.folder != null && this.folder.problem === null;
  }

  /** Asks whether there is a folder, once. */
  load(): Promise<void> {
    this.loading ??= api
      .cardImages()
      .then((folder) => this.take(folder))
      .catch(() => {
        this.loading = null;
      });
    return this.loading;
  }

  /** Asks for a picture, for an $effect. */
  async want(number: string, back = false): Promise<void> {
    await this.load();
    const wanted = key(number, back);
    const folder = this.folder;
    if (!folder?.folder || folder.problem !== null || this.asked.has(wanted)) return;
    this.asked.add(wanted);
    // A file that is not a picture is ignored: the card is drawn from its facts.
    const address = await api.cardImage(number, back).catch(() => null);
    if (folder !== this.folder) return;
    const known = [...this.known, [wanted, address] as const];
    for (const [oldest] of known.slice(0, -MOST)) this.asked.delete(oldest);
    this.known = new Map(known.slice(-MOST));
  }

  /** Lets the person choose the folder. */
  async choose(): Promise<void> {
    const folder = await notices.watch(() => api.setImageFolder());
    if (folder) this.take(folder);
  }

  async forget(): Promise<void> {
    const folder = await notices.watch(() => api.forgetCardImages());
    if (folder) this.take(folder);
  }

  private take(folder: CardImages) {
    this.folder = folder;
    this.known = new Map();
    this.asked.clear();
  }
}

export const images = new Images();
