// Answers every command with canned data, so that the page can be looked at without the program:
// `vite --mode mock`. Never part of the production bundle.

import { mockIPC } from '@tauri-apps/api/mocks';
import type { AppError, ClockAction, DeckEntry, EventSummary, NewEvent, ResultEntry, Settings } from '../lib/api';
import { checkList, suggested } from './cards';
import { deckAnswers } from './decks';
import { deskAnswers } from './desk';
import { deckView, draftLog, draftPick, draftView, poolOf, saveDeck } from './draft';
import { MockEvent, PROFILE, refuse } from './event';
import { gameAnswers } from './games';
import { personName } from './names';
import { leagueAnswers } from './leagues';
import { ruleAnswers } from './rules';
import { SETS, someEvents } from './scenes';

// `?theme=light&text=160` in the address.
const wanted = new URLSearchParams(location.search);
let settings: Settings = {
  theme: wanted.get('theme') ?? 'dark',
  textPercent: Number(wanted.get('text') ?? 100),
  language: 'english',
  askAlways: false,
};
const events = new Map<number, MockEvent>();

type Args = Record<string, unknown>;
type Answer = (args: Args) => unknown;

const find = (id: number) => events.get(id) ?? refuse('event.unknown', `There is no event ${id}.`, null, null);
const eventOf = (args: Args) => find(args.event as number);
const list = (): EventSummary[] => [...events.values()].map((event) => event.summary()).reverse();

function added(event: MockEvent, text: string) {
  const names = text
    .split('\n')
    .map((line) => line.replace(/^\s*\d+[.)]\s*/, '').trim())
    .filter(Boolean);
  if (names.length === 0) refuse('players.empty', 'There is no name in this text.', 'line 1', 'Type one name a line.');
  names.forEach((name, index) => {
    if (event.players.some((player) => player.name === name) || names.indexOf(name) !== index) {
      refuse(
        'players.duplicate',
        `${name} is entered already.`,
        `line ${index + 1}`,
        'Give one of them a mark that tells them apart, for example a letter. Nobody was added.',
      );
    }
  });
  event.addPlayers(names);
  return event.view();
}

function addBots(event: MockEvent, count: number) {
  const bots = event.players.filter((player) => player.bot).length;
  event.addPlayers(
    Array.from({ length: count }, (_, index) => `Bot ${bots + index + 1}`),
    true,
  );
  return event.view();
}

function created(wanted: NewEvent) {
  if (!wanted.name.trim()) {
    refuse('event.no_name', 'The event has no name.', 'name', 'Type a name, for example the date and the place.');
  }
  const id = events.size + 1;
  const set = SETS.find((one) => one.code === wanted.set);
  const at = new Date().toISOString();
  const seed = Number(wanted.seed ?? 1234 + id);
  const event = new MockEvent(id, wanted.name, wanted.set, set?.name ?? '', wanted.mode, wanted.podSize, at, seed);
  events.set(id, event);
  return event.view();
}

const change = (act: (event: MockEvent, args: Args) => void) => (args: Args) => {
  const event = eventOf(args);
  act(event, args);
  return event.view();
};

const answers: Record<string, Answer> = {
  about: () => ({
    version: '0.1.0',
    database: '/home/organiser/.local/share/cantina/data/cantina.db',
    sets: SETS,
    profiles: [PROFILE],
    settings,
    ownLimits: [{ id: 'JTL_256', count: 15 }],
    handBases: ['JTL_021', 'JTL_028'],
  }),
  save_settings: (args) => (settings = args.settings as Settings),
  app_ready: () => 400,
  list_events: () => list(),
  create_event: (args) => created(args.newEvent as NewEvent),
  event: (args) => eventOf(args).view(),
  archive_event: (args) => {
    eventOf(args).archived = args.archived as boolean;
    return list();
  },
  add_players: (args) => added(eventOf(args), args.text as string),
  add_bots: (args) => addBots(eventOf(args), args.count as number),
  rename_player: change((event, args) => {
    event.act('Player renamed', () => (event.player(args.player as number).name = args.name as string));
  }),
  drop_player: change((event, args) => {
    const player = event.player(args.player as number);
    event.act(`${player.name} dropped`, () => (player.dropped = true));
  }),
  reenter_player: change((event, args) => {
    const player = event.player(args.player as number);
    event.act(`${player.name} entered again`, () => (player.dropped = false));
  }),
  seat: change((event) => event.seatAll()),
  start_draft: change((event) => event.startDraft()),
  draft_view: (args) => draftView(eventOf(args), args.pod as number, args.seat as number),
  show_pack: (args) => draftView(eventOf(args), args.pod as number, args.seat as number),
  draft_pick: (args) => draftPick(eventOf(args), args.pod as number, args.seat as number, args.index as number),
  clock: change((event, args) => event.clock(args.pod as number, args.action as ClockAction)),
  draft_log: (args) => draftLog(eventOf(args), args.pod as number, args.seat as number),
  deck: (args) => deckView(eventOf(args), args.player as number),
  check_deck: (args) => checkList(args.list as DeckEntry),
  save_deck: (args) => saveDeck(eventOf(args), args.player as number, args.list as DeckEntry),
  suggest_deck: (args) => suggested(poolOf(eventOf(args), args.player as number)),
  plan_rounds: change((event, args) => {
    event.act(`${args.rounds} rounds planned`, () => (event.planned = args.rounds as number));
  }),
  pair: change((event) => event.pair()),
  result: change((event, args) => event.result(args.round as number, args.table as number, args.result as ResultEntry)),
  roll_bot_results: change((event, args) => event.rollBots(args.round as number)),
  undo: change((event) => event.undo()),
  ...deskAnswers(find, (event) => events.set(event.id, event)),
  ...deckAnswers,
  ...ruleAnswers,
  ...gameAnswers,
  ...leagueAnswers(list),
  export_event: () => '/home/organiser/event.json',
  backup: () => '/home/organiser/cantina-backup.db',
  restore: () => null,
};

export function install() {
  someEvents(personName).forEach((event) => events.set(event.id, event));
  mockIPC((command, args) => {
    const answer = answers[command];
    if (!answer) {
      const error: AppError = { code: 'mock.command', message: `${command} is not mocked`, place: null, wayOut: null };
      throw error;
    }
    return answer((args ?? {}) as Args);
  });
}
