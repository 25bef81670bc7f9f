// The types of the contract, by hand until they are generated from Rust.

export type DraftMode = 'digital' | 'paper';

export type Stage = 'registration' | 'seated' | 'drafting' | 'deckBuilding' | 'rounds' | 'finished';

export type EventSummary = {
  id: number;
  name: string;
  set: string;
  setName: string;
  mode: DraftMode;
  createdAt: string;
  stage: Stage;
  players: number;
  round: number;
  plannedRounds: number;
  archived: boolean;
};

export type NewEvent = {
  name: string;
  set: string;
  mode: DraftMode;
  podSize: number;
  profile: string | null;
  seed: string | null;
};

export type Possible = {
  allowed: boolean;
  whyNot: string | null;
};

export type Steps = {
  seat: Possible;
  startDraft: Possible;
  pair: Possible;
  undo: Possible;
  undoes: string | null;
  next: NextStep;
};

export type NextStep =
  'addPlayers' | 'seat' | 'startDraft' | 'draft' | 'buildDecks' | 'pair' | 'enterResults' | 'standings';

export type EventView = {
  summary: EventSummary;
  podSize: number;
  recommendedRounds: number;
  profile: ProfileView;
  players: PlayerView[];
  pods: PodView[];
  rounds: RoundView[];
  standings: StandingView[];
  log: LogLine[];
  steps: Steps;
};

export type ProfileView = {
  key: string;
  name: string;
  describes: string;
};

export type DeckStatus = 'missing' | 'illegal' | 'legal' | 'onPaper';

export type PlayerView = {
  id: number;
  name: string;
  bot: boolean;
  dropped: boolean;
  enteredInRound: number;
  pod: number | null;
  seat: number | null;
  deck: DeckStatus;
  record: string;
};

export type PlayerRef = {
  id: number;
  name: string;
  record: string;
};

export type PodView = {
  number: number;
  seats: SeatView[];
  draft: DraftStatus | null;
};

export type SeatView = {
  seat: number;
  player: number;
  name: string;
  bot: boolean;
};

export type DraftPart = 'leaders' | 'packs' | 'review' | 'done';

export type Passing = 'left' | 'right';

export type DraftStatus = {
  part: DraftPart;
  pack: number;
  pick: number;
  picks: number;
  passing: Passing;
  waitingFor: number[];
  clock: ClockView;
};

export type ClockView = {
  running: boolean;
  seconds: number;
  leftMs: number;
};

export type ClockAction = 'run' | 'pause' | 'next' | 'back';

export type RoundView = {
  number: number;
  finished: boolean;
  seed: string;
  tables: TableView[];
  forced: string[];
};

export type TableView = {
  table: number;
  a: PlayerRef;
  b: PlayerRef | null;
  result: ResultEntry | null;
  resultText: string;
  why: string[];
};

export type ResultEntry =
  | { kind: 'games'; a: number; b: number; drawn: number }
  | { kind: 'bye' }
  | { kind: 'noShowA' }
  | { kind: 'noShowB' }
  | { kind: 'doubleLoss' };

export type Percent = {
  exact: string;
  percent: number;
};

export type StandingView = {
  rank: number;
  player: number;
  name: string;
  dropped: boolean;
  matchWins: number;
  record: string;
  byes: number;
  games: string;
  omw: Percent;
  gw: Percent;
  ogw: Percent;
};

export type LogLine = {
  seq: number;
  at: string;
  text: string;
  undone: boolean;
};

export type CardFace = {
  id: string;
  name: string;
  subtitle: string | null;
  kind: string;
  arena: string | null;
  cost: number | null;
  power: number | null;
  hp: number | null;
  aspects: string[];
  traits: string[];
  rarity: string;
  unique: boolean;
  keywords: string[];
};

export type PackCardView = {
  index: number;
  face: CardFace;
  printing: string;
  treatment: string;
  foil: boolean;
};

export type DraftView = {
  event: number;
  pod: number;
  seat: number;
  name: string;
  status: DraftStatus;
  pack: PackCardView[];
  taken: CardFace[];
  table: DraftSeatView[];
};

export type DraftSeatView = {
  seat: number;
  name: string;
  bot: boolean;
  leaders: CardFace[];
  cards: number;
  picking: boolean;
};

export type PickView = {
  pack: number;
  pick: number;
  taken: CardFace;
  from: CardFace[];
  reason: string | null;
};

export type PoolCard = {
  face: CardFace;
  count: number;
};

export type DeckEntry = {
  leader: string | null;
  base: string | null;
  cards: CardCount[];
};

export type CardCount = {
  id: string;
  count: number;
};

export type ProblemView = {
  code: string;
  message: string;
  cards: string[];
  rule: string;
};

export type DeckCheck = {
  legal: boolean;
  problems: ProblemView[];
  size: number;
  minimum: number;
  curve: number[];
  offAspect: string[];
};

export type DeckView = {
  event: number;
  player: number;
  name: string;
  pool: PoolCard[];
  freeBases: CardFace[];
  list: DeckEntry;
  check: DeckCheck;
};

export type SetView = {
  code: string;
  name: string;
  boosters: boolean;
};

export type About = {
  version: string;
  database: string;
  sets: SetView[];
  profiles: ProfileView[];
  settings: Settings;
};

export type Settings = {
  theme: string;
  textPercent: number;
};

export type AppError = { code: string; message: string; place: string | null; wayOut: string | null };
