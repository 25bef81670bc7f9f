// Reading pasted content on the judge's table: position text is read here, everything else by the program.

import { api, type JudgePosition, type Ruling } from '../lib/api';
import { catalog } from '../lib/state/catalog.svelte';
import { readText, type Unread } from './text';

/** A ruling, case or position of the program; or a position from text, with the lines that were not understood. */
export type Pasted = { ruling: Ruling } | { position: JudgePosition; unread: readonly Unread[] };

/** Reads pasted text; any other text is rejected with the program's reason. */
export async function readAny(text: string): Promise<Pasted> {
  const looksPacked = /^\s*(\{|cantina:)/.test(text);
  const read = looksPacked ? null : readText(text, catalog.faces);
  return read ?? { ruling: await api.readCase(text) };
}
