// The bundled profile of the mock as text.

export const PROFILE = {
  shipped: true,
  sealedPacks: 6,
  bestOf: 3,
  roundMinutes: 55,
  singleGameMinutes: 25,
  cutMinutes: 0,
  key: 'swu-melee',
  name: 'Star Wars: Unlimited',
  describes:
    'Ranked by match wins, then opponents’ match-win percentage, game-win percentage, opponents’ game-win percentage. No percentage counts as less than 1/3. A match without a winner is worth nothing.',
};
