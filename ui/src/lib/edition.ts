// The editions of the Comprehensive Rules.

import type { RulesEdition } from './api';

/** The editions that a game can be played by, the newest first. */
export const EDITIONS: readonly RulesEdition[] = ['9.0', '8.0'];

/** The newest edition. */
export const NEWEST: RulesEdition = '9.0';
