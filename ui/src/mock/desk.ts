// The acts of the mock: simple stand-ins, enough to look at every screen.

import type {
  AdviceView,
  BracketView,
  ConsequencesView,
  CutPlanView,
  EventAct,
  EventUpdate,
  EventView,
  InfractionView,
  ListCheck,
  NewEvent,
  PenaltyName,
  PlayerRef,
  RoundView,
  BackupStatusView,
  TableStandingView,
} from '../lib/api';
import { boardOf, papersOf, standingsAfter } from './board';
import { draftPick } from './draft';
import { seededRandom, shuffled } from './cards';
import { refusal, refuse, type Answers } from './answers';
import { MockEvent } from './event';
import type { MockMatch } from './extra';
import { PROFILE } from './profile';
import { OWN_PROFILE, profileAnswers } from './profiles';
import { SETS } from './scenes';
import { COLUMNS, lines, recordOf, standingsOf } from './standings';

const infraction = (code: string, name: string, ...path: PenaltyName[]): InfractionView => ({ code, name, path });

const INFRACTIONS: InfractionView[] = [
  infraction('3.4', 'Mulligan error', 'gameLoss'),
  infraction('3.6', 'Illegal gameplay', 'warning', 'warning', 'gameLoss'),
  infraction('4.1', 'Tardiness', 'gameLoss', 'matchLoss'),
  infraction('4.2', 'Deck or list error', 'gameLoss'),
  infraction('4.3', 'Slow play', 'warning', 'gameLoss'),
  infraction('5.1', 'Minor misconduct', 'warning', 'matchLoss', 'disqualification'),
  infraction('5.4', 'Aggression', 'disqualification'),
];

let author: string | null = null;
const authors = new WeakMap<MockEvent, Map<number, string>>();

const refOf = (event: MockEvent, id: number): PlayerRef => ({ id, name: event.player(id).name, record: '' });
const ranked = (event: MockEvent) => standingsOf(event.rounds, event.players).filter((line) => !line.dropped);

function advice(event: MockEvent, player: number, code: string): AdviceView {
  const found =
    INFRACTIONS.find((one) => one.code === code) ?? refuse('tournament.unknown_infraction', `No ${code}.`, null, null);
  const given = event.extra.penalties.filter(
    (one) => one.player === player && one.infraction === code && one.withdrawn === null,
  );
  const penalty = found.path[Math.min(given.length, found.path.length - 1)] ?? 'warning';
  return { penalty, before: given.length, round: Math.max(1, event.rounds.length) };
}

function placesOf(hp: readonly number[]): number[] {
  return hp.map((one) => 1 + hp.filter((other) => other > one).length);
}

const TABLE_COLUMNS = ['Points', 'Victories', 'OpponentsPoints', 'RemainingHp'];

function tableStandings(event: MockEvent): TableStandingView[] {
  const lines = event.players.map((player): TableStandingView => {
    const games = event.extra.tables.flat().filter((table) => table.hp.length > 0);
    const mine = games.filter((table) => table.players.some((one) => one.id === player.id));
    const places = mine.map((table) => placesOf(table.hp)[table.players.findIndex((one) => one.id === player.id)] ?? 4);
    return {
      rank: 1,
      player: player.id,
      name: player.name,
      dropped: player.dropped,
      disqualified: event.extra.disqualified.includes(player.id),
      values: [
        places.reduce((sum, place) => sum + ([5, 3, 2, 1][place - 1] ?? 0), 0),
        places.filter((place) => place === 1).length,
        { average: mine.length * 7 },
        mine.reduce((sum, table) => sum + (table.hp[table.players.findIndex((one) => one.id === player.id)] ?? 0), 0),
      ],
      places,
      byes: 0,
    };
  });
  const number = (line: TableStandingView, at: number) => Number(line.values[at]);
  lines.sort((x, y) => number(y, 0) - number(x, 0) || number(y, 3) - number(x, 3));
  lines.forEach((line, index) => (line.rank = index + 1));
  return lines;
}

