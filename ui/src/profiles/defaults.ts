// Defaults of a rules profile, shown where an event leaves a value to its profile.

import { api, type MissedRoundScore } from '../lib/api';
import type { Missed, Profile } from './profile';

function countsOf(missed: Missed): MissedRoundScore {
  if (missed === 'Bye') return 'bye';
  return missed === 'NotCounted' ? 'nothing' : 'loss';
}

/** Reads the value of rounds missed before a late entry. Returns null without access to profiles, as on a second desk. */
export async function lateEntryDefault(key: string): Promise<MissedRoundScore | null> {
  try {
    return countsOf((JSON.parse(await api.profileJson(key)) as Profile).late_entry);
  } catch {
    return null;
  }
}
