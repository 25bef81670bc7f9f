// German texts of the rules profiles.

import { forms } from '../lib/i18n/forms';
import type { Words } from '../lib/i18n/language.svelte';
import type { en } from './en';

const { some } = forms('de');

export const de: Words<typeof en> = {
  title: 'Regelprofile',
  intro:
    'Ein Regelprofil legt Wertung, Rangfolge, Rundenzeiten und Strafen fest. Öffne eines, um alles zu sehen. Änderungen an einem mitgelieferten Profil werden als Kopie gespeichert. Laufende Events behalten ihr Profil.',
  shipped: 'mitgeliefert',
  own: 'eigenes',
  used: 'für neue Events',
  facts: {
    matches: 'Matches',
    bestOf: (games) => `Best of ${games}`,
    rounds: 'Runden',
    minutes: (minutes) => some(minutes, 'Minute', 'Minuten'),
    cut: 'Top Cut',
    noLimit: 'Ohne Zeitlimit',
    sealed: 'Sealed',
    boosters: (packs) => some(packs, 'Booster', 'Booster'),
    ranking: 'Rangfolge nach',
  },
  copy: 'Ansehen oder kopieren',
  edit: 'Bearbeiten',
  useForNew: 'Für neue Events verwenden',
  remove: 'Löschen',
  removeTitle: (name) => `${name} löschen?`,
  removeText: 'Events mit diesem Profil behalten es.',
  removed: 'Profil gelöscht',
  saved: (name) => `${name} gespeichert`,
  save: 'Profil speichern',
  noProblems: 'Keine Probleme',
  problems: (count) => some(count, 'Problem', 'Probleme'),
  copyOf: (name) => `${name} (Kopie)`,
  add: 'Hinzufügen',
  up: 'Nach oben',
  down: 'Nach unten',
  take: 'Entfernen',
  leaveTitle: 'Änderungen verwerfen?',
  leaveText: 'Deine Änderungen an diesem Profil sind nicht gespeichert.',
  leave: 'Verwerfen',
  use: 'In diesem Event verwenden',
};
