// The words of the draft table.

import type { Passing } from '../lib/api';
import { forms } from '../lib/i18n/forms';

const { some } = forms('en');

export const en = {
  exit: 'Event',
  exitLabel: 'Back to the event',
  seat: (seat: number) => `Seat ${seat}`,
  leaders: (pick: number, picks: number) => `Leaders · pick ${pick} of ${picks}`,
  pack: (pack: number, pick: number, picks: number) => `Pack ${pack} of 3 · pick ${pick} of ${picks}`,
  passes: (name: string) => `passes to ${name}`,
  passingLabel: (passing: Passing, name: string) => `Passing ${passing}, to ${name}`,
  stillToPick: (names: string) => `Still to pick: ${names}`,
  loading: 'Opening the draft…',
  notBegun: 'The draft of this pod has not started.',
  noPeople: 'Only bots sit in this pod: they draft by themselves.',
  packLabel: (count: number) => (count === 1 ? 'The last card' : `The pack, ${count} cards`),
  waiting: (names: string) => `Waiting for ${names}`,
  lookAgain: 'Look again',

  clock: {
    run: 'Start the clock',
    pause: 'Pause the clock',
    paused: 'Paused',
    over: 'Overtime',
    waits: 'The clock starts when the pack is shown',
    left: (text: string) => `${text} left`,
  },

  pick: 'Pick',
  pickCard: (name: string) => `Pick ${name}`,
  hint: 'Click to choose, click again to pick; arrows to look, Enter to pick',
  lastTaken: 'Last pick',
  nothingTaken: 'No picks yet',
  takesAtZero: (name: string) => `Time is up: ${name} is taken`,
  overtime: 'Time is up: pick a card',

  hand: {
    title: (name: string) => `Hand the laptop to ${name}`,
    who: (pod: number, seat: number) => `Pod ${pod}, seat ${seat}`,
    reveal: (name: string) => `I am ${name}: show my pack`,
    others: 'Somebody else is here',
    picked: 'has picked',
    toPick: 'to pick',
    hidden: 'Nobody sees the picks of another seat.',
  },

  phones: {
    title: 'People pick on their phones',
    hint: 'Each pick appears here by itself. The laptop goes only to those who have no phone.',
    open: (time: string) => `Open for ${time}`,
    picked: 'has picked',
    late: (time: string) => `to pick, ${time}`,
    noPhone: 'no phone',
    here: 'Pick on this laptop',
    hereLabel: (name: string) => `Pick for ${name} on this laptop`,
    bot: 'Let a bot pick',
    botLabel: (name: string) => `Let a bot pick for ${name}`,
    back: 'Who picks on phones',
  },

  pool: {
    title: 'Pool',
    table: 'Table',
    tabs: 'Pool and table',
    by: { aspect: 'By aspect', cost: 'By cost' },
    empty: 'Cards you pick appear here.',
    leaders: 'Leaders',
    count: (count: number) => some(count, 'card', 'cards'),
  },

  table: {
    you: 'you',
    bot: 'bot',
    picking: 'to pick',
    cards: (count: number) => some(count, 'card', 'cards'),
    none: 'no leader yet',
  },

  done: {
    title: 'Draft complete',
    build: (name: string) => `Build ${name}’s deck`,
    buildHint: 'Decks can be built in any order and changed later.',
    log: 'Picks of every seat',
    seatLabel: 'Seat',
    leaders: 'Leaders',
    pack: (pack: number) => `Pack ${pack}`,
    from: (count: number) => (count === 1 ? 'The last card' : `Taken from ${count} cards`),
    reason: 'Why',
    same: 'A bot would take the same card',
    instead: (card: string) => `A bot would take ${card}`,
    before: 'Previous pick',
    after: 'Next pick',
    loading: 'Reading the log…',
    allSeats: 'All seats',
    oneSeat: 'One seat',
    seatAlone: 'Every pick of this seat, with what it was taken from',
    slider: 'Pick',
    nextDifference: 'Next difference',
    alike: (same: number, of: number) => `like a bot ${same} of ${of}`,
    honest: 'The opinion is that of a bot in this seat, from what was known there then: its pack and its picks so far.',
  },

  keys: {
    title: 'Draft',
    digits: 'Choose a card by its number, one digit or two (0 is the tenth)',
    arrows: 'Go to a card with the arrows, Home and End; Enter takes it',
    zoom: 'Show the card large',
    clock: 'Stop or start the clock',
    pool: 'Pool by aspect or by cost',
    table: 'Pool or table',
    letGo: 'Clear the choice; press again to go back to the event',
  },
};
