// A player who drops, or re-enters: after a question, because it changes the next pairings.

import type { PlayerView } from '../../lib/api';
import { isolated } from '../../lib/isolate';
import { confirmation } from '../../lib/state/confirm.svelte';
import type { EventStore } from '../../lib/state/event.svelte';
import { words } from '../i18n';

/** Asks, and then drops the player, or lets one who has dropped re-enter. */
export async function dropOrReenter(store: EventStore, { id, name, dropped }: PlayerView) {
  const { dropTitle, dropText, drop, reenterTitle, reenterText, reenter } = words.players;
  const sure = await confirmation.ask(
    dropped
      ? { title: reenterTitle(isolated(name)), text: reenterText, yes: reenter }
      : { title: dropTitle(isolated(name)), text: dropText, yes: drop, danger: true },
  );
  if (sure) await store.act({ act: dropped ? 'reenter' : 'drop', player: id });
}
