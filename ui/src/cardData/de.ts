// German texts of card data packages.

import { forms } from '../lib/i18n/forms';
import type { Words } from '../lib/i18n/language.svelte';
import type { en } from './en';

const { some } = forms('de');

export const de: Words<typeof en> = {
  title: 'Kartendaten',
  intro:
    'Neue Sets, Sperren und Korrekturen kommen als Pakete: Dateien mit der Endung .cantina-set. Jedes wird vor der Installation geprüft.',
  dropHere: 'Lege ein Paket auf diesem Fenster ab',
  chooseFile: 'Paket installieren …',
  chooseFolder: 'Aus Ordner installieren …',
  drop: 'Paket ablegen, um es zu prüfen',
  checking: 'Das Paket wird geprüft …',
  installing: 'Wird installiert …',
  package: 'Paket',
  version: 'Version',
  date: 'Datum',
  sets: 'Sets',
  state: 'Zustand',
  states: {
    used: 'In Gebrauch',
    afterRestart: 'Nach einem Neustart in Gebrauch',
    untilRestart: 'Entfernt; bis zum Neustart in Gebrauch',
    notUsed: 'Nicht in Gebrauch',
  },
  builtIn: 'Mitgelieferte Kartendaten',
  setCount: (count) => some(count, 'Set', 'Sets'),
  set: 'Set in Gebrauch',
  code: 'Kürzel',
  boosters: 'Booster',
  draftable: 'Draft und Sealed',
  sources: (list) => `Quellen: ${list}`,
  noSets: 'keine weiteren Sets',
  problems: (count) => some(count, 'Problem', 'Probleme'),
  remove: 'Entfernen',
  removeTitle: (title) => `${title} entfernen?`,
  removeText:
    'Die Karten bleiben in Gebrauch, bis Cantina neu startet. Du kannst das Paket jederzeit wieder installieren.',
  removed: (title) => `${title} entfernt`,
  restartText:
    'Starte Cantina neu, um die geänderten Kartendaten zu nutzen. Alle deine Eingaben sind bereits gespeichert.',
  restart: 'Jetzt neu starten',
  checkTitle: (title) => `Paketprüfung: ${title}`,
  unreadable: 'Das Paket ist nicht lesbar',
  isNew: (version) => `Version ${version}, noch nicht installiert`,
  updates: (old, version) => `Version ${version}, ersetzt die installierte Version ${old}`,
  sameVersion: (version) => `Version ${version}, die bereits installiert ist`,
  problemsTitle: 'Zu behebende Probleme',
  problemsText:
    'Es wurde nichts installiert. Behebe diese Probleme im Paket, oder bitte seinen Autor um eine korrigierte Version. Die Meldungen sind wie die Dateien auf Englisch.',
  place: 'Stelle',
  wholePackage: 'ganzes Paket',
  line: (line) => `Zeile ${line}`,
  column: (column) => `Spalte ${column}`,
  what: 'Grund',
  fix: 'Abhilfe',
  changesTitle: 'Änderungen',
  noChanges: 'Dieses Paket ändert nichts: Alle seine Daten sind bereits bekannt.',
  files: {
    sets: 'Sets',
    cards: 'Karten',
    printings: 'Drucke',
    incomplete: 'Nur namentlich bekannte Karten',
    abilities: 'Kartentexte',
    packs: 'Booster',
    formats: 'Formate und Sperren',
    rulings: 'Offizielle Rulings',
    names: 'Namen',
    other: 'Sonstiges',
  },
  counts: (added, changed, removed) =>
    [
      added > 0 ? `${added} neu` : '',
      changed > 0 ? `${changed} geändert` : '',
      removed > 0 ? `${removed} entfernt` : '',
    ]
      .filter((part) => part)
      .join(', '),
  kinds: { added: 'neu', changed: 'geändert', removed: 'entfernt' },
  cell: (column, old, now) => `${column}: ${old || '–'} → ${now || '–'}`,
  more: (count) => `und ${count} weitere`,
  notPlayable: (count) => `${some(count, 'Karte ist', 'Karten sind')} noch nicht spielbar`,
  notPlayableText:
    'Du kannst diese Karten registrieren, draften und öffnen. In Spielen gegen Bots oder auf Handys fehlen sie, bis ihre Texte bekannt sind.',
  tested: (games) => `Keine Probleme; ${some(games, 'Zufallsspiel', 'Zufallsspiele')} mit den Karten gespielt.`,
  testedNone: 'Keine Probleme.',
  install: 'Installieren',
  update: 'Aktualisieren',
  discard: 'Verwerfen',
  installed: (title) => `${title} installiert`,
  known: (title) => `${title} ist bereits installiert`,
  export: {
    title: 'Kartendaten mitgeben?',
    text: 'Dieses Event nutzt Kartendatenpakete. Enthält die Datei sie, ist das Event auch auf Computern ohne diese Pakete vollständig.',
    yes: 'Mitgeben',
    no: 'Ohne Kartendaten',
  },
  event: {
    missing: (name, id) =>
      `Dieses Event wurde mit dem Kartendatenpaket ${name} angelegt, das nicht installiert ist. Besorge dir die Datei (${id}.cantina-set) von der Turnierleitung des Events und füge sie unter Kartendaten hinzu.`,
    available: (name) =>
      `Dieses Event wurde mit dem Kartendatenpaket ${name} angelegt, das nicht installiert ist. Es kam mit dem Event, du kannst es also jetzt installieren.`,
    afterRestart: (name) => `${name} ist installiert. Starte Cantina neu, um das ganze Event zu sehen.`,
    other: (name, used) =>
      `Dieses Event wurde mit ${name} angelegt; jetzt ist Version ${used} in Gebrauch. Aufgezeichnete Picks, Decks und Ergebnisse bleiben, wie sie sind; Kartenwerte und Legalität folgen der Version in Gebrauch.`,
    differences: (count) => `${some(count, 'Unterschied', 'Unterschiede')} zwischen den Versionen`,
    unknownDraft:
      'Die Karten des Drafts sind bis dahin unbekannt: Picks, Pools und Decks fehlen. Spieler, Runden, Ergebnisse und Tabelle sind vollständig.',
    hide: 'Ausblenden',
  },
  gone: 'Das Paket ist nicht mehr verfügbar. Wähle es erneut aus.',
  tooLarge: (name) => `${name} ist größer als 16 MB, die Höchstgröße für Pakete.`,
  tooLargeWay: 'Teile das Paket in mehrere kleinere auf.',
};