function bracketOf(event: MockEvent): BracketView | null {
  const made = event.extra.bracket;
  if (!made) return null;
  let order = [1];
  while (order.length < made.size) order = order.flatMap((seed) => [seed, order.length * 2 + 1 - seed]);
  const next = event.rounds.length < made.firstRound ? order.flatMap((_, index) => (index % 2 ? [] : [index])) : [];
  return {
    size: made.size,
    seeds: made.seeds.map((id) => refOf(event, id)),
    order,
    firstRound: made.firstRound,
    next: next.map((index) => ({
      a: made.seeds[(order[index] ?? 1) - 1] ?? 1,
      b: made.seeds[(order[index + 1] ?? 2) - 1] ?? 2,
    })),
    oneTable: false,
    over: false,
  };
}

function clockOf(event: MockEvent, round: number): RoundView['clock'] {
  const clock = event.extra.clocks[round];
  if (!clock) return null;
  const left = clock.left - (clock.since === null ? 0 : Date.now() - clock.since);
  return { running: clock.since !== null, seconds: clock.seconds, leftMs: Math.round(left) };
}

function roundsOf(event: MockEvent): RoundView[] {
  const common = (number: number) => ({ scope: 'wholeEvent' as const, clock: clockOf(event, number) });
  const extension = (round: number, table: number) =>
    (event.extra.extensions[`${round}:0`] ?? 0) + (event.extra.extensions[`${round}:${table}`] ?? 0);
  const none = { result: null, resultText: '', games: [], bans: null, gameLosses: [], hasReasons: false, out: [] };
  if (event.extra.structure.rounds === 'tables') {
    return event.extra.tables.map((tables, index) => ({
      ...common(index + 1),
      number: index + 1,
      kind: 'tables',
      gamesToWin: 1,
      seed: String(event.seed + index),
      open: tables.filter((table) => table.hp.length === 0).length,
      openTables: tables.filter((table) => table.hp.length === 0).map((table) => table.table),
      tables: tables.map((table) => ({
        ...none,
        table: table.table,
        players: table.players,
        hp: table.hp,
        places: placesOf(table.hp),
        resultText: table.hp.map((hp) => `${hp} HP`).join(', '),
        extension: extension(index + 1, table.table),
        reports: [],
        hasReasons: true,
      })),
      forced: [],
    }));
  }
  const first = event.extra.bracket?.firstRound ?? Infinity;
  return event.rounds.map((round) => ({
    ...common(round.number),
    number: round.number,
    kind:
      round.number >= first ? 'elimination' : event.extra.structure.rounds === 'roundRobin' ? 'roundRobin' : 'swiss',
    gamesToWin: ((event.extra.structure.bestOf ?? 3) + 1) / 2,
    seed: round.seed,
    open: round.tables.filter((table) => table.result === null).length,
    openTables: round.tables.filter((table) => table.b !== null && table.result === null).map((table) => table.table),
    tables: round.tables.map((table) => ({
      ...none,
      table: table.table,
      players: table.b ? [table.a, table.b] : [table.a],
      result: table.result,
      resultText: table.resultText,
      hp: [],
      out: [],
      places: [],
      gameLosses: [0, 0],
      extension: extension(round.number, table.table),
      reports: [],
      hasReasons: table.why.length > 0,
    })),
    forced: round.forced,
  }));
}

