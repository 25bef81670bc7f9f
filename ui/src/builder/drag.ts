// The card that is being dragged, and from where.

import { zoom } from '../cards/zoom.svelte';
import type { CardFace } from '../lib/api';
import { Drag } from '../lib/state/drag.svelte';
import type { Section } from './content';

export type Place = Section | 'source';

export const drag = new Drag<{ face: CardFace; from: Place }>({
  text: ({ face }) => face.name,
  // The large view would lie over the places to drop.
  begins: () => zoom.hide(),
});
