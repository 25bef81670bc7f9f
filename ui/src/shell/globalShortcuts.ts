// Shortcuts that work everywhere, including fields and dialogs: search, printing, text size.

import { keys } from '../lib/state/keys.svelte';
import { program, TEXT_SIZES } from '../lib/state/program.svelte';
import { modalIsOpen } from '../lib/ui/modal';

/** The next larger or smaller text size; at the end the same. */
export function sizeAfter(percent: number, by: 1 | -1): number {
  const next = by === 1 ? TEXT_SIZES.find((size) => size > percent) : TEXT_SIZES.findLast((size) => size < percent);
  return next ?? percent;
}

function resize(percent: number) {
  if (percent !== program.settings.textPercent) void program.choose({ textPercent: percent });
}

/** To the search of the dialog that is open, else of the screen; `orElse` where there is none. */
function search(orElse: () => void) {
  const inside = modalIsOpen() ? 'dialog[open]' : 'main, .shell';
  if (!modalIsOpen() && keys.run('/')) return;
  const field = [...document.querySelectorAll(inside)]
    .flatMap((one) => [...one.querySelectorAll<HTMLInputElement>('input[type=search]')])
    .find((one) => one.getClientRects().length > 0);
  field?.focus();
  field?.select();
  if (!field && !modalIsOpen()) orElse();
}

/** Handles a key press. Returns `true` for one of these shortcuts. `find` opens the command palette. */
export function everywhereKey(event: KeyboardEvent, find: () => void): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing || event.defaultPrevented) return false;
  const key = event.key.toLowerCase();
  if (key === '+' || key === '=') resize(sizeAfter(program.settings.textPercent, 1));
  else if (key === '-') resize(sizeAfter(program.settings.textPercent, -1));
  else if (key === '0') resize(100);
  else if (key === 'f' && !event.shiftKey) search(find);
  else return false;
  return true;
}