/** Returns the full view of an event. */
export function viewOf(event: MockEvent): EventView {
  event.tick();
  const steps = event.steps();
  const tables = event.extra.structure.rounds === 'tables';
  const rounds = roundsOf(event);
  const open = rounds.at(-1)?.open ?? 0;
  const yes = { allowed: true, whyNot: null };
  const pair =
    open > 0 ? { allowed: false, whyNot: refusal(`${open} results are missing.`) } : tables ? yes : steps.pair;
  const cut = event.extra.bracket
    ? { allowed: false, whyNot: refusal('The bracket exists already.') }
    : open > 0
      ? { allowed: false, whyNot: refusal(`${open} results are missing.`) }
      : rounds.length === 0
        ? { allowed: false, whyNot: refusal('No round is played.') }
        : yes;
  const signed = authors.get(event);
  const all = lines(
    event.rounds,
    event.players.map((player) => player.id),
  );
  return structuredClone({
    summary: { ...event.summary(), kind: event.extra.kind },
    sealed: null,
    shape: 'pod',
    teamStandings: [],
    podSize: event.podSize,
    structure: event.extra.structure,
    profile: event.extra.profile === OWN_PROFILE.key ? OWN_PROFILE : PROFILE,
    edition: '9.0',
    recommendedRounds: event.recommended(),
    firstTable: event.extra.firstTable,
    missingTables: event.extra.missingTables,
    listsOn: CHECK.on,
    players: event.players.map((player) => ({
      ...player,
      record: recordOf(all.get(player.id)),
      disqualified: event.extra.disqualified.includes(player.id),
      fixedTable: event.extra.fixed[player.id] ?? null,
      declaredByes: event.extra.byes[player.id] ?? [],
      decks:
        player.id % 3 === 0
          ? []
          : [{ slot: 1, name: 'Luke', leader: null, base: null, open: false, list: '{}', check: CHECK }],
      decksLocked: event.extra.locked.includes(player.id),
      penalties: event.extra.penalties.filter((one) => one.player === player.id && one.withdrawn === null).length,
    })),
    pods: event.pods,
    deckClock: null,
    rounds,
    bracket: bracketOf(event),
    finalPlaces: [],
    standings: tables ? [] : standingsOf(event.rounds, event.players),
    columns: tables ? TABLE_COLUMNS : [...COLUMNS],
    tableStandings: tables ? tableStandings(event) : [],
    penalties: event.extra.penalties,
    checks: event.extra.checks,
    infractions: INFRACTIONS,
    endOfMatch: ['The round of the current game is finished.', 'One more full round is played.'],
    steps: { ...steps, pair, cut },
    log: event.log.map((line) => ({ ...line, by: signed?.get(line.seq) ?? null })),
    notices: event.id === 2 ? ['The file of round 0 could not be written: the folder is read-only.'] : [],
  });
}

/** The mock sends the whole view each time. */
const updateOf = (event: MockEvent): EventUpdate => ({ kind: 'whole', revision: '1', view: viewOf(event) });

function pairTables(event: MockEvent) {
  const number = event.extra.tables.length + 1;
  event.act(`Round ${number} paired`, () => {
    const order = shuffled(event.active(), seededRandom(event.seed + number));
    const count = Math.ceil(order.length / 4);
    const tables = Array.from({ length: count }, (_, index) => ({
      table: index + 1,
      players: [] as PlayerRef[],
      hp: [] as number[],
    }));
    order.forEach((player, index) => tables[index % count]?.players.push(refOf(event, player.id)));
    event.extra.tables.push(tables);
    event.stage = 'rounds';
  });
}

function pairBracket(event: MockEvent) {
  const bracket = bracketOf(event);
  if (!bracket) return;
  const number = event.rounds.length + 1;
  event.act(`Round ${number} paired`, () => {
    const tables = bracket.next.map((pair, index): MockMatch => ({
      table: index + 1,
      a: refOf(event, pair.a),
      b: pair.b === null ? null : refOf(event, pair.b),
      result: null,
      resultText: '',
      why: ['The bracket.'],
    }));
    event.rounds.push({ number, seed: '0', tables, forced: [] });
  });
}

/** Swaps two players of the current round. */
function swap(event: MockEvent, one: number, other: number) {
  const seats = event.rounds.at(-1)?.tables ?? [];
  const [x, y] = [refOf(event, one), refOf(event, other)];
  const put = (ref: PlayerRef) => (ref.id === one ? y : ref.id === other ? x : ref);
  for (const table of seats) {
    table.a = put(table.a);
    table.b = table.b && put(table.b);
  }
}

function swapSeats(event: MockEvent, one: number, other: number) {
  const all = event.pods.flatMap((pod) => pod.seats.map((seat) => ({ pod: pod.number, seat })));
  for (const { pod, seat } of all) {
    const to = seat.player === one ? other : seat.player === other ? one : null;
    if (to === null) continue;
    const player = event.player(to);
    [player.pod, player.seat] = [pod, seat.seat];
    Object.assign(seat, { player: player.id, name: player.name, bot: player.bot });
  }
}

