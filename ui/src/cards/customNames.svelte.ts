// Card names in another language from a custom file, shown in place of the English ones.

import { api, type CardFace, type CustomCardNamesView } from '../lib/api';
import { notices } from '../lib/state/notices.svelte';
import { textOf } from '../lib/i18n/language.svelte';
import { words } from './i18n';

type Name = { name: string; subtitle: string | null };

class CustomNames {
  /** The file; null until it was asked for. */
  file = $state.raw<CustomCardNamesView | null>(null);
  private byId = $state.raw<ReadonlyMap<string, Name>>(new Map());
  private loading: Promise<void> | null = null;

  /** Asks for the names, once. Where there are none to ask for, such as at a second desk, the English ones stay. */
  load(): Promise<void> {
    this.loading ??= api
      .customNames()
      .then((file) => this.take(file))
      .catch(() => undefined);
    return this.loading;
  }

  /** Returns the custom name of a card, if the file has one. */
  of(id: string): Name | undefined {
    return this.byId.get(id);
  }

  /** Lets the person choose the file. */
  async choose(): Promise<void> {
    const file = await notices.watch(() => api.setCustomNamesFile());
    if (file) this.take(file);
  }

  async forget(): Promise<void> {
    const file = await notices.watch(() => api.clearCustomNames());
    if (file) this.take(file);
  }

  take(file: CustomCardNamesView) {
    this.file = file;
    this.byId = new Map(file.names.map(({ id, name, subtitle }) => [id, { name, subtitle }]));
  }
}

export const customNames = new CustomNames();

/** The name of a card as it is shown. */
export const shownName = (face: CardFace): string =>
  customNames.of(face.id)?.name ??
  (face.kind === 'token upgrade' ? textOf(words.tokens, face.name) : undefined) ??
  face.name;

/** Its subtitle as it is shown; with a name in another language only one in that language. */
export function shownSubtitle(face: CardFace): string | null {
  const own = customNames.of(face.id);
  return own === undefined ? face.subtitle : own.subtitle;
}
