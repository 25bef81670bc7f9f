// Words of the phones in the room.

import { forms } from '../../lib/i18n/forms';

const { some } = forms('en');

export const phones = {
  open: 'Phones',
  on: (connected: number) => `Phones: ${connected}`,
  title: 'Phones in the room',
  openTitle: 'Players follow the event on their phones',
  key: 'Phones in the room',

  about:
    'Players read pairings, the clock, standings and their seat on their own phones, and report results. Everything stays on the network of this room: no internet, no account.',
  otherServed: (event: number) => `Phones show event ${event} now. Starting here ends that.`,
  start: 'Start',
  stop: 'Stop',
  stopped: 'Phones are off. They show what they saw last.',

  scan: 'Scan to follow the event',
  scanFor: (name: string) => `The phone of ${name}`,
  byName: 'No code? Players press “Join” on their phone and choose their name. Then type the four digits on it here.',
  secret: (name: string) => `For ${name} alone: this phone reports as ${name}. It replaces an older phone of theirs.`,
  back: 'Show the code for everybody',
  address: 'Address',
  noNetwork: 'This machine is on no network. Join the Wi-Fi of the room or plug in its router.',

  connected: (count: number) =>
    count === 0 ? 'Nobody is connected.' : `${some(count, 'device', 'devices')} connected`,
  notReached: 'No phone has reached this machine yet',
  reasons:
    'Phone and laptop must be in the same Wi-Fi, which must not be a guest network: those keep devices apart. Otherwise it is usually the firewall. To open it:',
  bySettings: 'Allow incoming connections in System Settings, Network, Firewall.',
  copy: 'Copy',
  copied: 'Copied.',

  players: 'Phones that report',
  find: 'Find a player',
  joined: 'joined',
  invite: 'Invite',
  inviteLabel: (name: string) => `Invite the phone of ${name}`,
  inviteAgain: 'New phone',
  nobody: 'No player of this name.',
  count: (joined: number, players: number) => `${joined} of ${players} joined`,

  staff: 'Judges and scorekeepers',
  staffName: 'Name',
  staffRole: 'What this person may do',
  roles: { judge: 'Floor judge', scorekeeper: 'Scorekeeper' },
  staffSecret: {
    judge: (name: string) => `For ${name} alone: results, extra time, penalties, notes and deck lists of every table.`,
    scorekeeper: (name: string) => `For ${name} alone: this event as at the desk, in the browser of another laptop.`,
  },
  atTable: (table: number) => `at table ${table}`,
  takeBack: 'Take back',
  takeBackLabel: (name: string) => `Take back the device of ${name}`,

  calls: 'Calls from phones',
  callsJudge: (name: string) => `${name} calls a judge`,
  asksToDrop: (name: string) => `${name} asks to drop`,
  askToJoin: (count: number) => `${some(count, 'phone asks', 'phones ask')} to join`,
  showJoins: 'Show requests',
  joining: 'Join by name',
  asking: 'Phones that ask to join',
  digits: 'Four digits on the phone',
  digitsAbout: 'Ask for the four digits on the phone and type them here.',
  asksAs: (name: string) => `This phone asks to join as ${name}.`,
  letInAs: (name: string) => `Let in as ${name}`,
  letInLabel: (name: string, code: string) => `Let in the phone of ${name}, code ${code}`,
  refuseLabel: (name: string, code: string) => `Refuse the phone of ${name}, code ${code}`,
  isIn: (name: string) => `The phone of ${name} has joined.`,
  joinOver: 'no longer waiting',
  refuseAll: 'Refuse all',
  stopJoining: 'Stop joining by name',
  allowJoining: 'Allow joining by name',
  joiningStopped: 'Phones cannot join by name now. Players join with an invitation.',
  doubledShort: 'asked twice',
  replacesShort: 'replaces a phone',
  doubled: 'Another phone asks for the same player.',
  replaces: 'It replaces the phone that has joined.',
  letIn: 'Let in',
  refuse: 'Refuse',
  seeGame: 'See the game',
  seeGameTitle: "Every card is open there: for a judge's eyes",
  answered: 'Seen to',
  stays: 'Stays in',

  wifi: 'Wi-Fi code',
  wifiAbout: 'A phone’s camera joins the Wi-Fi by this code. Name and password are not saved.',
  wifiName: 'Name of the Wi-Fi',
  wifiPassword: 'Password',
  wifiOpen: 'Without a password anybody nearby can read what phones see. Reports stay signed.',
};