function penalize(event: MockEvent, act: Extract<EventAct, { act: 'penalize' }>) {
  const said = advice(event, act.player, act.infraction);
  const name = event.player(act.player).name;
  event.act(`${name}: ${act.infraction}, ${act.penalty ?? said.penalty}`, () => {
    const penalty = act.penalty ?? said.penalty;
    event.extra.penalties.push({
      number: event.extra.penalties.length + 1,
      player: act.player,
      name,
      infraction: act.infraction,
      penalty,
      round: act.round ?? said.round,
      note: act.note,
      withdrawn: null,
    });
    if (penalty === 'disqualification') event.extra.disqualified.push(act.player);
  });
}

function clock(event: MockEvent, act: Extract<EventAct, { act: 'clock' }>) {
  const { round, action } = act;
  const now = clockOf(event, round);
  event.act(`Round ${round}: clock ${action.kind}`, () => {
    const clocks = event.extra.clocks;
    if (action.kind === 'start') {
      const seconds = action.seconds ?? 55 * 60;
      clocks[round] = { seconds, left: seconds * 1000, since: Date.now() };
    } else if (now && action.kind === 'pause') {
      clocks[round] = { seconds: now.seconds, left: now.leftMs, since: null };
    } else if (now && action.kind === 'resume') {
      clocks[round] = { seconds: now.seconds, left: now.leftMs, since: Date.now() };
    } else if (now && action.kind === 'set') {
      clocks[round] = { seconds: now.seconds, left: action.seconds * 1000, since: now.running ? Date.now() : null };
    }
  });
}

function check(event: MockEvent, tables: readonly number[], drawn: boolean) {
  event.act(`Deck checks: tables ${tables.join(', ')}`, () => {
    const round = event.rounds.length;
    for (const number of tables) {
      const table = event.rounds.at(-1)?.tables.find((one) => one.table === number);
      if (!table) refuse('table.not_found', `Table ${number} does not exist.`, null, null);
      for (const player of [table.a, table.b]) {
        if (!player) continue;
        const { id, name } = player;
        event.extra.checks.push({ round, table: number, player: id, name, drawn, sound: null, note: '' });
      }
    }
  });
}

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
        `${name} is already in this event.`,
        `line ${index + 1}`,
        'Give one of them a mark that tells them apart, for example a letter. No player was added.',
      );
    }
  });
  event.addPlayers(names);
}

