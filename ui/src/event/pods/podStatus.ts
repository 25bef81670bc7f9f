// Text for the current part of a pod's draft.

import type { DraftStatus } from '../../lib/api';
import { words } from '../i18n';

export function partOf(draft: DraftStatus): string {
  switch (draft.part) {
    case 'leaders':
      return words.pods.leaders;
    case 'packs':
      return words.pods.pack(draft.pack);
    case 'review':
      return words.pods.review;
    case 'done':
      return words.pods.done;
  }
}
