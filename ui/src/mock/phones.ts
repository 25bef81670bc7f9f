// The phones in the room, as if two had come.

import type { PhoneCallView, PhoneJoinView, PhonesView, StaffPhoneView } from '../lib/api';
import { refuse, type Answers } from './answers';

const CODE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4H0z" fill="#fff"/><path d="M0 0h2v2H0zM3 3h1v1H3z"/></svg>';
const URLS = ['http://192.168.1.7:8177/', 'http://10.0.0.7:8177/'];

let calls: PhoneCallView[] = [
  { player: 3, name: 'Mia Sørensen', table: 2, game: null, call: 'judge', at: '2026-11-21T18:04:00Z' },
  { player: 4, name: 'Kwame Boateng', table: null, game: null, call: 'drop', at: '2026-11-21T18:05:00Z' },
];
let joins: PhoneJoinView[] = [
  { request: 1, player: 5, name: 'Anna Keller', code: '4711', doubled: false, replaces: false },
  { request: 2, player: 15, name: 'Oskar Castellanos-Whitworth', code: '0382', doubled: true, replaces: true },
  { request: 3, player: 7, name: 'Greta Kowalski', code: '9154', doubled: false, replaces: true },
  { request: 4, player: 15, name: 'Oskar Castellanos-Whitworth', code: '6620', doubled: true, replaces: true },
  { request: 5, player: 2, name: 'Bo Li', code: '1107', doubled: false, replaces: false },
];
let joinsOpen = true;
let staff: StaffPhoneView[] = [{ phone: 40, role: 'judge', name: 'Zoe Zorn', joined: true, table: 3 }];
let served: number | null = null;

const view = (event: number): PhonesView => ({
  served: { event, port: 8177, urls: URLS },
  codes: URLS.map(() => CODE),
  connected: 2,
  reached: true,
  joined: [1, 3],
  joins,
  joinsOpen,
  staff,
  calls,
  firewall: [{ system: 'Debian, Ubuntu', command: 'sudo ufw allow 8177/tcp' }],
  writes: 1,
  problem: null,
});

export const phoneAnswers = {
  phones: () => (served === null ? null : view(served)),
  servePhones: (event) => view((served = event)),
  stopPhones: () => (served = null),
  invitePhone: (player, address) => ({ url: `${URLS[address]}p#${player}.00`, code: CODE }),
  inviteStaffPhone: (role, name, address) => {
    const phone = 41 + staff.length;
    staff = [...staff, { phone, role, name, joined: false, table: null }];
    return { url: `${URLS[address]}${role === 'judge' ? 'j' : 'desk'}#${phone}.00`, code: CODE };
  },
  revokeStaffPhone: (_event, phone) => {
    staff = staff.filter((one) => one.phone !== phone);
    return null;
  },
  answerPhoneCall: (_event, player, call) => {
    calls = calls.filter((one) => one.player !== player || one.call !== call);
    return null;
  },
  answerPhoneJoin: (request) => {
    joins = joins.filter((one) => one.request !== request);
    return null;
  },
  approvePhoneJoinCode: (code) => {
    const found = joins.find((one) => one.code === code);
    if (!found)
      refuse(
        'phones.join_code',
        `No phone that is waiting to join shows “${code}”.`,
        null,
        'Read the four digits from the phone again. After three minutes, the phone has to ask again.',
      );
    joins = joins.filter((one) => one !== found);
    return found.name;
  },
  refusePhoneJoins: () => {
    joins = [];
    return null;
  },
  allowPhoneJoins: (allowed) => {
    joinsOpen = allowed;
    if (!allowed) joins = [];
    return null;
  },
  wifiCode: () => CODE,
} satisfies Partial<Answers>;
