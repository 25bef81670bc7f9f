// Shapes of drafts.

import type { DraftShape } from '../lib/api';

/** Returns `true` if packs are passed round a pod: without teams, or with two teams in alternate seats. */
export const passesPacks = (shape: DraftShape): shape is 'pod' | 'teamsOfTwo' | 'teamsOfThree' =>
  shape === 'pod' || shape === 'teamsOfTwo' || shape === 'teamsOfThree';
