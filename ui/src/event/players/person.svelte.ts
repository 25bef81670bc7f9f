// Menu of a player's name, in the standings, the bracket and the decks.

import type { EventView, PlayerView } from '../../lib/api';
import { isolated } from '../../lib/isolate';
import type { MenuItem, MenuOf } from '../../lib/state/menu.svelte';
import { program } from '../../lib/state/program.svelte';
import { place } from '../../lib/state/route.svelte';
import { words } from '../i18n';
import { meant } from '../judge/penaltyTarget.svelte';
import { hasDrafted } from '../stage';

/** The player whose dialog is asked for on another tab; the tab of players takes it from here. */
class Person {
  private asked = $state<number | null>(null);

  open(event: number, player: number) {
    this.asked = player;
    place.go({ screen: 'event', event, tab: 'players', round: null });
  }

  /** Whoever takes it is the only one who does. */
  take(): number | null {
    const player = this.asked;
    this.asked = null;
    return player;
  }
}

export const person = new Person();

/** Returns `true` if a deck that was built at the event can be opened. */
export const hasBuilt = (view: EventView, player: PlayerView): boolean =>
  view.summary.kind === 'draft' &&
  view.summary.mode === 'digital' &&
  hasDrafted(view) &&
  ['missing', 'illegal', 'legal'].includes(player.deck);

/** Their deck with its problems, where there is one to look at; and a penalty. */
export function deckAndPenalty(view: EventView, id: number): MenuItem[] {
  const event = view.summary.id;
  const player = view.players.find((one) => one.id === id);
  const deck = player && hasBuilt(view, player);
  const run = () => place.go({ screen: 'deck', event, player: id });
  return [
    ...(deck && program.secondDesk === null
      ? [{ name: 'deck', text: words.players.deck, icon: 'deck', run } as const]
      : []),
    { name: 'penalty', text: words.judge.penalty, icon: 'judge', run: () => meant.penalize(event, id) },
  ];
}

/** Returns the menu of a player's name, or nothing for an empty place. */
export function menuOf(view: EventView, id: number | undefined): MenuOf | null {
  const player = view.players.find((one) => one.id === id);
  if (!player) return null;
  const run = () => person.open(view.summary.id, player.id);
  const more: MenuItem = { name: 'more', text: words.person.openLabel(isolated(player.name)), icon: 'person', run };
  return { label: player.name, items: [more, ...deckAndPenalty(view, player.id)] };
}
