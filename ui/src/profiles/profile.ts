// A rules profile as it is edited. Its JSON comes from the program and goes back to it; the program judges it.

import type { PenaltyName } from '../lib/api';

export type Missed = 'NotCounted' | 'Bye' | { Loss: { games_lost: number } };
export type EndStep = 'FinishRound' | 'PlayOn' | { ExtraRounds: number };
export type Points = { win: number; draw: number; loss: number };
export type PenaltyStep = 'Tracking' | 'Warning' | 'GameLoss' | 'MatchLoss' | 'Disqualification';
export type InfractionLine = { code: string; name: string; path: PenaltyStep[]; group: string | null };
export type SourceLine = { value: string; stated: string; confidence: 'High' | 'Medium' | 'Low' | 'Unstated' };

export type Profile = {
  key: string;
  name: string;
  aliases: string[];
  rank_by: string[];
  match_win_share: string;
  match_points: Points;
  game_points: Points;
  floor: string;
  games_to_win: number;
  bye_games_won: number;
  no_show_games_won: number;
  unfinished_lead: string;
  no_winner: string;
  missed_round: Missed;
  late_entry: Missed;
  rounds: { players: number; rounds: number }[];
  round_minutes: number;
  single_game_minutes: number;
  cut_minutes: number;
  sealed_packs: number;
  end_of_match: EndStep[];
  cut_places: string;
  table_score: { points: number[]; shared: string; bye: number; rank_by: string[] };
  deck_lists: string;
  infractions: InfractionLine[];
  sources: SourceLine[];
};

export const penaltySteps: Record<PenaltyStep, PenaltyName> = {
  Tracking: 'tracking',
  Warning: 'warning',
  GameLoss: 'gameLoss',
  MatchLoss: 'matchLoss',
  Disqualification: 'disqualification',
};

/** A key that no profile has yet, from a name: "Our shop" is "our-shop", then "our-shop-2". */
export function freshKey(name: string, taken: readonly string[]): string {
  const plain =
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'profile';
  if (!taken.includes(plain)) return plain;
  for (let number = 2; ; number++) if (!taken.includes(`${plain}-${number}`)) return `${plain}-${number}`;
}

export const missedKind = (missed: Missed): 'Loss' | 'NotCounted' | 'Bye' =>
  typeof missed === 'object' ? 'Loss' : missed;

export const endKind = (step: EndStep): 'FinishRound' | 'ExtraRounds' | 'PlayOn' =>
  typeof step === 'object' ? 'ExtraRounds' : step;

/** A list with one entry moved up or down; the same list at its ends. */
export function moved<T>(list: readonly T[], at: number, by: 1 | -1): T[] {
  const out = [...list];
  const [one, other] = [out[at], out[at + by]];
  if (one === undefined || other === undefined) return out;
  [out[at], out[at + by]] = [other, one];
  return out;
}

/** The profile with the sources of changed values struck: they are the organiser's choice now. */
export function withSources(before: Profile, after: Profile): Profile {
  const changed = (field: string) =>
    JSON.stringify(before[field as keyof Profile]) !== JSON.stringify(after[field as keyof Profile]);
  const sources = after.sources.map((source) =>
    changed(source.value)
      ? { value: source.value, stated: "The organiser's own choice", confidence: 'Unstated' as const }
      : source,
  );
  return { ...after, sources };
}
