// Rules profiles of the mock.

import type { ProfileProblemView, ProfileView } from '../lib/api';
import type { Answers } from './answers';
import { PROFILE } from './profile';

/** The shape of a profile, as the program writes it. */
export const FULL_PROFILE = {
  key: 'swu-melee',
  name: 'Star Wars: Unlimited',
  aliases: ['swu'],
  rank_by: ['MatchWins', 'OpponentsMatchWins', 'GameWins', 'OpponentsGameWins'],
  match_win_share: 'WinsOfMatches',
  match_points: { win: 3, draw: 1, loss: 0 },
  game_points: { win: 3, draw: 1, loss: 0 },
  floor: '1/3',
  games_to_win: 2,
  bye_games_won: 2,
  no_show_games_won: 2,
  unfinished_lead: 'Wins',
  no_winner: 'Draw',
  missed_round: { Loss: { games_lost: 2 } },
  late_entry: { Loss: { games_lost: 2 } },
  rounds: [
    { players: 8, rounds: 3 },
    { players: 16, rounds: 4 },
    { players: 32, rounds: 5 },
    { players: 64, rounds: 6 },
    { players: 128, rounds: 7 },
  ],
  round_minutes: 55,
  single_game_minutes: 25,
  sealed_packs: 6,
  cut_minutes: 0,
  end_of_match: ['FinishRound', { ExtraRounds: 1 }],
  cut_places: 'Shared',
  table_score: {
    points: [5, 3, 2, 1],
    shared: 'NextLower',
    bye: 5,
    rank_by: ['Points', 'Victories', 'OpponentsPoints', 'RemainingHp'],
  },
  deck_lists: 'Closed',
  infractions: [
    { code: '3.6', name: 'Illegal gameplay', path: ['Warning', 'Warning', 'GameLoss'], group: '3' },
    { code: '4.1', name: 'Tardiness', path: ['GameLoss', 'MatchLoss'], group: null },
    { code: '5.4', name: 'Aggression', path: ['Disqualification'], group: null },
  ],
  sources: [{ value: 'rank_by', stated: 'The site of the platform, tiebreakers', confidence: 'High' }],
};

export const OWN_PROFILE: ProfileView = {
  key: 'our-shop',
  name: 'Our shop',
  describes: 'Ranked by match points. No percentage counts as less than 1/3. A match without a winner is a draw.',
  shipped: false,
  sealedPacks: 6,
  bestOf: 3,
  roundMinutes: 55,
  singleGameMinutes: 25,
  cutMinutes: 0,
};

const own = new Map<string, string>([
  [OWN_PROFILE.key, JSON.stringify({ ...FULL_PROFILE, key: OWN_PROFILE.key, name: OWN_PROFILE.name }, null, 2)],
]);

const list = (): ProfileView[] => [
  PROFILE,
  ...[...own].map(([key, json]) => ({ ...OWN_PROFILE, key, name: (JSON.parse(json) as { name: string }).name })),
];

function problems(json: string): ProfileProblemView[] {
  const profile = JSON.parse(json) as typeof FULL_PROFILE;
  const found: ProfileProblemView[] = [];
  if (profile.name.trim() === '') found.push({ code: 'profile.name', field: 'name', message: 'it has no name' });
  if (profile.key === PROFILE.key) {
    found.push({ code: 'profile.shipped', field: 'key', message: 'a profile of the program has this key' });
  }
  if (profile.round_minutes === 0) {
    found.push({ code: 'profile.minutes', field: 'round_minutes', message: 'a round has no time' });
  }
  return found;
}

export const profileAnswers = {
  listProfiles: list,
  profileJson: (key) => own.get(key) ?? JSON.stringify(FULL_PROFILE, null, 2),
  checkProfile: problems,
  saveProfile: (json) => {
    own.set((JSON.parse(json) as { key: string }).key, json);
    return list();
  },
  removeProfile: (key) => {
    own.delete(key);
    return list();
  },
} satisfies Partial<Answers>;
