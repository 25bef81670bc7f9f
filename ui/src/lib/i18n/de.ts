// The shared words in German.

import type { en } from './en';
import { forms } from './forms';
import type { Words } from './language.svelte';

const { some } = forms('de');

export const de: Words<typeof en> = {
  program: 'Cantina',
  close: 'Schließen',
  cancel: 'Abbrechen',
  dismiss: 'Ausblenden',
  skip: 'Zum Inhalt springen',
  waiting: 'Moment …',
  optional: 'optional',
  typeWord: (word) => `Zum Bestätigen ${word} eintippen`,

  nav: {
    label: 'Hauptmenü',
    events: 'Events',
    decks: 'Decks',
    games: 'Spiele',
    puzzles: 'Rätsel',
    collection: 'Sammlung',
    cards: 'Karten',
    judge: 'Judge-Tisch',
    rules: 'Regeln',
    profiles: 'Regelprofile',
    safety: 'Sicherheit',
    settings: 'Einstellungen',
    backup: 'Sichern …',
    restore: 'Einspielen …',
    about: 'Über Cantina',
    guide: 'Anleitung',
    keys: 'Tasten',
    path: 'Du bist hier',
  },

  errors: {
    code: 'Fehlercode',
    start: 'Cantina konnte seine Daten nicht öffnen',
    again: 'Noch einmal versuchen',
    restore: 'Sicherung einspielen…',
    restoreNewest: 'Neueste Sicherung einspielen',
  },

  settings: {
    title: 'Einstellungen',
    theme: 'Aussehen',
    themes: { dark: 'Dunkel', light: 'Hell', system: 'Wie das System' },
    size: 'Textgröße',
    sizeText:
      'Was das ganze Fenster füllt, wie der Spieltisch, nimmt davon so viel, wie Platz ist. Z zeigt die Karte unter dem Mauszeiger groß.',
    language: 'Sprache',
    languageSystem: 'Wie das System',
    languageText:
      'Fenster, Kartentexte, Meldungen, Papiere und Logs. Kartennamen sind englisch, wenn keine eigene Datei andere hat.',
    asking: 'Fragen im Spiel',
    askings: { always: 'Immer fragen', choice: 'Nur fragen, wenn es eine Wahl gibt' },
    askingText:
      'Wenn Cantina immer fragt, bekommt ein Spieler, der auf der Hand oder im Deck nichts findet, dieselbe Frage wie einer, der verzichten könnte. So sieht niemand den Unterschied. Gilt für Spiele, die ab jetzt beginnen.',
    byItself: 'Spiele antworten von selbst',
    byThemselves: {
      onlyAnswer: 'Das einzige Ziel oder die einzige Antwort',
      lonePass: 'Passen, wenn sonst nichts möglich ist',
      equalTriggers: 'Welche von gleichen Fähigkeiten zuerst kommt',
    },
    images: 'Kartenbilder',
    imagesText:
      'Cantina bringt keine mit. Wenn du eigene hast, wähle ihren Ordner, und die vergrößerte Karte zeigt sie. Sie werden dort gelesen und nie kopiert. Karten ohne Bild werden wie sonst gezeichnet.',
    imagesNames:
      'Namen: SOR_005.png, oder in einem Ordner SOR als 005.png; die Einheitenseite eines Anführers SOR_005-back.png; Marker SOR_T01.png. PNG, JPEG oder WebP bis 8 MB.',
    imagesFound: (cards) => `Bilder für ${some(cards, 'Karte', 'Karten')} gefunden`,
    imagesChoose: 'Ordner wählen …',
    imagesForget: 'Nicht mehr benutzen',
    imagesMissing: 'Was fehlt',
    imagesOfSet: (name, here, all) =>
      here === all ? `${name}: alle ${all}` : here === 0 ? `${name}: keins von ${all}` : `${name}: ${here} von ${all}`,
    imagesRefused: (count) => (count === 1 ? '1 Datei passt nicht' : `${count} Dateien passen nicht`),
    imagesCopy: 'Fehlende kopieren',
    imagesCopied: 'Kopiert',
    names: 'Kartennamen in einer anderen Sprache',
    namesFound: (cards, unplaced) =>
      `Namen für ${some(cards, 'Karte', 'Karten')}${unplaced > 0 ? `; ${some(unplaced, 'Zeile nennt', 'Zeilen nennen')} keine Karte` : ''}`,
    namesUnplaced: 'Zeilen, die keine Karte nennen',
    namesChoose: 'Datei wählen …',
    namesText:
      'Eine eigene CSV-Tabelle: die Nummer auf der Karte, ihr Name, der Untertitel, wenn du magst. Diese Namen werden gezeigt, von der Suche gefunden und in Decklisten verstanden. Was du für andere Programme exportierst, hat die englischen Namen.',
  },

  about: {
    title: 'Über Cantina',
    version: (version) => `Version ${version}`,
    what: 'Führt Events durch, baut Decks und spielt Spiele auf einem Computer, ohne Netzwerk. Jeder Eintrag, den du siehst, ist schon gespeichert.',
    database: 'Datenbank',
    profiles: 'Regelprofile',
    others: 'Software von anderen',
    othersText: 'Darauf baut Cantina auf. Danke an alle, die daran gearbeitet haben.',
    texts: 'Lizenztexte zeigen',
    hideTexts: 'Liste zeigen',
    textsLabel: 'Lizenztexte',
    fan: 'Ein unabhängiges Programm, vom Verlag des Spiels weder hergestellt noch unterstützt.',
  },

  backups: {
    done: (path) => `Gesichert in ${path}`,
    restored: (path) => `Eingespielt. Deine bisherigen Daten liegen in ${path}`,
    askText:
      'Events, Decks und Spiele auf diesem Computer werden durch die der Sicherung ersetzt. Cantina bewahrt vorher deine jetzigen Daten in einer eigenen Datei auf und zeigt ihren Namen.',
  },

  keys: {
    title: 'Tasten',
    everywhere: 'Überall',
    help: 'Diese Liste',
    guide: 'Die Anleitung, auf der Seite zu diesem Bildschirm',
    find: 'Zu einer Seite, einem Event, einem Deck, einer Karte oder einer Regel gehen, oder etwas tun',
    events: 'Events',
    decks: 'Decks',
    games: 'Spiele',
    puzzles: 'Rätsel',
    collection: 'Sammlung',
    cards: 'Karten',
    judge: 'Judge-Tisch',
    rules: 'Regeln',
    profiles: 'Regelprofile',
    safety: 'Sicherheit',
    menu: 'Was mit der Zeile oder Karte möglich ist (oder die Menütaste oder die rechte Maustaste)',
    search: 'Die Suche dieser Seite oder dieses Fensters',
    size: 'Größere oder kleinere Schrift',
    usualSize: 'Schrift in der üblichen Größe',
    leaveField: 'Das Feld verlassen, damit die Tasten der Seite wieder gelten',
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

  finder: {
    title: 'Gehe zu',
    placeholder: 'Eine Seite, ein Befehl, ein Event, ein Deck, eine Karte oder eine Regel',
    found: 'Was gefunden wurde',
    none: 'Nichts heißt so.',
    kinds: { screen: 'Seite', command: 'Befehl', event: 'Event', deck: 'Deck', card: 'Karte', rule: 'Regel' },
  },

  open: 'Öffnen',
  openFile: 'Öffnen',
  openToPrint: 'Zum Drucken öffnen',
  drop: 'Datei ablegen, um sie zu öffnen',
  dropTooLarge: (name) => `${name} ist größer als 64 MB: zu groß für ein Event, eine Deckliste oder eine Sammlung.`,
  dropTooLargeWay: 'Lege das Event ab, das Cantina exportiert hat, oder eine Liste als Text, JSON oder CSV.',
  modes: { digital: 'Auf diesem Computer', paper: 'Mit echten Karten' },
  kinds: { draft: 'Draft', sealed: 'Sealed', constructed: 'Constructed' },
  structures: { swiss: 'Schweizer System', roundRobin: 'Jeder gegen jeden', tables: 'Twin-Suns-Tische' },
  penalties: {
    tracking: 'Nur vermerken',
    warning: 'Verwarnung',
    gameLoss: 'Spielverlust',
    matchLoss: 'Matchverlust',
    disqualification: 'Disqualifikation',
  },
};