function act(event: MockEvent, act: EventAct): void {
  const extra = event.extra;
  const name = (id: number) => event.player(id).name;
  switch (act.act) {
    case 'register':
      return added(event, act.text);
    case 'registerBots': {
      const bots = event.players.filter((player) => player.bot).length;
      const names = Array.from({ length: act.count }, (_, index) => `Bot ${bots + index + 1}`);
      return event.addPlayers(names, true);
    }
    case 'rename':
      return event.act('Player renamed', () => (event.player(act.player).name = act.name));
    case 'seat':
      return event.seatAll();
    case 'seatLate':
      return event.act(`${name(act.player)} got a seat`, () => undefined);
    case 'swapSeats':
      return event.act(`${name(act.one)} and ${name(act.other)} swapped seats`, () =>
        swapSeats(event, act.one, act.other),
      );
    case 'startDraft':
      return event.startDraft();
    case 'finishDraft':
      return event.finishDraft();
    case 'pickClock':
      return event.clock(act.pod, act.action);
    case 'pickFor':
      draftPick(event, act.pod, act.seat, 0);
      return;
    case 'planRounds':
      return event.act(`${act.rounds} rounds planned`, () => (event.planned = act.rounds));
    case 'rollBotResults':
      return event.rollBots(act.round);
    case 'undo':
      return event.undo();
    case 'structure':
      return event.act('Another structure', () => (extra.structure = act.structure));
    case 'profile':
      return event.act(`Rules profile: ${act.key}`, () => (extra.profile = act.key));
    case 'pair':
      return extra.bracket
        ? pairBracket(event)
        : extra.structure.rounds === 'tables'
          ? pairTables(event)
          : event.pair();
    case 'repair':
    case 'byHand':
      return event.act(`Round ${event.rounds.length} re-paired: ${act.note}`, () => {
        const round = event.rounds.at(-1);
        if (act.act === 'byHand') {
          for (const pair of act.pairs) {
            const seat = round?.tables.find((table) => table.a.id === pair.a);
            if (seat?.b && pair.b !== null) swap(event, seat.b.id, pair.b);
          }
        } else round?.tables.reverse().forEach((table, index) => (table.table = index + 1));
      });
    case 'swap':
      return event.act(`${name(act.one)} and ${name(act.other)} swapped: ${act.note}`, () =>
        swap(event, act.one, act.other),
      );
    case 'byHandTables':
      return event.act(`Round ${extra.tables.length} re-paired: ${act.note}`, () => undefined);
    case 'deleteRound':
      return event.act(`Round ${act.round} deleted: ${act.note}`, () => {
        if (extra.structure.rounds === 'tables') extra.tables.pop();
        else event.rounds.pop();
      });
    case 'result':
      return event.result(act.round, act.table, act.result);
    case 'games':
      return event.result(act.round, act.table, { kind: 'games', a: 2, b: 0, drawn: 0 });
    case 'tableResult':
      return event.act(`Round ${act.round}, table ${act.table}: HP left ${act.hp.join(', ')}`, () => {
        const table = extra.tables[act.round - 1]?.find((one) => one.table === act.table);
        if (table) table.hp = act.hp;
      });
    case 'noShow': {
      const round = event.rounds.at(-1);
      const table = round?.tables.find((one) => one.a.id === act.player || one.b?.id === act.player);
      if (!round || !table?.b) return refuse('player.no_table', 'This player has no match.', null, null);
      event.result(round.number, table.table, { kind: table.a.id === act.player ? 'noShowA' : 'noShowB' });
      if (act.leaves) event.act(`${name(act.player)} dropped`, () => (event.player(act.player).dropped = true));
      return;
    }
    case 'drop':
      return event.act(`${name(act.player)} dropped`, () => (event.player(act.player).dropped = true));
    case 'reenter':
      return event.act(`${name(act.player)} re-entered`, () => (event.player(act.player).dropped = false));
    case 'lateEntry':
      return event.addPlayers([act.name]);
    case 'merge':
      return event.act(`${name(act.player)} is the same person as ${name(act.into)}: ${act.note}`, () => {
        const sits = (table: MockMatch) => table.a.id === act.player || table.b?.id === act.player;
        const met = event.rounds.some((round) => round.tables.some(sits));
        if (met) refuse('tournament.merge_same_round', 'Both have a table in round 1.', null, 'Let one of them leave.');
        event.players = event.players.filter((player) => player.id !== act.player);
      });
    case 'missed':
      return event.act(`${name(act.player)}: round ${act.round} counts as ${act.counts}`, () => undefined);
    case 'declareBye':
      return event.act(`${name(act.player)} has a bye in round ${act.round}: ${act.note}`, () => {
        extra.byes[act.player] = [...(extra.byes[act.player] ?? []), act.round];
      });
    case 'withdrawBye':
      return event.act(`${name(act.player)}: no bye in round ${act.round}`, () => {
        extra.byes[act.player] = (extra.byes[act.player] ?? []).filter((round) => round !== act.round);
      });
    case 'room':
      return event.act('The room', () => {
        extra.firstTable = act.first;
        extra.missingTables = act.missing;
      });
    case 'fixTable':
      return event.act(`${name(act.player)} assigned to table ${act.table ?? '-'}`, () => {
        if (act.table === null) delete extra.fixed[act.player];
        else extra.fixed[act.player] = act.table;
      });
    case 'penalize':
      return penalize(event, act);
    case 'withdrawPenalty':
      return event.act(`Penalty ${act.penalty} withdrawn: ${act.note}`, () => {
        const found = extra.penalties.find((one) => one.number === act.penalty);
        if (found) found.withdrawn = act.note;
      });
    case 'clock':
      return clock(event, act);
    case 'extend':
      return event.act(`Round ${act.round}, table ${act.table ?? 'all'}: ${act.seconds} seconds of extra time`, () => {
        const key = `${act.round}:${act.table ?? 0}`;
        extra.extensions[key] = (extra.extensions[key] ?? 0) + act.seconds;
      });
    case 'note':
      return event.act(`Note: ${act.text}`, () => undefined);
    case 'drawChecks': {
      const tables = (event.rounds.at(-1)?.tables ?? []).filter((table) => table.b);
      const drawn = shuffled(tables, seededRandom(event.seed + extra.checks.length)).slice(0, act.count);
      return check(
        event,
        drawn.map((table) => table.table),
        true,
      );
    }
    case 'chooseChecks':
      return check(event, act.tables, false);
    case 'checkDeck':
      return event.act(`Deck of ${name(act.player)} checked`, () => {
        const found = extra.checks.find((one) => one.player === act.player && one.round === act.round);
        if (found) Object.assign(found, { sound: act.sound, note: act.note });
      });
    case 'registerDeck':
      return event.act(`${name(act.player)} registers a deck`, () => undefined);
    case 'lockDecks':
      return event.act(act.locked ? 'Decks locked' : 'Decks opened', () => {
        extra.locked = act.locked ? event.players.map((player) => player.id) : [];
      });
    case 'replaceInCut':
      return event.act(`${name(act.by)} replaces ${name(act.player)} in the top cut: ${act.note}`, () => {
        if (!extra.bracket) return;
        extra.bracket.seeds = extra.bracket.seeds.map((seed) => (seed === act.player ? act.by : seed));
      });
    case 'startCut':
      return event.act(`Top ${act.size} cut`, () => {
        const seeds = ranked(event).slice(0, act.size);
        extra.bracket = {
          size: act.size,
          seeds: seeds.map((line) => line.player),
          firstRound: event.rounds.length + 1,
        };
      });
  }
}

