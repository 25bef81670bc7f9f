// What a pod is doing, in words.

import type { DraftStatus } from '../../lib/api';
import { en } from '../../lib/i18n/en';

export function partOf(draft: DraftStatus): string {
  switch (draft.part) {
    case 'leaders':
      return en.pods.leaders;
    case 'packs':
      return en.pods.pack(draft.pack);
    case 'review':
      return en.pods.review;
    case 'done':
      return en.pods.done;
  }
}
