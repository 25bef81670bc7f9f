// Leagues and statistics of the mock: believable figures, decided about as in the program.

import type {
  EventSummary,
  LeagueAct,
  LeagueLine,
  LeagueSummary,
  LeagueView,
  PointsEntry,
  RateView,
  StatisticsView,
} from '../lib/api';
import { refusal, refuse, type Answers } from './answers';

const BY_PLACE: PointsEntry = {
  key: 'by-place',
  name: 'By place',
  places: [
    { until: 1, points: 10 },
    { until: 2, points: 8 },
    { until: 4, points: 6 },
    { until: 8, points: 4 },
    { until: 16, points: 2 },
  ],
  takingPart: 1,
  matchWin: 0,
  matchDraw: 0,
  best: null,
  rankBy: ['points', 'eventsWon', 'matchWins', 'bestPlace'],
  about: 'Our choice: no official points table for a season was found.',
};

const BY_MATCHES: PointsEntry = {
  ...BY_PLACE,
  key: 'by-matches',
  name: 'By match points',
  places: [],
  takingPart: 0,
  matchWin: 3,
  matchDraw: 1,
};

const NAMES = [
  'Ada Vance',
  'Ben Ortiz',
  'Cara Lind',
  'Dmitri Kovač',
  'Elif Şahin',
  'Finn O’Hara',
  'Grete Böhm',
  'Hal Roy',
];

type Kept = { summary: LeagueSummary; view: LeagueView };
const leagues: Kept[] = [];

function points(table: PointsEntry, place: number, wins: number): number {
  const line = table.places.find((one) => place <= one.until);
  return (line?.points ?? 0) + table.takingPart + wins * table.matchWin;
}

/** Ranks the same eight people by places that differ from event to event. */
function ranked(view: LeagueView): LeagueLine[] {
  const lines = NAMES.map((name, person): LeagueLine => {
    const scores = view.events.map((event, index) => {
      const place = 1 + ((person * 3 + index * 5) % NAMES.length);
      const wins = Math.max(0, 3 - Math.floor(place / 2));
      return { event: event.event, place, wins, points: points(view.points, place, wins), counted: true };
    });
    const best = view.points.best ?? scores.length;
    scores
      .toSorted((a, b) => b.points - a.points)
      .slice(best)
      .forEach((score) => (score.counted = false));
    const counted = scores.filter((score) => score.counted);
    return {
      rank: 1,
      name,
      points: counted.reduce((sum, score) => sum + score.points, 0),
      counted: counted.length,
      events: scores.length,
      eventsWon: counted.filter((score) => score.place === 1).length,
      matchWins: counted.reduce((sum, score) => sum + score.wins, 0),
      bestPlace: Math.min(...counted.map((score) => score.place)),
      scores,
    };
  });
  if (view.events.length === 0) return [];
  const sorted = lines.filter((line) => view.names.every((one) => one.name !== line.name));
  sorted.sort((a, b) => b.points - a.points || b.eventsWon - a.eventsWon || b.matchWins - a.matchWins);
  return sorted.map((line, index) => ({ ...line, rank: index + 1 }));
}

const find = (id: number): Kept =>
  leagues.find((one) => one.view.id === id) ?? refuse('store.not_found', `League ${id} does not exist.`, null, null);

function create(name: string, key: string | null): LeagueView {
  const id = leagues.length + 1;
  const at = new Date().toISOString();
  const view: LeagueView = {
    id,
    name,
    points: key === 'by-matches' ? BY_MATCHES : BY_PLACE,
    events: [],
    standings: [],
    names: [],
    remarks: [],
    log: [{ at, by: null, text: `League created: ${name}`, undone: false }],
    undo: { allowed: false, whyNot: refusal('There is nothing to undo in this league.') },
  };
  leagues.push({ view, summary: { id, name, createdAt: at, events: 0, archived: false, problem: null } });
  return view;
}

