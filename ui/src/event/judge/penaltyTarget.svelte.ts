// The player chosen for a penalty on another tab. The form of the judging tab reads it.

import { tick } from 'svelte';
import { place } from '../../lib/state/route.svelte';
import { eventFields } from '../focus';

class Meant {
  player = $state<number | null>(null);

  /** To the judging tab, where the penalty form has this player already. */
  penalize(event: number, player: number) {
    this.player = player;
    place.go({ screen: 'event', event, tab: 'judge', round: null });
    void tick().then(() => eventFields.focus('penalty infraction'));
  }

  /** Whoever takes it is the only one who does. */
  take(): number | null {
    const player = this.player;
    this.player = null;
    return player;
  }
}

export const meant = new Meant();
