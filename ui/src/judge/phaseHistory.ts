// Events earlier in the phase that a judge can add to a card. Pure.

import type { CardPlace, CardPhaseEvent } from '../lib/api';

/** Returns the events possible for a card in that place, the usual one first; empty if no card text asks for any. */
export function canHaveHappened(place: CardPlace, kind: string): CardPhaseEvent[] {
  if (place === 'ground' || place === 'space') {
    return ['attacked', 'played', 'enteredPlay', 'damaged', 'healed', 'damagedEnemyBase', 'rescued'];
  }
  if (kind === 'base') return ['damaged', 'healed', 'dealtIndirect'];
  if (place !== 'discard') return [];
  return kind === 'unit' ? ['defeated', 'played', 'leftPlay', 'discarded'] : ['played', 'discarded'];
}
