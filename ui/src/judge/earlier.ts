// What a judge may say that happened to a card earlier in the phase. Pure.

import type { CardPlace, HappenedTo } from '../lib/api';

/** What can have happened to a card that lies there, the usual first; nothing where no text asks for it. */
export function canHaveHappened(place: CardPlace, kind: string): HappenedTo[] {
  if (place === 'ground' || place === 'space') {
    return ['attacked', 'played', 'enteredPlay', 'damaged', 'healed', 'damagedEnemyBase', 'rescued'];
  }
  if (kind === 'base') return ['damaged', 'healed', 'dealtIndirect'];
  if (place !== 'discard') return [];
  return kind === 'unit' ? ['defeated', 'played', 'leftPlay', 'discarded'] : ['played', 'discarded'];
}