function planCut(event: MockEvent, size: number): CutPlanView {
  const lines = ranked(event);
  if (lines.length < size)
    refuse('tournament.cut_size', `${lines.length} players are too few for ${size}.`, null, null);
  const seeds = lines.slice(0, size);
  return { size, seeds: seeds.map((line) => refOf(event, line.player)), ties: [], boundaryDrawn: false };
}

const consequences: ConsequencesView = {
  words: ['Round 2 was paired with the old result; it is not changed.'],
  ranks: [
    { player: 1, name: 'Ada', was: 4, is: 9 },
    { player: 2, name: 'Ben', was: 12, is: 7 },
  ],
};

const safety: BackupStatusView = {
  folder: '/home/organiser/.local/share/cantina/data/copies',
  lastCopy: new Date(Date.now() - 140_000).toISOString(),
  secondFolder: null,
  lastSecondCopy: null,
  problem: null,
  lostSteps: 0,
  copies: ['event-1-round-3-begin', 'event-1-round-2-end', 'event-1-round-2-begin', 'event-1-round-1-end'].map(
    (label, index) => ({
      path: `/home/organiser/.local/share/cantina/data/copies/${label}.db`,
      label,
      kilobytes: 420 - index * 30,
      at: new Date(Date.now() - 140_000 - index * 1_800_000).toISOString(),
    }),
  ),
};

function made(wanted: NewEvent, add: (event: MockEvent) => void): MockEvent {
  if (!wanted.name.trim()) {
    refuse('event.name', 'The event has no name.', 'name', 'Type a name, for example the date and the place.');
  }
  const set = SETS.find((one) => one.code === wanted.set);
  const [id, seed] = [Math.floor(Math.random() * 9000) + 100, Number(wanted.seed ?? 7)];
  const mode = wanted.digital ? 'digital' : 'paper';
  const at = new Date().toISOString();
  const event = new MockEvent(id, wanted.name, wanted.set ?? '', set?.name ?? '', mode, wanted.podSize, at, seed);
  Object.assign(event.extra, {
    kind: wanted.kind,
    structure: wanted.structure,
    profile: wanted.profile ?? 'swu-melee',
  });
  add(event);
  return event;
}

/** Validates every list of the mock. */
const CHECK: ListCheck = {
  format: 'premier',
  on: '2026-11-21',
  front: ['Luke Skywalker, Faithful Friend', 'Dagobah Swamp'],
  size: 50,
  sideboardSize: 10,
  legal: true,
  answer: 'legal',
  notPlayable: [],
  problems: [],
  readable: true,
};

