// Everything the page asks of the program goes through here: the generated commands, each of which rejects with a
// BackendError and with nothing else.

import { commands, type AppError } from './bindings';
import { asBackendError, BackendError } from './errors';

export type * from './bindings';
export { BackendError };

type Answer<T> = { status: 'ok'; data: T } | { status: 'error'; error: AppError };

/** The value of an answer; a refusal is thrown. */
async function value<T>(asked: Promise<Answer<T>>): Promise<T> {
  let answer: Answer<T>;
  try {
    answer = await asked;
  } catch (thrown) {
    throw asBackendError(thrown);
  }
  if (answer.status === 'error') throw asBackendError(answer.error);
  return answer.data;
}

/** The same command, its answer unwrapped. */
const plain =
  <A extends unknown[], T>(command: (...args: A) => Promise<Answer<T>>) =>
  (...args: A): Promise<T> =>
    value(command(...args));

export const api = {
  about: plain(commands.about),
  saveSettings: plain(commands.saveSettings),
  /** Tells the program that the first frame is on screen; answers the milliseconds since it started. */
  appReady: commands.appReady,
  thirdParty: plain(commands.thirdParty),

  listEvents: plain(commands.listEvents),
  createEvent: plain(commands.createEvent),
  event: plain(commands.event),
  archiveEvent: plain(commands.archiveEvent),

  addPlayers: plain(commands.addPlayers),
  addBots: plain(commands.addBots),
  renamePlayer: plain(commands.renamePlayer),
  dropPlayer: plain(commands.dropPlayer),
  reenterPlayer: plain(commands.reenterPlayer),

  seat: plain(commands.seat),
  startDraft: plain(commands.startDraft),
  draftView: plain(commands.draftView),
  showPack: plain(commands.showPack),
  draftPick: plain(commands.draftPick),
  clock: plain(commands.clock),
  draftLog: plain(commands.draftLog),

  deck: plain(commands.deck),
  checkDeck: plain(commands.checkDeck),
  saveDeck: plain(commands.saveDeck),
  suggestDeck: plain(commands.suggestDeck),

  planRounds: plain(commands.planRounds),
  pair: plain(commands.pair),
  result: plain(commands.result),
  rollBotResults: plain(commands.rollBotResults),
  undo: plain(commands.undo),

  everyCard: plain(commands.everyCard),
  findCards: plain(commands.findCards),
  legalCards: plain(commands.legalCards),

  listDecks: plain(commands.listDecks),
  createDeck: plain(commands.createDeck),
  openDeck: plain(commands.openDeck),
  writeDeck: plain(commands.writeDeck),
  deckVersion: plain(commands.deckVersion),
  soundVersions: plain(commands.soundVersions),
  rescueDeck: plain(commands.rescueDeck),
  labelVersion: plain(commands.labelVersion),
  tagDeck: plain(commands.tagDeck),
  archiveDeck: plain(commands.archiveDeck),
  duplicateDeck: plain(commands.duplicateDeck),
  takeDeckFromEvent: plain(commands.takeDeckFromEvent),
  publishedDecks: plain(commands.publishedDecks),
  openSealed: plain(commands.openSealed),
  eventPool: plain(commands.eventPool),

  judgeDeck: plain(commands.judgeDeck),
  judgeTrilogy: plain(commands.judgeTrilogy),
  deckOdds: plain(commands.deckOdds),
  testHand: plain(commands.testHand),
  handFigures: plain(commands.handFigures),
  compareDecks: plain(commands.compareDecks),

  readDeck: plain(commands.readDeck),
  readDeckFile: plain(commands.readDeckFile),
  deckAs: plain(commands.deckAs),
  saveDeckAs: plain(commands.saveDeckAs),
  saveSheet: plain(commands.saveSheet),

  collection: plain(commands.collection),
  ownCards: plain(commands.ownCards),
  importCollection: plain(commands.importCollection),
  saveCollection: plain(commands.saveCollection),
  missingCards: plain(commands.missingCards),

  listGames: plain(commands.listGames),
  gameDecks: plain(commands.gameDecks),
  startGame: plain(commands.startGame),
  rematch: plain(commands.rematch),
  openGame: plain(commands.openGame),
  answerGame: plain(commands.answerGame),
  botAnswers: plain(commands.botAnswers),
  stopThinking: plain(commands.stopThinking),
  undoAnswer: plain(commands.undoAnswer),
  concedeGame: plain(commands.concedeGame),
  sideboards: plain(commands.sideboards),
  nextGame: plain(commands.nextGame),
  lookBack: plain(commands.lookBack),
  whyNot: plain(commands.whyNot),
  archiveGame: plain(commands.archiveGame),
  cardWords: plain(commands.cardWords),
  cardImages: plain(commands.cardImages),
  cardImage: plain(commands.cardImage),
  takeCardImages: plain(commands.takeCardImages),
  forgetCardImages: plain(commands.forgetCardImages),
  playMatch: plain(commands.playMatch),
  matchUnderWay: plain(commands.matchUnderWay),
  playOutNext: plain(commands.playOutNext),

  judgeLook: plain(commands.judgeLook),
  judgeAnswer: plain(commands.judgeAnswer),
  judgeWhyNot: plain(commands.judgeWhyNot),
  judgeCompare: plain(commands.judgeCompare),
  readCase: plain(commands.readCase),
  readCaseFile: plain(commands.readCaseFile),
  judgeDraft: plain(commands.judgeDraft),
  keepJudgeDraft: plain(commands.keepJudgeDraft),
  keepRuling: plain(commands.keepRuling),
  rulings: plain(commands.rulings),
  exportRuling: plain(commands.exportRuling),

  rulesIndex: plain(commands.rulesIndex),
  searchRules: plain(commands.searchRules),
  rulesWording: plain(commands.rulesWording),
  rulesText: plain(commands.rulesText),
  takeRulesText: plain(commands.takeRulesText),
  forgetRulesText: plain(commands.forgetRulesText),
  createTournament: plain(commands.createTournament),
  desk: plain(commands.desk),
  act: plain(commands.act),
  advisePenalty: plain(commands.advisePenalty),
  planCut: plain(commands.planCut),
  consequences: plain(commands.consequences),
  setAuthor: plain(commands.setAuthor),
  listProfiles: plain(commands.listProfiles),
  profileJson: plain(commands.profileJson),
  checkProfile: plain(commands.checkProfile),
  saveProfile: plain(commands.saveProfile),
  removeProfile: plain(commands.removeProfile),
  safety: plain(commands.safety),
  acceptLoss: plain(commands.acceptLoss),
  copyNow: plain(commands.copyNow),
  restoreCopy: plain(commands.restoreCopy),
  chooseSecondFolder: plain(commands.chooseSecondFolder),
  endSecondFolder: plain(commands.endSecondFolder),
  damagedEvents: plain(commands.damagedEvents),
  importEvent: plain(commands.importEvent),
  saveCsv: plain(commands.saveCsv),

  statistics: plain(commands.statistics),
  pointsTables: plain(commands.pointsTables),
  leagues: plain(commands.leagues),
  createLeague: plain(commands.createLeague),
  league: plain(commands.league),
  leagueAct: plain(commands.leagueAct),
  archiveLeague: plain(commands.archiveLeague),
  leagueStatistics: plain(commands.leagueStatistics),
  saveLeagueCsv: plain(commands.saveLeagueCsv),
  saveLeaguePaper: plain(commands.saveLeaguePaper),

  eventPapers: plain(commands.eventPapers),
  printEventPaper: plain(commands.printEventPaper),
  saveEventPaper: plain(commands.saveEventPaper),
  standingsAfter: plain(commands.standingsAfter),
  board: plain(commands.board),
  openClockWindow: plain(commands.openClockWindow),
  /** All that the window of the round clock may change. */
  roundClock: plain(commands.roundClock),

  exportEvent: plain(commands.exportEvent),
  backup: plain(commands.backup),
  restore: plain(commands.restore),
};
