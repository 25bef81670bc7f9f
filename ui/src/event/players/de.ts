// German texts of the players' tab.

import { forms } from '../../lib/i18n/forms';
import type { Words } from '../../lib/i18n/language.svelte';
import type * as en from './en';

const { some } = forms('de');

export const players: Words<typeof en.players> = {
  add: 'Eintragen',
  name: 'Name des Spielers',
  placeholder: 'Namen eingeben, dann Enter',
  paste: 'Liste einfügen …',
  pasteTitle: 'Mehrere Spieler eintragen',
  pasteHint:
    'Gib einen Namen pro Zeile ein oder eine Tabelle mit Kopfzeile aus Melee, swubase oder einer Tabellenkalkulation (CSV oder JSON): eine Spalte mit Namen und, wenn du magst, eine mit Decklisten. Enthält eine Zeile einen Fehler, wird niemand eingetragen.',
  pasteLabel: 'Namen',
  pasteFile: 'Datei öffnen …',
  pasteAdd: (count) => (count === 0 ? 'Spieler eintragen' : `${count} Spieler eintragen`),
  read: {
    title: 'Vorschau',
    shapes: {
      names: '',
      table: 'Als Tabelle gelesen.',
      cardRows: 'Als Tabelle mit einer Zeile pro Karte gelesen.',
      json: 'Als JSON gelesen.',
    },
    sum: (fresh, known, decks) =>
      `${some(fresh, 'neuer Spieler', 'neue Spieler')}${known > 0 ? `, ${known} schon eingetragen` : ''}, ${some(decks, 'Deckliste', 'Decklisten')}.`,
    refused: (count) =>
      `${some(count, 'Deckliste wird', 'Decklisten werden')} nicht übernommen. Im Log steht jeweils der Grund.`,
    unused: (columns) => `Nicht verwendete Spalten: ${columns.join(', ')}.`,
    noDeck: 'keine Deckliste',
    add: (count) => `${count} Spieler eintragen`,
  },
  bots: 'Bots hinzufügen',
  botCount: 'Anzahl der Bots',
  fill: (count) => `Auf ${count} auffüllen`,
  filter: 'Nach Namen filtern',
  caption: 'Spieler',
  number: 'Nr.',
  player: 'Spieler',
  pod: 'Pod',
  seat: 'Platz',
  deck: 'Deck',
  record: 'Bilanz',
  entered: 'Erste Runde',
  actions: 'Aktionen',
  none: 'Noch keine Spieler',
  noneText: 'Gib oben einen Namen ein oder füge eine Liste ein.',
  bot: 'Bot',
  dropped: 'ausgestiegen',
  drop: 'Aussteigen',
  reenter: 'Zurückholen',
  rename: 'Umbenennen',
  renameLabel: (name) => `Neuer Name für ${name}`,
  dropTitle: (name) => `Soll ${name} aussteigen?`,
  dropText:
    'Dieser Spieler wird nicht mehr gepaart. Seine Ergebnisse zählen weiter für seine Gegner. Du kannst ihn später zurückholen.',
  reenterTitle: (name) => `${name} zurückholen?`,
  reenterText: 'Dieser Spieler wird ab der nächsten Runde wieder gepaart.',
  added: (count) => `${count} Spieler eingetragen`,
  active: (active, all) => (active === all ? `${all} Spieler` : `${active} von ${all} aktiv`),
  rounds: 'Runden',
  recommended: (rounds) => `${rounds} empfohlen`,
  sortBy: (column) => `Nach ${column} sortieren`,
  keys: {
    filter: 'Zum Namensfilter',
    down: 'Nächster Spieler (Enter öffnet ihn)',
    up: 'Voriger Spieler',
    drop: 'Gewählten Spieler aussteigen lassen oder zurückholen',
    noSelection: 'Wähle zuerst mit den Pfeiltasten einen Spieler aus.',
  },
};

export const late: Words<typeof en.late> = {
  title: 'Nachzügler',
  key: 'Nachzügler eintragen',
  entered: (name) => `${name} eingetragen`,
  missed: 'Verpasste Runden:',
  counts: { loss: 'Niederlagen', bye: 'Freilose', nothing: 'nicht gewertet' },
  byDefault: (counts) => (counts === null ? 'Vorgabe des Regelprofils' : `${counts} (Vorgabe)`),
  into: (round) => `In Runde ${round} gegen den Spieler mit Freilos antreten`,
};

export const person: Words<typeof en.person> = {
  open: 'Mehr …',
  statistics: 'Statistik',
  openLabel: (name) => `Mehr zu ${name}`,
  noShow: 'Nicht erschienen',
  noShowText: 'Dieser Spieler verliert das Match, der Gegner gewinnt es.',
  noShowStay: 'Als nicht erschienen eintragen',
  noShowLeave: 'Eintragen und aussteigen lassen',
  fixed: 'Fester Tisch',
  fixedHint: 'Leer lassen, wenn jeder Tisch infrage kommt.',
  keep: 'Speichern',
  byes: 'Festgelegte Freilose',
  byeRound: 'Freilos in Runde',
  declare: 'Freilos festlegen',
  withdraw: 'Zurückziehen',
  missed: 'Verpasste Runde zählt als',
  set: 'Speichern',
  penalties: 'Strafen',
  nonePenalties: 'Keine Strafen.',
  decks: 'Abgegebene Decks',
  noneDecks: 'Keine Deckliste abgegeben.',
  onlySaved: 'Es zählt das hier gebaute Deck. Noch ist keine Liste abgegeben.',
  bye: 'Freilos',
  against: (names) => `gegen ${names}`,
  openPool: 'Pool öffnen und bauen',
  register: 'Deckliste einfügen',
  registerDo: 'Deck abgeben',
  lock: 'Deckliste sperren',
  unlock: 'Deckliste freigeben',
  locked: 'gesperrt',
  disqualified: 'disqualifiziert',
  drop: 'Aussteigen',
  dropText: 'Dieser Spieler wird nicht mehr gepaart. Seine Ergebnisse zählen weiter für seine Gegner.',
  reenter: 'Zurückholen',
  history: 'Einträge im Log',
  note: 'Notiz',
  noteDo: 'Notiz hinzufügen',
};

export const merge: Words<typeof en.merge> = {
  head: 'Doppelten Eintrag zusammenführen',
  hint: 'Ist dieser Spieler doppelt eingetragen, führe diesen Eintrag mit dem anderen zusammen. Mit „Rückgängig“ trennst du sie wieder.',
  into: 'Eintrag, der bleibt',
  why: 'Grund',
  go: 'Zusammenführen',
  title: (gone, stays) => `${gone} mit ${stays} zusammenführen?`,
  text: (gone, stays) =>
    `Matches, Plätze, Decklisten, Strafen und Notizen von ${gone} gehen an ${stays}, und der Eintrag ${gone} wird entfernt. Du kannst das rückgängig machen.`,
};