export function deskAnswers(find: (id: number) => MockEvent, add: (event: MockEvent) => void) {
  /** The mock has events already: the first stands for those that are made to try things. */
  const firstEvent = () => viewOf(find(1));
  return {
    ...profileAnswers,
    createEvent: (wanted) => updateOf(made(wanted, add)),
    newEventLike: (event) => {
      const { summary, podSize, shape, profile, structure } = viewOf(find(event));
      const { name, kind, set, mode } = summary;
      const digital = mode === 'digital';
      const packs = { kind: 'rounds' as const, sets: ['SOR', 'SHD', 'SOR'] };
      return { name, kind, set, digital, shape, podSize, profile: profile.key, seed: null, structure, packs };
    },
    practiceDraft: () => firstEvent(),
    sampleEvent: () => firstEvent(),
    event: (event) => viewOf(find(event)),
    deskView: (event) => updateOf(find(event)),
    pairingReasons: (event, round, table) =>
      find(event).extra.structure.rounds === 'tables'
        ? ['No players here have met more than once.']
        : (find(event).rounds[round - 1]?.tables.find((one) => one.table === table)?.why ?? []),
    readPlayers: (_event, text) => ({
      shape: 'names',
      players: text.split('\n').map((name) => ({ name, known: false, decks: [] })),
      unused: [],
    }),
    previewList: () => ({ name: 'Luke', check: CHECK, unread: [] }),
    act: (id, step) => {
      const event = find(id);
      const before = event.log.length;
      act(event, step);
      const signed = authors.get(event) ?? new Map<number, string>();
      authors.set(event, signed);
      if (author) for (let seq = before + 1; seq <= event.log.length; seq++) signed.set(seq, author);
      return updateOf(event);
    },
    advisePenalty: (event, player, infraction) => advice(find(event), player, infraction),
    planCut: (event, size) => planCut(find(event), size),
    consequences: () => consequences,
    setAuthor: (name) => {
      author = name;
      return null;
    },
    safety: () => safety,
    acknowledgeLoss: () => Object.assign(safety, { problem: null, lostSteps: 0 }),
    roundClock: () => null,
    releaseSource: () => ({ page: 'https://example.com/cantina/releases', current: '0.2.0' }),
    openReleasePage: () => true,
    server: () => ({ address: null, chosen: null }),
    chooseServer: (address) => ({ address, chosen: null }),
    leaveServer: () => ({ address: null, chosen: null }),
    openWithoutServer: () => ({ address: null, chosen: null }),
    serverNews: () => ({ writes: 0 }),
    checkUpdate: (name, content, signature) => ({
      name,
      verdict: content === '' ? 'noPackage' : signature === null ? 'noSignature' : 'noKey',
      version: null,
      order: null,
      bytes: Math.floor((content.length * 3) / 4),
      current: '0.2.0',
    }),
    thirdParty: () => [{ name: 'serde', version: '1', licence: 'MIT OR Apache-2.0', repository: '' }],
    licenceTexts: () => `serde 1\n\n${'Permission is hereby granted, free of charge, to any person.\n'.repeat(60)}`,
    copyNow: () => Object.assign(safety, { lastCopy: new Date().toISOString() }),
    restoreCopy: (label) => `/home/organiser/.local/share/cantina/before-${label}.db`,
    chooseSecondFolder: () =>
      Object.assign(safety, { secondFolder: '/media/stick', lastSecondCopy: new Date().toISOString() }),
    endSecondFolder: () => Object.assign(safety, { secondFolder: null, lastSecondCopy: null }),
    damagedEvents: () => [],
    importEvent: () => null,
    openWaitingFile: () => null,
    openDroppedFile: (name, text) => ({ kind: 'list', name, text }),
    saveCsv: () => '/home/organiser/event.csv',
    eventPapers: (event) => papersOf(viewOf(find(event))),
    openWritten: () => null,
    printEventPaper: () => '/home/organiser/paper.pdf',
    saveEventPaper: () => '/home/organiser/paper.pdf',
    standingsAfter: (event, round) => standingsAfter(viewOf(find(event)), round),
    board: (event) => boardOf(viewOf(find(event))),
    openClockWindow: () => null,
  } satisfies Partial<Answers>;
}
