// The export of an event, with the card data packages that it has recorded, if the organiser wants them.

import { api } from '../lib/api';
import { confirmation } from '../lib/state/confirm.svelte';
import { notices } from '../lib/state/notices.svelte';
import { words } from './i18n';

/** Exports an event to a file that the organiser chooses. Returns its path, or nothing if it was cancelled. */
export async function exportEvent(event: number): Promise<string | null | undefined> {
  const used = await notices.watch(() => api.eventCardData(event));
  if (!used) return undefined;
  const names = used.packages.map(({ title, version }) => `${title} ${version}`);
  if (names.length === 0) return notices.watch(() => api.exportEvent(event, false));
  const withData = await confirmation.choose({
    title: words.export.title,
    text: words.export.text,
    lines: names,
    yes: words.export.yes,
    no: words.export.no,
  });
  return withData === null ? null : notices.watch(() => api.exportEvent(event, withData));
}
