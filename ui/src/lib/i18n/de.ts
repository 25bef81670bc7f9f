// German texts of the shell and those shared by several parts.

import type { PenaltyName } from '../api';
import type { en } from './en';
import { forms } from './forms';
import type { Words } from './language.svelte';

const { some } = forms('de');

export const penalties: Record<PenaltyName, string> = {
  tracking: 'Nur vermerkt',
  warning: 'Verwarnung',
  gameLoss: 'Spielverlust',
  matchLoss: 'Matchverlust',
  disqualification: 'Disqualifikation',
};

export const de: Words<typeof en> = {
  program: 'Cantina',
  close: 'Schließen',
  cancel: 'Abbrechen',
  dismiss: 'Ausblenden',
  skip: 'Zum Inhalt springen',
  waiting: 'Moment …',
  optional: 'optional',
  typeWord: (word) => `Zum Bestätigen ${word} eingeben`,

  nav: {
    label: 'Hauptmenü',
    events: 'Events',
    decks: 'Decks',
    games: 'Spiele',
    puzzles: 'Rätsel',
    statistics: 'Statistik',
    collection: 'Sammlung',
    cards: 'Karten',
    judge: 'Judge-Tisch',
    rules: 'Regeln',
    profiles: 'Regelprofile',
    safety: 'Sicherungen',
    cardData: 'Kartendaten',
    settings: 'Einstellungen',
    backup: 'Sichern …',
    restore: 'Wiederherstellen …',
    about: 'Über Cantina',
    guide: 'Anleitung',
    keys: 'Tastenkürzel',
    path: 'Du bist hier',
  },

  errors: {
    code: 'Fehlercode',
    start: 'Cantina konnte seine Daten nicht öffnen',
    again: 'Erneut versuchen',
    restore: 'Sicherung wiederherstellen …',
    restoreNewest: 'Neueste Sicherung wiederherstellen',
  },

  settings: {
    title: 'Einstellungen',
    theme: 'Design',
    themes: { dark: 'Dunkel', light: 'Hell', system: 'Wie im System' },
    size: 'Textgröße',
    sizeText:
      'Strg + und Strg − ändern sie überall. Seiten, die das Fenster füllen, etwa der Spieltisch, nutzen sie nur, soweit Platz ist. Mit Z vergrößerst du die Karte unter dem Mauszeiger.',
    language: 'Sprache',
    languageSystem: 'Wie im System',
    languageText:
      'Gilt für Fenster, Kartentexte, Meldungen, Ausdrucke und Logs. Kartennamen sind englisch, solange du keine Datei mit anderen Namen hinzufügst.',
    audio: 'Töne',
    audioChoices: { on: 'An', off: 'Aus' },
    atOnce: 'Änderungen gelten sofort.',
    done: 'Fertig',
    audioText:
      'Ein kurzer Ton, wenn noch eine Minute der Runde bleibt, wenn sie endet, wenn ein Spieler ruft und wenn du nach langem Warten am Zug bist.',
    asking: 'Fragen im Spiel',
    askings: { always: 'Immer fragen', choice: 'Nur fragen, wenn es eine Wahl gibt' },
    askingText:
      'Wenn Cantina immer fragt, werden Spieler auch dann gefragt, wenn verdeckte Karten keine Wahl lassen. So können Gegner „nichts gefunden“ nicht von „verzichtet“ unterscheiden. Gilt für neue Spiele.',
    byItself: 'Automatisch antworten',
    byThemselves: {
      onlyAnswer: 'Nur ein Ziel oder eine Antwort möglich',
      lonePass: 'Passen, wenn keine andere Aktion erlaubt ist',
      equalTriggers: 'Reihenfolge gleicher Fähigkeiten',
      idleTriggers: 'Reihenfolge von Fähigkeiten, wenn sie nichts ändert',
    },
    cardData: 'Kartendaten',
    cardDataText:
      'Die mitgelieferten Sets, dazu Pakete mit neuen Sets, Sperren und Korrekturen, die du aus einer Datei hinzufügst.',
    cardDataOpen: 'Kartendaten verwalten',
    images: 'Kartenbilder',
    imagesText:
      'Cantina enthält keine Kartenbilder. Um eigene auf vergrößerten Karten zu sehen, wähle ihren Ordner. Cantina liest die Bilder von dort und kopiert sie nie. Karten ohne Bild sehen aus wie sonst.',
    imagesNames:
      'Dateinamen: SOR_005.png oder 005.png in einem Ordner SOR. Einheitenseite eines Anführers: SOR_005-back.png. Marker: SOR_T01.png. PNG, JPEG oder WebP, höchstens 8 MB.',
    imagesFound: (cards) => `Bilder für ${some(cards, 'Karte', 'Karten')} gefunden`,
    imagesChoose: 'Ordner wählen …',
    imagesForget: 'Ordner nicht mehr verwenden',
    imagesMissing: 'Fehlende Bilder',
    imagesOfSet: (name, here, all) =>
      here === all ? `${name}: alle ${all}` : here === 0 ? `${name}: keins von ${all}` : `${name}: ${here} von ${all}`,
    imagesRefused: (count) => (count === 1 ? '1 Datei ignoriert' : `${count} Dateien ignoriert`),
    imagesCopy: 'Liste kopieren',
    imagesCopied: 'Kopiert',
    names: 'Kartennamen in einer anderen Sprache',
    namesFound: (cards, unplaced) =>
      `Namen für ${some(cards, 'Karte', 'Karten')} gefunden${unplaced > 0 ? `, ${some(unplaced, 'Zeile', 'Zeilen')} nicht zugeordnet` : ''}`,
    namesUnplaced: 'Nicht zugeordnete Zeilen',
    namesChoose: 'Datei wählen …',
    namesForget: 'Datei nicht mehr verwenden',
    namesText:
      'Eine CSV-Tabelle mit der Nummer der Karte, ihrem Namen und, wenn du magst, ihrem Untertitel. Cantina zeigt diese Namen an und akzeptiert sie in Suchen und Decklisten. Exporte für andere Programme verwenden die englischen Namen.',
  },

  about: {
    title: 'Über Cantina',
    version: (number) => `Version ${number}`,
    build: (commit, date) => `Commit ${commit}, Kartendaten vom ${date}`,
    developerBuild: 'Entwicklerversion',
    what: 'Events durchführen, Decks bauen und spielen, auf einem Computer und ohne Netzwerk. Alles, was du siehst, ist schon gespeichert.',
    database: 'Datenbank',
    others: (count) => `Software von Drittanbietern (${count})`,
    othersText: 'Cantina verwendet diese Projekte. Danke an alle, die daran gearbeitet haben.',
    texts: 'Lizenztexte anzeigen',
    hideTexts: 'Liste anzeigen',
    textsLabel: 'Lizenztexte',
    fan: 'Ein unabhängiges Programm, vom Verlag des Spiels weder hergestellt noch unterstützt.',
  },

  backups: {
    done: (path) => `Gesichert in ${path}`,
    restored: (path) => `Wiederhergestellt. Deine bisherigen Daten liegen in ${path}`,
    askText:
      'Die Sicherung ersetzt alle Events, Decks und Spiele auf diesem Computer. Deine aktuellen Daten werden vorher in einer eigenen Datei gespeichert, deren Namen Cantina anzeigt.',
  },

  keys: {
    title: 'Tastenkürzel',
    everywhere: 'Überall',
    goTo: 'Gehe zu',
    help: 'Diese Liste öffnen',
    guide: 'Anleitung auf der passenden Seite öffnen',
    find: 'Seite, Event, Spieler, Deck, Karte, Regel oder Befehl finden',
    events: 'Events',
    decks: 'Decks',
    games: 'Spiele',
    puzzles: 'Rätsel',
    statistics: 'Statistik',
    collection: 'Sammlung',
    cards: 'Karten',
    judge: 'Judge-Tisch',
    rules: 'Regeln',
    profiles: 'Regelprofile',
    safety: 'Sicherungen',
    menu: 'Menü der Zeile oder Karte öffnen (wie die rechte Maustaste)',
    search: 'Zum Suchfeld dieser Seite oder dieses Fensters',
    size: 'Schrift vergrößern oder verkleinern',
    usualSize: 'Schriftgröße zurücksetzen',
    leaveField: 'Feld verlassen, damit die Tastenkürzel der Seite wieder gelten',
    or: 'oder',
    names: {
      ArrowDown: '↓',
      ArrowUp: '↑',
      ArrowLeft: '←',
      ArrowRight: '→',
      Ctrl: 'Strg',
      Shift: 'Umschalt',
      Space: 'Leertaste',
      Delete: 'Entf',
      Home: 'Pos1',
      End: 'Ende',
      PageUp: 'Bild ↑',
      PageDown: 'Bild ↓',
    },
  },

  palette: {
    title: 'Gehe zu',
    placeholder: 'Seite, Befehl, Event, Spieler, Deck, Karte oder Regel suchen',
    found: 'Suchergebnisse',
    none: 'Keine Treffer.',
    kinds: {
      screen: 'Seite',
      command: 'Befehl',
      event: 'Event',
      player: 'Spieler',
      deck: 'Deck',
      card: 'Karte',
      rule: 'Regel',
    },
  },

  more: 'Weitere Aktionen',
  open: 'Öffnen',
  openFile: 'Öffnen',
  openToPrint: 'Zum Drucken öffnen',
  drop: 'Datei ablegen, um sie zu öffnen',
  dropTooLarge: (name) => `${name} ist größer als 64 MB, die Höchstgröße für Dateien.`,
  dropTooLargeWay: 'Lege ein von Cantina exportiertes Event ab oder eine Liste als Text, JSON oder CSV.',
  penalties,
};
