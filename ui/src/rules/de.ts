// The words of the rules at hand in German.

import { forms } from '../lib/i18n/forms';
import type { Words } from '../lib/i18n/language.svelte';
import type { en } from './en';

const { some } = forms('de');

export const de: Words<typeof en> = {
  title: 'Regeln',
  subtitle: 'Comprehensive Rules 8.0 und die bekannten Änderungen in 9.0, in eigenen Worten',
  search: 'Regeln durchsuchen',
  placeholder: 'Nummer oder Wörter: 7.6.9, gleichzeitige Fähigkeiten, Ablagestapel',
  sections: 'Abschnitte',
  found: (count) => some(count, 'Regel', 'Regeln'),
  edition: (edition, numberConfirmed) =>
    numberConfirmed ? `Nur Ausgabe ${edition}` : `Nur Ausgabe ${edition}, Nummer nicht bestätigt`,
  none: 'Keine Regel gefunden.',
  noneText: 'Versuche es mit weniger oder anderen Wörtern oder mit einer Nummer wie 7.6.',
  clear: 'Suche leeren',
  loading: 'Die Regeln werden geöffnet …',
  failed: 'Die Regeln konnten nicht geöffnet werden.',
  again: 'Erneut versuchen',
  own: {
    choose: 'Vollen Wortlaut anzeigen …',
    chooseTitle:
      'Wähle dein eigenes Exemplar der offiziellen Regeln als reine Textdatei. Cantina liest es nur und kopiert es nie.',
    other: 'Andere Datei wählen …',
    forget: 'Datei nicht mehr verwenden',
    from: (path, rules) => `Voller Wortlaut von ${some(rules, 'Nummer', 'Nummern')} aus ${path}`,
    problem: (why) => `Dein Exemplar der Regeln lässt sich nicht lesen: ${why}`,
    taken: (rules) => `${some(rules, 'Regel', 'Regeln')} in deinem Exemplar gefunden.`,
    label: 'In deinem Exemplar',
  },
  card: {
    label: (number) => `Regel ${number}`,
    open: 'In den Regeln öffnen',
    close: 'Schließen',
    unknown: 'Diese Nummer steht nicht im Verzeichnis.',
    link: (number) => `Regel ${number} anzeigen`,
  },
  keys: {
    title: 'Regeln',
    search: 'Suchen',
    arrows: 'Zwischen Regeln wechseln',
    own: 'Dein eigenes Exemplar der Regeln wählen',
  },
};
