// The words of the game table and of the list of games in German.

import { forms } from '../lib/i18n/forms';
import type { Words } from '../lib/i18n/language.svelte';
import type { en } from './en';
import type { Who } from './who';

const { all, number, percent, some } = forms('de');

/** The player as a subject: "Du", "Der Gegner". */
const subject = (who: Who) => (who.role === 'opponent' ? `Der ${who.name}` : who.name);
/** The player as an owner, after a noun: "von Bo", "vom Gegner". */
const of = (who: Who) => (who.role === 'opponent' ? `vom ${who.name}` : `von ${dative(who)}`);
const dative = (who: Who) => (who.role === 'you' ? 'dir' : who.role === 'opponent' ? `dem ${who.name}` : who.name);
const has = (who: Who) => (who.role === 'you' ? 'Du hast' : `${subject(who)} hat`);

export const de: Words<typeof en> = {
  games: {
    title: 'Spiele',
    new: 'Neues Spiel',
    none: 'Noch keine Spiele',
    noneText:
      'Spiele gegen einen Bot oder zu zweit bis viert an diesem Computer. Spiele werden nach jedem Schritt gespeichert.',
    caption: 'Spiele, zuletzt gespielte zuerst',
    players: 'Spieler',
    decks: 'Decks',
    standing: 'Stand',
    last: 'Zuletzt gespielt',
    archive: 'Archivieren',
    unarchive: 'Zurückholen',
    showArchived: (count) => `${some(count, 'archiviertes Spiel', 'archivierte Spiele')} anzeigen`,
    against: ' – ',
    bestOf: 'Best of 3',
    fromRound: (event, round, table) => `${event === '' ? 'Runde' : `${event}, Runde`} ${round}, Tisch ${table}`,
    damaged: 'beschädigt',
    states: { playing: 'Läuft', yourTurn: 'Du bist dran', between: 'Zwischen zwei Spielen' },
    won: (name) => (name === null ? 'Du hast gewonnen' : `${name} hat gewonnen`),
    drawn: 'Unentschieden',
    resume: 'Fortsetzen',
    down: 'Nächstes Spiel',
    up: 'Voriges Spiel',
  },

  record: {
    title: 'Meine Bilanz',
    none: 'Noch keine beendeten Matches gegen Bots.',
    counts: 'Beendete Matches einer Person gegen einen Bot an diesem Computer.',
    deck: 'Deck',
    level: 'Stufe',
    against: (deck) => `gegen ${deck}`,
    won: 'Gewonnen',
    lost: 'Verloren',
    drawn: 'Unentschieden',
  },

  puzzles: {
    title: 'Rätsel',
    intro:
      'Positionen aus Spielen zwischen Bots: Gewinne vor dem Ende der Phase oder verliere nicht. Dein Gegner hat keine Handkarten und antwortet immer bestmöglich.',
    picture: (own, hp, units) =>
      `${own ? 'Deine Basis' : 'Die Basis des Gegners'} hat noch ${hp} TP, dazu ${some(units, 'Einheit', 'Einheiten')}.`,
    next: 'Nächstes Rätsel',
    show: 'Anzeigen',
    shown: { all: 'Alle', win: 'Gewinnen', hold: 'Nicht verlieren' },
    unsolved: 'Nur ungelöste',
    difficulty: 'Schwierigkeit',
    difficulties: { 1: 'Leicht', 2: 'Mittel', 3: 'Schwer' },
    theme: 'Beginnt mit',
    themeHint: 'Themen verraten einen Teil der Lösung.',
    themes: {
      event: 'Ereignis',
      upgrade: 'Upgrade',
      unit: 'Einheit',
      ability: 'Fähigkeit',
      deploy: 'Anführer',
      base: 'Angriff auf die Basis',
      trade: 'Angriff auf eine Einheit',
      initiative: 'Initiative',
      pass: 'Passen',
    },
    set: 'Set',
    streak: (days, longest) =>
      `${some(days, 'Tag', 'Tage')} in Folge${longest > days ? ` (längste Serie: ${longest})` : ''}`,
    streakHint: 'Tage in Folge mit einem gelösten Rätsel.',
    today: 'Heute',
    progress: (solved, all) => `${number(solved)} von ${number(all)} gelöst`,
    none: 'Du hast sie alle gelöst.',
    named: (number) => `Rätsel ${number}`,
    tasks: {
      win: (actions) => `Gewinne in dieser Phase mit ${some(actions, 'Aktion', 'Aktionen')}`,
      hold: (actions) =>
        `Verliere in dieser Phase nicht: Dein Gegner könnte mit ${some(actions, 'Aktion', 'Aktionen')} gewinnen`,
    },
    states: { open: 'offen', astray: 'nicht mehr lösbar', solved: 'gelöst', missed: 'nicht gelöst' },
    astray: 'Von hier aus kannst du das Rätsel nicht mehr lösen.',
    solution: 'Lösung',
    solvedIt: 'Gelöst',
    missedIt: 'Nicht gelöst',
    again: 'Neu beginnen',
    all: 'Alle Rätsel',
    shows: (words, reasons) => `So löst du es: ${words}${reasons === '' ? '' : ` (${reasons})`}`,
    solutionKey: 'Lösung von hier aus anzeigen',
    down: 'Nächste Zeile',
    up: 'Vorige Zeile',
  },

  setup: {
    title: 'Neues Spiel',
    seat: (number) => `Platz ${number}`,
    who: 'Gespielt von',
    name: 'Name',
    namePlaceholder: 'Name (optional)',
    deck: 'Deck',
    choose: 'Deck wählen …',
    search: 'Decks filtern',
    paste: 'Deckliste einfügen …',
    pasteHint: 'Eine Liste von swudb.com, Melee oder Karabast, als Text oder JSON',
    pasted: 'Eingefügtes Deck',
    pasteOpen: (rows) =>
      rows === 0
        ? 'Füge die Liste eines einzelnen Decks ein.'
        : `${some(rows, 'Zeile', 'Zeilen')} nicht lesbar. Importiere die Liste unter Decks; dort kannst du sie korrigieren.`,
    think: 'Bedenkzeit',
    seconds: (ms) => `${number(ms / 1000)} s pro Antwort`,
    addSeat: 'Platz hinzufügen',
    removeSeat: (number) => `Platz ${number} entfernen`,
    bestOf: 'Länge des Matches',
    one: 'Ein Spiel',
    three: 'Best of 3',
    edition: 'Comprehensive Rules',
    editionNow: 'Aktuelle Ausgabe',
    openHands: 'Offene Handkarten, zum Üben',
    openHandsHint: 'Alle an diesem Tisch sehen alle Handkarten. Bots und Tipps spielen, als wären sie verdeckt.',
    seed: 'Seed',
    seedHint:
      'Derselbe Seed ergibt mit denselben Decks und Antworten dasselbe Spiel. Leer lassen für einen zufälligen Seed.',
    more: 'Weitere Einstellungen',
    start: 'Spielen',
    loading: 'Decks werden geladen …',
    noDeck: 'Wähle für jeden Platz ein Deck.',
    groups: {
      last: 'Zuletzt gespielt',
      library: 'Deine Decks',
      published: 'Veröffentlichte Decks',
      house: 'Mitgelieferte Decks',
      sealed: 'Neues Sealed-Deck, jetzt geöffnet und gebaut',
    },
    cannot: (deck, why) => `${deck}: ${why}`,
    otherFormat: 'kein Twin-Suns-Deck',
    twinSuns: 'ein Twin-Suns-Deck',
  },

  you: { you: 'Du', opponent: (number) => (number === 0 ? 'Gegner' : `Gegner ${number}`) },

  kinds: {
    person: 'Mensch',
    gentle: 'Sanft (Bot)',
    casual: 'Locker (Bot)',
    quick: 'Schnell (Bot)',
    skilled: 'Geübt (Bot)',
    strong: 'Stark (Bot)',
    random: 'Zufällig (Bot)',
  },

  table: {
    exit: 'Spiele',
    exitRound: 'Runde',
    exitLabel: 'Tisch verlassen; das Spiel ist gespeichert',
    stays:
      'Das Spiel geht weiter. Um den Tisch zu verlassen, klicke oben links auf den Pfeil. Das Spiel ist gespeichert.',
    loading: 'Der Tisch wird aufgebaut …',
    round: (round, phase) => (round === 0 ? 'Spielaufbau' : `Runde ${round} · ${phase}`),
    phases: { setup: 'Spielaufbau', action: 'Aktionsphase', regroup: 'Sammelphase' },
    game: (number, of) => `Spiel ${number} von ${of}`,
    edition: (number) => `Regeln ${number}`,
    editionHint: 'Ausgabe der Comprehensive Rules für dieses Spiel',
    initiative: 'Initiative',
    initiativeOf: (who, taken) => `${has(who)} die Initiative${taken ? ', in dieser Runde übernommen' : ''}`,
    taken: 'übernommen',
    force: 'Die Macht',
    credits: (count) => some(count, 'Credit', 'Credits'),
    creditsOf: (who, count) => `${has(who)} ${some(count, 'Credit-Marker', 'Credit-Marker')}`,
    forceOf: (who) => `Die Macht ist mit ${dative(who)}`,
    counter: (taken) => (taken ? 'Marker (diese Runde vergeben)' : 'Marker (noch frei)'),
    blast: 'Explosion',
    plan: 'Plan',
    passed: 'gepasst',
    lost: 'ausgeschieden',
    hand: 'Hand',
    deck: 'Deck',
    discard: 'Ablage',
    resources: 'Ressourcen',
    ready: (ready, all) => `${ready}/${all}`,
    readyLabel: (ready, all) => `${ready} von ${all} Ressourcen spielbereit`,
    cards: (count) => some(count, 'Karte', 'Karten'),
    ground: 'Boden',
    space: 'Weltraum',
    side: (who) => (who.role === 'you' ? 'Deine Seite' : `Seite ${of(who)}`),
    unknownToo: (count) => `und ${count} unbekannte`,
    sideHand: (who) => (who.role === 'you' ? 'Deine Hand' : `Hand ${of(who)}`),
    zone: (name, zone) => `${name}: ${zone}`,
    hidden: 'Eine verdeckte Karte',
    baseOf: (who) => (who.role === 'you' ? 'deine Basis' : `Basis ${of(who)}`),
    announcements: 'Was gerade passiert ist',
    thinking: (who) => `${subject(who)} denkt nach …`,
    waits: (who) => `${subject(who)} ${who.role === 'you' ? 'entscheidest' : 'entscheidet'}`,
    waiting: 'Ausstehend',
    cancel: 'Abbrechen',
    topOfDeck: (name) => `Oben auf dem Deck: ${name}`,
    openPile: (who, count) =>
      `${who.role === 'you' ? 'Dein Ablagestapel' : `Ablagestapel ${of(who)}`}, ${some(count, 'Karte', 'Karten')}`,
    closePile: 'Schließen',
    empty: 'leer',
  },

  actions: {
    hint: 'Tipp',
    pass: 'Passen',
    take: 'Initiative übernehmen',
    undo: 'Rückgängig',
    concede: 'Aufgeben',
    concedeAsk: (who) => (who.role === 'you' ? 'Dieses Spiel aufgeben?' : `Dieses Spiel als ${who.name} aufgeben?`),
    concedeText: 'Das beendet das Spiel.',
    concedeWho: 'Wer gibt auf?',
    undoAsk: 'Sind alle damit einverstanden, die letzte Antwort rückgängig zu machen?',
    undoText: 'Was die Spieler inzwischen gesehen haben, bleibt ihnen bekannt.',
    undoYes: 'Alle einverstanden',
    stop: 'Nachdenken beenden',
    pace: 'Tempo der Bots',
    paceKey: 'Tempo der Bots (F)',
    paces: { slow: 'Langsam', normal: 'Normal', instant: 'Sofort' },
    rematch: 'Noch einmal spielen',
  },

  look: {
    title: (step, steps) => `Position nach Schritt ${step} von ${steps}`,
    back: 'Zurück zum Spiel',
    earlier: 'Voriger Schritt',
    later: 'Nächster Schritt',
    step: 'Schritt des Spiels',
    judge: 'Judge-Tisch',
    judgeTitle: (who, step) => `${who}, Schritt ${step}`,
    playOn: 'Von hier weiterspielen',
    save: 'Spiel speichern …',
    saved: (path) =>
      `Gespeichert als ${path}. Öffne die Datei oder zieh sie ins Fenster, um das Spiel in ein anderes Cantina zu übernehmen.`,
  },

  analysis: {
    start: 'Analysieren',
    title: 'Analyse',
    running: 'Die Entscheidungen des Spiels werden analysiert …',
    stop: 'Anhalten',
    goOn: 'Fortsetzen',
    chart: (who) =>
      `${who.role === 'you' ? 'Deine Gewinnchance' : `Gewinnchance ${of(who)}`}, vom ersten bis zum letzten Schritt`,
    rounds: 'Runde',
    course: (start, end, low, high) =>
      `Von ${percent(start)} auf ${percent(end)}, zwischen ${percent(low)} und ${percent(high)}. Die teuersten Entscheidungen stehen darunter.`,
    round: (round: number) => `Runde ${round}`,
    lost: (share: number) => `−${percent(share)}`,
    better: (better: string, best: number, after: number) =>
      `Besser: ${better} (${percent(best)} statt ${percent(after)}).`,
    instead: 'Stattdessen versuchen',
    nothing: 'Keine Entscheidung hat viel gekostet.',
    honest:
      'Geschätzt aus simulierten Spielen, nur mit dem, was der Spieler damals wusste. Der Fehler beträgt einige Prozent.',
  },

  log: {
    title: 'Log',
    empty: 'Noch nichts.',
    rule: (rule) => `Regel ${rule}`,
    go: (text) => `${text}. Tisch an dieser Stelle anzeigen.`,
    newer: 'Neueste',
    copy: 'Kopieren',
    copied: 'Log kopiert.',
    judge: 'Klicke, um den Tisch an dieser Stelle zu sehen. Rechtsklick oder J öffnet ihn am Judge-Tisch.',
  },

  card: {
    title: 'Karte',
    none: 'Zeige auf eine Karte, um sie zu lesen.',
    power: 'Stärke',
    hp: 'TP',
    printed: (value) => `aufgedruckt ${value}`,
    damage: (count) => `${count} Schaden`,
    exhausted: 'erschöpft',
    deployed: 'gerufen',
    epicUsed: 'epische Aktion genutzt',
    cost: (cost) => `kostet jetzt ${cost}`,
    cannot: (what) => `kann nicht: ${what}`,
    upgrades: 'Upgrades',
    captured: 'Gefangen',
  },

  tile: {
    remaining: (left, hp) => (left === hp ? `${hp} TP` : `noch ${left} von ${hp} TP`),
    power: (power) => `${power} Stärke`,
    shields: (count) => some(count, 'Schild', 'Schilde'),
    experience: (count) => `${count} Erfahrung`,
    upgrades: (names) => `mit ${names}`,
    captured: (count) => `bewacht ${some(count, 'Karte', 'Karten')}`,
    yours: 'deine Karte',
    of: (who) => (who.role === 'you' ? 'deine Karte' : `Karte ${of(who)}`),
    ownedBy: (who) => `gehört ${dative(who)}`,
    ownedByYou: 'gehört dir',
    ready: 'spielbereit',
    on: (name) => `an ${name}`,
    lit: 'kann gewählt werden',
    chosen: 'gewählt',
    picked: 'ausgewählt',
    assigned: (amount) => `${amount} Schaden zugeteilt`,
    meant: 'betroffen',
    falls: 'würde besiegt',
    epicUsed: 'episch genutzt',
    key: (key) => `Taste ${key}`,
  },

  preview: {
    deals: (damage, name, falls) => `${damage} Schaden an ${name}${falls ? ', besiegt' : ''}`,
    prevented: (amount, name) => `${amount} Schaden an ${name} verhindert`,
    heals: (amount, name) => `${amount} von ${name} geheilt`,
    falls: (name) => `${name} wird besiegt`,
    nothing: 'Kein Schaden',
    uncertain: 'sofern keine andere Wahl es ändert',
  },

  reasons: {
    winsGame: 'gewinnt das Spiel',
    winsPhase: 'gewinnt in dieser Phase, was auch immer dein Gegner tut',
    onlyDefence: 'nach allem anderen kann dein Gegner in dieser Phase gewinnen',
    defeats: (names, lost) =>
      lost.length === 0 ? `besiegt ${all(names)}` : `tauscht ${all(lost)} gegen ${all(names)}`,
    takesControl: (name) => `übernimmt die Kontrolle über ${name}`,
    captures: (name) => `nimmt ${name} gefangen`,
    returns: (name) => `schickt ${name} auf die Hand zurück`,
    damages: (damage, name, hp) => `${damage} Schaden an ${name}${hp === null ? '' : ` (noch ${hp} TP)`}`,
    exhausts: (name) => `erschöpft ${name}`,
    adds: (power, hp, sentinel) => `bringt ${power} Stärke und ${hp} TP ins Spiel${sentinel ? ', mit Wachposten' : ''}`,
    improves: (name, power, hp) => `${name} wird ${power}/${hp}`,
    draws: (count) => `zieht ${some(count, 'Karte', 'Karten')}`,
    discards: (count) => `dein Gegner wirft ${some(count, 'Karte', 'Karten')} ab`,
    actsFirst: (only) =>
      only
        ? 'sonst ist nichts mehr zu tun, und du handelst in der nächsten Runde zuerst'
        : 'du handelst in der nächsten Runde zuerst',
    affords: (name, resources) => `${resources} Ressourcen reichen für ${name}`,
    cheapCards: (count, of) => `${count} von ${some(of, 'Karte', 'Karten')} kosten höchstens 2`,
    waits: 'du kannst nach deinem Gegner wieder handeln, wenn nicht beide passen',
    endsPhase: 'beendet die Phase',
  },

  prompt: {
    seeking: 'Tipp wird gesucht …',
    advised: (words, chance, reasons, second) =>
      `Ein starker Spieler würde: ${words}${chance === null ? '' : ` (${percent(chance / 1000)} Gewinnchance)`}${reasons === '' ? '' : `: ${reasons}`}${second ? `. Zweitbeste Wahl: ${second.words} (${percent(second.chance / 1000)})` : ''}`,
    action: 'Deine Aktion',
    actionOf: (who) => (who.role === 'you' ? 'Deine Aktion' : `Aktion ${of(who)}`),
    choose: (words) => `${words}: Wähle ein Ziel`,
    way: (words) => `${words}: Wähle einen Effekt`,
    options: 'Mögliche Antworten',
    search: 'Namen suchen',
    about: (names) => `Ziel: ${names}.`,
    picked: (picked, min, max) =>
      max === null
        ? `${picked} gewählt`
        : min === max
          ? `${picked} von ${max} gewählt`
          : `${picked} gewählt, höchstens ${max}`,
    assigned: (parts, picked, of) =>
      picked === 0
        ? `0 von ${of} zugeteilt: Klicke für jeden Punkt eine Karte an.`
        : `${picked} von ${of} zugeteilt: ${parts}.`,
    assignedTo: (amount, name) => `${amount} an ${name}`,
    aside: 'Tisch anzeigen',
    backAgain: 'Karten wieder anzeigen',
    shown: 'Karten, die dir gezeigt werden',
    notChoosable: 'nicht wählbar',
    idle: 'ändert nichts',
    first: 'Wähle deine ersten Ressourcen',
    together: (chosen, of) => `${chosen} von ${of} gewählt; sie werden Ressourcen, wenn du bestätigst.`,
    takeBack: 'Letzten Punkt entfernen',
    full: (name) => `${name} hat keine TP mehr, denen Schaden zugeteilt werden kann.`,
    confirm: (count) => `Diese ${count} als Ressourcen`,
    hint: 'Klicke eine hervorgehobene Option an oder drücke ihre Zahl.',
    top: 'Oben',
    bottom: 'Unten',
    answers: { yes: 'Ja', no: 'Nein', done: 'Fertig' },
    of: {
      mulligan: { yes: 'Mulligan nehmen', no: 'Diese Hand behalten' },
      resource: { no: 'Keine Ressource' },
      attack: { no: 'Nicht angreifen' },
      target: { no: 'Überspringen', done: 'Fertig' },
      pay_with: { done: 'Den Rest mit Ressourcen zahlen' },
    },
  },

  clock: {
    label: 'Zuguhr',
    none: 'Keine',
    choice: (turn, reserve) => `${turn} pro Zug, ${reserve} Reserve`,
    loses: 'Wessen Zeit abläuft, der verliert das Spiel',
    hint: 'Gilt für Menschen, nicht für Bots. Wenn das aus ist, zeigt der Tisch nur an, wessen Zeit abgelaufen ist.',
    left: (turn, reserve) => `${turn} für diesen Zug, ${reserve} Reserve`,
    out: (who) =>
      `${who.role === 'you' ? 'Deine Zeit' : `Die Zeit ${of(who)}`} ist abgelaufen. Die Spieler entscheiden, wie es weitergeht.`,
  },

  passDevice: {
    title: (name) => `Gib das Gerät an ${name}`,
    text: 'Verdeckte Karten sind nicht zu sehen. Alle anderen schauen bitte weg.',
    lift: (name) => `Ich bin ${name}`,
    last: 'Letzte Ereignisse',
  },

  over: {
    back: 'Zurück zum Ergebnis',
    again: 'Noch einmal spielen',
    swap: 'Decks tauschen',
    swapText: 'Noch einmal spielen, jeder mit dem Deck des nächsten Spielers',
    change: 'Decks wechseln …',
    toRound: 'Zur Runde',
    toGames: 'Zu den Spielen',
    look: 'Tisch anzeigen',
    won: (who, wins, losses) =>
      `${subject(who)} ${who.role === 'you' ? 'gewinnst' : 'gewinnt'} das Match ${wins}–${losses}`,
    youLost: (wins, losses) => `Du hast das Match verloren: ${wins}–${losses}`,
    gameWon: (who) => (who.role === 'you' ? 'Du hast gewonnen' : `${subject(who)} gewinnt`),
    gameLost: 'Du hast verloren',
    left: (who, hp) => `${who.role === 'you' ? 'Deine Basis' : `Basis ${of(who)}`}: noch ${hp} TP`,
    place: (place: number) => `${place}. Platz`,
    draw: 'Unentschieden',
    next: (number) => `Spiel ${number} spielen`,
    chooses: (who) =>
      who.role === 'you'
        ? 'Du hast verloren: Entscheide, wer beginnt.'
        : `${subject(who)} hat verloren und entscheidet, wer beginnt.`,
    rounds: (rounds) => some(rounds, 'Runde', 'Runden'),
    score: 'Gewonnene Spiele',
  },

  sideboard: {
    title: (who) => (who.role === 'you' ? 'Dein Deck' : `Deck von ${who.name}`) + ' für das nächste Spiel',
    main: 'Deck',
    side: 'Sideboard',
    in: (name) => `${name} ins Deck verschieben`,
    out: (name) => `${name} ins Sideboard verschieben`,
    size: (size, minimum) => `${size} Karten, mindestens ${minimum}`,
    alone: 'Öffne nur dein eigenes Deck, während der andere Spieler wegschaut.',
  },

  keys: {
    hint: 'Tipp anzeigen: was ein starker Spieler tun würde',
    title: 'Spieltisch',
    board: 'Tisch',
    aside: 'Gezeigte Karten ausblenden oder wieder anzeigen',
    numbers: 'Hervorgehobene Karte oder Antwort mit dieser Zahl wählen',
    arrows: 'Zwischen Karten wechseln',
    pass: 'Passen',
    take: 'Initiative übernehmen',
    yes: 'Ja',
    no: 'Nein',
    done: 'Fertig',
    takeBack: 'Den letzten Punkt des verteilten Schadens entfernen',
    undo: 'Rückgängig',
    letGo: 'Wahl aufheben, zurück zum Spiel gehen oder ein beendetes Spiel verlassen',
    zoom: 'Karte vergrößern',
    back: 'Voriger Schritt; ← in einer Wiederholung',
    forward: 'Nächster Schritt; → in einer Wiederholung',
    log: 'Zum Log',
    judge: 'Diese Position am Judge-Tisch öffnen',
    pace: 'Tempo der Bots ändern',
    next: 'Nächste hervorgehobene Karte',
  },

  match: {
    play: 'Spielen',
    playLabel: (table) => `Das Match von Tisch ${table} hier spielen`,
    title: (a, b) => `${a} – ${b}`,
    text: 'Das Match wird mit den abgegebenen Decks gespielt. Das Ergebnis wird eingetragen, sobald es endet.',
    bots: 'Bots spielen',
    start: 'Zum Tisch',
    fill: 'Bots spielen lassen …',
    fillTitle: 'Offene Matches von Bots spielen lassen?',
    fillText: 'Bots spielen mit den abgegebenen Decks. Jedes Ergebnis wird eingetragen, sobald sein Match endet.',
    withPeople: 'Auch Matches zwischen Menschen (Bots spielen für sie)',
    go: 'Bots spielen lassen',
    stop: 'Anhalten',
    progress: (done, all) => `${done} von ${all} Matches`,
    done: 'Alle offenen Matches sind gespielt.',
    stopped: 'Angehalten. Die übrigen Matches sind noch offen.',
  },
};