function decide(kept: Kept, act: LeagueAct, events: EventSummary[]): LeagueView {
  const view = structuredClone(kept.view);
  let text = act.act as string;
  if (act.act === 'rename') view.name = text = act.name;
  else if (act.act === 'points') view.points = act.table;
  else if (act.act === 'same') view.names.push({ name: act.name, person: act.person, event: null });
  else if (act.act === 'apart') view.names = view.names.filter((one) => one.name !== act.name);
  else if (act.act === 'remove') view.events = view.events.filter((one) => one.event !== act.event);
  else if (act.act === 'add') {
    const event = events.find((one) => one.id === act.event);
    if (!event) refuse('event.not_found', `Event ${act.event} does not exist.`, null, null);
    const { id, name, createdAt, players, stage } = event;
    view.events.push({
      event: id,
      name,
      at: createdAt,
      players,
      finished: stage === 'finished',
      elsewhere: false,
      problem: null,
    });
    text = `Event ${id} added`;
  }
  view.log.unshift({ at: new Date().toISOString(), by: null, text, undone: false });
  view.undo = { allowed: true, whyNot: null };
  view.standings = ranked(view);
  view.remarks = view.events
    .filter((event) => !event.finished)
    .map((event) => `${event.name} is not over, so its places can still change.`);
  kept.view = view;
  kept.summary = { ...kept.summary, name: view.name, events: view.events.length };
  return view;
}

const rate = (id: string, name: string, wins: number, losses: number, mirrors: number, low: number, high: number) =>
  ({
    id,
    name,
    decks: Math.ceil((wins + losses) / 3),
    matches: wins + losses,
    wins,
    losses,
    draws: 0,
    mirrors,
    share: { percent: Math.round((wins / (wins + losses)) * 10_000) / 100, low, high },
  }) satisfies RateView;

function statistics(events: EventSummary[]): StatisticsView {
  return {
    events: events.map((event) => ({ event: event.id, name: event.name })),
    matches: 24,
    unknown: 1,
    leaders: [
      rate('SOR_010', 'Darth Vader, Dark Lord of the Sith', 9, 6, 2, 35.7, 80.2),
      rate('SOR_005', 'Luke Skywalker, Faithful Friend', 6, 6, 1, 25.4, 74.6),
      rate('SOR_014', 'Sabine Wren, Galvanized Revolutionary', 3, 6, 0, 12.1, 64.6),
    ],
    bases: [
      rate('SOR_026', 'Catacombs of Cadera', 10, 8, 3, 33.7, 75.4),
      rate('SOR_023', 'Command Center', 5, 7, 1, 19.3, 68),
    ],
    aspects: [rate('Heroism', 'Heroism', 9, 12, 4, 24.5, 63.5), rate('Aggression', 'Aggression', 11, 8, 5, 36.3, 76.9)],
    first: { games: 31, won: 18, drawn: 1, unknown: 24, share: { percent: 58.06, low: 40.77, high: 73.58 } },
    hasBots: true,
    remarks: ['1 played without both decks being known: in no rate of decks.'],
  };
}

/** The league commands; `list` has the events. */
export const leagueAnswers = (list: () => EventSummary[]) =>
  ({
    statistics: (events) => statistics(list().filter((event) => events.includes(event.id))),
    pointsTables: () => [BY_PLACE, BY_MATCHES],
    leagues: () => leagues.map((one) => one.summary).reverse(),
    createLeague: create,
    league: (league) => find(league).view,
    leagueAct: (league, act) => decide(find(league), act, list()),
    archiveLeague: (league, archived) => {
      const kept = find(league);
      kept.summary = { ...kept.summary, archived };
      return leagues.map((one) => one.summary).reverse();
    },
    leagueStatistics: () => statistics(list()),
    exportLeague: () => '/home/organiser/league.cantina',
    importLeague: () => null,
    saveLeagueCsv: () => '/home/organiser/league.csv',
    saveLeaguePaper: () => '/home/organiser/league.pdf',
  }) satisfies Partial<Answers>;
