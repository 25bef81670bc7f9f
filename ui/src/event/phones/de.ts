// Words of the phones in the room in German.

import { forms } from '../../lib/i18n/forms';
import type { Words } from '../../lib/i18n/language.svelte';
import type * as en from './en';

const { some } = forms('de');

export const phones: Words<typeof en.phones> = {
  open: 'Handys',
  on: (connected) => `Handys: ${connected}`,
  title: 'Handys im Raum',
  openTitle: 'Spieler verfolgen das Event auf ihrem Handy',
  key: 'Handys im Raum',

  about:
    'Spieler lesen Paarungen, Uhr, Tabelle und ihren Platz auf dem eigenen Handy und melden Ergebnisse. Alles bleibt im Netzwerk dieses Raums: kein Internet, kein Konto.',
  otherServed: (event) => `Die Handys zeigen jetzt Event ${event}. Ein Start hier beendet das.`,
  start: 'Starten',
  stop: 'Beenden',
  stopped: 'Die Handys sind aus. Sie zeigen, was sie zuletzt gesehen haben.',

  scan: 'Scannen, um dem Event zu folgen',
  scanFor: (name) => `Das Handy von ${name}`,
  byName:
    'Kein Code? Am Handy „Anmelden“ drücken und den Namen wählen. Gib danach die vier Ziffern vom Handy hier ein.',
  secret: (name) => `Nur für ${name}: Dieses Handy meldet als ${name}. Es ersetzt ein früheres Handy.`,
  back: 'Code für alle zeigen',
  address: 'Adresse',
  noNetwork: 'Dieser Computer ist in keinem Netzwerk. Geh ins WLAN des Raums, oder schließ seinen Router an.',

  connected: (count) => (count === 0 ? 'Niemand ist verbunden.' : `${some(count, 'Gerät', 'Geräte')} verbunden`),
  notReached: 'Noch kein Handy hat diesen Computer erreicht',
  reasons:
    'Handy und Laptop müssen im selben WLAN sein, und zwar in keinem Gastnetz: Das trennt die Geräte. Sonst ist es meist die Firewall; das hier öffnet sie:',
  bySettings: 'Erlaube eingehende Verbindungen in den Systemeinstellungen unter Netzwerk, Firewall.',
  copy: 'Kopieren',
  copied: 'Kopiert.',

  players: 'Handys, die melden',
  find: 'Spieler finden',
  joined: 'dabei',
  invite: 'Einladen',
  inviteLabel: (name) => `Das Handy von ${name} einladen`,
  inviteAgain: 'Neues Handy',
  nobody: 'Kein Spieler heißt so.',
  count: (joined, players) => `${joined} von ${players} dabei`,

  staff: 'Judges und Scorekeeper',
  staffName: 'Name',
  staffRole: 'Was diese Person darf',
  roles: { judge: 'Floor Judge', scorekeeper: 'Scorekeeper' },
  staffSecret: {
    judge: (name) => `Nur für ${name}: Ergebnisse, mehr Zeit, Strafen, Notizen und Decklisten aller Tische.`,
    scorekeeper: (name) => `Nur für ${name}: dieses Event wie an der Turnierleitung, im Browser eines anderen Laptops.`,
  },
  atTable: (table) => `an Tisch ${table}`,
  takeBack: 'Entziehen',
  takeBackLabel: (name) => `Dem Gerät von ${name} den Zugang entziehen`,

  calls: 'Rufe von Handys',
  callsJudge: (name) => `${name} ruft einen Judge`,
  asksToDrop: (name) => `${name} möchte droppen`,
  askToJoin: (count) => `${some(count, 'Handy möchte', 'Handys möchten')} dabei sein`,
  showJoins: 'Anfragen zeigen',
  joining: 'Mit Namen anmelden',
  asking: 'Handys, die dabei sein möchten',
  digits: 'Vier Ziffern auf dem Handy',
  digitsAbout: 'Lass dir die vier Ziffern auf dem Handy vorlesen und gib sie hier ein.',
  asksAs: (name) => `Dieses Handy möchte als ${name} dabei sein.`,
  letInAs: (name) => `Als ${name} hereinlassen`,
  letInLabel: (name, code) => `Das Handy von ${name}, Code ${code}, hereinlassen`,
  refuseLabel: (name, code) => `Das Handy von ${name}, Code ${code}, ablehnen`,
  isIn: (name) => `Das Handy von ${name} ist dabei.`,
  joinOver: 'wartet nicht mehr',
  refuseAll: 'Alle ablehnen',
  stopJoining: 'Anmelden mit Namen beenden',
  allowJoining: 'Anmelden mit Namen erlauben',
  joiningStopped: 'Handys können sich jetzt nicht mit Namen anmelden. Spieler brauchen eine Einladung.',
  doubledShort: 'zweimal angefragt',
  replacesShort: 'ersetzt ein Handy',
  doubled: 'Ein anderes Handy fragt für denselben Spieler.',
  replaces: 'Es ersetzt das Handy, das schon dabei ist.',
  letIn: 'Hereinlassen',
  refuse: 'Ablehnen',
  seeGame: 'Zum Spiel',
  seeGameTitle: 'Dort liegt jede Karte offen: nur für die Augen des Judges',
  answered: 'Erledigt',
  stays: 'Bleibt dabei',

  wifi: 'WLAN-Code',
  wifiAbout: 'Mit diesem Code geht die Kamera eines Handys ins WLAN. Name und Passwort werden nicht gespeichert.',
  wifiName: 'Name des WLANs',
  wifiPassword: 'Passwort',
  wifiOpen: 'Ohne Passwort kann jeder in der Nähe mitlesen, was die Handys sehen. Meldungen bleiben signiert.',
};
