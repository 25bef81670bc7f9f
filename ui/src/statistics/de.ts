// German texts of the statistics of cards.

import { forms } from '../lib/i18n/forms';
import type { Words } from '../lib/i18n/language.svelte';
import type { en } from './en';

const { some, decimal, number } = forms('de');

export const de: Words<typeof en> = {
  title: 'Statistik',
  intro: 'Welche Karten gewählt und gespielt werden und gewinnen, über alle Events.',
  none: 'Noch nichts zu zählen',
  toEvents: 'Zu den Events',
  noneText: 'Gezählt werden beendete digitale Drafts und Matches zwischen zwei abgegebenen Decks.',
  noneHere: 'Kein Event mit diesen Filtern hat Picks, Decks oder Ergebnisse.',
  counting: 'Die Events werden gezählt …',
  csv: 'Als CSV speichern …',
  pdf: 'Drucken …',
  saved: (path) => `Gespeichert unter ${path}`,

  filters: 'Filter',
  who: 'Gespielt von',
  people: 'Menschen',
  bots: 'Bots',
  scope: 'Events',
  all: 'Alle Events',
  leagues: 'Ligen',
  events: 'Events',
  kind: 'Format',
  anyKind: 'Alle Formate',
  set: 'Karten aus',
  anySet: 'Alle Sets',
  period: 'Zeitraum',
  always: 'Alle Zeiten',
  periods: { 30: 'Letzte 30 Tage', 90: 'Letzte 90 Tage', 365: 'Letzte 365 Tage', days: 'Zwischen zwei Tagen' },
  from: 'Von',
  to: 'Bis',

  counted: (events, choices, decks, matches, games) =>
    `${some(events, 'Event', 'Events')}: ${some(choices, 'Pick', 'Picks')}, ${some(decks, 'Deck', 'Decks')}, ${some(matches, 'Match', 'Matches')} mit ${some(games, 'Spiel', 'Spielen')}.`,
  mixed: (matches) =>
    `${some(matches, 'Match', 'Matches')} zwischen Mensch und Bot ${matches === 1 ? 'zählt' : 'zählen'} nicht.`,
  unreadable: (events) => `${some(events, 'beschädigtes Event zählt', 'beschädigte Events zählen')} nicht.`,
  thresholds:
    'Eine Zahl erscheint ab 30 Spielen, 10 Personen und 10 Decks, oder ab 50 Picks, bei denen die Karte zur Wahl stand. Darunter steht nur, wie oft etwas vorkam. In Klammern steht das Konfidenzintervall von 95 %, bei Wirkungen das Intervall von 80 %.',

  computing: 'Vorlieben und Wirkungen der Karten werden berechnet. Die Seite aktualisiert sich von selbst.',
  outdated: 'Vorlieben und Wirkungen sind von vor den letzten Ergebnissen und werden neu berechnet.',
  unchecked:
    'Wirkungen von Karten werden nicht angezeigt: Um zu prüfen, ob sie Ergebnisse vorhersagen, braucht es Spiele aus zehn Events.',
  shown: (gain, error, games, events) =>
    `Wirkungen von Karten werden angezeigt, weil sie Ergebnisse vorhersagen: Bei ${some(games, 'Spiel', 'Spielen')} aus ${some(events, 'Event', 'Events')}, die der Schätzung fehlten, ist ihr Log-Loss um ${decimal(gain, 4)} niedriger als bei der besten Vorhersage ohne sie (Standardfehler ${decimal(error, 4)}).`,
  hidden: (gain, error, games, events) =>
    `Wirkungen von Karten werden nicht angezeigt, weil sie Ergebnisse nicht zuverlässig vorhersagen: Bei ${some(games, 'Spiel', 'Spielen')} aus ${some(events, 'Event', 'Events')}, die der Schätzung fehlten, ist ihr Log-Loss um ${decimal(Math.abs(gain), 4)} ${gain < 0 ? 'höher' : 'niedriger'} als bei der besten Vorhersage ohne sie (Standardfehler ${decimal(error, 4)}). Er muss um zwei Standardfehler niedriger sein.`,

  tabs: {
    label: 'Teile der Statistik',
    cards: 'Karten',
    chart: 'Picks und Ergebnisse',
    archetypes: 'Archetypen',
    matchups: 'Paarungen',
  },
  find: 'Karte suchen',
  card: 'Karte',
  columns: {
    name: 'Karte',
    picked: 'Gepickt',
    lastSeenAt: 'Zuletzt gesehen (ALSA)',
    takenAt: 'Ø Pick (ATA)',
    taken: 'Genommen',
    firstPick: 'Erster Pick',
    preference: 'Vorliebe',
    earlier: 'Mehr als Bots',
    decks: 'Decks',
    mainDeck: 'Hauptdeck',
    games: 'Spiele',
    winRate: 'Siegquote',
    deq: 'Wert (DEq)',
    effect: 'Wirkung',
    opening: 'Starthand',
    drawn: 'Gezogen',
    resourced: 'Ressource',
    played: 'Gespielt',
  },
  short: { lastSeenAt: 'ALSA', takenAt: 'ATA' },
  explained: {
    name: 'Neuauflagen zählen als eine Karte',
    picked: 'Wie oft die Karte gepickt wurde',
    lastSeenAt: 'Average last seen at: Mittel des letzten Picks, bei dem jemand die Karte sah',
    takenAt: 'Average taken at: Mittel der Picks, bei denen die Karte genommen wurde',
    taken: 'Anteil der Picks mit der Karte, bei denen sie genommen wurde',
    firstPick: 'Anteil der ersten Picks mit der Karte, bei denen sie genommen wurde',
    preference: 'Stärke der Vorliebe bei Picks (Logarithmus; 0 ist das Mittel aller Karten)',
    earlier:
      'Vorliebe minus die der Bots auf derselben Skala. Über 0: früher genommen, als die Bots die Karte nehmen würden',
    decks: 'Hauptdecks mit der Karte',
    mainDeck: 'Exemplare in Hauptdecks, als Anteil der Exemplare in Pools',
    games: 'Spiele von Decks mit der Karte',
    winRate:
      'Gewonnene Spiele von Decks mit der Karte. In Klammern: 95-%-Konfidenzintervall. Starke Spieler heben alle ihre Karten',
    deq: 'Wert eines Picks der Karte in Prozentpunkten (DEq von magic-flea.com)',
    effect:
      'Geschätzte Änderung der Siegquote durch ein Exemplar in Prozentpunkten; Spielstärke und Archetyp sind berücksichtigt',
    opening: 'Gewonnene Spiele mit der Karte in der Starthand, nach Mulligans; nur Spiele am Bildschirm',
    drawn: 'Gewonnene Spiele, in denen die Karte gezogen wurde. Spät gezogen wird in langen Spielen',
    resourced: 'Gewonnene Spiele mit der Karte als Ressource',
    played: 'Gewonnene Spiele, in denen die Karte gespielt wurde. Gespielt wird in Spielen, die gut laufen',
  },
  groups: { label: 'Spalten', results: 'Ergebnisse', picks: 'Picks', hands: 'Handkarten' },
  history: {
    winRate: 'Siegquote nach Monaten',
    takenAt: 'Durchschnittlicher Pick (ATA) nach Monaten',
    text: 'Ein Punkt für jeden Monat mit genug Daten. Die Tabelle darunter hat dieselben Zahlen.',
    few: 'Kein Monat hat genug Spiele oder Picks für eine Kurve. Darunter steht, wie oft etwas vorkam.',
    months: 'Nach Monaten',
    month: 'Monat',
    decks: 'Decks mit der Karte',
    noDecks: 'Kein Deck hat die Karte im Hauptdeck.',
  },
  columnsMean: 'Was die Spalten bedeuten',
  showAll: (cards) => `Alle ${some(cards, 'Karte', 'Karten')} anzeigen`,
  noCard: 'Keine Karte passt zur Suche.',

  chart: {
    effects: 'Reihenfolge der Picks und Wirkung',
    rates: 'Reihenfolge der Picks und Siegquote',
    pick: 'Durchschnittlicher Pick, bei dem die Karte genommen wird',
    effect: 'Wirkung auf die Siegquote (Prozentpunkte)',
    rate: 'Siegquote',
    text: (count) =>
      `Ein Punkt für jede von ${some(count, 'Karte', 'Karten')}, frühe Picks links, gute Ergebnisse oben. Die Tabelle unter „Karten“ hat dieselben Zahlen.`,
    read: 'Links: früh genommen. Oben: gute Ergebnisse. Die Striche sind die Intervalle. Karten oben rechts werden später genommen, als ihre Ergebnisse nahelegen.',
    none: 'Zu wenige Picks und Spiele für ein Diagramm.',
  },

  review: (bots, events) =>
    `Unter jeder Karte: ALSA, ATA und Siegquote von ${bots ? 'Bots' : 'Menschen'} in ${some(events, 'Event', 'Events')}`,

  stillCounting: (events: number) =>
    `${some(events, 'weiteres Event wird', 'weitere Events werden')} noch gezählt. Die Seite aktualisiert sich selbst.`,
  player: {
    label: 'Statistik eines Spielers',
    find: 'Spieler suchen',
    back: 'Alle Statistiken',
    none: (name: string) => `${name} hat in keinem Event Picks, Decks oder Ergebnisse.`,
    noMatches: 'Noch keine Matches gegen Menschen mit registrierten Decks.',
    noPicks: 'Noch keine Picks in digitalen Drafts.',
    ofGames: (won: number, games: number) => `${number(won)} von ${number(games)}`,
    notCounted: 'Gegen Bots, nicht gezählt',
    tabs: {
      label: 'Teile der Statistik eines Spielers',
      events: 'Events',
      decks: 'Decks',
      opponents: 'Gegner',
      picks: 'Picks',
    },
    date: 'Datum',
    event: 'Event',
    played: 'Deck',
    gamesWon: 'Spiele gewonnen',
    bots: 'Gegen Bots',
    offered: 'Angeboten',
    others: 'Andere',
    between: 'Nur Matches zwischen registrierten Decks zählen.',
    thresholds:
      'Eine Siegquote erscheint ab 30 Spielen, Zahlen zu Picks ab 50 Picks, die die Karte anboten. Darunter stehen nur Anzahlen. Zahlen in Klammern sind das 95-%-Konfidenzintervall: Von 20 Zahlen liegt zufällig etwa eine außerhalb.',
  },

  sharing: {
    open: 'Mit anderen Läden teilen …',
    title: 'Mit anderen Läden teilen',
    intro:
      'Läden vergleichen Siegquoten, indem sie Dateien tauschen. Eine Datei ist signiert und sagt, wie oft Karten gewonnen haben, ohne Namen. Es braucht keinen Server.',
    back: 'Alle Statistiken',
    export: 'Dateien exportieren …',
    import: 'Dateien importieren …',
    ownKey: '1. Schlüssel weitergeben',
    ownKeyText:
      'Schicke diesen öffentlichen Schlüssel dem anderen Laden. Jeder Export schreibt ihn auch in die Datei shop.pub.',
    trust: '2. Anderen Schlüssel eintragen',
    weightText: 'Bei 50 % zählt ein Spiel dieses Ladens halb so viel wie ein eigenes.',
    exchange: '3. Dateien tauschen',
    exchangeText:
      'Eine Datei sagt, wie oft jede Karte eines Events gepickt wurde und gewann, ohne Namen und erst ab drei Spielern. Exportiere deine für den anderen Laden und importiere seine.',
    copy: 'Schlüssel kopieren',
    copied: 'Schlüssel kopiert',
    code: 'QR-Code',
    codeText: 'Der öffentliche Schlüssel dieses Ladens als QR-Code',
    fromFile: 'Schlüssel aus Datei …',
    shops: 'Läden, denen du vertraust',
    noShops: 'Noch kein Laden. Nach dem ersten Import stehen hier die Siegquoten über alle Läden.',
    name: 'Name',
    key: 'Öffentlicher Schlüssel',
    weight: 'Gewicht (%)',
    add: 'Laden vertrauen',
    remove: 'Entfernen',
    removeQuestion: (name: string) => `${name} und seine Dateien entfernen?`,
    removeText: 'Seine Events zählen nicht mehr. Du kannst seine Dateien später wieder importieren.',
    keep: 'Laden behalten',
    games: 'Spiele',
    events: 'Events',
    thisShop: 'Dieser Laden',
    exported: (files: number, leftOut: number) =>
      `${some(files, 'Event', 'Events')} exportiert.${leftOut > 0 ? ` ${some(leftOut, 'Event', 'Events')} mit zu wenigen Spielern ausgelassen.` : ''}`,
    imported: (added: number, replaced: number, present: number) =>
      `Neue Events: ${number(added)}, ersetzt: ${number(replaced)}, unverändert: ${number(present)}.`,
    problems: 'Dateien, die nicht importiert wurden',
    cards: 'Siegquoten über alle Läden',
    without: 'Ohne einen Laden',
    withoutText: (shop: string) => `Ändert sich am meisten ohne: ${shop}`,
    text: 'Siegquoten sind nach Laden gewichtet. „Ohne einen Laden“ ist der Bereich der Siegquote, wenn jeder Laden einmal fehlt. Hängt sie von einem Laden ab, sieh dir diesen zuerst an.',
    noCards: 'Noch keine Spiele.',
  },

  archetype: 'Leader und Basis',
  noColour: 'ohne Farbe',
  share: 'Anteil der Decks',
  record: 'Matches',
  mirrors: 'Gegen sich selbst',
  archetypeText: 'Bilanzen gelten gegen andere Archetypen. Matches zweier gleicher Archetypen werden nur gezählt.',
  noArchetypes: 'Noch keine Decks.',

  matchupText:
    'Gewonnene Spiele des Archetyps der Zeile gegen den der Spalte, und die Zahl der Matches. Die meisten Felder haben wenige Matches.',
  versus: (row, column, wins, games, matches) =>
    `${row} gegen ${column}: ${number(wins)} von ${some(games, 'Spiel', 'Spielen')} gewonnen in ${some(matches, 'Match', 'Matches')}`,
  unplayed: 'nicht gespielt',
  noMatchups: 'Noch keine Matches zwischen verschiedenen Archetypen.',
  most: (count) => `Die ${count} häufigsten Archetypen.`,
};
