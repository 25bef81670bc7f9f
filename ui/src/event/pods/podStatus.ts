// Text for the current part of a pod's draft.

import type { DraftShape, DraftStatus } from '../../lib/api';
import { passesPacks } from '../../draft/shapes';
import { words } from '../i18n';

export function partOf(draft: DraftStatus, shape: DraftShape): string {
  switch (draft.part) {
    case 'leaders':
      return words.pods.leaders;
    case 'packs':
      return passesPacks(shape) ? words.pods.pack(draft.pack) : words.pods.shapes[shape];
    case 'review':
      return words.pods.review;
    case 'done':
      return words.pods.done;
  }
}
