// Words of the rules profiles in German.

import { forms } from '../lib/i18n/forms';
import type { Words } from '../lib/i18n/language.svelte';
import type { en } from './en';

const { some } = forms('de');

export const de: Words<typeof en> = {
  title: 'Regelprofile',
  intro:
    'Wie ein Event wertet, Ränge bildet, Zeit misst und bestraft. Laufende Events behalten das Profil, das sie haben.',
  shipped: 'eingebaut',
  own: 'dein eigenes',
  copy: 'Kopieren und bearbeiten',
  edit: 'Bearbeiten',
  remove: 'Löschen',
  removeTitle: (name) => `${name} löschen?`,
  removeText: 'Events, die es benutzen, behalten, was sie haben.',
  removed: 'Gelöscht',
  saved: (name) => `${name} ist gespeichert`,
  save: 'Profil speichern',
  sound: 'Keine Probleme',
  problems: (count) => some(count, 'Problem', 'Probleme'),
  copyOf: (name) => `${name} (unsere Kopie)`,
  add: 'Hinzufügen',
  up: 'Hoch',
  down: 'Runter',
  take: 'Entfernen',
  leaveTitle: 'Ohne Speichern verlassen?',
  leaveText: 'Was du geändert hast, geht verloren.',
  leave: 'Verlassen',
  use: 'In diesem Event benutzen',
};
