// Words of how an event is played, changed while it is under way.

export const words = {
  open: 'Rules…',
  title: 'How this event is played',
  key: 'How this event is played: structure and rules profile',
  structure: 'Structure',
  rounds: 'Rounds',
  bestOf: 'Best of',
  cut: 'Cut',
  cutBestOf: 'Cut, best of',
  trilogy: 'Trilogy: three decks each (CR 9.3)',
  profile: 'Rules profile',
  lockedRounds: 'Tables and matches cannot change places any more: a round is paired.',
  lockedTables: 'An event of tables stays one: a round is paired.',
  lockedCut: (size: number) => `The bracket of ${size} is made. Undo it to change the cut.`,
  fromNow: '“Best of” counts from the next round that is paired; rounds that are paired stay as they are.',
  lockedTrilogy: 'A round is paired: results entered game by game depend on it.',
  profileNow: 'Standings are worked out with it at once, also for rounds that were played. The log says so.',
  keep: 'Keep',
  kept: 'How the event is played is changed',
  nothing: 'Nothing is changed.',
  undo: 'Undo takes it back.',
} as const;
