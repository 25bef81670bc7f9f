// The profile whose editor was left without saving it. It is kept as long as the program runs.

import type { Profile } from './profile';

interface Unsaved {
  /** The profile as it was. */
  before: Profile;
  draft: Profile;
}

let kept: Unsaved | null = null;

/** Returns the profile that is still being edited. */
export const unsaved = (): Unsaved | null => kept;

/** Keeps what is being edited; null after it was saved or discarded. */
export const keepUnsaved = (edited: Unsaved | null): void => void (kept = edited);
