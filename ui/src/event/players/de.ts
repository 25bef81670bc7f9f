// Words of the players' tab in German.

import { forms } from '../../lib/i18n/forms';
import type { Words } from '../../lib/i18n/language.svelte';
import type * as en from './en';

const { some } = forms('de');

export const players: Words<typeof en.players> = {
  add: 'Eintragen',
  name: 'Name eines Spielers',
  placeholder: 'Namen tippen, Enter drücken',
  paste: 'Liste einfügen …',
  pasteTitle: 'Viele Spieler eintragen',
  pasteHint:
    'Ein Name je Zeile. Oder eine Tabelle mit Kopfzeile, wie Melee, swubase oder eine Tabellenkalkulation sie exportieren (CSV oder JSON): eine Spalte mit Namen, und eine mit Decklisten, wenn es sie gibt. Entweder werden alle eingetragen oder keiner.',
  pasteLabel: 'Namen',
  pasteFile: 'Datei öffnen …',
  pasteAdd: (count) => (count === 0 ? 'Spieler eintragen' : `${count} Spieler eintragen`),
  read: {
    title: 'Was eingetragen wird',
    shapes: {
      names: '',
      table: 'Als Tabelle gelesen.',
      cardRows: 'Als Tabelle mit einer Zeile je Karte gelesen.',
      json: 'Als JSON gelesen.',
    },
    sum: (fresh, known, decks) =>
      `${some(fresh, 'neuer Spieler', 'neue Spieler')}${known > 0 ? `, ${known} schon dabei` : ''}, ${some(decks, 'Deckliste', 'Decklisten')}.`,
    refused: (count) =>
      `${some(count, 'Deckliste wird', 'Decklisten werden')} nicht übernommen; im Log steht zu jeder, warum.`,
    unused: (columns) => `Nicht benutzt: ${columns.join(', ')}.`,
    noDeck: 'keine Liste',
    add: (count) => `${count} Spieler eintragen`,
  },
  bots: 'Bots dazu',
  botCount: 'Wie viele Bots',
  fill: (count) => `Auf ${count} auffüllen`,
  filter: 'Nach Namen filtern',
  caption: 'Spieler',
  number: 'Nr.',
  player: 'Spieler',
  pod: 'Pod',
  seat: 'Platz',
  deck: 'Deck',
  record: 'Bilanz',
  entered: 'Ab Runde',
  actions: 'Aktionen',
  none: 'Noch keine Spieler',
  noneText: 'Tippe oben einen Namen, füge eine Liste ein, oder nimm Bots dazu.',
  bot: 'Bot',
  dropped: 'ausgestiegen',
  drop: 'Aussteigen',
  reenter: 'Zurückholen',
  rename: 'Umbenennen',
  renameLabel: (name) => `Neuer Name für ${name}`,
  dropTitle: (name) => `${name} droppen?`,
  dropText:
    'Dieser Spieler wird nicht mehr gepaart. Seine Ergebnisse bleiben und zählen für seine Gegner. Er kann später zurückkommen.',
  reenterTitle: (name) => `${name} zurückholen?`,
  reenterText: 'Dieser Spieler wird ab der nächsten Runde wieder gepaart.',
  added: (count) => `${count} Spieler eingetragen`,
  active: (active, all) => (active === all ? `${all} Spieler` : `${active} von ${all} dabei`),
  rounds: 'Runden',
  recommended: (rounds) => `${rounds} empfohlen`,
  sortBy: (column) => `Nach ${column} sortieren`,
  keys: {
    filter: 'Einen Spieler nach Namen finden',
    down: 'Nächster Spieler (Enter öffnet die Einzelheiten)',
    up: 'Voriger Spieler',
    drop: 'Den Spieler dieser Zeile droppen oder zurückholen',
    nobody: 'Wähle zuerst mit den Pfeiltasten einen Spieler.',
  },
};

export const late: Words<typeof en.late> = {
  title: 'Nachzügler',
  key: 'Einen Nachzügler eintragen',
  entered: (name) => `${name} ist dabei`,
  missed: 'Verpasste Runden:',
  counts: { profile: 'Vorgabe des Profils', loss: 'Niederlagen', bye: 'Freilose', nothing: 'nichts' },
  into: (round) => `Schon in Runde ${round} spielen, gegen das Freilos`,
};

export const person: Words<typeof en.person> = {
  open: 'Mehr …',
  openLabel: (name) => `Mehr über ${name}`,
  noShow: 'Nicht erschienen',
  noShowText: 'Der Spieler verliert die Runde, und sein Gegner gewinnt sie.',
  noShowStay: 'Als nicht erschienen eintragen',
  noShowLeave: 'Eintragen und droppen',
  fixed: 'Fester Tisch',
  fixedHint: 'Leer: jeder Tisch.',
  keep: 'Speichern',
  byes: 'Angesagte Freilose',
  byeRound: 'Freilos in Runde',
  declare: 'Freilos ansagen',
  withdraw: 'Zurückziehen',
  missed: 'Eine verpasste Runde zählt als',
  set: 'Setzen',
  penalties: 'Strafen',
  nonePenalties: 'Keine Strafen eingetragen.',
  decks: 'Decklisten',
  noneDecks: 'Es ist keine Liste abgegeben.',
  openPool: 'Pool öffnen und bauen',
  register: 'Liste einfügen',
  registerDo: 'Abgeben',
  lock: 'Liste sperren',
  unlock: 'Liste freigeben',
  locked: 'gesperrt',
  disqualified: 'disqualifiziert',
  drop: 'Drop',
  dropText: 'Dieser Spieler wird nicht mehr gepaart. Seine Ergebnisse bleiben und zählen für seine Gegner.',
  reenter: 'Zurückholen',
  history: 'Im Log',
  note: 'Notiz',
  noteDo: 'Notiz hinzufügen',
};

export const merge: Words<typeof en.merge> = {
  head: 'Doppelt eingetragen',
  hint: 'Ist diese Person zweimal eingetragen, führe diesen Eintrag mit dem anderen zusammen. Zurücknehmen trennt sie wieder.',
  into: 'Der Eintrag, der bleibt',
  why: 'Warum es dieselbe Person ist',
  go: 'Zusammenführen',
  title: (gone, stays) => `${gone} mit ${stays} zusammenführen?`,
  text: (gone, stays) =>
    `Matches, Plätze, Decklisten, Strafen und Notizen von ${gone} gehen an ${stays}, und der Eintrag ${gone} wird entfernt. Zurücknehmen bringt ihn wieder.`,
};
