// Implements every command with canned data, so that the page can be viewed without the program:
// `vite --mode mock`. Never part of the production bundle.

import { mockIPC } from '@tauri-apps/api/mocks';
import type { BackupContent, EventSummary, Settings } from '../lib/api';
import { onlyInTheProgram, refuse, type Answers } from './answers';
import { cardDataAnswers } from './cardData';
import { checkList, LEADERS, suggested } from './cards';
import { deckAnswers } from './decks';
import { deskAnswers } from './desk';
import { choiceLog, deckView, draftLog, draftPick, draftView, poolOf, saveDeck } from './draft';
import { MockEvent } from './event';
import { PROFILE } from './profile';
import { gameAnswers } from './games';
import { personName } from './names';
import { leagueAnswers } from './leagues';
import { phoneAnswers } from './phones';
import { ruleAnswers } from './rules';
import { SETS, someEvents } from './scenes';
import { statisticsAnswers } from './statistics';

// `?theme=light&text=160&lang=de` in the address.
const wanted = new URLSearchParams(location.search);
let settings: Settings = {
  theme: wanted.get('theme') === 'light' ? 'light' : 'dark',
  textPercent: Number(wanted.get('text') ?? 100),
  language: wanted.get('lang') === 'de' ? 'german' : 'english',
  languageOfSystem: false,
  askAlways: false,
  byItself: { onlyAnswer: true, lonePass: true, equalTriggers: true },
};
const events = new Map<number, MockEvent>();

const find = (id: number) => events.get(id) ?? refuse('event.not_found', `Event ${id} does not exist.`, null, null);
const list = (): EventSummary[] => [...events.values()].map((event) => event.summary()).reverse();

const backupContent = (): BackupContent => ({
  path: '/media/stick/cantina-backup.db',
  written: new Date(Date.now() - 86_400_000).toISOString(),
  events: list(),
  decks: 12,
  games: 3,
});

const answers: Answers = {
  about: () => ({
    version: '0.2.0',
    database: '/home/organiser/.local/share/cantina/data/cantina.db',
    sets: SETS,
    profiles: [PROFILE],
    settings,
    ownLimits: [{ id: 'JTL_256', count: 15 }],
    handBases: ['JTL_021', 'JTL_028'],
    secondDesk: null,
  }),
  saveSettings: (wanted) => (settings = wanted),
  appReady: () => 400,
  listEvents: list,
  archiveEvent: (event, archived) => {
    find(event).archived = archived;
    return list();
  },
  draftView: (event, pod, seat) => draftView(find(event), pod, seat),
  showPack: (event, pod, seat) => draftView(find(event), pod, seat),
  draftPick: (event, pod, seat, index) => draftPick(find(event), pod, seat, index),
  draftLog: (event, pod, seat) => draftLog(find(event), pod, seat),
  choiceLog: (event, pod, seat) => choiceLog(find(event), pod, seat),
  deck: (event, player) => deckView(find(event), player),
  checkLimitedDeck: (_event, _player, wanted) => checkList(wanted),
  saveDeck: (event, player, wanted) => saveDeck(find(event), player, wanted),
  suggestDeck: (event, player) => suggested(poolOf(find(event), player)),
  ...deskAnswers(find, (event) => events.set(event.id, event)),
  ...deckAnswers,
  ...ruleAnswers,
  ...gameAnswers,
  ...leagueAnswers(list),
  ...statisticsAnswers,
  ...phoneAnswers,
  ...cardDataAnswers,
  judgeLook: onlyInTheProgram,
  judgeAdvice: onlyInTheProgram,
  judgeAnswer: onlyInTheProgram,
  judgeWhyNot: onlyInTheProgram,
  judgeCompare: onlyInTheProgram,
  readCase: onlyInTheProgram,
  readCaseFile: () => null,
  judgeDesk: () => ({ cases: [], at: 0 }),
  keepJudgeDesk: () => null,
  judgeByHand: onlyInTheProgram,
  judgeOfCall: onlyInTheProgram,
  judgeOfGame: onlyInTheProgram,
  judgePlayOn: onlyInTheProgram,
  playOn: onlyInTheProgram,
  puzzles: () =>
    Array.from({ length: 24 }, (_, index) => ({
      key: `mock-${index}`,
      number: index + 1,
      goal: index % 4 === 3 ? 'hold' : 'win',
      actions: 1 + (index % 3),
      difficulty: 1 + (index % 3),
      solved: index < 3,
      own: LEADERS[index % LEADERS.length] ?? null,
      other: LEADERS[(index * 5 + 2) % LEADERS.length] ?? null,
    })),
  startPuzzle: onlyInTheProgram,
  puzzleOfGame: () => null,
  caseLink: () => 'cantina://judge/eyJ9',
  keepRuling: (ruling) => ruling,
  dropRuling: () => [],
  rulingBook: () => [],
  exportRulings: () => '/home/judge/rulings.json',
  importRulings: () => 0,
  saveRuling: (_event, ruling) => ruling,
  rulings: () => [],
  exportRuling: () => '/home/judge/ruling.json',
  exportEvent: () => '/home/organiser/event.json',
  backup: () => '/home/organiser/cantina-backup.db',
  chooseBackup: () => backupContent(),
  copyContent: () => backupContent(),
  restore: () => null,
  restoreNewest: () => '/home/organiser/.local/share/cantina/cantina.db.before-restore-1',
};

/** The name that a command has on its way to the program: `listEvents` is `list_events`. */
const wireName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export function install() {
  someEvents(personName).forEach((event) => events.set(event.id, event));
  const byName = new Map(
    Object.entries(answers).map(([name, answer]) => [wireName(name), answer as (...asked: unknown[]) => unknown]),
  );
  mockIPC(
    (command, asked) => {
      const answer = byName.get(command);
      if (!answer) throw new Error(`the mock has no answer to ${command}`);
      // The generated commands hand their arguments on by name, in their order.
      return answer(...Object.values((asked ?? {}) as Record<string, unknown>));
    },
    { shouldMockEvents: true },
  );
}
