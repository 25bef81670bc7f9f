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
  notBegun: 'The draft of this pod has not started yet.',
  noPeople: 'This pod has only bots. They draft automatically.',
  packLabel: (count: number) => (count === 1 ? 'The last card' : `The pack, ${count} cards`),
  waiting: (names: string) => `Waiting for ${names}`,
  lookAgain: 'Refresh',

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
  hint: 'Click to select, click again to pick. Or use the arrow keys and Enter.',
  lastTaken: 'Last pick',
  nothingTaken: 'No picks yet',
  takesAtZero: (name: string) => `Time is up: ${name} will be picked`,
  overtime: 'Time is up: pick a card',

  hand: {
    title: (name: string) => `Pass the laptop to ${name}`,
    who: (pod: number, seat: number) => `Pod ${pod}, seat ${seat}`,
    reveal: (name: string) => `I am ${name}: show my pack`,
    others: 'Someone else is here',
    picked: 'has picked',
    toPick: 'to pick',
    hidden: 'The picks of other seats stay hidden.',
  },

  phones: {
    title: 'Players pick on their phones',
    hint: 'Picks appear here automatically. Only players without a phone need the laptop.',
    open: (time: string) => `packs open for ${time}`,
    picked: 'has picked',
    late: (time: string) => `picking for ${time}`,
    noPhone: 'no phone',
    here: 'Pick on this laptop',
    hereLabel: (name: string) => `Pick for ${name} on this laptop`,
    bot: 'Let a bot pick',
    botLabel: (name: string) => `Let a bot pick for ${name}`,
    back: 'Show phone picks',
  },

  pool: {
    title: 'Pool',
    table: 'Table',
    tabs: 'Pool and table',
    by: { aspect: 'By aspect', cost: 'By cost' },
    empty: 'The cards you pick appear here.',
    leaders: 'Leaders',
    count: (count: number) => some(count, 'card', 'cards'),
  },

  table: {
    bot: 'bot',
    picking: 'to pick',
    cards: (count: number) => some(count, 'card', 'cards'),
    none: 'no leader yet',
  },

  done: {
    title: 'Draft complete',
    build: (name: string) => `Build ${name}’s deck`,
    buildHint: 'You can build decks in any order and change them later.',
    log: 'Picks of all seats',
    seatLabel: 'Seat',
    leaders: 'Leaders',
    pack: (pack: number) => `Pack ${pack}`,
    from: (count: number) => (count === 1 ? 'The last card' : `Picked from ${count} cards`),
    reason: 'Why',
    same: 'A bot would pick the same card',
    instead: (card: string) => `A bot would pick ${card}`,
    before: 'Previous pick',
    after: 'Next pick',
    loading: 'Reading the log…',
    allSeats: 'All seats',
    oneSeat: 'One seat',
    seatAlone: 'Every pick of this seat, with the cards it was picked from',
    slider: 'Pick',
    nextDifference: 'Next difference',
    alike: (same: number, of: number) => `bot agrees: ${same} of ${of}`,
    honest: 'The bot’s pick is its choice in this seat, based only on the pack and the seat’s earlier picks.',
  },

  keys: {
    title: 'Draft',
    digits: 'Select a card by its number: one or two digits (0 is the tenth)',
    arrows: 'Move between cards, also with Home and End; Enter picks the card',
    zoom: 'Enlarge the card',
    clock: 'Start or pause the clock',
    pool: 'Sort the pool by aspect or by cost',
    table: 'Switch between pool and table',
    letGo: 'Clear the selection; press again to go back to the event',
  },
};
