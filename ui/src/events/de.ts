// German texts of the event list and the New event dialog.

import { structure } from '../event/structure/de';
import { forms } from '../lib/i18n/forms';
import type { Words } from '../lib/i18n/language.svelte';
import type { en } from './en';

const { some } = forms('de');

export const de: Words<typeof en> = {
  states: {
    registration: 'Anmeldung',
    seated: 'Plätze ausgelost',
    drafting: 'Draft läuft',
    deckBuilding: 'Deckbau',
    rounds: 'Runden',
    finished: 'Beendet',
  },

  events: {
    title: 'Events',
    new: 'Neues Event',
    like: 'Neues Event wie dieses',
    goOn: 'Dein Spiel fortsetzen',
    damaged: 'beschädigt',
    name: 'Event',
    set: 'Set',
    mode: 'Format',
    paper: 'mit echten Karten',
    stage: 'Phase',
    players: 'Spieler',
    round: 'Runde',
    created: 'Angelegt',
    archive: 'Archivieren',
    unarchive: 'Zurückholen',
    showArchived: (count) => `${some(count, 'archiviertes Event', 'archivierte Events')} anzeigen`,
    roundOf: (round, planned) => (round === 0 ? '–' : round > planned ? 'Top Cut' : `${round} von ${planned}`),
    down: 'Nächstes Event (Enter öffnet es)',
    up: 'Voriges Event',
    caption: 'Events, die neuesten zuerst',
  },

  play: {
    title: 'Spielen',
    again: 'Noch einmal spielen',
    decks: (own, other, level) => `${own} gegen ${other}, ${level}.`,
    game: 'Ein Spiel spielen',
    gameText: 'Zu zweit bis zu viert, mit Personen oder Bots.',
    puzzle: 'Rätsel des Tages',
    draftText: 'Das neueste Set mit sieben Bots, dann die Runden.',
  },

  ways: {
    title: 'Was möchtest du tun?',
    or: 'Du kannst auch ein Event importieren, das auf einem anderen Computer exportiert wurde. Decks, Spiele und der Judge-Tisch stehen in der Seitenleiste.',
    create: 'Neues Event',
    createText:
      'Der Draft heute Abend, ein Sealed-Event oder ein Constructed-Event: Gib einen Namen ein, trage die Spieler ein und leg los.',
    practice: 'Draft gegen Bots ausprobieren',
    practiceText: (set) => `Drafte ${set} mit sieben Bots, bau ein Deck und spiele die Runden gegen sie.`,
    practiceName: 'Übungsdraft',
    ownName: 'Dein Name, für Sitze und Tabelle',
    startPractice: 'Draft starten',
    sample: 'Beispiel-Event öffnen',
    sampleText:
      'Zwölf Spieler haben gedraftet und sind in Runde 2. Trage Ergebnisse ein, paare Runden und mach Schritte rückgängig. Es kann nichts schiefgehen.',
    sampleName: 'Beispiel-Event',
  },

  newEvent: {
    title: 'Neues Event',
    name: 'Name',
    nameMissing: 'Gib einen Namen ein.',
    set: 'Set',
    noBoosters: '(nur mit echten Karten)',
    mode: 'Draft',
    sealedMode: 'Booster',
    sealedDigital: 'Cantina öffnet die Booster. Die Spieler bauen ihre Decks am Handy.',
    sealedPaper: 'Die Spieler öffnen echte Booster und geben ihre Decks ab.',
    digitalText: 'Cantina öffnet die Booster. Die Spieler wählen an diesem Bildschirm oder am Handy.',
    paperText: 'Die Spieler öffnen echte Booster. Cantina verwaltet Plätze, Pick-Uhr und Paarungen.',
    podSize: 'Plätze pro Pod',
    shape: 'Draft-Form',
    shapes: {
      pod: 'Pod',
      teamsOfTwo: 'Zweierteams',
      teamsOfThree: 'Dreierteams',
      winston: 'Winston, zu zweit',
      grid: 'Grid, zu zweit',
      minneapolis: 'Minneapolis, zu zweit',
      rotisserie: 'Rotisserie, 2 bis 8 Spieler',
    },
    shapeTexts: {
      pod: 'Packs gehen am Tisch herum.',
      teamsOfTwo: 'Zwei Teams sitzen abwechselnd in einem Pod. Danach spielt jeder gegen jeden des anderen Teams.',
      teamsOfThree: 'Zwei Teams sitzen abwechselnd in einem Pod. Danach spielt jeder gegen jeden des anderen Teams.',
      winston: 'Drei verdeckte Stapel: Nimm einen, oder lass ihn wachsen und sieh dir den nächsten an.',
      grid: 'Neun offene Karten: Nimm eine Reihe oder eine Spalte.',
      minneapolis: 'Kleine Packs: eine Karte nehmen, tauschen, zwei nehmen, zurücktauschen, zwei nehmen.',
      rotisserie: 'Alles liegt offen: Jeder nimmt reihum eine Karte, zwei bis acht Spieler.',
    },
    suns: 'Twin Suns',
    howMany: 'Anzahl der Runden',
    minutes: (minutes) => `${minutes} Minuten pro Runde`,
    byPlayers: (minutes) => `Nach der Zahl der Spieler. ${minutes} Minuten pro Runde.`,
    recommended: 'Empfohlen',
    profile: 'Regelprofil',
    seed: 'Seed',
    seedHint: 'Gib nur Ziffern ein. Derselbe Seed ergibt dieselben Plätze, Booster und Paarungen.',
    seedBad: 'Gib höchstens 20 Ziffern ein.',
    more: 'Weitere Einstellungen',
    create: 'Event anlegen',

    packs: {
      label: 'Inhalt der Booster',
      kinds: {
        set: 'Booster eines Sets',
        rounds: 'Ein Set pro Runde',
        chaos: 'Chaos: zufällige Sets',
        seats: 'Ein Set pro Platz und Runde',
        cube: 'Cube',
      },
      kindTexts: {
        set: 'Alle Booster kommen aus einem Set.',
        rounds: 'Alle öffnen dieselben Sets.',
        chaos: 'Jeder Booster kommt aus einem zufälligen Set.',
        seats: 'Jeder Platz öffnet eigene Sets.',
        cube: 'Die Packs werden aus deiner Kartenliste ausgeteilt.',
      },
      boxed: 'Aus ganzen Displays',
      boxedHint: '– die Booster kommen der Reihe nach aus Displays mit je 24',
      round: (round) => `Booster ${round}`,
      roundsSealed: 'Bei mehr als drei Boostern pro Spieler beginnen die Sets von vorn.',
      roundsShared:
        'Die Spieler eines Tisches teilen sich die Booster. Die Sets folgen in dieser Reihenfolge und beginnen dann von vorn.',
      chaosLegend: 'Sets, aus denen Booster gezogen werden',
      seatsLegend: 'Sets jedes Platzes für Pack 1 bis 3. In größeren Pods beginnen die Zeilen von vorn.',
      seatsSealed: 'Sets jedes Spielers in der Reihenfolge der Anmeldung. Zeilen und Booster beginnen von vorn.',
      seat: (seat) => `Platz ${seat}`,
      seatRound: (seat, round) => `Platz ${seat}, Pack ${round}`,
      cubeName: 'Name des Cubes',
      cubeFile: 'Datei auswählen …',
      cubeLibrary: 'Aus der Bibliothek',
      cubeDeck: 'Deck auswählen …',
      cubeList: 'Karten, eine pro Zeile, mit Anführern und Basen',
      cubeExample: '1 SOR_005\n2 SOR_095\n1 SOR_010',
      cubeCards: (cards, leaders) =>
        `${some(cards, 'Karte', 'Karten')}, darunter ${some(leaders, 'Anführer', 'Anführer')}.`,
      cubeEnough: (players) => (players < 2 ? 'Reicht nicht für zwei Spieler.' : `Reicht für ${players} Spieler.`),
      cubeUnread: (lines) =>
        `${some(lines, 'Zeile ist', 'Zeilen sind')} nicht lesbar. Korrigiere oder entferne sie, um das Event anzulegen.`,
      nearest: (names) => `Ähnlich: ${names.join('; ')}`,
      cubeLeaders: 'Anführer',
      leaders: { separate: 'Einer pro Pack, zuerst gedraftet', mixed: 'In die Packs gemischt' },
      cubeBases: 'Basen auf der Liste',
      bases: { shared: 'Frei für alle', mixed: 'In die Packs gemischt' },
      basesHint: 'Gewöhnliche Basen der Sets im Cube darf jeder immer verwenden.',
      packSize: 'Karten pro Pack',
      usualSize: (cards) => `${cards} (Standard)`,
    },
  },

  carry: {
    take: 'Event importieren …',
    write: 'Export …',
    taken: (name) => `${name} mit dem ganzen Verlauf importiert`,
    known: (name) => `${name} gibt es schon. Es wurde nichts importiert.`,
  },

  table: {
    title: (name) => `Event mit den Spielern aus ${name} anlegen?`,
    text: (decks, results) =>
      `Die Datei ist eine Tabelle mit Spielern${decks ? ' und ihren Decks' : ''}. Du legst zuerst die Einstellungen des Events fest und siehst dann eine Vorschau der Spieler.${results ? ' Um die Ergebnisse in eine Liga aufzunehmen, ziehe die Datei stattdessen auf die Liga.' : ''}`,
    inLeague:
      'Eine Liga braucht Ergebnisse, aber diese Tabelle hat weder Punkte noch Plätze. Du kannst ein Event mit den Spielern anlegen und es in die Liga aufnehmen.',
    yes: 'Event anlegen …',
  },

  structure,
};
