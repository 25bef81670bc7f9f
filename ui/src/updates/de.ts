// German texts of updates.

import type { Words } from '../lib/i18n/language.svelte';
import type { en } from './en';

export const de: Words<typeof en> = {
  check: 'Nach Updates sehen …',
  ask: 'Seite mit den Versionen öffnen?',
  askText: (current) =>
    `Du hast Version ${current}. Cantina sucht nicht selbst nach Updates und benutzt das Internet nicht. Es öffnet diese Seite in deinem Browser:`,
  open: 'Seite öffnen',
  noPage:
    'Für diese Fassung von Cantina ist keine Seite mit Versionen bekannt. Frag dort, woher du sie hast, nach neueren Versionen.',
  notOpened: (page) => `Es ließ sich kein Browser öffnen. Öffne diese Adresse selbst: ${page}`,
  title: {
    valid: 'Das Paket ist echt',
    changed: 'Installiere dieses Paket nicht',
    otherKey: 'Installiere dieses Paket nicht',
    unreadableSignature: 'Das Paket ließ sich nicht prüfen',
    noSignature: 'Das Paket ließ sich nicht prüfen',
    noPackage: 'Das Paket ließ sich nicht prüfen',
    noKey: 'Das Paket ließ sich nicht prüfen',
  },
  text: {
    valid: 'Es wurde von den Entwicklern von Cantina signiert und seitdem nicht verändert.',
    changed:
      'Sein Inhalt passt nicht zur Signatur: Es wurde nach dem Signieren verändert oder nicht vollständig heruntergeladen. Lösche beide Dateien und lade sie noch einmal von der Seite mit den Versionen.',
    otherKey:
      'Es wurde nicht von den Entwicklern von Cantina signiert. Lösche es und lade Cantina nur von der Seite mit den Versionen.',
    unreadableSignature:
      'Die Signaturdatei ist beschädigt oder keine. Lade die Datei mit der Endung .minisig noch einmal herunter.',
    noSignature:
      'Ein Paket wird mit seiner Signatur geprüft. Lade auch die Datei mit demselben Namen und der Endung .minisig herunter und ziehe beide zusammen auf das Fenster.',
    noPackage: 'Das ist nur eine Signatur. Ziehe sie zusammen mit ihrem Paket auf das Fenster.',
    noKey:
      'Diese Fassung von Cantina hat keinen Schlüssel, um Pakete zu prüfen. Vergleiche die Datei mit SHA256SUMS auf der Seite, von der du sie hast.',
  },
  name: 'Name',
  version: 'Version',
  megabytes: 'Größe in MB',
  order: {
    newer: (current) =>
      `Du hast Version ${current}. Mach zum Aktualisieren eine Sicherung, schließe Cantina und öffne das Paket.`,
    same: (current) => `Du hast Version ${current} schon.`,
    older: (current) =>
      `Es ist älter als deine Version ${current}. Eine ältere Version kann deine Daten vielleicht nicht öffnen.`,
  },
  tooLarge: (name) => `${name} ist größer als 64 MB; mehr darf ein Paket nicht haben.`,
  tooLargeWay: 'Ziehe das Paket und seine .minisig-Datei so auf das Fenster, wie du sie heruntergeladen hast.',
};
